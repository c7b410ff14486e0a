import { choiceOf, choicesOf, codesOf, distinctName } from '../lookups.ts';
import { articleIn } from '../shared/articles.ts';
import type { Language, Sentence } from '../shared/primitives.ts';
import type { Values } from './fields.ts';
import { listOfCodes } from './personal-data.ts';

/** The field of an activity that holds what it answers otherwise for some categories of its data. */
export const DETAIL_FIELD = 'kategori_ayrintilari';

/** Answers that may differ by category; each is called as the activity's own field and look-up. */
export const DETAIL_PARTS = [
  'ilgili_kisi',
  'isleme_sarti',
  'saklama_suresi',
  'alici_grubu',
] as const;
export type DetailPart = (typeof DETAIL_PARTS)[number];

/** The value for "no recipients". */
export const NOBODY = '-';

const PART_NAMES: Readonly<Record<DetailPart, Sentence>> = {
  ilgili_kisi: { tr: 'Kişi grubu', en: 'Data subject groups' },
  isleme_sarti: { tr: 'Hukuki sebep', en: 'Legal basis' },
  saklama_suresi: { tr: 'Azami süre', en: 'Maximum period' },
  alici_grubu: { tr: 'Alıcı grubu', en: 'Recipient groups' },
};
const NOBODY_NAME: Sentence = { tr: 'Alıcı yok', en: 'No recipients' };

/** One differing answer: of a category, to a question, a code or (periods alone) a text. */
export type Detail = Readonly<{ category: string; part: DetailPart; value: string }>;

/** Categories of data by code, in the order of the registry. */
export const DETAIL_CATEGORIES: ReadonlyMap<string, Sentence> = new Map(
  choicesOf('kisisel_veriler').flatMap(({ group }) => (group ? [[group.code, group]] : [])),
);

const ENTRY = /^([a-z0-9_]+)\.([a-z_]+)=([^\n]+)$/;
const LONGEST_PERIOD = 200;

const isAnswer = (part: DetailPart, value: string): boolean =>
  (part === 'alici_grubu' && value === NOBODY) ||
  (part === 'saklama_suresi' && value.length <= LONGEST_PERIOD) ||
  choiceOf(part, value) !== undefined;

/** The parts of a stored entry; undefined if it is not valid. */
export function detailIn(entry: string): Detail | undefined {
  const [, category = '', name, value = ''] = ENTRY.exec(entry) ?? [];
  const part = DETAIL_PARTS.find((one) => one === name);
  return part && DETAIL_CATEGORIES.has(category) && isAnswer(part, value)
    ? { category, part, value }
    : undefined;
}

/** An answer as it is stored. */
export const detailEntry = ({ category, part, value }: Detail) => `${category}.${part}=${value}`;

/** The valid answers of a stored list, of any content. */
export const detailsIn = (value: unknown): Detail[] =>
  listOfCodes(value).flatMap((entry) => detailIn(entry) ?? []);

/** Do two different periods claim one category? Only one of them could be stored. */
export const hasSecondPeriod = (details: readonly Detail[]): boolean => {
  const periods = new Set(
    details.filter(({ part }) => part === 'saklama_suresi').map((one) => detailEntry(one)),
  );
  return new Set([...periods].map((one) => one.split('=')[0])).size < periods.size;
};

const placeOf = ({ category, part, value }: Detail): number[] => [
  [...DETAIL_CATEGORIES.keys()].indexOf(category),
  DETAIL_PARTS.indexOf(part),
  codesOf(part).indexOf(value),
];

/** Answers in one order, each once; of several periods of a category the last one counts. */
export function orderDetails(details: readonly Detail[]): Detail[] {
  const kept = new Map(
    details.map((one) => [
      one.part === 'saklama_suresi' ? `${one.category}.${one.part}` : detailEntry(one),
      one,
    ]),
  );
  return [...kept.values()].toSorted((a, b) => {
    const [left, right] = [placeOf(a), placeOf(b)];
    const at = left.findIndex((place, index) => place !== right[index]);
    return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
  });
}

export const detailPartName = (part: DetailPart, lang: Language): string => PART_NAMES[part][lang];

/** The value of an answer in words; legal bases carry their article. */
export function detailValueText(part: DetailPart, value: string, lang: Language): string {
  if (value === NOBODY) return NOBODY_NAME[lang];
  const choice = choiceOf(part, value);
  if (!choice) return value;
  return choice.article
    ? `${articleIn(choice.article, lang)} ${choice[lang]}`
    : distinctName(part, choice, lang);
}

/** An answer in words, as drawer, change log and Excel show it. */
export const detailText = ({ category, part, value }: Detail, lang: Language): string =>
  [
    DETAIL_CATEGORIES.get(category)?.[lang] ?? category,
    detailPartName(part, lang),
    detailValueText(part, value, lang),
  ].join(' | ');

const categoryOf = (item: string) => choiceOf('kisisel_veriler', item)?.group?.code ?? '';

/**
 * An activity as several, one for each category that is answered otherwise and one for the rest,
 * so that a check of basis, people or period sees what holds for the data.
 */
export function byDetail(values: Values): Values[] {
  const answered = detailsIn(values[DETAIL_FIELD]);
  // Few activities have such answers, and every rule calls this.
  if (answered.length === 0) return [values];
  const items = listOfCodes(values.islenen_kisisel_veriler);
  const held = new Set(items.map(categoryOf));
  const details = answered.filter(({ category }) => held.has(category));
  if (details.length === 0) return [values];
  const groups = Map.groupBy(details, ({ category }) => category);
  const own = [...groups].map(([category, answers]): Values => {
    const of = (part: DetailPart) => answers.filter((one) => one.part === part);
    const listed = (part: DetailPart) =>
      of(part).length === 0
        ? {}
        : {
            [part]: of(part)
              .map(({ value }) => value)
              .filter((value) => value !== NOBODY),
          };
    const [period] = of('saklama_suresi');
    return {
      ...values,
      islenen_kisisel_veriler: items.filter((item) => categoryOf(item) === category),
      ...listed('ilgili_kisi'),
      ...listed('isleme_sarti'),
      ...listed('alici_grubu'),
      ...(period && { saklama_suresi: period.value }),
    };
  });
  const rest = items.filter((item) => !groups.has(categoryOf(item)));
  return rest.length === 0 ? own : [...own, { ...values, islenen_kisisel_veriler: rest }];
}
