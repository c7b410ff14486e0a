import { useState } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { listSearch } from '../place.ts';
import { useNames, useRecords } from '../queries.ts';
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
  const query = useRecords(register);
  const rows = query.data ?? NO_ROWS;
  const names = useNames(register);

  const state = useListState(register);
  const chosen = useColumns(register, state.preset);
  const [q, setQ] = useState(state.filters.q);
  const { filters, sort, openId } = state;
  const visible = useVisibleRows(register, rows, { filters, q, sort, names });
  const selection = useSelection(visible);
  const removal = useRemoval(register, (ids) => {
    selection.clear();
    if (openId && ids.includes(openId)) state.open(undefined);
  });

  return {
    register,
    phone,
    query,
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
