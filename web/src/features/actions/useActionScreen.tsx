import { type Action, ACTION_RISKS, actions } from '@emanet/contract/actions';
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
import {
  asInList,
  type Filters,
  inChargeOf,
  narrowed,
  newestFirst,
  NOTHING,
  SPEC,
  STATES,
} from './filters.ts';
import { actionOnPhone } from './marks.tsx';
import { useActionColumns } from './useActionColumns.tsx';
import { useActs } from './useActs.ts';
import { compareTurkish } from '@emanet/contract/shared/turkish';
import { choicesOf, flagsOf, type FilterList, type Option } from '../../ui/filters/filter.ts';

const idOf = (one: Action) => one.id;
const nameOf = (one: Action) => one.aksiyon_ismi;

/** Shared parts of the screens of current and archived actions: `list` is for their `NounList`. */
export function useActionScreen(guncel: boolean, selectable: boolean) {
  const { t, lang } = useTranslation();
  // All actions that the person may see: board, list and archive share them.
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

/** Distinct values of the actions, in the order of their labels. */
function optionsIn(
  rows: readonly Action[],
  of: (one: Action) => Option | undefined,
): readonly Option[] {
  const found = new Map(rows.flatMap((one) => of(one) ?? []).map((one) => [one.value, one]));
  return [...found.values()].toSorted((a, b) => compareTurkish(a.label, b.label));
}

/** The filters of the actions, for the bar and for the sheet of small screens. */
function useActionFilters(
  asked: Filters,
  rows: readonly Action[],
  set: (part: Partial<Filters>) => void,
): FilterList {
  const { t } = useTranslation();
  const flag = (key: 'late' | 'mailed' | 'filed') =>
    flagsOf(asked, set)(key, t(`actions.flags.${key}`));
  const choice = choicesOf(asked, set);
  return {
    choices: [
      {
        key: 'departments',
        label: t('actions.fields.department_id'),
        options: optionsIn(rows, (one) => ({
          value: String(one.department_id),
          label: one.department_name ?? '–',
        })),
        chosen: asked.departments.map(String),
        choose: (values) => set({ departments: values.map(Number) }),
        always: true,
      },
      choice('risks', t('actions.fields.risk'), ACTION_RISKS, (value) => t(`ui.risk.${value}`)),
      {
        key: 'state',
        label: t('actions.fields.durum'),
        options: (['acik', 'tamam'] as const).map((value) => ({
          value,
          label: t(`actions.states.${value}`),
        })),
        chosen: asked.state === 'hepsi' ? [] : [asked.state],
        // At most one of them: the newest press counts.
        choose: (values) => set({ state: STATES.find((one) => one === values.at(-1)) ?? 'hepsi' }),
        always: true,
      },
      {
        key: 'people',
        label: t('actions.fields.sorumlu'),
        options: optionsIn(rows, inChargeOf),
        chosen: asked.people,
        choose: (people) => set({ people }),
        always: rows.some((one) => inChargeOf(one) !== undefined),
      },
    ],
    flags: [flag('late'), flag('mailed'), flag('filed')],
  };
}
