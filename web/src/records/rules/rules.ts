import { CITED } from '@emanet/contract/board/cited';
import { articleIn } from '@emanet/contract/shared/articles';
import { fieldLabel, registerTitle, warningText } from '@emanet/contract/records/labels';
import { RULES } from '@emanet/contract/records/rules/all-rules';
import type { Rule } from '@emanet/contract/records/rules/rule';
import { registerOfType, type RegisterType } from '@emanet/contract/records/registers';
import { registers } from '@emanet/contract/records/all-registers';
import {
  CROSS_CODES,
  crossRule,
  LINKED_RECORDS,
  type CrossCode,
} from '@emanet/contract/tables/cross-rules';
import type { Language } from '@emanet/contract/shared/primitives';
import { searchable, wordsOf } from '@emanet/contract/shared/turkish';
import type { RecordRow } from '../register.ts';
import { nameOf, type RuleSource } from './examples-in-words.ts';
import { holdsAll } from '../../ui/word-search.ts';

/** List of a register, and the code of a rule there. */
type Place = Readonly<{ tur: RegisterType; path: string; kod: string }>;

/** A row of the page. `fields` are the rule's inputs. */
export type RuleRow = Readonly<{
  id: string;
  register: string;
  title: string;
  why: string;
  article: string;
  /** The article in the Turkish citation, which many type in English too. */
  cited: string;
  seviye: Rule['seviye'];
  validFrom: string;
  unverified: boolean;
  fields: readonly string[];
  /** It compares linked records. */
  linked: boolean;
  /** It is based on decisions or announcements of the Board. */
  cites: boolean;
  source: RuleSource;
  /** Its code in the list of each register with such records. */
  broken: readonly Place[];
}>;

/** Every rule of every register in a language; a sentence shared by several fields is one row. */
export const ruleRows = (lang: Language): readonly RuleRow[] => [
  ...recordRuleRows(lang),
  ...CROSS_CODES.map((kod) => crossRuleRow(kod, lang)),
];

/** A rule over linked records, with the fields of each register that it compares. */
function crossRuleRow(kod: CrossCode, lang: Language): RuleRow {
  const { title, why, article, seviye, validFrom, reads, registers: spoken } = crossRule(kod);
  return {
    id: `linked.${kod}`,
    register: LINKED_RECORDS[lang],
    title: title[lang],
    why: why[lang],
    article: articleIn(article, lang),
    cited: article,
    seviye,
    validFrom,
    unverified: false,
    linked: true,
    cites: kod in CITED,
    source: { linked: kod },
    broken: spoken.map((tur) => ({ tur, path: registerOfType(tur).path, kod })),
    fields: registers.flatMap(({ noun }) =>
      (reads[noun] ?? []).map(
        (name) => `${registerTitle(noun)[lang]}: ${fieldLabel(noun, name, lang)}`,
      ),
    ),
  };
}

function recordRuleRows(lang: Language): readonly RuleRow[] {
  return registers.flatMap(({ noun, tur, path }) =>
    [...Map.groupBy(RULES[noun], ({ kod }) => kod)].map(([kod, same]): RuleRow => ({
      id: `${noun}.${kod}`,
      register: registerTitle(noun)[lang],
      ...warningText(noun, kod, lang),
      article: [...new Set(same.map(({ article }) => articleIn(article, lang)))].join('; '),
      cited: same.map(({ article }) => article).join(' '),
      seviye: same.some(({ seviye }) => seviye === 'Yüksek') ? 'Yüksek' : 'Orta',
      validFrom: same[0]?.validFrom ?? '',
      linked: false,
      cites: kod in CITED,
      source: { noun, rules: same },
      broken: [{ tur, path, kod }],
      unverified: same.some(({ unverified }) => unverified === true),
      fields: [...new Set(same.flatMap(({ reads }) => reads))].map((name) =>
        nameOf(noun, name, lang),
      ),
    })),
  );
}

/** The rules with all words of a search, in title, reason, article or fields. */
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

/** Visible records that break a rule, by register and code. */
export type Broken = ReadonlyMap<string, readonly number[]>;
const keyOf = ({ tur, kod }: Pick<Place, 'tur' | 'kod'>): string => `${tur}.${kod}`;

/** The records of one list that break a rule. */
type BrokenAt = Readonly<{ place: Place; ids: readonly number[] }>;

/** Lists with records that break a rule, and the records' numbers. */
export const brokenAt = (broken: Broken | undefined, { broken: places }: RuleRow): BrokenAt[] =>
  places.flatMap((place) => {
    const ids = broken?.get(keyOf(place)) ?? [];
    return ids.length > 0 ? [{ place, ids }] : [];
  });

/** Numbers of the records that break each rule. */
export function brokenBy(
  lists: readonly Readonly<{
    tur: RegisterType;
    rows: readonly Pick<RecordRow, 'id' | 'uyarilar'>[];
  }>[],
): Broken {
  const broken = new Map<string, number[]>();
  for (const { tur, rows } of lists)
    for (const { id, uyarilar } of rows)
      for (const kod of new Set(uyarilar.map((one) => one.kod))) {
        const key = keyOf({ tur, kod });
        broken.set(key, [...(broken.get(key) ?? []), id]);
      }
  return broken;
}

/** The list of the records that break a rule, with the first one open and arrows to the next. */
export const throughAddress = ({ path, kod }: Place, first: number | undefined): string =>
  `${path}?${new URLSearchParams({ kural: kod, ...(first !== undefined && { kayit: String(first) }) })}`;
