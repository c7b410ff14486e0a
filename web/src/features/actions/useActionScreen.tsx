import { actions, type Action } from '@emanet/contract/actions';
import { sentence } from '@emanet/contract/shared/sentences';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { useCallback, useMemo } from 'react';
import { useAct } from '../../nouns/act.ts';
import { at, useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useNounRemoval } from '../../records/noun/useNounRemoval.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { ActionItems } from './ActionItems.tsx';
import { asInList, narrowed, newestFirst, NOTHING, SPEC } from './filters.ts';
import { actionOnPhone } from './marks.tsx';
import { useActionColumns } from './useActionColumns.tsx';
import { useActionFilters } from './useActionFilters.ts';
import { useActs } from './useActs.ts';

const idOf = (one: Action) => one.id;
const nameOf = (one: Action) => one.aksiyon_ismi;

/** Parts that the screens of current and of archived actions share: `list` is for their `NounList`. */
export function useActionScreen(guncel: boolean, selectable: boolean) {
  const { t, lang } = useTranslation();
  // Every action that the person may see: board, list and archive share them.
  const query = useRead(actions.list);
  const rows = useMemo(() => {
    const own = (query.data ?? []).filter((one) => one.guncel === guncel);
    return guncel ? asInList(own) : newestFirst(own);
  }, [query.data, guncel]);
  const address = useUrlState(SPEC);
  const { state: asked, set, step } = address;
  const acts = useActs();
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
    rows,
    address,
    acts,
    deeds,
    question: removal.question,
    opened: rows.find((one) => one.id === asked.open),
    edited: rows.find((one) => one.id === asked.edited),
    list: {
      table,
      query,
      address,
      filters,
      search: t('actions.search'),
      onClear: () => set(NOTHING),
      failed: sentence('actionsFailed')[lang],
      menu: (one: Action) => <ActionItems one={one} {...deeds} />,
      phone: actionOnPhone,
    },
  };
}
