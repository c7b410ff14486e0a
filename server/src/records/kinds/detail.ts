import {
  DETAIL_CATEGORIES,
  DETAIL_PARTS,
  detailEntry,
  detailIn,
  detailPartName,
  detailsIn,
  detailText,
  NOBODY,
  detailValueText,
} from '@emanet/contract/records/category-detail';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import { labelKey } from '@emanet/contract/shared/turkish';
import { codesBehind } from '../import/choices.ts';
import { WIDE } from '../excel/widths.ts';
import type { Kind } from './kind.ts';
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

/** The stored form of `Category | Question | Answer`; an article before a basis is left out. */
function entryOf(written: string): string | undefined {
  const [first = '', second = '', ...rest] = written.split('|').map((one) => one.trim());
  const category = categories.get(labelKey(first));
  const part = parts.get(labelKey(second));
  const answer = rest.join('|');
  if (category === undefined || part === undefined || answer === '') return undefined;
  const plain = part === 'isleme_sarti' ? answer.replace(/^\d+\/\S+\s+/, '') : answer;
  const [code, another] = codesBehind(part, plain);
  const value =
    (part === 'alici_grubu' ? nobody.get(labelKey(answer)) : undefined) ??
    (another === undefined ? code : undefined) ??
    answer;
  const entry = detailEntry({ category, part, value });
  return detailIn(entry) && entry;
}

/** Answers that differ by category; a sheet writes `Category | Question | Answer`, one after the other. */
export const detailKind: Kind = {
  sortKey: multiselectKind.sortKey,
  show: (_, value, { lang }) =>
    detailsIn(value)
      .map((one) => detailText(one, lang))
      .join('; '),
  read: (_, { text }) => {
    const entries: string[] = [];
    for (const written of (text ?? '').split(BETWEEN).filter((one) => one.trim() !== '')) {
      const entry = entryOf(written);
      if (entry === undefined) return wrong('unlisted', written);
      entries.push(entry);
    }
    return { value: entries };
  },
  width: WIDE,
};
