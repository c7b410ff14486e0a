import type { applications } from '@emanet/contract/applications';
import type { touchedRecords } from '@emanet/contract/applications/touched';
import { registerWords } from '@emanet/contract/applications/register-text';
import type { breaches } from '@emanet/contract/breaches';
import { boardForm, filledOf, totalOf } from '@emanet/contract/breaches/form';
import type { clocks } from '@emanet/contract/clocks';
import { shownState, type confirmations } from '@emanet/contract/confirmations';
import type { dashboard } from '@emanet/contract/dashboard';
import type { documents } from '@emanet/contract/documents';
import { dutyOf } from '@emanet/contract/filings/duty';
import type { filings } from '@emanet/contract/filings';
import type { maps } from '@emanet/contract/maps';
import { partsOf, scoreOf, unknownIn, type performance } from '@emanet/contract/performance';
import type { portfolio } from '@emanet/contract/portfolio';
import type { processingActivities } from '@emanet/contract/processing-activities';
import type { questionnaires } from '@emanet/contract/questionnaires';
import { leavesOpen, type RegistrySection } from '@emanet/contract/tables/gaps';
import type { tables } from '@emanet/contract/tables';
import type { texts } from '@emanet/contract/texts';
import type { training } from '@emanet/contract/training';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import type { z } from 'zod';
import type { Table } from '../../test/import-life/table.ts';

/** Good news that an exit tells, each by its subject; the higher, the better. */
export type News = Readonly<Record<string, number>>;
type Data<E extends Endpoint> = z.output<E['answers']> extends { data: infer Held } ? Held : never;

/** An address of the demo's first client and what is good news in its answer. */
export type Exit = Readonly<{
  name: string;
  path: string;
  /** Body of an exit that is read by a POST. */
  body?: object;
  tells: (answer: unknown) => News;
}>;

/** The type is what the endpoint declares; the test of the contract proves that answers keep to it. */
const exit = <E extends Endpoint>(
  name: string,
  path: string,
  tells: (data: Data<E>) => News,
): Exit => ({ name, path, tells: (answer) => tells((answer as { data: Data<E> }).data) });

const news = (entries: readonly (readonly [string, number | boolean])[]): News =>
  Object.fromEntries(entries.map(([what, good]) => [what, Number(good)]));

/** Sentences and pages: good news is each favourable wording in it. */
const WORDINGS =
  /etkilenmedi|yapılmamaktadır|aktarılmamaktadır|paylaşılmamaktadır|muaf|istisna kapsamında|Toplam: 0|eksik yok|zamanında|tamamlandı|Hayır/g;
const wording = (name: string, path: string): Exit => ({
  name,
  path,
  tells: (answer) => {
    const found: Record<string, number> = {};
    for (const [one] of String(answer).matchAll(WORDINGS)) found[one] = (found[one] ?? 0) + 1;
    return found;
  },
});

/** A sheet: good news is each cell of these words, by its column. */
const CALM =
  /^(Hayır|Yok|Tamamlandı|Onaylı|Zamanında|Güncel|Muaf|Kapalı|Sonuçlandı|Hazır|Yayında|Geçti|Bildirildi|Süresinde|100|%100)$/;
const sheet = (name: string, path: string, body?: object): Exit => ({
  name: `sheet: ${name}`,
  path,
  ...(body && { body }),
  tells: (answer) => {
    const found: Record<string, number> = {};
    const { titles, rows } = answer as Table;
    for (const row of rows)
      for (const [at, cell] of row.entries()) {
        if (typeof cell !== 'string' && typeof cell !== 'number') continue;
        if (!CALM.test(String(cell))) continue;
        const what = `${titles[at] ?? ''} ${cell}`;
        found[what] = (found[what] ?? 0) + 1;
      }
    return found;
  },
});

const REGISTERS = ['veriharita', 'veriaktarim', 'kamu-aktarimlari', 'varlik-listesi'];

type Ids = Readonly<Record<'company' | 'application' | 'breach' | 'text' | 'training', number>> &
  Readonly<{
    slug?: string | undefined;
    rows: Readonly<Record<string, readonly number[]>>;
  }>;

/** Every exit that makes statements out of records. */
export const exitsOf = ({
  company,
  application,
  breach,
  text,
  training: invitation,
  slug,
  rows: ids,
}: Ids): readonly Exit[] => [
  ...REGISTERS.map((register) =>
    exit<typeof processingActivities.list>(register, `/api/${register}/list`, (rows) =>
      news(
        rows.flatMap(({ id, hukum, risk, eksiksizlik, onay_surumu }) => [
          [`${id} ready`, hukum === 'Hazır' || hukum === 'Onaylı'],
          [`${id} confirmed`, hukum === 'Onaylı'],
          [`${id} version confirmed`, onay_surumu !== null],
          // Beside “incomplete” a risk is the least there is.
          [`${id} low risk`, risk === 'Düşük' && hukum !== 'Eksik'],
          [`${id} complete`, eksiksizlik ?? 0],
        ]),
      ),
    ),
  ),
  exit<typeof dashboard.read>('dashboard', '/api/denetim', ({ sayaclar, yaklasan, tarihsiz }) => {
    const { sorular, ...counts } = tarihsiz;
    const open =
      sorular.length + Object.values(counts).reduce<number>((sum, one) => sum + Number(one), 0);
    return news([
      ...Object.entries(sayaclar).map(([name, counter]): [string, boolean] => [
        `${name} calm`,
        counter !== null && counter.toplam > 0 && counter.dikkat + counter.bilinmeyen === 0,
      ]),
      ['nothing is due', yaklasan.isler.length + open === 0],
      ['no questions', sorular.length === 0],
    ]);
  }),
  exit<typeof performance.read>('performance', '/api/performans', ({ olculer, departmanlar }) =>
    news([
      ...partsOf(olculer).map(({ name, pay, payda }): [string, number] => [name, pay / payda]),
      ['nothing abroad', !olculer.yurt_disi && unknownIn(olculer, 'yurt_disi') === 0],
      ...departmanlar.flatMap((one): [string, number][] =>
        partsOf(one.olculer).map(({ name, pay, payda }) => [
          `${one.department_id} ${name}`,
          pay / payda,
        ]),
      ),
      ['score', scoreOf(olculer) ?? 0],
    ]),
  ),
  exit<typeof portfolio.list>('portfolio', '/api/portfoy', (clients) =>
    news(
      clients
        .filter(({ company_id }) => company_id === company)
        .flatMap(({ puan, verbis, egitim, sorumlu_id }) => [
          ['score', puan ?? 0],
          ['exempt', verbis.durum === 'istisna'],
          ['filed', verbis.durum === 'guncel'],
          ['training', egitim && egitim.payda > 0 ? egitim.pay / egitim.payda : 0],
          ['in charge', sorumlu_id !== null],
        ]),
    ),
  ),
  exit<typeof confirmations.overview>(
    'confirmations',
    '/api/envanter/onaylar',
    ({ departmanlar, donemler }) =>
      news(
        departmanlar.flatMap((one) => {
          const round = one.donemler.find(({ donem }) => donem === donemler[0]);
          const state = shownState(one, round);
          return [
            [`${one.department_id} confirmed`, state === 'onayli' && one.faaliyet > 0],
            [`${one.department_id} in time`, state === 'zamaninda'],
            [`${one.department_id} without a warning`, one.uyarili === 0 && one.faaliyet > 0],
          ] as const;
        }),
      ),
  ),
  exit<typeof tables.notification>('VERBİS', '/api/tablolar/verbis', (data) =>
    news([
      ['complete', data.eksiksizlik],
      ...Object.entries(data.yanitlar ?? {}).map(([name, one]): [string, boolean] => [
        `${name}: no`,
        one === 'hayir',
      ]),
      ...data.kategoriler.flatMap((one): [string, boolean][] => {
        const lacks = (section: RegistrySection) =>
          one.eksikler.some(({ kod }) => leavesOpen(kod, section));
        return [
          [`${one.kategori} abroad`, one.yurt_disi.ulkeler.length === 0 && !lacks('yurt_disi')],
          [`${one.kategori} told`, one.alici_gruplari.length === 0 && !lacks('alici_gruplari')],
          [`${one.kategori} purposes`, one.amaclar.length === 0 && !lacks('amaclar')],
          [`${one.kategori} people`, one.ilgili_kisiler.length === 0 && !lacks('ilgili_kisiler')],
          [`${one.kategori} periods`, one.saklama.sureler.length === 0 && !lacks('saklama')],
          [`${one.kategori} ready`, one.eksikler.length === 0],
        ];
      }),
    ]),
  ),
  exit<typeof tables.suppliers>('suppliers', '/api/tablolar/tedarikciler', (rows) =>
    news(
      rows.flatMap((one) => [
        [`${one.tedarikci_adi} not abroad`, one.yurt_disi === false],
        [`${one.tedarikci_adi} not special`, one.ozel_nitelikli === false],
        [
          `${one.tedarikci_adi} mechanisms`,
          one.yurt_disi === true && one.ulkeler.length > 0 && one.mekanizma_eksik === 0,
        ],
        [`${one.tedarikci_adi} contracts`, one.sozlesmeli / one.aktarim_sayisi],
      ]),
    ),
  ),
  exit<typeof tables.assets>('assets', '/api/tablolar/varliklar', (rows) =>
    news(
      rows.flatMap((one) => [
        [`${one.id} not abroad`, one.yurt_disi === false],
        [`${one.id} not special`, one.ozel_nitelikli === false],
        [
          `${one.id} mechanisms`,
          one.yurt_disi === true && one.ulkeler.length > 0 && one.mekanizma_eksik === 0,
        ],
        [`${one.id} measures`, one.tedbir_sayisi],
      ]),
    ),
  ),
  exit<typeof tables.crossChecks>('across records', '/api/tablolar/capraz-denetim', (rows) =>
    news([['no warning', rows.length === 0]]),
  ),
  ...(
    [
      ['map of suppliers', `/api/veriaktarim/harita/${company}`],
      ['map of assets', `/api/varlik-listesi/harita/${company}`],
    ] as const
  ).map(([name, path]) =>
    exit<typeof maps.suppliers>(name, path, ({ nodes, edges }) =>
      news([
        // Of the boxes that show these marks.
        ...nodes
          .filter(({ tur }) => tur === 'tedarikci' || tur === 'varlik' || tur === 'ulke')
          .flatMap((one): [string, boolean][] => [
            [`${one.id} not abroad`, one.yurt_disi === false],
            [`${one.id} not special`, one.tur !== 'ulke' && one.ozel_nitelikli === false],
          ]),
        // By where they end: without its activity a record hangs on its department.
        ...[...Map.groupBy(edges, ({ hedef }) => hedef)].map(([to, all]): [string, boolean] => [
          `to ${to} not abroad`,
          all.every(({ yurt_disi }) => yurt_disi === false),
        ]),
      ]),
    ),
  ),
  exit<typeof filings.preparation>('preparation', '/api/verbis-beyanlari/hazirlik', (data) =>
    news([
      ['exempt', dutyOf(data.muafiyet, '2026-11-28') === 'exempt'],
      ...data.satirlar.map((one): [string, boolean] => [
        `${one.bolum} ${one.satir} ticked`,
        one.isaret?.kaydeden !== undefined,
      ]),
      ...data.tedbirler.flatMap((one): [string, boolean][] => [
        [`${one.kod} taken`, one.durum === 'onayli'],
        [`${one.kod} supported`, one.durum === 'onayli' && !one.dayanak_kalmadi],
      ]),
    ]),
  ),
  exit<typeof filings.standing>('standing', '/api/verbis-beyanlari/durum', (data) =>
    news([
      ['filed', data.son !== null],
      ['nothing differs', data.son !== null && data.farklar.length === 0],
    ]),
  ),
  exit<typeof touchedRecords.list>(
    'answer to an applicant',
    `/api/basvurular/ilgili-kayitlar/${application}`,
    (data) =>
      news(
        (['tr', 'en'] as const).flatMap((lang) => {
          const words = registerWords(data, lang);
          return [
            [`not abroad ${lang}`, /yapılmamaktadır|^none$/.test(words.yurt_disi)],
            [`no recipients ${lang}`, /^yok$|^none$/.test(words.alicilar)],
            [`no gaps ${lang}`, !/[[{]/.test(Object.values(words).join(''))],
          ] as const;
        }),
      ),
  ),
  exit<typeof applications.list>('applications', '/api/basvurular/list', (rows) =>
    news(rows.map(({ id, durum }) => [`${id} decided`, durum === 'sonuclandi'])),
  ),
  exit<typeof breaches.list>('breaches', '/api/veri-ihlalleri/list', (rows) =>
    news(rows.map(({ id, durum }) => [`${id} closed`, durum === 'kapali'])),
  ),
  exit<typeof breaches.single>('breach', `/api/veri-ihlalleri/single/${breach}`, (data) => {
    const { all, isComplete } = totalOf(data);
    const { done, all: asked } = filledOf(boardForm(data, data.sirket, 'tr', Date.now()));
    return news([
      ['nobody affected', all === 0],
      ['total is complete', isComplete],
      ['form filled', asked > 0 ? done / asked : 0],
      ['no deadline', data.son_an === null],
    ]);
  }),
  wording('form for the Board', `/api/veri-ihlalleri/form/${breach}?lang=tr`),
  wording('report of a breach', `/api/veri-ihlalleri/rapor/${breach}?lang=tr`),
  exit<typeof texts.list>('texts', '/api/metinler/list', (rows) =>
    news(
      rows.flatMap(({ id, durum, eskiyen, onaylayan }) => [
        [`${id} published`, durum === 'yayinda'],
        [`${id} current`, durum === 'yayinda' && eskiyen === 0],
        [`${id} approved`, onaylayan !== null],
      ]),
    ),
  ),
  exit<typeof texts.single>('text', `/api/metinler/single/${text}`, (data) => {
    const sections = data.metin?.tr.bolumler ?? [];
    const sentences = sections.flatMap(({ cumleler }) => cumleler.map(({ k }) => k));
    return news([
      ...Object.entries(data.unsurlar ?? {}).map(([name, one]): [string, boolean] => [
        name,
        one === 'tamam',
      ]),
      ['not abroad', sentences.some((key) => key === 'yurtdisi:yok')],
      ['no recipients', sentences.some((key) => key === 'alici:yok')],
      ['no gaps', sections.every(({ bosluklar }) => bosluklar.length === 0)],
    ]);
  }),
  exit<typeof documents.list>('documents', '/api/dokumanlar/list', (rows) =>
    news(rows.map(({ id, guncel }) => [`${id} current`, guncel])),
  ),
  exit<typeof training.list>('training', `/api/farkindalik-egitimi/list/${company}`, (rows) =>
    news(
      rows.flatMap(({ id, durum, sertifika_no }) => [
        [`${id} finished`, durum === 'tamamlandi'],
        [`${id} certified`, sertifika_no !== null],
      ]),
    ),
  ),
  exit<typeof clocks.list>('clocks', '/api/sureler/list', (rows) =>
    news(rows.map(({ id, kapanis }) => [`${id} closed`, kapanis !== null])),
  ),
  // The Monday mail is made of the same rows.
  exit<typeof portfolio.due>('week', '/api/portfoy/yaklasan', ({ isler }) =>
    news([['nothing due', isler.every(({ company_id }) => company_id !== company)]]),
  ),
  exit<typeof questionnaires.list>('questionnaires', '/api/anketler/list', (rows) =>
    news(
      rows.flatMap(({ id, durum, surec, yanitlanan }) => [
        [`${id} finished`, durum === 'tamamlandi'],
        [`${id} answered`, surec > 0 && yanitlanan === surec],
      ]),
    ),
  ),
  wording('paper of a certificate', `/api/farkindalik-egitimi/belge/${invitation}?lang=tr`),
  wording('public form', `/api/kvkk-formu/form/${slug}`),
  ...Object.entries(ids).map(([path, those]) =>
    sheet(path, `/api/${path}/export`, { ids: those, lang: 'tr' }),
  ),
  sheet('confirmations', '/api/envanter/onaylar/export?lang=tr'),
  sheet('performance', '/api/performans/export?ay=12&lang=tr'),
  ...(['onay', 'hatirlatma', 'ozet'] as const).map((tur) =>
    wording(`mail ${tur}`, `/api/companies/notification-preview/${company}?tur=${tur}&lang=tr`),
  ),
];
