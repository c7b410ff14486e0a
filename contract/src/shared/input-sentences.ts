import type { z } from 'zod';
import type { Language, Sentence } from './primitives.ts';

const SENTENCES = {
  required: { tr: 'Bu alan boş bırakılamaz.', en: 'This field must not be empty.' },
  unknown: { tr: 'Böyle bir alan yok.', en: 'There is no such field.' },
  choice: { tr: 'Listede olmayan bir değer seçilmiş.', en: 'The value is not one of the choices.' },
  nul: {
    tr: 'Metinde izin verilmeyen bir karakter var.',
    en: 'The text contains a character that is not allowed.',
  },
  format: { tr: 'Biçimi geçersiz.', en: 'The format is not valid.' },
  email: { tr: 'Geçerli bir e-posta adresi girin.', en: 'Enter a valid e-mail address.' },
  type: { tr: 'Beklenen türde bir değer değil.', en: 'The value is not of the expected type.' },
  national_id: {
    tr: 'T.C. kimlik numarasının denetim haneleri tutmuyor; 11 hanesini de denetleyin.',
    en: 'The check digits of this Turkish identity number are wrong; check all of its 11 digits.',
  },
  tax_number: {
    tr: 'Vergi numarasının denetim hanesi tutmuyor; 10 haneyi (şahıs şirketinde 11 haneli kimlik numarasını) denetleyin.',
    en: 'The check digit of the tax number is wrong; check its 10 digits (11 for a sole trader’s identity number).',
  },
  mersis: {
    tr: 'MERSİS numarası 16 hanedir ve vergi numarasını içerir; yazdığınız numarayı denetleyin.',
    en: 'A MERSİS number has 16 digits and contains the tax number; check the number you entered.',
  },
  mersis_differs: {
    tr: 'MERSİS numarası yukarıdaki vergi numarasıyla uyumlu değil.',
    en: 'The MERSİS number does not match the tax number above.',
  },
  app_code: {
    tr: 'Kod hatalı. Uygulamanın şu an gösterdiği altı haneyi girin.',
    en: 'The code is incorrect. Enter the six digits the app shows now.',
  },
  kep: {
    tr: 'KEP adresi “.kep.tr” ile biter. Örnek: sirket@hs01.kep.tr',
    en: 'A KEP address ends in “.kep.tr”, such as company@hs01.kep.tr',
  },
  web: {
    tr: 'Site adresini yazın. Örnek: www.ornek.com.tr',
    en: 'Enter the address of a website, such as www.example.com',
  },
  passport: {
    tr: 'Pasaport numarasını harf ve rakamlarla, boşluksuz yazın.',
    en: 'Enter the passport number in letters and digits, without spaces.',
  },
  attachments: {
    tr: 'En fazla 5 belge, toplam 20 MB eklenebilir.',
    en: 'You can attach at most 5 files, 20 MB in total.',
  },
  proof: {
    tr: 'Başkası adına başvuruda vekâletname ya da velayet veya vesayet belgesi eklenir.',
    en: 'To apply for somebody else, attach the power of attorney, or the document of custody or guardianship.',
  },
  site: {
    tr: 'Sitenin adresini https:// ile başlayarak yazın: https://www.ornek.com.tr',
    en: 'Enter the address of the website beginning with https://, such as https://www.example.com',
  },
  postal: {
    tr: 'Cevap postayla gidecekse adres gerekir.',
    en: 'An address is required if the answer is to be sent by post.',
  },
  by_mail: {
    tr: 'Cevap e-postayla gidecekse e-posta adresi gerekir.',
    en: 'An e-mail address is required if the answer is to be sent by e-mail.',
  },
  future: { tr: 'Gelecekteki bir gün seçilemez.', en: 'The date cannot be in the future.' },
  order: {
    tr: 'Bitiş, başlangıçtan önce olamaz.',
    en: 'The end cannot be before the beginning.',
  },
  late_reason: {
    tr: '72 saat geçtikten sonra yapılan bildirimde gecikmenin nedeni yazılır (Kurul kararı 2019/10).',
    en: 'A notification made after 72 hours must give the reason of the delay (Board decision 2019/10).',
  },
  person: { tr: 'Bu kişi seçilemez.', en: 'This person cannot be chosen.' },
  department: { tr: 'Bu departman seçilemez.', en: 'This department cannot be chosen.' },
  document: {
    tr: 'Bu doküman seçilemez; güncel bir doküman seçin.',
    en: 'This document cannot be chosen; choose a current one.',
  },
  activity: {
    tr: 'Bu faaliyet seçilemez; listenizdeki bir faaliyeti seçin.',
    en: 'This activity cannot be chosen; choose one from your list.',
  },
  taken: {
    tr: 'Bu ad şirkette zaten kullanılıyor.',
    en: 'This name is already in use in the company.',
  },
  taken_email: {
    tr: 'Bu e-posta adresiyle bir hesap zaten var.',
    en: 'There is already an account with this e-mail address.',
  },
  own_email: {
    tr: 'Hesabınızın e-posta adresini yazın.',
    en: 'Enter the e-mail address of your account.',
  },
  waiting_email: {
    tr: 'Bu adresle bekleyen bir başvuru var.',
    en: 'There is already a pending request with this address.',
  },
  date: {
    tr: 'Geçerli bir tarih girin (1900–2199).',
    en: 'Enter a valid date (1900 to 2199).',
  },
  period: {
    tr: 'En az 1, en çok 3.650 gün yazın.',
    en: 'Enter a number of days from 1 to 3,650.',
  },
  whole: {
    tr: '0 veya daha büyük bir tam sayı yazın.',
    en: 'Enter a whole number, 0 or greater.',
  },
  duration: {
    tr: 'Sayı ve birim yazın: 30 gün, 2 hafta, 6 ay, 10 yıl.',
    en: 'Enter a number and a unit: 30 days, 2 weeks, 6 months, 10 years.',
  },
  readonly: {
    tr: 'Bu alanı yalnızca danışman değiştirebilir.',
    en: 'Only the consultant may change this field.',
  },
  not_yet_valid: {
    tr: '“{choice}” {day} tarihinden önce seçilemez; henüz yürürlükte değil.',
    en: '“{choice}” is not in force yet and cannot be chosen before {day}.',
  },
  no_longer_valid: {
    tr: '“{choice}” {day} tarihinden sonra seçilemez; yürürlükten kalkmıştır. Önceden seçildiği kayıtlarda kalır.',
    en: '“{choice}” ceased to be in force on {day} and cannot be newly chosen. Records that already hold it keep it.',
  },
  unlisted: { tr: '“{value}” listede yok.', en: '“{value}” is not one of the choices.' },
  yes_no: { tr: 'Evet ya da Hayır yazın.', en: 'Enter Yes or No.' },
  several: {
    tr: '“{value}” adında birden çok seçenek var; hangisi olduğu anlaşılamıyor.',
    en: 'Several choices are called “{value}”; it is not clear which one is meant.',
  },
  no_record: { tr: 'Bu numarada bir kayıt yok.', en: 'There is no record with this number.' },
  same_record: {
    tr: 'Aynı kayıt {row}. satırda da var; satırlardan birini silin.',
    en: 'Row {row} refers to the same record; delete one of the two.',
  },
  same_name: {
    tr: 'Aynı ad {row}. satırda da var; adlardan birini değiştirin.',
    en: 'Row {row} has the same name; change one of the two.',
  },
  same_place: {
    tr: '{first}. ve {second}. satırlarda ad ve departman aynı; birini silin ya da adını değiştirin.',
    en: 'Rows {first} and {second} have the same name and department; delete one of them or change its name.',
  },
  several_records: {
    tr: 'Bu ad ve departmanda birden çok kayıt var; kayıt numarasını yazın.',
    en: 'Several records have this name and department; enter the record number.',
  },
} as const satisfies Record<string, Sentence>;

export type InputProblem = keyof typeof SENTENCES;

/** Fillings of a sentence's `{name}`s, in the reader's language where they have two. */
export type SentenceValues = Readonly<Record<string, string | number | Sentence>>;

/** A wrong input: its sentence, or that with what fills it. */
export type FilledProblem =
  InputProblem | Readonly<{ problem: InputProblem; values: SentenceValues }>;

/** Sentence about a wrong input; `values` fill the sentence's `{name}`s. */
export const inputSentence = (
  problem: InputProblem,
  language: Language,
  values: SentenceValues = {},
): string =>
  SENTENCES[problem][language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return typeof value === 'object' ? value[language] : String(value);
  });

/** The same about one that may bring its fillings along. */
export const problemSentence = (problem: FilledProblem, language: Language): string =>
  typeof problem === 'string'
    ? inputSentence(problem, language)
    : inputSentence(problem.problem, language, problem.values);

/** Formats that have a sentence of their own. */
const FORMATS: Readonly<Record<string, InputProblem>> = { email: 'email', date: 'date' };

const tooLong = (most: number, language: Language) =>
  language === 'tr' ? `En fazla ${most} karakter olabilir.` : `At most ${most} characters.`;
/** Types of the validator for a number that is too small or too large. */
const NUMBERS = ['number', 'int'];

const tooLarge = (most: number, language: Language) =>
  language === 'tr' ? `En fazla ${most} olabilir.` : `At most ${most}.`;
const tooMany = (most: number, language: Language) =>
  language === 'tr' ? `En fazla ${most} seçim yapılabilir.` : `At most ${most} choices.`;

function describe(issue: z.core.$ZodIssue, language: Language): string {
  if (issue.code === 'custom') {
    const code: unknown = issue.params?.code;
    if (typeof code === 'string' && code in SENTENCES)
      return inputSentence(code as InputProblem, language);
  }
  if (issue.code === 'unrecognized_keys') return inputSentence('unknown', language);
  if (issue.code === 'invalid_type')
    return inputSentence(issue.input === undefined ? 'required' : 'type', language);
  if (issue.code === 'invalid_value') return inputSentence('choice', language);
  if (issue.code === 'invalid_format')
    return inputSentence(FORMATS[issue.format] ?? 'format', language);
  if (issue.code === 'too_small' && issue.origin === 'string')
    return inputSentence('required', language);
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return tooLong(Number(issue.maximum), language);
    if (NUMBERS.includes(issue.origin)) return tooLarge(Number(issue.maximum), language);
    if (issue.origin === 'array') return tooMany(Number(issue.maximum), language);
  }
  if (issue.code === 'too_small' && NUMBERS.includes(issue.origin) && issue.minimum === 0)
    return inputSentence('whole', language);
  return inputSentence('type', language);
}

/** So many unknown names are said, not more: a body can hold tens of thousands. */
const MOST_UNKNOWN = 100;

/** One sentence per bad field, by the field's name; unknown fields are named one by one. */
export function inputProblems(
  issues: readonly z.core.$ZodIssue[],
  language: Language,
): Record<string, string> {
  // A map first, because a plain object swallows the name "__proto__".
  const found = new Map<string, string>();
  for (const issue of issues) {
    const names =
      issue.code === 'unrecognized_keys'
        ? issue.keys.slice(0, MOST_UNKNOWN).map((key) => key.slice(0, 100))
        : [String(issue.path[0] ?? 'body')];
    for (const name of names) if (!found.has(name)) found.set(name, describe(issue, language));
  }
  return Object.fromEntries(found);
}
