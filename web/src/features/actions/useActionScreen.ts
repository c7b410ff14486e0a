import { useCallback, useState } from 'react';
import type { Action } from '@emanet/contract/actions';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { neighboursOf } from '../../ui/overlay/neighbours.ts';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { useRowMenu } from '../../ui/table/useRowMenu.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { narrowed, NOTHING, SPEC } from './filters.ts';
import { useActionColumns } from './useActionColumns.tsx';
import { useActionFilters } from './useActionFilters.ts';
import { useActs } from './useActs.ts';

const idOf = (one: Action) => one.id;
const nameOf = (one: Action) => one.aksiyon_ismi;

/** State shared by the screens of current and archived actions: address, table, menu, drawer. */
export function useActionScreen(rows: readonly Action[], selectable: boolean) {
  const { state: asked, set, settle, step } = useUrlState(SPEC);
  const acts = useActs();
  const menu = useRowMenu<Action>();
  const [asksToDelete, setAsked] = useState<Action>();
  const filters = useActionFilters(asked, rows, set);
  const table = useDataTable({
    rows,
    columns: useActionColumns(),
    idOf,
    nameOf,
    sort: asked.sort,
    onSort: (sort) => set({ sort }),
    narrow: useCallback((all: readonly Action[]) => narrowed(all, asked, todayInTurkey()), [asked]),
    selectable,
  });
  const deeds = {
    acts,
    onEdit: (one: Action) => step({ edited: one.id, open: undefined }),
    onDelete: setAsked,
  };
  return {
    asked,
    set,
    settle,
    step,
    acts,
    menu,
    filters,
    table,
    deeds,
    nameOf,
    asksToDelete,
    closeQuestion: () => setAsked(undefined),
    clear: () => set(NOTHING),
    open: (one: Action) => (asked.open === undefined ? step : set)({ open: one.id }),
    opened: rows.find((one) => one.id === asked.open),
    /** To what the list shows before and after the open action. */
    ways: (listed: readonly Action[]) =>
      neighboursOf({
        rows: listed,
        idOf,
        open: asked.open,
        onMove: (id) => set({ open: id }),
      }),
    edited: rows.find((one) => one.id === asked.edited),
  };
}
