import { useEffect, useMemo } from 'react';
import { useLanguage } from '../../platform/i18n.ts';
import type { Names } from '../display.ts';
import type { RecordRow, Register } from '../register.ts';
import { passes, searchWords } from './filters.ts';
import type { Filters } from './filters.ts';
import { sortRows } from './order.ts';
import type { Sort } from './order.ts';
import { prepareSearch, searchText } from './search-text.ts';

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
  useEffect(() => prepareSearch(rows, register.fields, lang), [rows, register, lang]);
  const words = searchWords(q);
  const searching = words.length > 0;
  const texts = useMemo(
    () => (searching ? passed.map((row) => searchText(row, register.fields, lang)) : []),
    [searching, passed, register, lang],
  );
  const wanted = words.join(' ');
  return useMemo(() => {
    if (wanted === '') return passed;
    const all = wanted.split(' ');
    return passed.filter((_, index) => all.every((word) => texts[index]?.includes(word)));
  }, [passed, texts, wanted]);
}
