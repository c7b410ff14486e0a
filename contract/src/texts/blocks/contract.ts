import { choiceOf, isSpecialData } from '../../lookups.ts';
import { countryText } from '../../shared/countries.ts';
import type { LookupName } from '../../lookups.ts';
import type { Sentence } from '../../shared/primitives.ts';
import { codesOf, idOf, source, textOf } from '../register.ts';
import { enumerated, inSentence, periodWords, unended, words } from '../words.ts';
import type { Values } from '../../records/fields.ts';
import type { Source } from '../model.ts';
import { from, gap, sentence, together } from './block.ts';
import type { Block, BlockInput, BlockOutput } from './block.ts';
import { decisionOf } from './transfers.ts';
import { isForSpecial, measureSentences, measureWords } from './measures.ts';

type Line = Readonly<{ field: string; name: Sentence; lookup?: LookupName; needed?: true }>;

/** Facts of a transfer in an annex, in its order. */
const LINES: readonly Line[] = [
  { field: 'tedarikci_unvan', name: { tr: 'Veri alıcısı', en: 'Recipient' }, needed: true },
  {
    field: 'veri_isleyen_rolu',
    name: { tr: 'Alıcının sıfatı', en: 'Role of the recipient' },
    lookup: 'veri_isleyen_rolu',
    needed: true,
  },
  { field: 'hizmet_konusu', name: { tr: 'Konu', en: 'Subject' }, needed: true },
  {
    field: 'ilgili_kisi',
    name: { tr: 'İlgili kişi grupları', en: 'Groups of data subjects' },
    lookup: 'ilgili_kisi',
    needed: true,
  },
  {
    field: 'aktarilan_kisisel_veriler',
    name: { tr: 'Aktarılan kişisel veriler', en: 'Personal data transferred' },
    lookup: 'kisisel_veriler',
    needed: true,
  },
  {
    field: 'aktarim_amaci',
    name: { tr: 'Aktarım amacı', en: 'Purpose of the transfer' },
    lookup: 'islenme_amaci',
    needed: true,
  },
  {
    field: 'aktarim_sarti',
    name: { tr: 'Hukuki sebep', en: 'Legal basis' },
    lookup: 'isleme_sarti',
    needed: true,
  },
  {
    field: 'aktarim_sikligi',
    name: { tr: 'Aktarım sıklığı', en: 'Frequency' },
    lookup: 'aktarim_sikligi',
  },
  { field: 'saklama_suresi', name: { tr: 'Saklama süresi', en: 'Retention period' }, needed: true },
  {
    field: 'alinan_tedbirler',
    name: { tr: 'Teknik ve idari tedbirler', en: 'Technical and administrative measures' },
    lookup: 'alinan_tedbirler',
    needed: true,
  },
  { field: 'alt_isleyenler', name: { tr: 'Alt veri işleyenler', en: 'Sub-processors' } },
];
const COUNTRY: Line = {
  field: 'aktarim_ulkesi',
  name: { tr: 'Ülke', en: 'Country' },
  needed: true,
};

/** Day and number of the Board's decision, in one line. */
const DECISION: Line = {
  field: 'kurul_izni_tarihi',
  name: { tr: 'Kurul kararı', en: 'Decision of the Board' },
};

const KIND: Line = {
  field: 'standart_sozlesme_turu',
  name: { tr: 'Standart sözleşmenin türü', en: 'Kind of standard contract' },
  lookup: 'standart_sozlesme_turu',
  needed: true,
};
/** Facts that name the recipient, what it is, and where. */
const PARTY = ['tedarikci_unvan', 'veri_isleyen_rolu', 'aktarim_ulkesi', 'standart_sozlesme_turu'];
const MEASURES = 'alinan_tedbirler';
const PROCESSORS = 'alt_isleyenler';

const subjectOf = ({ register, coverage }: BlockInput): Values | undefined =>
  register.suppliers.find((one) => idOf(one) === coverage.aktarim);

const NOTHING: BlockOutput = { cumleler: [], bosluklar: [] };

function valueOf(found: Values, { field, lookup }: Line, { lang }: BlockInput): string {
  const own =
    textOf(found, field) || (field === 'tedarikci_unvan' ? textOf(found, 'tedarikci_adi') : '');
  if (field === MEASURES)
    return enumerated(
      codesOf(found, field).map((code) => inSentence(measureWords(code, lang), lang)),
      lang,
    );
  if (lookup) {
    const codes = codesOf(found, field);
    const all = codes.length > 0 ? codes : own && choiceOf(lookup, own) ? [own] : [];
    return enumerated(words(lookup, all, lang), lang);
  }
  if (field === DECISION.field) return decisionOf(found, lang)?.t ?? '';
  if (field === 'saklama_suresi') return own && periodWords(own, lang);
  if (field === 'aktarim_ulkesi') return own && countryText(own, lang);
  return unended(own);
}

/** Facts of the transfer that a contract is about, line by line. */
const linesOf =
  (linesFor: (transfer: Values) => readonly Line[]): Block =>
  (input) => {
    const found = subjectOf(input);
    if (!found) return NOTHING;
    const { lang } = input;
    const id = idOf(found);
    const said = linesFor(found).map((line) => {
      const { field, name, needed } = line;
      const value = valueOf(found, line, input);
      const s = source('veri_aktarim', id, field);
      return value
        ? {
            made: sentence(`aktarim:${field}`, [`${name[lang]}: `, from(value, s), '. '], {
              madde: true,
            }),
          }
        : { lacks: needed && gap('veri_aktarim', id, field, lang) };
    });
    return {
      cumleler: said.flatMap(({ made }) => made ?? []),
      bosluklar: said.flatMap(({ lacks }) => lacks || []),
    };
  };

const isAbroad = (transfer: Values) => transfer.yurt_disi_aktarim === true;

/** All facts of the transfer. */
export const transferFacts = linesOf((transfer) =>
  isAbroad(transfer) ? [...LINES, COUNTRY, DECISION] : LINES,
);

/** The recipient, its role and country, and by which kind of standard contract it receives the data. */
export const transferParties = linesOf((transfer) => [
  ...LINES.filter(({ field }) => PARTY.includes(field)),
  ...(isAbroad(transfer) ? [COUNTRY] : []),
  ...(transfer.yurt_disi_mekanizma === 'standart_sozlesme' ? [KIND] : []),
]);

const details = linesOf(() =>
  LINES.filter(({ field }) => ![...PARTY, MEASURES, PROCESSORS].includes(field)),
);

/** Special categories of the data that are transferred, and the safeguards that are theirs. */
const specials: Block = (input) => {
  const found = subjectOf(input);
  if (!found) return NOTHING;
  const { lang } = input;
  const id = idOf(found);
  const of = source('veri_aktarim', id, 'aktarilan_kisisel_veriler');
  const all = codesOf(found, 'aktarilan_kisisel_veriler');
  const special = all.filter(isSpecialData);
  if (all.length === 0) return NOTHING;
  if (special.length === 0) {
    const t =
      lang === 'tr'
        ? 'Özel nitelikli kişisel veri aktarılmaz'
        : 'No special categories of personal data are transferred';
    return {
      cumleler: [sentence('aktarim:ozel', [from(t, of), '. '], { madde: true })],
      bosluklar: [],
    };
  }
  const safeguards = codesOf(found, MEASURES).filter(isForSpecial);
  if (safeguards.length === 0)
    return { cumleler: [], bosluklar: [gap('veri_aktarim', id, MEASURES, lang)] };
  const items = {
    ...from(enumerated(words('kisisel_veriler', special, lang), lang), of),
    ozel: true as const,
  };
  const guarded = from(
    enumerated(
      safeguards.map((code) => inSentence(measureWords(code, lang), lang)),
      lang,
    ),
    source('veri_aktarim', id, MEASURES),
  );
  const pieces =
    lang === 'tr'
      ? ['Aktarılan özel nitelikli kişisel veriler: ', items, '; bunlar için ek tedbirler: ']
      : ['Special categories transferred: ', items, '; additional measures for them: '];
  return {
    cumleler: [sentence('aktarim:ozel', [...pieces, guarded, '. '], { madde: true })],
    bosluklar: [],
  };
};

/** Contents of the transfer: which data, about whom, on what basis, how often, why and for how long. */
export const transferDetails: Block = (input) => together([details(input), specials(input)]);

/** Measures of the recipient, each a sentence. */
export const transferMeasures: Block = (input) => {
  const found = subjectOf(input);
  if (!found) return NOTHING;
  const { lang } = input;
  const of: Source = source('veri_aktarim', idOf(found), MEASURES);
  const codes = new Map(codesOf(found, MEASURES).map((code) => [code, [of]] as const));
  const cumleler = measureSentences('aktarim:tedbir', codes, lang);
  return {
    cumleler,
    bosluklar: cumleler.length > 0 ? [] : [gap('veri_aktarim', idOf(found), MEASURES, lang)],
  };
};

/** Sub-processors; “none” must be answered, an empty field is a gap. */
export const transferProcessors = linesOf(() =>
  LINES.filter(({ field }) => field === PROCESSORS).map((line) => ({
    ...line,
    needed: true as const,
  })),
);
