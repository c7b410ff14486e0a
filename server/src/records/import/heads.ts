import { ANSWERS_FIELD } from '@emanet/contract/records/fields';
import { fieldLabel, labelledFields } from '@emanet/contract/records/labels';
import { questionHeads } from '@emanet/contract/records/questionnaire';
import type { RegisterNoun } from '@emanet/contract/records/registers';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import { labelKey } from '@emanet/contract/shared/turkish';
import { spokenKey } from '@emanet/contract/words/spoken-key';
import { TITLES } from '../excel/titles.ts';
import { FORMER_HEADS } from './own/former-heads.ts';
import { OWN_HEADS } from './own/heads-of-own.ts';

/** The column of the record numbers. */
export const ID_COLUMN = 'id';
/** A column of the export that an import does not read. */
export const IGNORED = '*';

/** Heads of columns that count the rows of a sheet. */
export const ROW_COUNTERS = ['No', 'No.', 'Sıra', 'Sıra No', 'S.No', 'S. No', 'Sıra numarası', '#'];

/** Mark after a head of the template whose column is required. */
export const REQUIRED_MARK = ' *';

/** The key of a head, marked or not. */
export const headKey = (title: string): string => {
  const whole = title.trimEnd();
  return labelKey(whole.endsWith('*') ? whole.slice(0, -1) : whole);
};

/**
 * Marks by which a sheet is recognised: its name among all that are imported, and its heads. `own`: keys
 * of heads that a company has given their meaning itself; `spoken`: fields by the words of their heads.
 */
export type SheetHeads = Readonly<{
  name: string;
  heads: ReadonlyMap<string, string>;
  own?: ReadonlySet<string>;
  spoken?: ReadonlyMap<string, string>;
  /** Keys of heads that are computed in the product's own list, which has the numbers of its rows. */
  listed?: ReadonlySet<string>;
}>;

export function registerHeads(noun: RegisterNoun): SheetHeads {
  const heads = headsOf(noun);
  return { name: noun, heads, spoken: spokenHeads(heads) };
}

/** The fields of heads by their words alone; words that could mean two fields mean none. */
export function spokenHeads(heads: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const fields = Map.groupBy(heads, ([head]) => spokenKey(head));
  return new Map(
    [...fields].flatMap(([key, found]) => {
      const names = new Set(found.map(([, name]) => name));
      const [name] = names;
      // A number or a computed column is known by its own head alone.
      if (key === '' || name === undefined || [ID_COLUMN, IGNORED].includes(name)) return [];
      return names.size === 1 ? [[key, name] as const] : [];
    }),
  );
}

/** A unit of time that a head gives for the figures below it: "Saklama süresi (yıl)". */
// Capitals of a sheet are Turkish ones, and some keyboards have no ı.
const UNIT =
  /[([]\s*(y[ıIi]l|sene|ay|gün|saat|dakika|dk\.?|years?|months?|days?|hours?|minutes?|min\.?)\s*[)\]]\s*$/iu;

/** How a head says that it asks for a yes or a no: "Yurt dışı (E/H)". */
const ANSWERS =
  /\s*[([]\s*(?:e(?:vet)?\s*[/-]\s*h(?:ay[ıiIİ]r)?|var\s*[/-]\s*yok|y(?:es)?\s*\/\s*n(?:o)?|[✓✔xX])\s*[)\]]\s*$/iu;

/** A head of days that asks for their hour too: "Tespit tarihi ve saati". */
const HOUR = /(?<=(?:tarih|gün|date)\p{L}*)[\s/&,-]*(?:ve|and)?\s*\(?(?:saat\p{L}*|time)\)?\s*$/iu;

/** A longer text is no head: the ends above would be looked for at each of its blanks. */
const LONGEST_HEAD = 200;

/** The unit in a head; undefined where it has none. */
export const unitIn = (title: string): string | undefined =>
  title.length > LONGEST_HEAD ? undefined : UNIT.exec(title)?.[1];

/**
 * The meaning of a head: by its text, by its words without those that say nothing ("İşlenen kişisel
 * verinin saklama süresi"), or, where it gives two names ("Süreç / Faaliyet"), by both of them.
 */
export function meaningOfHead({ heads, spoken, own }: SheetHeads, title: string) {
  const key = headKey(title);
  const meantBy = (text: string) => heads.get(headKey(text)) ?? spoken?.get(spokenKey(text));
  const whole = own?.has(key) ? heads.get(key) : meantBy(title);
  if (whole !== undefined || title.length > LONGEST_HEAD) return whole;
  const names = title
    .replace(UNIT, '')
    .replace(HOUR, '')
    .replace(ANSWERS, '')
    .split(/[/|()]| veya | or /)
    .filter((part) => part.trim() !== '');
  const [first, ...others] = names.map(meantBy);
  const isOther = names.length > 1 || [UNIT, HOUR, ANSWERS].some((end) => end.test(title));
  return isOther && first !== IGNORED && others.every((one) => one === first) ? first : undefined;
}

/** Meaning of each head, by its key in either language: a field's name or one of the above. */
function headsOf(noun: RegisterNoun): Map<string, string> {
  const heads = new Map(noun === 'processingActivities' ? questionHeads() : []);
  for (const head of ROW_COUNTERS) heads.set(labelKey(head), IGNORED);
  for (const [name, own] of Object.entries(OWN_HEADS[noun] ?? {}))
    for (const head of own) heads.set(labelKey(head), name);
  for (const lang of LANGUAGES) {
    for (const title of Object.values(TITLES)) heads.set(labelKey(title[lang]), IGNORED);
    heads.set(labelKey(TITLES.id[lang]), ID_COLUMN);
  }
  for (const [head, name] of Object.entries(FORMER_HEADS[noun] ?? {}))
    heads.set(labelKey(head), name);
  // Answers to warnings are no field of a sheet, only a column that tells of them.
  for (const lang of LANGUAGES)
    for (const name of labelledFields(noun))
      if (name !== ANSWERS_FIELD) heads.set(labelKey(fieldLabel(noun, name, lang)), name);
  return heads;
}
