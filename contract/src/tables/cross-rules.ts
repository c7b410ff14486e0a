import { choiceOf } from '../lookups.ts';
import type { RegisterNoun, RegisterType } from '../records/registers.ts';
import { AMENDED, LAW, TRANSFERS } from '../records/rules/rule.ts';
import type { Language, Sentence } from '../shared/primitives.ts';

/** Answers of a record and of those it is linked with, together; each register fills its own part. */
export type CrossFacts = Readonly<{
  /** Data that a transfer names, and those of its activities; `tam`: all of them were seen. */
  verilen?: readonly string[];
  faaliyet_verileri?: readonly string[];
  tam?: boolean;
  /** Abroad by its own words; is there a transfer abroad that belongs to it? */
  yurt_disi?: boolean;
  yurt_disi_aktarim_kaydi?: boolean;
  /** Kind of the document that is chosen as information text. */
  aydinlatma_turu?: string | null;
}>;

type CrossRule = Readonly<{
  registers: readonly RegisterType[];
  /** The fields that it reads, of its own registers and of those linked with them. */
  reads: Readonly<Partial<Record<RegisterNoun, readonly string[]>>>;
  seviye: 'Orta' | 'Yüksek';
  article: string;
  validFrom: string;
  title: Sentence;
  why: Sentence;
  /** The finding, as codes of data where it names some; nothing when all is well. */
  finds: (facts: CrossFacts) => readonly string[] | undefined;
  fires: readonly CrossFacts[];
  silent: readonly CrossFacts[];
}>;

const FOUND: readonly string[] = [];

/** Heading of these rules in a list that groups rules by the records they look at. */
export const LINKED_RECORDS: Sentence = { tr: 'Birbirine bağlı kayıtlar', en: 'Linked records' };

/** Checks over several records, each with its article and examples that must and must not fire. */
const RULES = {
  aktarim_fazla_veri: {
    registers: ['veri_aktarim', 'diger_aktarim'],
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
    finds: ({ yurt_disi, yurt_disi_aktarim_kaydi }) =>
      yurt_disi && !yurt_disi_aktarim_kaydi ? FOUND : undefined,
    fires: [{ yurt_disi: true, yurt_disi_aktarim_kaydi: false }],
    silent: [{ yurt_disi: true, yurt_disi_aktarim_kaydi: true }, { yurt_disi: false }],
  },
  faaliyet_aktarimsiz: {
    registers: ['veri_harita'],
    reads: {
      processingActivities: ['yurt_disi_aktarim'],
      supplierTransfers: ['yurt_disi_aktarim', 'veri_harita_id'],
      assets: ['yurt_disi_mi', 'veri_harita_id'],
    },
    seviye: 'Orta',
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
    finds: ({ yurt_disi, yurt_disi_aktarim_kaydi }) =>
      yurt_disi && !yurt_disi_aktarim_kaydi ? FOUND : undefined,
    fires: [{ yurt_disi: true, yurt_disi_aktarim_kaydi: false }],
    silent: [{ yurt_disi: true, yurt_disi_aktarim_kaydi: true }, { yurt_disi: false }],
  },
  aydinlatma_degil: {
    registers: ['veri_harita'],
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
    finds: ({ aydinlatma_turu }) =>
      aydinlatma_turu && aydinlatma_turu !== 'Aydınlatma Metni' ? FOUND : undefined,
    fires: [{ aydinlatma_turu: 'Politika' }, { aydinlatma_turu: 'Taahhütname' }],
    silent: [{ aydinlatma_turu: 'Aydınlatma Metni' }, { aydinlatma_turu: null }],
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
    const veriler = registers.includes(tur) && validFrom <= today ? finds(facts) : undefined;
    return veriler ? { kod, veriler } : [];
  });

/** Names of the data that a finding is about. */
export const findingData = (codes: readonly string[], lang: Language): string[] =>
  codes.map((code) => choiceOf('kisisel_veriler', code)?.[lang] ?? code);
