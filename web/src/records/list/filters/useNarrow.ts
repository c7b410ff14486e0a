import { useCallback, useEffect } from 'react';
import { useLanguage } from '../../../platform/i18n.ts';
import { holdsAll, namesFirst, wordsOf } from '../../../ui/word-search.ts';
import { nameOf, type RecordRow, type Register } from '../../register.ts';
import { passes, type Filters } from './filters.ts';
import { prepareSearch, searchText } from './search-text.ts';

/**
 * The rows that filters and search leave. `behind`: those of a gap, which only the server knows.
 * A keystroke compares texts that were folded before. `ranked`: rows whose names hold the words come
 * first, unless somebody sorts them.
 */
export function useNarrow(
  register: Register,
  rows: readonly RecordRow[],
  filters: Filters,
  behind: ReadonlySet<number> | undefined,
  ranked: boolean,
) {
  const lang = useLanguage();
  const { fields } = register;
  useEffect(() => prepareSearch(rows, fields, lang), [rows, fields, lang]);
  return useCallback(
    (sorted: readonly RecordRow[]) => {
      const words = wordsOf(filters.q);
      const left = sorted.filter(
        (row) =>
          passes(row, filters, fields) &&
          (!filters.gap || behind?.has(row.id) === true) &&
          (words.length === 0 || holdsAll(searchText(row, fields, lang), words)),
      );
      if (!ranked || words.length === 0) return left;
      return namesFirst(left, words, (row) => nameOf(register, row));
    },
    [register, filters, behind, fields, ranked, lang],
  );
}
