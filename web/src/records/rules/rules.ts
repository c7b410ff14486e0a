import { articleIn } from '@emanet/contract/shared/articles';
import { fieldLabel, registerTitle, warningText } from '@emanet/contract/records/labels';
import type { Rule } from '@emanet/contract/records/rules/rule';
import { registers } from '@emanet/contract/records/all-registers';
import type { Language } from '@emanet/contract/shared/primitives';
import { searchable } from '@emanet/contract/shared/turkish';
import { holdsAll, wordsOf } from '../../ui/word-search.ts';

/** A rule as the page lists it. `fields` are those that it reads. */
export type RuleRow = Readonly<{
  id: string;
  register: string;
  title: string;
  why: string;
  article: string;
  /** The article as Turkish cites it, which many type in English too. */
  cited: string;
  seviye: Rule['seviye'];
  validFrom: string;
  unverified: boolean;
  fields: readonly string[];
}>;

/** Every rule of every register in a language; one sentence of several fields is one row. */
export function ruleRows(lang: Language): readonly RuleRow[] {
  return registers.flatMap(({ noun, rules }) =>
    [...Map.groupBy(rules, ({ kod }) => kod)].map(([kod, same]): RuleRow => ({
      id: `${noun}.${kod}`,
      register: registerTitle(noun)[lang],
      ...warningText(noun, kod, lang),
      article: [...new Set(same.map(({ article }) => articleIn(article, lang)))].join('; '),
      cited: same.map(({ article }) => article).join(' '),
      seviye: same.some(({ seviye }) => seviye === 'Yüksek') ? 'Yüksek' : 'Orta',
      validFrom: same[0]?.validFrom ?? '',
      unverified: same.some(({ unverified }) => unverified === true),
      fields: [...new Set(same.flatMap(({ reads }) => reads))].map((name) =>
        fieldLabel(noun, name, lang),
      ),
    })),
  );
}

/** The rules that hold all words of a search, wherever in title, reason, article or fields. */
export function findRules(rows: readonly RuleRow[], asked: string): readonly RuleRow[] {
  const words = wordsOf(asked);
  if (words.length === 0) return rows;
  return rows.filter((row) =>
    holdsAll(
      searchable([row.title, row.why, row.article, row.cited, ...row.fields].join(' ')),
      words,
    ),
  );
}

/** Where a warning's rule is listed with its article. */
export const ruleAddress = (title: string): string =>
  `/kurallar?${new URLSearchParams({ q: title })}`;
