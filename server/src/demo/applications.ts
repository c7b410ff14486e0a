import type { ApplicationEvent } from '@emanet/contract/applications/events';
import type { PersonGroup } from '@emanet/contract/applications';
import { SHIPPED_TEMPLATES } from '@emanet/contract/data/application-templates';
import type { Right } from '@emanet/contract/data/application-rights';
import { fillIn } from '@emanet/contract/applications/answer';
import { sql } from 'kysely';
import { daysOf } from '../features/applications/deadline.ts';
import { namePdf, storePdf } from '../features/applications/kept-bytes.ts';
import { longDay } from '../features/applications/letter.ts';
import type { Tx } from '../platform/db.ts';
import type { FileStore } from '../platform/files/store.ts';
import { makePdf } from '../platform/pdf/pdf.ts';
import { later } from './calendar.ts';

const DAY = 24 * 60 * 60 * 1000;

type Told = Readonly<{
  ago: number;
  ad: string;
  grup: PersonGroup | null;
  hak: readonly Right[];
  talep: string;
  kaynak?: 'form' | 'dilekce' | 'kep';
  /** Place of its department among those of the company; without one nobody was assigned. */
  departman?: number;
  durum?: 'inceleniyor' | 'bilgi_bekleniyor';
  /** Days after which it was answered, with the text of a template. */
  cevap?: Readonly<{ gun: number; sonuc: 'kabul' | 'kismen' | 'ret'; sablon: string }>;
}>;

// prettier-ignore
const STORIES: readonly Told[] = [
  { ago: 44, ad: 'Pelin Erdem', grup: 'aday_calisan', hak: ['e'], departman: 0, talep: 'Mart ayında yaptığım iş başvurusundaki özgeçmişimin ve mülakat notlarının silinmesini istiyorum.', cevap: { gun: 5, sonuc: 'kabul', sablon: 'silindi' } },
  { ago: 41, ad: 'Ali Rıza Hacıosmanoğlu', grup: 'eski_calisan', hak: ['ğ', 'b'], departman: 1, kaynak: 'dilekce', talep: 'Bordro bilgilerimin üçüncü kişilerle paylaşılması nedeniyle uğradığım zararın giderilmesini talep ederim.', cevap: { gun: 26, sonuc: 'ret', sablon: 'silme_ret' } },
  { ago: 33, ad: 'Derya Naz Coşkun', grup: 'musteri', hak: ['e', 'f'], departman: 2, talep: 'Sadakat programındaki bütün verilerimin silinmesini ve bunun anket şirketine bildirilmesini istiyorum.', cevap: { gun: 12, sonuc: 'kismen', sablon: 'silme_kismen' } },
  { ago: 31, ad: 'Yusuf Kaan Balcı', grup: 'tedarikci_calisani', hak: ['b'], departman: 1, durum: 'inceleniyor', talep: 'Nakliye görevlisi olarak hakkımda hangi kişisel verilerin işlendiğini öğrenmek istiyorum.' },
  { ago: 28, ad: 'Nurcan Efe', grup: 'musteri', hak: ['g'], departman: 2, durum: 'inceleniyor', talep: 'Kredi limitimin yalnızca otomatik puanlama ile düşürülmesine itiraz ediyorum.' },
  { ago: 24, ad: 'Barış Tolga Özdemir', grup: 'ziyaretci', hak: ['e'], departman: 0, durum: 'inceleniyor', talep: '12 Ekim’de fabrika ziyaretim sırasında B kapısında çekilen görüntülerimin silinmesini ve silindiğinin tarafıma yazıyla bildirilmesini istiyorum.' },
  { ago: 21, ad: 'Cemile Güner Yazıcıoğlu', grup: 'eski_calisan', hak: ['d'], departman: 0, durum: 'inceleniyor', kaynak: 'kep', talep: 'Evlilik sonrası değişen soyadımın ve adresimin kayıtlarınızda düzeltilmesini talep ederim.' },
  { ago: 16, ad: 'Av. Onur Tekinalp', grup: 'musteri', hak: ['ç'], departman: 2, durum: 'bilgi_bekleniyor', talep: 'Müvekkilimin verilerinin yurt içinde ve yurt dışında kimlere aktarıldığının bildirilmesini istiyorum.' },
  { ago: 8, ad: 'Selin Deniz Aksoy', grup: 'aday_calisan', hak: ['b', 'c'], talep: 'İş başvurum sırasında toplanan verilerimin hangi amaçla kullanıldığını öğrenmek istiyorum.' },
  { ago: 1, ad: 'Muhammet Emre Karabulut', grup: 'eski_calisan', hak: ['e', 'f'], talep: 'Özlük dosyamdaki sağlık raporlarının ve referans görüşmesi notlarının silinmesini, silindiğinin bordro hizmeti aldığınız firmaya bildirilmesini istiyorum.' },
];

type Where = Readonly<{
  company_id: number;
  departments: ReadonlyMap<string, number>;
  now: Date;
  people: readonly Readonly<{ user_id: number; fullname: string }>[];
  store: FileStore;
}>;

/** Applications in every state: late, near, new, waiting, granted, refused. */
export async function addApplications(tx: Tx, where: Where): Promise<void> {
  const { company_id } = where;
  await sql`update basvuru_ayarlari set posta_adresi = 'Organize Sanayi Bölgesi 4. Cad. No: 22, Gerede, Bolu',
    kep_adresi = 'kvkk@hs01.kep.tr' where company_id = ${company_id}`.execute(tx);
  for (const story of STORIES) await addApplication(tx, where, story);
}

async function addApplication(tx: Tx, where: Where, told: Told): Promise<void> {
  const { company_id, departments, now, people } = where;
  const came = later(now, -told.ago * DAY);
  const { last, year } = daysOf(came);
  const [name = '', department_id = null] =
    told.departman === undefined ? [] : ([...departments][told.departman] ?? []);
  const by = people[0]?.fullname ?? 'Emanet';
  const closed = told.cevap && later(came, told.cevap.gun * DAY);
  const found = await sql<{ id: number; no: string }>`
    insert into basvurular (company_id, yil, kaynak, dil, gelis_tarihi, son_gun, ad_soyad, eposta,
      adres, kisi_grubu, haklar, talep, cevap_yolu, durum, sonuc, sonuclanma_tarihi, department_id,
      sorumlu_id, sorumlu, hatirlatilan, guncelleyen, guncellenme_tarihi)
    values (${company_id}, ${year}, ${told.kaynak ?? 'form'}, 'tr', ${came.toISOString()}, ${last},
      ${told.ad}, ${`${mailName(told.ad)}@ornekposta.test`}, 'Bahçelievler Mah. No: 14/6, Bolu',
      ${told.grup}, ${[...told.hak]}, ${told.talep}, 'eposta',
      ${closed ? 'sonuclandi' : (told.durum ?? 'yeni')}, ${told.cevap?.sonuc ?? null},
      ${closed?.toISOString() ?? null}, ${department_id}, ${people[0]?.user_id ?? null}, ${by}, -1,
      ${by}, ${came.toISOString()})
    returning id, application_number(yil, sira) as no`.execute(tx);
  const [row] = found.rows;
  if (!row) return;
  const log = (tur: ApplicationEvent, at: Date, veri: object, person = by) =>
    sql`insert into basvuru_olaylari (company_id, basvuru_id, tur, veri, aktor_turu, guncelleyen, tarih)
      values (${company_id}, ${row.id}, ${tur}, ${JSON.stringify(veri)}::jsonb,
        ${person === by ? 'kisi' : 'basvuru_sahibi'}, ${person}, ${at.toISOString()})`.execute(tx);
  if (told.kaynak) await log('elden_kaydedildi', came, { kaynak: told.kaynak });
  else await log('geldi', came, {}, 'Başvuru sahibi');
  if (department_id) await log('atandi', later(came, DAY / 4), { departman: name, sorumlu: by });
  if (told.durum === 'bilgi_bekleniyor')
    await log('bilgi_istendi', later(came, DAY), { metin: 'Vekâletnamenin örneği rica olunur.' });
  if (told.durum === 'inceleniyor')
    await log('not_eklendi', later(came, 2 * DAY), { metin: 'Departmandan kayıtlar istendi.' });
  if (closed) await addAnswer(tx, where, { told, row, came, closed, by });
  if (told.cevap && closed) await log('cevap_gonderildi', closed, { sonuc: told.cevap.sonuc });
}

/** `Ali Rıza` becomes `ali.riza`, as people write addresses. */
const mailName = (name: string) =>
  name
    .toLocaleLowerCase('tr')
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .trim()
    .replace(/ +/g, '.');

type Answered = Readonly<{
  told: Told;
  row: Readonly<{ id: number; no: string }>;
  came: Date;
  closed: Date;
  by: string;
}>;

async function addAnswer(
  tx: Tx,
  { company_id, store }: Where,
  { told, row, came, closed, by }: Answered,
): Promise<void> {
  const template = SHIPPED_TEMPLATES.find(({ kod }) => kod === told.cevap?.sablon);
  const text = fillIn(template?.metin_tr ?? '', {
    ad_soyad: told.ad,
    basvuru_no: row.no,
    gelis_tarihi: longDay(came, 'tr'),
  }).replace(/[[\]]/g, '');
  const blocks = text.split('\n\n').map((one) => ({ text: one }));
  const title = `${row.no} sayılı başvurunuzun cevabı`;
  const bytes = await makePdf({ title, lang: 'tr', foot: `Başvuru ${row.no}, cevap 1`, blocks });
  const name = `${row.no.replace('/', '-')}-cevap.pdf`;
  const file = await storePdf({ files: store }, company_id, name, bytes);
  await namePdf(tx, company_id, file);
  const at = closed.toISOString();
  await sql`insert into basvuru_cevaplari (company_id, basvuru_id, sira, sonuc, dil, metin, yol, alici,
      gonderen, gonderme_tarihi, teslim, teslim_yaniti, teslim_tarihi, dosya_id)
    values (${company_id}, ${row.id}, 1, ${told.cevap?.sonuc ?? 'kabul'}, 'tr', ${text}, 'eposta',
      ${`${mailName(told.ad)}@ornekposta.test`}, ${by}, ${at}, 'teslim', '250 2.0.0 OK', ${at},
      ${file.id})`.execute(tx);
}
