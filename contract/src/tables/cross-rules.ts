import type { CompanyKind } from '../shared/company-kinds.ts';
import { choiceOf } from '../lookups.ts';
import { isEmpty, type Values } from '../records/fields.ts';
import { listOfCodes } from '../records/personal-data.ts';
import { answerOf } from '../records/rules/bases.ts';
import type { RegisterType } from '../records/registers.ts';
import { AMENDED, LAW, TRANSFERS } from '../records/rules/rule.ts';
import type { Language, Sentence } from '../shared/primitives.ts';
import { ASSET_PERIOD_RULES } from './asset-period-rules.ts';
import type { CrossFacts, CrossRule } from './cross-rule.ts';

const FOUND: readonly string[] = [];

/** Kinds of companies that art. 6/3-g and art. 9/4-a name. */
const MEMBERS: readonly string[] = ['dernek', 'vakif', 'sendika', 'siyasi_parti', 'diger'];
const PUBLIC: readonly string[] = ['kamu_kurumu', 'meslek_kurulusu'];

/** Is the body another than these? While its kind is not answered, a rule of the record asks for it. */
const isOther = (kind: string | null | undefined, kinds: readonly string[]): boolean =>
  !isEmpty(kind) && !kinds.includes(kind ?? '');

type Check = Pick<CrossRule, 'facts' | 'finds' | 'fires' | 'silent'>;

/** Finds a record whose linked activities have all ended. */
const WHEN_ALL_ENDED: Check = {
  facts: ['faaliyet', 'biten_faaliyet'],
  finds: ({ faaliyet = 0, biten_faaliyet = 0 }) =>
    faaliyet > 0 && faaliyet === biten_faaliyet ? FOUND : undefined,
  fires: [{ faaliyet: 2, biten_faaliyet: 2 }],
  silent: [
    { faaliyet: 2, biten_faaliyet: 1 },
    { faaliyet: 0, biten_faaliyet: 0 },
  ],
};

/** Finds data abroad for which no transfer abroad is recorded. */
const WHEN_ABROAD_ALONE: Check = {
  facts: ['yurt_disi', 'yurt_disi_aktarim_kaydi'],
  finds: ({ yurt_disi, yurt_disi_aktarim_kaydi }) =>
    yurt_disi && !yurt_disi_aktarim_kaydi ? FOUND : undefined,
  fires: [{ yurt_disi: true, yurt_disi_aktarim_kaydi: false }],
  silent: [{ yurt_disi: true, yurt_disi_aktarim_kaydi: true }, { yurt_disi: false }],
};

/** Heading of these rules in a list that groups rules by the records they look at. */
export const LINKED_RECORDS: Sentence = { tr: 'Birbirine bağlı kayıtlar', en: 'Linked records' };

/** Checks over several records, each with its article and examples that must and must not fire. */
const RULES = {
  ...ASSET_PERIOD_RULES,
  aktarim_fazla_veri: {
    registers: ['veri_aktarim', 'diger_aktarim'],
    field: {
      veri_aktarim: 'aktarilan_kisisel_veriler',
      diger_aktarim: 'aktarilan_kisisel_veriler',
    },
    reads: {
      supplierTransfers: ['aktarilan_kisisel_veriler', 'veri_harita_id'],
      publicTransfers: ['aktarilan_kisisel_veriler', 'veri_harita_id'],
      processingActivities: ['islenen_kisisel_veriler'],
    },
    seviye: 'Orta',
    article: 'KVKK m. 4/2-ç',
    validFrom: LAW,
    title: {
      tr: 'Bağlı faaliyetlerde olmayan veri aktarılıyor',
      en: 'Data transferred that no linked activity processes',
    },
    why: {
      tr: 'Bağlı faaliyetlerde işlenmeyen bir veri aktarılamaz: ya faaliyette eksik ya da aktarımda fazladır.',
      en: 'Data that no linked activity processes should not be transferred: either the activity is incomplete or the transfer goes too far.',
    },
    facts: ['verilen', 'faaliyet_verileri', 'tam'],
    finds: ({ verilen = [], faaliyet_verileri = [], tam }) => {
      const more = verilen.filter((code) => !faaliyet_verileri.includes(code));
      return tam && more.length > 0 ? more : undefined;
    },
    fires: [{ verilen: ['ad_soyad', 'tckn'], faaliyet_verileri: ['ad_soyad'], tam: true }],
    silent: [
      { verilen: ['ad_soyad'], faaliyet_verileri: ['ad_soyad', 'tckn'], tam: true },
      { verilen: ['tckn'], faaliyet_verileri: [], tam: false },
    ],
  },
  varlik_aktarimsiz: {
    registers: ['varlik_listesi'],
    field: { varlik_listesi: 'tedarikci_adi' },
    reads: {
      assets: ['yurt_disi_mi', 'tedarikci_adi'],
      supplierTransfers: ['tedarikci_adi', 'yurt_disi_aktarim'],
    },
    seviye: 'Yüksek',
    article: 'KVKK m. 9',
    validFrom: TRANSFERS,
    title: {
      tr: 'Yurt dışındaki varlığın aktarım kaydı yok',
      en: 'Asset abroad without a transfer record',
    },
    why: {
      tr: 'Varlık yurt dışında, ama tedarikçisi için yurt dışı aktarım kaydı yok; aktarım mekanizması bilinmiyor.',
      en: 'The asset is abroad, but no transfer abroad is recorded for its supplier, so the transfer mechanism is unknown.',
    },
    ...WHEN_ABROAD_ALONE,
  },
  varlik_faaliyetsiz: {
    registers: ['varlik_listesi'],
    field: { varlik_listesi: 'varlik_durumu' },
    reads: {
      assets: ['varlik_durumu', 'veri_harita_id'],
      processingActivities: ['faaliyet_durumu'],
    },
    seviye: 'Orta',
    article: 'KVKK m. 4/2-d, 7',
    validFrom: LAW,
    title: {
      tr: 'Faaliyetleri sona eren varlık kullanımda',
      en: 'Asset in use after its activities have ended',
    },
    why: {
      tr: 'Varlığın bağlı olduğu bütün faaliyetler sona erdi, ama varlık kullanımda görünüyor; içindeki verinin hangi amaçla tutulduğu belli değil. Veriyi imha edip varlığın durumunu güncelleyin veya süren faaliyeti bağlayın.',
      en: 'All activities linked to the asset have ended, yet the asset is recorded as in use, so it is unclear for which purpose its data are kept. Dispose of the data and update the asset’s status, or link the activity that continues.',
    },
    ...WHEN_ALL_ENDED,
  },
  aktarim_faaliyetsiz: {
    registers: ['veri_aktarim', 'diger_aktarim'],
    field: { veri_aktarim: 'aktarim_durumu', diger_aktarim: 'aktarim_durumu' },
    reads: {
      supplierTransfers: ['aktarim_durumu', 'veri_harita_id'],
      publicTransfers: ['aktarim_durumu', 'veri_harita_id'],
      processingActivities: ['faaliyet_durumu'],
    },
    seviye: 'Orta',
    article: 'KVKK m. 4/2-c, 8',
    validFrom: TRANSFERS,
    title: {
      tr: 'Faaliyetleri sona eren aktarım sürüyor',
      en: 'Ongoing transfer after its activities have ended',
    },
    why: {
      tr: 'Aktarımın bağlı olduğu bütün faaliyetler sona erdi, ama aktarım sürüyor görünüyor; verinin hangi amaçla aktarıldığı belli değil. Aktarımın sona erdiği günü yazın veya süren faaliyeti bağlayın.',
      en: 'All activities linked to the transfer have ended, yet the transfer is recorded as ongoing, so it is unclear for which purpose data are transferred. Record the day on which it ended, or link the activity that continues.',
    },
    ...WHEN_ALL_ENDED,
  },
  faaliyet_aktarimsiz: {
    registers: ['veri_harita'],
    field: { veri_harita: 'yurt_disi_aktarim' },
    reads: {
      processingActivities: ['yurt_disi_aktarim'],
      supplierTransfers: ['yurt_disi_aktarim', 'veri_harita_id'],
      assets: ['yurt_disi_mi', 'veri_harita_id'],
    },
    seviye: 'Yüksek',
    article: 'KVKK m. 9',
    validFrom: AMENDED,
    title: {
      tr: 'Yurt dışına aktarılan verinin kaydı yok',
      en: 'Transfer abroad without a record',
    },
    why: {
      tr: 'Faaliyette yurt dışına aktarım olduğu belirtilmiş, ama ona bağlı bir yurt dışı aktarımı veya yurt dışında varlık kaydı yok.',
      en: 'The activity involves a transfer abroad, but no transfer abroad or asset abroad is linked to it.',
    },
    ...WHEN_ABROAD_ALONE,
  },
  aydinlatma_degil: {
    registers: ['veri_harita'],
    field: { veri_harita: 'aydinlatma_metni' },
    reads: { processingActivities: ['aydinlatma_metni'] },
    seviye: 'Orta',
    article: 'KVKK m. 10',
    validFrom: LAW,
    title: {
      tr: 'Seçilen metin aydınlatma metni değil',
      en: 'The chosen text is not a privacy notice',
    },
    why: {
      tr: 'Politika veya taahhütname seçilebilir, ama 10. maddedeki aydınlatmanın yerini tutmaz.',
      en: 'A policy or an undertaking may be chosen, but it does not replace the privacy notice of Art. 10.',
    },
    facts: ['aydinlatma_turu'],
    finds: ({ aydinlatma_turu }) =>
      aydinlatma_turu && aydinlatma_turu !== 'Aydınlatma Metni' ? FOUND : undefined,
    fires: [{ aydinlatma_turu: 'Politika' }, { aydinlatma_turu: 'Taahhütname' }],
    silent: [{ aydinlatma_turu: 'Aydınlatma Metni' }, { aydinlatma_turu: null }],
  },
  tedarikci_aktarimsiz: {
    registers: ['veri_harita'],
    field: { veri_harita: 'dahil_oluyormu' },
    reads: {
      processingActivities: ['dahil_oluyormu'],
      supplierTransfers: ['veri_harita_id', 'aktarim_durumu'],
    },
    seviye: 'Orta',
    article: 'KVKK m. 8, 12/2',
    validFrom: LAW,
    title: {
      tr: 'Tedarikçinin aktarım kaydı yok',
      en: 'Supplier without a transfer record',
    },
    why: {
      tr: 'Faaliyete bir tedarikçi dâhil oluyor, ama süren hiçbir tedarikçi aktarımı bu faaliyete bağlanmamış; kimin hangi veriyi aldığı ve sözleşmesi bilinmiyor.',
      en: 'A supplier takes part in the activity, but no ongoing supplier transfer is linked to it, so it is unknown who receives which data and under which contract.',
    },
    facts: ['tedarikci', 'tedarikci_aktarim_kaydi'],
    finds: ({ tedarikci, tedarikci_aktarim_kaydi }) =>
      tedarikci && !tedarikci_aktarim_kaydi ? FOUND : undefined,
    fires: [{ tedarikci: true, tedarikci_aktarim_kaydi: false }],
    silent: [{ tedarikci: true, tedarikci_aktarim_kaydi: true }, { tedarikci: false }],
  },
  uyelik_sarti: {
    registers: ['veri_harita', 'veri_aktarim', 'diger_aktarim'],
    field: {
      veri_harita: 'isleme_sarti',
      veri_aktarim: 'aktarim_sarti',
      diger_aktarim: 'aktarim_sarti',
    },
    reads: {
      processingActivities: ['isleme_sarti'],
      supplierTransfers: ['aktarim_sarti'],
      publicTransfers: ['aktarim_sarti'],
    },
    seviye: 'Yüksek',
    article: 'KVKK m. 6/3-g',
    validFrom: AMENDED,
    title: {
      tr: '6/3-g bu kurumun dayanağı olamaz',
      en: 'Art. 6(3)(g) is not open to this organisation',
    },
    why: {
      tr: '6/3-g yalnız siyasi, felsefi, dinî veya sendikal amaçla kurulan vakıf, dernek ve kâr amacı gütmeyen benzeri kuruluşlar içindir. Kuruluşunuz bunlardan biriyse şirket bilgilerinde kurum türünü seçin; değilse başka bir 6/3 şartı seçin.',
      en: 'Art. 6(3)(g) is for foundations, associations and similar non-profit bodies with political, philosophical, religious or trade-union aims. If yours is one, choose its kind in the company data; otherwise choose another condition of Art. 6(3).',
    },
    facts: ['sartlar', 'kurum_turu'],
    finds: ({ sartlar = [], kurum_turu }) =>
      sartlar.includes('k6_3_g_uyelik') && isOther(kurum_turu, MEMBERS) ? FOUND : undefined,
    fires: [{ sartlar: ['k6_3_g_uyelik'], kurum_turu: 'sirket' }],
    silent: [
      { sartlar: ['k6_3_g_uyelik'], kurum_turu: null },
      { sartlar: ['k6_3_g_uyelik'], kurum_turu: 'sendika' },
      { sartlar: ['k6_3_b_kanun'], kurum_turu: 'sirket' },
    ],
  },
  yalniz_kamu_kurumlari: {
    registers: ['veri_aktarim'],
    field: { veri_aktarim: 'yurt_disi_mekanizma' },
    reads: { supplierTransfers: ['yurt_disi_aktarim', 'yurt_disi_mekanizma'] },
    seviye: 'Yüksek',
    article: 'KVKK m. 9/4-a',
    validFrom: AMENDED,
    title: {
      tr: 'Bu mekanizma yalnız kamu kurumları içindir',
      en: 'Mechanism for public bodies only',
    },
    why: {
      tr: '9/4-a, yurt dışındaki kamu kurumları veya uluslararası kuruluşlarla Türkiye’deki kamu kurumları ya da kamu kurumu niteliğindeki meslek kuruluşları arasındaki anlaşmalara ilişkindir. Kuruluşunuz bunlardan biriyse şirket bilgilerinde kurum türünü seçin; değilse başka bir mekanizma seçin.',
      en: 'Art. 9(4)(a) concerns agreements between foreign public bodies or international organisations and public bodies or public professional organisations in Türkiye. If yours is one, choose its kind in the company data; otherwise choose another mechanism.',
    },
    facts: ['mekanizma', 'kurum_turu'],
    finds: ({ mekanizma, kurum_turu }) =>
      mekanizma === 'kamu_anlasmasi' && isOther(kurum_turu, PUBLIC) ? FOUND : undefined,
    fires: [{ mekanizma: 'kamu_anlasmasi', kurum_turu: 'sirket' }],
    silent: [
      { mekanizma: 'kamu_anlasmasi', kurum_turu: null },
      { mekanizma: 'kamu_anlasmasi', kurum_turu: 'meslek_kurulusu' },
      { mekanizma: 'taahhutname', kurum_turu: 'sirket' },
    ],
  },
} as const satisfies Record<string, CrossRule>;

export type CrossCode = keyof typeof RULES;
export const CROSS_CODES = Object.keys(RULES) as [CrossCode, ...CrossCode[]];

export const crossRule = (kod: CrossCode): CrossRule => RULES[kod];

type Finding = Readonly<{ kod: CrossCode; veriler: readonly string[] }>;

/** Findings of the rules in a record of a register on a day. */
export const crossFindings = (tur: RegisterType, facts: CrossFacts, today: string): Finding[] =>
  CROSS_CODES.flatMap((kod) => {
    const { registers, validFrom, finds } = crossRule(kod);
    const veriler = registers.includes(tur) && validFrom <= today ? finds(facts, today) : undefined;
    return veriler ? { kod, veriler } : [];
  });

/** Codes of these rules: a stored warning of one of them follows from other records too. */
export const isCrossCode = (kod: string): kod is CrossCode => kod in RULES;

/** Rules of these that the kind of body and the record's own answers decide: they are known at once. */
const OF_BODY = ['uyelik_sarti', 'yalniz_kamu_kurumlari'] as const satisfies readonly CrossCode[];
export const isBodyCode = (kod: string): boolean => OF_BODY.some((one) => one === kod);

/** Facts of a record for these rules; `kurum_turu`: the kind of its body (`null`: not answered). */
export const bodyFacts = (
  tur: RegisterType,
  values: Values,
  kurum_turu: CompanyKind | null,
): CrossFacts => ({
  sartlar: listOfCodes(values[tur === 'veri_harita' ? 'isleme_sarti' : 'aktarim_sarti']),
  mekanizma:
    values.yurt_disi_aktarim === true ? (answerOf(values.yurt_disi_mekanizma) ?? null) : null,
  kurum_turu,
});

/** Names of the data that a finding is about. */
export const findingData = (codes: readonly string[], lang: Language): string[] =>
  codes.map((code) => choiceOf('kisisel_veriler', code)?.[lang] ?? code);
