import { kindOf } from '@emanet/contract/records/kinds/kinds';
import type { Field } from '@emanet/contract/records/fields';
import { VERDICTS } from '@emanet/contract/records/verdict';
import { RISKS } from '@emanet/contract/records/warnings';
import type { Language } from '@emanet/contract/shared/primitives';
import { readSort as readAnySort, type Sort } from '../../../ui/table/column.ts';
import type { Names } from '../../kinds/kind.ts';
import { displayValue, valueIn } from '../../display.ts';
import { lookOf } from '../../kinds/kinds.ts';
import type { RecordRow } from '../../register.ts';

/** Default order of a list of records. */
export const NEWEST_FIRST: Sort = { key: 'guncellenme_tarihi', descending: true };
const DERIVED = ['hukum', 'risk', 'eksiksizlik', 'guncellenme_tarihi', 'guncelleyen'];

/** Can a list of these fields be sorted by it? */
export const isSortKey = (key: string, fields: readonly Field[]): boolean =>
  DERIVED.includes(key) || fields.some(({ name }) => name === key);

/** The order in an address; an unknown column gives the newest first. */
export const readSort = (text: string | null, fields: readonly Field[]): Sort =>
  readAnySort(text, NEWEST_FIRST, (key) => isSortKey(key, fields));

/** Sort value of a row: judgements by weight, instants by time, choices by their label. */
export function orderValue(
  row: RecordRow,
  key: string,
  field: Field | undefined,
  lang: Language,
  names: Names,
): string | number {
  switch (key) {
    case 'hukum':
      return VERDICTS.indexOf(row.hukum);
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
  if (kindOf(field).reference === 'department') return row.department_name;
  const value = valueIn(row, field);
  return lookOf(field).order?.(value) ?? displayValue(field, value, lang, names);
}
