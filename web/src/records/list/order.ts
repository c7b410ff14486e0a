import type { Field } from '@emanet/contract/records/fields';
import { RISKS } from '@emanet/contract/records/warnings';
import type { Language } from '@emanet/contract/shared/primitives';
import { compareTurkish } from '@emanet/contract/shared/turkish';
import type { Names } from '../display.ts';
import { displayValue } from '../display.ts';
import type { RecordRow } from '../register.ts';

/** The column a list is sorted by. In the address: its key, with `-` before it when descending. */
export type Sort = Readonly<{ key: string; descending: boolean }>;

const NEWEST_FIRST: Sort = { key: 'guncellenme_tarihi', descending: true };
const DERIVED = ['risk', 'eksiksizlik', 'guncellenme_tarihi', 'guncelleyen'];

export function readSort(text: string | null, fields: readonly Field[]): Sort {
  const descending = text?.startsWith('-') ?? false;
  const key = descending ? text?.slice(1) : text;
  if (!key) return NEWEST_FIRST;
  const known = DERIVED.includes(key) || fields.some((field) => field.name === key);
  return known ? { key, descending } : NEWEST_FIRST;
}

/** The parameter for a sort, empty for the usual one. */
export function writeSort(sort: Sort): string {
  if (sort.key === NEWEST_FIRST.key && sort.descending) return '';
  return (sort.descending ? '-' : '') + sort.key;
}

/** What a click on a column head leads to: names rise first, figures and dates fall first. */
export function nextSort(sort: Sort, key: string): Sort {
  if (sort.key === key) return { key, descending: !sort.descending };
  return { key, descending: key === 'risk' || key === 'guncellenme_tarihi' };
}

type Key = string | number;

function keyOf(
  row: RecordRow,
  sort: Sort,
  field: Field | undefined,
  lang: Language,
  names: Names,
): Key {
  switch (sort.key) {
    case 'risk':
      return RISKS.indexOf(row.risk);
    case 'eksiksizlik':
      return row.eksiksizlik;
    case 'guncellenme_tarihi':
      return Date.parse(row.guncellenme_tarihi);
    case 'guncelleyen':
      return row.guncelleyen;
  }
  if (!field) return '';
  if (field.control === 'department') return row.department_name;
  return displayValue(field, row[field.name], lang, names);
}

const compareKeys = (a: Key, b: Key): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareTurkish(String(a), String(b));

/** Rows in order; empty values come last either way, equal ones keep the server's order. */
export function sortRows(
  rows: readonly RecordRow[],
  sort: Sort,
  fields: readonly Field[],
  lang: Language,
  names: Names,
): RecordRow[] {
  const field = fields.find((one) => one.name === sort.key);
  const turn = sort.descending ? -1 : 1;
  return rows
    .map((row) => ({ row, key: keyOf(row, sort, field, lang, names) }))
    .sort((a, b) => {
      if (a.key === '' || b.key === '') return Number(a.key === '') - Number(b.key === '');
      return compareKeys(a.key, b.key) * turn;
    })
    .map(({ row }) => row);
}
