import { fieldsNaming } from '@emanet/contract/records/kinds/kinds';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { wordsOf } from '@emanet/contract/shared/turkish';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { useFirstMove } from '../../platform/useFirstMove.ts';
import type { Sort } from '../../ui/table/column.ts';
import type { Group } from '../../ui/table/entries.ts';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { useRowMenu } from '../../ui/table/useRowMenu.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { withChangedCells } from '../bulk/changed-cells.tsx';
import { useBulkEdit, type ChangedCells } from '../bulk/useBulkEdit.ts';
import { withEditing } from '../in-place/editable-columns.tsx';
import { useHeldRows, withHeldRows } from '../in-place/held-rows.ts';
import { useInPlace } from '../in-place/useInPlace.ts';
import { listSearch, placeOf } from '../list-address.ts';
import { useNames } from '../kinds/register-names.ts';
import { useGapRecords, useRecords } from '../queries.ts';
import { nameOf, type RecordRow, type Register } from '../register.ts';
import { holdsAll, namesFirst } from '../../ui/word-search.ts';
import { callForFile } from '../../platform/api/client.ts';
import { registerText } from '../../platform/texts/register-text.ts';
import { useSheet } from '../useSheet.ts';
import { type Filters, isFiltered, NO_FILTERS, passes } from './filters/filters.ts';
import { NEWEST_FIRST } from './columns/order.ts';
import { tableColumns } from './columns/table-columns.tsx';
import { arranged, useColumnChoice } from './columns/useColumnChoice.ts';
import { useListState } from './useListState.ts';
import { useSavedViews } from './views/useSavedViews.ts';
import { foundIn } from './filters/found-in.ts';
import { useRemoval } from './useRemoval.ts';
import { prepareSearch, searchText, spokenIn, type Spoken } from './filters/search-text.ts';

const isNewestFirst = ({ key, descending }: Sort): boolean =>
  key === NEWEST_FIRST.key && descending === NEWEST_FIRST.descending;

const NO_ROWS: readonly RecordRow[] = [];
const departmentOf = (row: RecordRow): Group => ({
  key: String(row.department_id),
  label: row.department_name,
});
const idOf = (row: RecordRow): number => row.id;

/** Focuses a row, or the one that Tab reaches. */
const focusRow = (id?: number) => {
  const row = id === undefined ? '[data-row]:not([tabindex="-1"])' : `[data-row="${id}"]`;
  document.querySelector<HTMLElement>(row)?.focus({ preventScroll: true });
};

/** State and acts of a list screen; its parts only show it. */
export function useRegisterList(register: Register) {
  const { t, lang } = useTranslation();
  const records = useRecords(register);
  const rows = records.data ?? NO_ROWS;
  const state = useListState(register);
  const chosen = useColumnChoice(register, state.preset);
  const { filters, openId } = state;
  // Documents have their own columns, and the search reads them.
  const naming = fieldsNaming(register.fields, 'document').map(({ name }) => name);
  const isNaming = [...chosen.keys, state.sort.key].some((key) => naming.includes(key));
  const names = useNames(register, useFirstMove() || isNaming || isFiltered(filters));
  const [changed, setChanged] = useState<ChangedCells>();
  const [copied, setCopied] = useState(NO_ROWS);
  const { held, hold, release } = useHeldRows();
  const inPlace = useInPlace(register, names, (cells, before) => {
    setChanged(cells);
    if (before) hold(before);
  });
  const { acts } = inPlace;
  const columns = useMemo(
    () =>
      withEditing(
        withChangedCells(withHeldRows(tableColumns(register, { lang, names, t }), held), changed),
        register,
        acts,
      ),
    [register, lang, names, t, held, changed, acts],
  );

  const inPlaces = useMemo(() => arranged(columns, chosen.shown), [columns, chosen.shown]);
  const gap = useGapRecords(register, filters.gap);
  const table = useDataTable({
    rows,
    columns: inPlaces,
    shown: chosen.keys,
    idOf,
    nameOf: (row) => nameOf(register, row),
    sort: state.sort,
    onSort: (sort) => {
      release();
      state.setSort(sort);
    },
    narrow: useNarrow(register, rows, filters, gap.data, isNewestFirst(state.sort)),
    selectable: true,
    ...(state.grouped && { groupOf: departmentOf }),
  });
  const searched = useMemo(
    () => ({ register, words: wordsOf(filters.q), lang, names }),
    [register, filters.q, lang, names],
  );
  const removal = useRemoval(register, (ids) => {
    table.selection.clear();
    if (openId && ids.includes(openId)) state.open(undefined);
  });

  return {
    register,
    phone: usePhone(),
    /** Queries of the list: its rows, then those of a gap. */
    query: records.data && filters.gap ? gap : records,
    found: {
      q: filters.q,
      where: (row: RecordRow, shown: readonly string[]) => foundIn(row, shown, searched),
    },
    rows,
    columns,
    table,
    names,
    state,
    chosen,
    views: useSavedViews(register, state, chosen),
    /** Changes when other rows are listed, or in another order. */
    listing: `${listSearch(state.search)} ${filters.q}`,
    place: useMemo(() => placeOf(register), [register]),
    selection: table.selection,
    removal,
    /** Records to be copied into another company. */
    copies: { rows: copied, ask: setCopied },
    inPlace,
    cells: useMemo(
      () => ({
        editable: (row: RecordRow, field: string) => acts.fieldFor(row, field) !== undefined,
        edit: acts.ask,
      }),
      [acts],
    ),
    bulk: useBulkEdit(register, table.selection, setChanged),
    menu: useRowMenu<RecordRow>(),
    file: useExport(register),
    clearFilters: () => state.setFilters(NO_FILTERS),
    focusRow,
    /** Closes the drawer and focuses its row. */
    close: () => {
      focusRow(openId);
      state.open(undefined);
    },
  };
}
export type RegisterListModel = ReturnType<typeof useRegisterList>;

/** Downloads rows in their order and in the language shown. */
function useExport(register: Register) {
  const { t } = useTranslation();
  return useSheet(
    t(registerText(register.noun, 'title')),
    (rows: readonly RecordRow[], asked, at) =>
      callForFile(register.endpoints.export, {
        ...at,
        body: { ids: rows.map((row) => row.id), ...asked },
      }),
    ({ given }) => t('records.exported', { count: given.length }),
  );
}

/**
 * The rows that filters and search leave. `behind`: those of a gap, which only the server knows. A
 * keystroke compares texts that were folded before. `ranked`: rows whose names match come first,
 * unless the person sorts them.
 */
function useNarrow(
  register: Register,
  rows: readonly RecordRow[],
  filters: Filters,
  behind: ReadonlySet<number> | undefined,
  ranked: boolean,
) {
  const lang = useLanguage();
  const { fields } = register;
  const { q } = filters;
  const [found, setFound] = useState<Readonly<{ q: string; holds: Spoken }>>();
  useEffect(() => prepareSearch(rows, fields, lang), [rows, fields, lang]);
  useEffect(() => {
    // Without the vocabulary a search finds what stands in the rows.
    if (q)
      void spokenIn(fields, q).then(
        (holds) => setFound({ q, holds }),
        () => undefined,
      );
  }, [fields, q]);
  const spoken = found?.q === q ? found : undefined;
  return useCallback(
    (sorted: readonly RecordRow[]) => {
      const words = wordsOf(q);
      const left = sorted.filter(
        (row) =>
          passes(row, filters, fields) &&
          (!filters.gap || behind?.has(row.id) === true) &&
          words.every(
            (word) =>
              holdsAll(searchText(row, fields, lang), [word]) || spoken?.holds(row, word) === true,
          ),
      );
      if (!ranked || words.length === 0) return left;
      return namesFirst(left, words, (row) => nameOf(register, row));
    },
    [register, filters, q, spoken, behind, fields, ranked, lang],
  );
}
