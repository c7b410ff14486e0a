import { UNPROVEN_DELIVERY } from '@emanet/contract/applications/delivery';
import { CITED } from '@emanet/contract/board/cited';
import {
  ENTRIES,
  KINDS,
  rulesOn,
  STATUSES,
  type BoardEntry,
} from '@emanet/contract/board/decisions';
import { articleIn } from '@emanet/contract/shared/articles';
import type { Language } from '@emanet/contract/shared/primitives';
import { searchable, wordsOf } from '@emanet/contract/shared/turkish';
import { dayShort, monthName } from '../../../platform/when.ts';
import { holdsAll } from '../../../ui/word-search.ts';
import { brokenAt, ruleRows, type Broken, type RuleRow } from '../rules.ts';

/** A row of the page. */
export type DecisionRow = Readonly<{
  id: string;
  entry: BoardEntry;
  title: string;
  kind: string;
  status: string;
  /** Year of its day; empty for periods and figures that belong to none. */
  year: string;
  day: string;
  concerns: string;
  asks: string;
  article: string;
  /** The rules based on it. */
  rules: readonly RuleRow[];
  /** Rules about other records than the registers', with their screen. */
  elsewhere: readonly Readonly<{ title: string; to: string }>[];
}>;

/** A day, month or year: `2026-08-13`, `2026-08` or `2026`. */
export function dayAsKnown(day: string, lang: Language): string {
  if (day.length === 10) return dayShort(day, lang);
  return day.length === 7 ? monthName(day, lang) : day;
}

/** The entries, the newest first; those without a day come last. */
export function decisionRows(lang: Language): readonly DecisionRow[] {
  const rules = ruleRows(lang).filter(({ cites }) => cites);
  return ENTRIES.map((entry): DecisionRow => ({
    id: entry.id,
    entry,
    title: entry.title[lang],
    kind: KINDS[entry.kind]?.[lang] ?? entry.kind,
    status: STATUSES[entry.status]?.[lang] ?? entry.status,
    year: entry.published?.slice(0, 4) ?? '',
    day: entry.published === null ? '' : dayAsKnown(entry.published, lang),
    concerns: entry.concerns[lang],
    asks: entry.asks[lang],
    article: articleIn(entry.article, lang),
    rules: rules.filter(({ broken }) =>
      broken.some(({ kod }) => CITED[kod]?.includes(entry.id) === true),
    ),
    elsewhere: rulesOn(entry).includes(UNPROVEN_DELIVERY.kod)
      ? [{ title: UNPROVEN_DELIVERY.title[lang], to: '/basvurular' }]
      : [],
  })).toSorted((a, b) => (b.entry.published ?? '').localeCompare(a.entry.published ?? ''));
}

export type AskedDecisions = Readonly<{
  q: string;
  kinds: readonly string[];
  statuses: readonly string[];
  years: readonly string[];
  mine: boolean;
}>;

/** Records that break an entry's rules, each once in its list. */
export const touchedBy = (broken: Broken | undefined, { rules }: DecisionRow): number =>
  new Set(
    rules.flatMap((rule) =>
      brokenAt(broken, rule).flatMap(({ place, ids }) => ids.map((id) => `${place.tur} ${id}`)),
    ),
  ).size;

const isIn = (chosen: readonly string[], value: string) =>
  chosen.length === 0 || chosen.includes(value);

/** The entries that match the search and the filters. */
export function findDecisions(
  rows: readonly DecisionRow[],
  { q, kinds, statuses, years, mine }: AskedDecisions,
  broken: Broken | undefined,
): readonly DecisionRow[] {
  const words = wordsOf(q);
  return rows.filter(
    (row) =>
      isIn(kinds, row.entry.kind) &&
      isIn(statuses, row.entry.status) &&
      isIn(years, row.year) &&
      (!mine || touchedBy(broken, row) > 0) &&
      holdsAll(
        searchable(
          [
            row.entry.no,
            row.entry.published,
            row.title,
            row.day,
            row.kind,
            row.concerns,
            row.asks,
            row.article,
          ].join(' '),
        ),
        words,
      ),
  );
}

/** The page of the entries, searched for one of them. */
export const decisionAddress = (title: string): string =>
  `/kararlar?${new URLSearchParams({ q: title })}`;
