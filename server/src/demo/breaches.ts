import type { BreachChange, BreachDecision, NewBreach } from '@emanet/contract/breaches';
import { HOUR_MS } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import { addAction, updateAction } from '../features/actions/actions.ts';
import { addBreach, addNote, closeBreach, updateBreach } from '../features/breaches/breaches.ts';
import { decide, enterStage } from '../features/breaches/notify.ts';
import { undecidedIn } from '../features/breaches/sentences.ts';
import type { PersonScope } from '../platform/access/scope.ts';
import type { Tx } from '../platform/db.ts';
import { later } from './calendar.ts';
import {
  mailsWentOut,
  scopeOfSomebody,
  servicesAt,
  type DemoServices,
  type Workplace,
} from './verbs.ts';

type Decision = Readonly<{
  saat: number;
  konu: 'kurul' | 'ilgili_kisi';
  karar: BreachDecision['karar'];
  neden?: BreachDecision['neden'];
  gerekce: string;
}>;

/** A breach of the demo; `saat` are hours after it was known. */
type Story = Readonly<{
  /** Hours ago that it became known. */
  ago: number;
  departman: string;
  /** It begins from the asset whose name holds this word. */
  varlik?: string;
  yeni: Omit<NewBreach, 'ogrenme'>;
  sonra: BreachChange;
  kararlar: readonly Decision[];
  bildirimler?: readonly Readonly<{ saat: number; alici: 'kurul' | 'ilgili_kisi'; no: string }>[];
  notlar: readonly Readonly<{ saat: number; metin: string }>[];
  isler?: readonly Readonly<{ ad: string; bitti: boolean }>[];
  kapanis?: Readonly<{ saat: number; ozet: string }>;
}>;

const STORIES: readonly Story[] = [
  {
    ago: 104 * 24,
    departman: 'İnsan Kaynakları',
    yeni: {
      baslik: 'Yanlış alıcıya gönderilen bordro e-postası',
      farkeden: 'Ayşe Çınar, İnsan Kaynakları',
      olus_bicimi:
        'Temmuz bordrosu, adı benzeyen başka bir çalışanın adresine gönderildi. Alıcı iletiyi açtı ve yanlışlığı aynı gün bildirdi.',
    },
    sonra: {
      tespit_sekli: 'Alıcının bildirmesi',
      nedenler: ['yanlis_alici', 'hata_ihmal'],
      unsurlar: ['gizlilik'],
      kategoriler: ['kimlik', 'ozluk', 'finans'],
      kisi_gruplari: [{ grup: 'calisan', sayi: 1, kesin: true }],
      kayit_sayisi: 1,
      etkiler: 'Ücret bilgisinin bir iş arkadaşınca öğrenilmesi; mali zarar beklenmiyor.',
      sonraki_tedbirler: [
        { tedbir: 'İletinin silindiğine dair alıcıdan yazılı teyit alındı', tarih: null },
        { tedbir: 'Bordrolar çalışan portalından paylaşılmaya başlandı', tarih: null },
      ],
      irtibat: 'kvkk@ilgazgida.test',
      hazirlayan: 'Kemal Yurtsever, Genel Müdür Yardımcısı',
    },
    kararlar: [
      {
        saat: 20,
        konu: 'kurul',
        karar: 'bildirilecek',
        gerekce: 'Kişisel veriler kanuni olmayan yolla başkasınca elde edilmiştir.',
      },
      {
        saat: 21,
        konu: 'ilgili_kisi',
        karar: 'bildirilecek',
        gerekce: 'Etkilenen kişi belirli ve adresi bilinmektedir; doğrudan bildirilecektir.',
      },
    ],
    bildirimler: [
      { saat: 22, alici: 'ilgili_kisi', no: 'Yüz yüze ve yazılı' },
      { saat: 34, alici: 'kurul', no: 'VİB-2026-0417' },
    ],
    notlar: [{ saat: 3, metin: 'Alıcıdan iletinin silindiğine dair yazılı beyan istendi.' }],
    isler: [{ ad: 'Bordro gönderimini portala taşı', bitti: true }],
    kapanis: {
      saat: 24 * 12,
      ozet: 'Tek kişi etkilendi, Kurula 34 saatte bildirildi. Bordrolar artık e-postayla gönderilmiyor.',
    },
  },
  {
    ago: 64 * 24,
    departman: 'İdari İşler ve Güvenlik',
    yeni: {
      baslik: 'Kamera kaydının izlendiği şüphesi',
      olus_bicimi:
        'Güvenlik odasındaki ekranın açık bırakıldığı, bir ziyaretçinin kayıtları izlemiş olabileceği bildirildi.',
    },
    sonra: {
      nedenler: ['hata_ihmal'],
      unsurlar: ['gizlilik'],
      kategoriler: ['gorsel_isitsel_kayitlar'],
    },
    kararlar: [
      {
        saat: 30,
        konu: 'kurul',
        karar: 'ihlal_degil',
        neden: 'elde_edilmedi',
        gerekce:
          'Erişim kayıtları incelendi: ekranda yalnız boş depo görüntüsü vardı, kimse tanınır durumda değildi.',
      },
    ],
    notlar: [{ saat: 26, metin: 'Kayıt cihazının erişim kayıtları alındı ve incelendi.' }],
    kapanis: { saat: 40, ozet: 'İhlal olmadığına karar verildi; ekran kilidi süresi kısaltıldı.' },
  },
  {
    ago: 41,
    departman: 'İnsan Kaynakları',
    varlik: 'İK',
    yeni: {
      baslik: 'İK yazılımında yetkisiz erişim',
      farkeden: 'Okan Şimşek, Bilgi Teknolojileri',
      olus_bicimi:
        'Yazılım sağlayıcısının bir hizmet hesabının parolası ele geçirilmiş; hesapla üç gün boyunca özlük kayıtları görüntülenmiş.',
    },
    sonra: {
      tespit_sekli: 'Sağlayıcının sızma uyarısı; erişim kayıtlarıyla doğrulandı',
      nedenler: ['yetkisiz_erisim', 'parola_saldirisi'],
      unsurlar: ['gizlilik'],
      kategoriler: ['kimlik', 'iletisim', 'ozluk', 'finans', 'saglik_bilgileri'],
      kisi_gruplari: [
        { grup: 'calisan', sayi: 214, kesin: true },
        { grup: 'calisan_adayi', sayi: 1346, kesin: false },
      ],
      etkiler: 'Kimlik bilgilerinin kötüye kullanılması, ücret ve sağlık bilgilerinin öğrenilmesi.',
      sonraki_tedbirler: [
        { tedbir: 'Hizmet hesabı kapatıldı, anahtarlar yenilendi', tarih: null },
        { tedbir: 'Bütün yönetici hesaplarında ikinci adım zorunlu kılınacak', tarih: null },
      ],
      hazirlayan: 'Kemal Yurtsever, Genel Müdür Yardımcısı',
    },
    kararlar: [
      {
        saat: 22,
        konu: 'kurul',
        karar: 'bildirilecek',
        gerekce:
          'Kişisel veriler kanuni olmayan yolla başkasınca elde edilmiştir; özlük ve sağlık verisi vardır.',
      },
    ],
    notlar: [
      { saat: 1, metin: 'Ele geçirilen hizmet hesabı kapatıldı, anahtarlar yenilendi.' },
      { saat: 17, metin: 'Sağlayıcıdan ara rapor: erişim üç gün önce gece başlamış.' },
    ],
    isler: [
      { ad: 'Ele geçirilen hizmet hesabını kapat', bitti: true },
      { ad: 'Erişim kayıtlarını sakla', bitti: true },
      { ad: 'Kesin aday sayısını çıkar', bitti: false },
      { ad: 'Sağlayıcıdan yazılı açıklama al', bitti: false },
    ],
  },
  {
    ago: 23 * 24,
    departman: 'Bilgi Teknolojileri',
    yeni: {
      baslik: 'Trende unutulan dizüstü bilgisayar',
      tatbikat: true,
      senaryo:
        'Satış müdürü, diski şifrelenmemiş dizüstü bilgisayarını trende unutur. Bilgisayarda üç bayinin müşteri listeleri vardır; müdür durumu ertesi sabah bildirir.',
      farkeden: 'Satış müdürü (senaryo)',
    },
    sonra: {
      nedenler: ['kayip_calinti'],
      unsurlar: ['gizlilik', 'erisilebilirlik'],
      kategoriler: ['kimlik', 'iletisim', 'musteri_islem'],
      etkiler: 'Müşterilerin istenmeyen aramalar alması.',
    },
    kararlar: [
      {
        saat: 2,
        konu: 'kurul',
        karar: 'bildirilecek',
        gerekce: 'Disk şifreli değildir; verilerin elde edildiği kabul edilir.',
      },
      {
        saat: 3,
        konu: 'ilgili_kisi',
        karar: 'duyurulacak',
        gerekce: 'Senaryo gereği kişilerin adresine ulaşılamadı; duyuru bildirimin kendisidir.',
      },
    ],
    bildirimler: [
      { saat: 4, alici: 'ilgili_kisi', no: 'İnternet sitesinde duyuru' },
      { saat: 5, alici: 'kurul', no: 'Tatbikat' },
    ],
    notlar: [{ saat: 1, metin: 'Müdahale ekibi 40 dakikada toplandı; hedef 30 dakikaydı.' }],
    kapanis: {
      saat: 6,
      ozet: 'Form 5 saatte tamamlandı. Eksikler: cihaz envanterinde şifreleme bilgisi yok, hafta sonu nöbet listesi güncel değil.',
    },
  },
];

type Stage = Readonly<{ tx: Tx; services: DemoServices; now: Date; place: Workplace }>;

/** Breaches of the first company: notified, found to be none, open, and an exercise. */
export async function addBreaches(stage: Stage): Promise<void> {
  if (stage.place.key !== 'ilgaz') return;
  for (const story of STORIES) await tell(stage, story);
}

async function tell({ tx, services, now, place }: Stage, story: Story): Promise<void> {
  const scope = scopeOfSomebody(place, 'breaches.write', ({ role }) => role === 'yönetici');
  const known = later(now, -story.ago * HOUR_MS);
  const at = (hours: number) => servicesAt(tx, services, later(known, hours * HOUR_MS));
  const department_id = place.departments.get(story.departman) ?? null;
  const { id } = await addBreach(
    at(1),
    scope,
    {
      ...story.yeni,
      ogrenme: known.toISOString(),
      fark_edilme: later(known, -HOUR_MS / 2).toISOString(),
      olay_baslangici: later(known, -60 * HOUR_MS).toISOString(),
      department_id,
      ...(story.varlik && {
        kayit_turu: 'varlik_listesi',
        kayit_id: await assetOf(tx, place, story.varlik),
      }),
    },
    undefined,
  );
  const { user_id: sorumlu_id } = scope.actor;
  await updateBreach(at(2), scope, id, { ...story.sonra, sorumlu_id });
  for (const { saat, metin } of story.notlar)
    await addNote(at(saat), scope, id, { metin }, undefined);
  for (const { saat, ...one } of story.kararlar)
    await decide(at(saat), scope, id, { ...one, karar_veren: scope.actor.fullname });
  for (const { saat, alici, no } of story.bildirimler ?? []) {
    const an = later(known, saat * HOUR_MS).toISOString();
    await enterStage(at(saat), scope, id, { alici, an, kayit_no: no }, undefined);
  }
  for (const one of story.isler ?? []) await addTask(at(3), place, { ...one, id, department_id });
  if (story.kapanis)
    await closeBreach(
      at(story.kapanis.saat),
      scope,
      id,
      { kapanis_ozeti: story.kapanis.ozet },
      undecidedIn('tr'),
    );
  await mailsWentOut(tx, later(known, HOUR_MS));
}

type Task = Readonly<{ id: number; ad: string; bitti: boolean; department_id: number | null }>;

async function addTask(
  services: ReturnType<typeof servicesAt>,
  place: Workplace,
  { id, ad, bitti, department_id }: Task,
): Promise<void> {
  const scope: PersonScope = scopeOfSomebody(
    place,
    'actions.write',
    ({ role }) => role === 'yönetici',
  );
  const action = await addAction(
    services,
    scope,
    {
      aksiyon_ismi: ad,
      risk: 'Yüksek',
      department_id: department_id ?? [...place.departments.values()][0] ?? 0,
      sorumlu_id: scope.actor.user_id,
      kayit_turu: 'veri_ihlalleri',
      kayit_id: id,
    },
    undefined,
    undefined,
  );
  if (bitti) await updateAction(services, scope, action.id, { durum: true });
}

/** An asset of the company whose name holds a word, otherwise its first one. */
async function assetOf(tx: Tx, { company_id }: Workplace, word: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from varlik_listesi
    where company_id = ${company_id} order by strpos(varlik_ismi, ${word}) = 0, id limit 1`.execute(
    tx,
  );
  return rows[0]?.id ?? 0;
}
