import { useCallback } from 'react';
import { actions, type Action } from '@emanet/contract/actions';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { useAct } from '../../nouns/act.ts';
import { at } from '../../nouns/read.ts';
import { useNounRemoval } from '../../records/noun/useNounRemoval.tsx';
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
  const address = useUrlState(SPEC);
  const { state: asked, set, step } = address;
  const acts = useActs();
  const menu = useRowMenu<Action>();
  const restore = useAct(actions.restore, {
    parts: at,
    told: 'message',
    failed: 'actionAddFailed',
  });
  const removal = useNounRemoval<Action>(actions.delete, {
    nameOf,
    back: ({ id }) => restore.mutate(id),
    failed: 'actionDeleteFailed',
  });
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
    onDelete: removal.ask,
  };
  return {
    address,
    asked,
    set,
    step,
    question: removal.question,
    acts,
    menu,
    filters,
    table,
    deeds,
    nameOf,
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
