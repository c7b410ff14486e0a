import { serverText } from '@emanet/contract/locales/server-texts';
import {
  DETAIL_CATEGORIES,
  DETAIL_PARTS,
  detailEntry,
  detailIn,
  detailPartName,
  detailsIn,
  hasSecondPeriod,
  detailText,
  NOBODY,
  detailValueText,
  type Detail,
  type DetailPart,
} from '@emanet/contract/records/category-detail';
import { choiceOf } from '@emanet/contract/lookups';
import type { Language } from '@emanet/contract/shared/primitives';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import { labelKey } from '@emanet/contract/shared/turkish';
import { codesBehind, nameInTemplate } from '../import/choices.ts';
import { WIDE } from '../excel/widths.ts';
import { plainly, type Kind } from './kind.ts';
import { multiselectKind } from './choice.ts';
import { wrong } from './wrong.ts';

/** A semicolon that begins another answer; periods may hold one themselves. */
const BETWEEN = /;\s*(?=[^;|]+\|[^;|]+\|)/;

const named = <Name>(all: Iterable<Name>, textOf: (name: Name, lang: 'tr' | 'en') => string) => {
  const names = new Map<string, Name>();
  for (const one of all) for (const lang of LANGUAGES) names.set(labelKey(textOf(one, lang)), one);
  return names;
};
const categories = named(
  DETAIL_CATEGORIES.keys(),
  (code, lang) => DETAIL_CATEGORIES.get(code)?.[lang] ?? code,
);
const parts = named(DETAIL_PARTS, detailPartName);
const nobody = named([NOBODY], (code, lang) => detailValueText('alici_grubu', code, lang));

/** Is a text the name of a category of data? */
export const isDetailCategory = (text: string): boolean => categories.has(labelKey(text));

/**
 * The stored form of `Category | Question | Answer`, without an article before a basis. If several choices
 * have this name, or a free text has it too, the one that `current` holds is kept.
 */
function detailEntryOf(written: string, current: readonly Detail[]): string | undefined {
  const [first = '', second = '', ...rest] = written.split('|').map((one) => one.trim());
  const category = categories.get(labelKey(first));
  const part = parts.get(labelKey(second));
  const answer = rest.join('|');
  if (category === undefined || part === undefined || answer === '') return undefined;
  const plain = part === 'isleme_sarti' ? answer.replace(/^\d+[/(]\S+\s+/, '') : answer;
  const held = current.filter((one) => one.category === category && one.part === part);
  const key = labelKey(answer);
  const kept = held.find(({ value }) => namesOf(part, value).some((one) => labelKey(one) === key));
  const [code, another] = codesBehind(part, plain);
  const value =
    kept?.value ??
    (part === 'alici_grubu' ? nobody.get(labelKey(answer)) : undefined) ??
    (another === undefined ? code : undefined) ??
    answer;
  const entry = detailEntry({ category, part, value });
  return detailIn(entry) && entry;
}

/** The names by which sheets called an answer. */
const namesOf = (part: DetailPart, value: string): string[] => {
  const choice = choiceOf(part, value);
  return LANGUAGES.flatMap((lang) => [
    detailValueText(part, value, lang),
    ...(choice ? [choice[lang], nameInTemplate(choice, lang)] : []),
  ]);
};

/** Answers that differ by category; a sheet has a further row for each category. */
export const detailKind: Kind = {
  sortKey: multiselectKind.sortKey,
  show: (_, value, { lang }) =>
    detailsIn(value)
      .map((one) => detailText(one, lang))
      .join('; '),
  furtherRows: ({ name }, value, lang) =>
    [...Map.groupBy(detailsIn(value), ({ category }) => category)].map(([category, details]) => ({
      [name]: DETAIL_CATEGORIES.get(category)?.[lang] ?? category,
      ...Object.fromEntries(
        [...Map.groupBy(details, ({ part }) => part)].map(([part, answers]) => [
          part,
          answers.map((one) => detailAnswer(one, lang)).join('; '),
        ]),
      ),
    })),
  read: ({ name }, { text, current }) => {
    const entries: string[] = [];
    const held = detailsIn(current?.[name]);
    for (const written of (text ?? '').split(BETWEEN).filter((one) => one.trim() !== '')) {
      const entry = detailEntryOf(written, held);
      if (entry === undefined) return wrong('unlisted', written);
      entries.push(entry);
    }
    return hasSecondPeriod(detailsIn(entries)) ? wrong('one_period') : { value: entries };
  },
  width: WIDE,
  takes: 'open',
  listed: (_, __, lang) => plainly([...DETAIL_CATEGORIES.values()].map((one) => one[lang])),
  sheetHelp: serverText('records.detailKind.sheetHelp'),
};

const nameOf = (part: Detail['part'], value: string, lang: Language): string => {
  const choice = choiceOf(part, value);
  return choice ? nameInTemplate(choice, lang) : value;
};

/** An answer as the column of its question writes it. */
const detailAnswer = ({ part, value }: Detail, lang: Language): string =>
  value === NOBODY ? detailValueText(part, value, lang) : nameOf(part, value, lang);
