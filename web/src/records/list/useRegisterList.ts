import { useMemo, useState } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { listSearch } from '../list-address.ts';
import { useNames } from '../name-queries.ts';
import { useGapRecords, useRecords } from '../queries.ts';
import type { RecordRow, Register } from '../register.ts';
import { NO_FILTERS } from './filters.ts';
import { useRowMenu } from './RowMenu.tsx';
import { useExport } from './useExport.ts';
import { useColumns, useListState } from './useListState.ts';
import { useRemoval } from './useRemoval.ts';
import { useSelection } from './useSelection.ts';
import { useVisibleRows } from './useVisibleRows.ts';

const NO_ROWS: readonly RecordRow[] = [];
const PHONE = '(max-width: 899px)';

/** Gives the focus to a row, or to the one that Tab reaches. */
const focusRow = (id?: number) => {
  const row = id === undefined ? '[data-row]:not([tabindex="-1"])' : `[data-row="${id}"]`;
  document.querySelector<HTMLElement>(row)?.focus({ preventScroll: true });
};

/** All that a list screen knows and can do; its parts only show it. */
export function useRegisterList(register: Register) {
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false;
  const records = useRecords(register);
  const rows = records.data ?? NO_ROWS;
  const names = useNames(register);

  const state = useListState(register);
  const chosen = useColumns(register, state.preset);
  const [q, setQ] = useState(state.filters.q);
  const { filters, sort, openId } = state;
  const gap = useGapRecords(register, filters.gap);
  const found = useVisibleRows(register, rows, { filters, q, sort, names });
  const visible = useMemo(
    () => (filters.gap ? found.filter((row) => gap.data?.has(row.id)) : found),
    [filters.gap, gap.data, found],
  );
  const selection = useSelection(visible);
  const removal = useRemoval(register, (ids) => {
    selection.clear();
    if (openId && ids.includes(openId)) state.open(undefined);
  });

  return {
    register,
    phone,
    /** What the list waits for: its rows, then those of a gap. */
    query: records.data && filters.gap ? gap : records,
    rows,
    names,
    state,
    chosen,
    setQ,
    visible,
    /** Changes when other rows are listed, or in another order. */
    listing: `${listSearch(state.search)} ${q}`,
    selection,
    removal,
    menu: useRowMenu(),
    file: useExport(register),
    clearFilters: () => {
      setQ('');
      state.setFilters(NO_FILTERS);
    },
    focusRow,
    /** Closes the drawer; the focus goes back to its row. */
    close: () => {
      focusRow(openId);
      state.open(undefined);
    },
  };
}
export type RegisterListModel = ReturnType<typeof useRegisterList>;
