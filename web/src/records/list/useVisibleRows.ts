import { useMemo } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import type { Names } from '../display.ts';
import type { RecordRow, Register } from '../register.ts';
import { passes, searchWords } from './filters.ts';
import type { Filters } from './filters.ts';
import { sortRows } from './order.ts';
import type { Sort } from './order.ts';
import { searchText } from './search-text.ts';

/**
 * The rows to show, in order. Sorting and filtering are apart, so that a keystroke in the search
 * only walks the rows that passed the filters and compares texts that were folded before.
 */
export function useVisibleRows(
  register: Register,
  rows: readonly RecordRow[],
  { filters, q, sort, names }: { filters: Filters; q: string; sort: Sort; names: Names },
): RecordRow[] {
  const lang = useLanguage();
  const sorted = useMemo(
    () => sortRows(rows, sort, register.fields, lang, names),
    [rows, sort, register, lang, names],
  );
  const passed = useMemo(() => sorted.filter((row) => passes(row, filters)), [sorted, filters]);
  return useMemo(() => {
    const words = searchWords(q);
    if (words.length === 0) return passed;
    return passed.filter((row) => {
      const text = searchText(row, register.fields, lang);
      return words.every((word) => text.includes(word));
    });
  }, [passed, q, register, lang]);
}
