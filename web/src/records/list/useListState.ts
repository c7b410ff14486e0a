import { useEffect, useMemo } from 'react';
import { useLocalStorage } from '@mantine/hooks';
import type { ColumnPreset } from '@emanet/contract/records/fields';
import { useUser } from '../../platform/session/session.tsx';
import type { Sort } from '../../ui/table/column.ts';
import { idParam, param, sortParam, type UrlSpec } from '../../ui/url-state/url-param.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { rememberSearch } from '../list-address.ts';
import type { Register } from '../register.ts';
import { presetKeys, readPreset } from './columns/columns.ts';
import { filtersParam, type Filters } from './filters/filters.ts';
import { isSortKey, NEWEST_FIRST } from './columns/order.ts';

type ListState = Readonly<{
  filters: Filters;
  sort: Sort;
  preset: ColumnPreset;
  openId: number | undefined;
}>;

const specOf = (register: Register): UrlSpec<ListState> => ({
  filters: filtersParam(register.fields),
  sort: sortParam('sirala', NEWEST_FIRST, (key) => isSortKey(key, register.fields)),
  preset: param('gorunum', readPreset, (preset) => (preset === 'ozet' ? '' : preset)),
  openId: idParam('kayit'),
});

/** Everything about a list that its address says: filters, order, columns, the open record. */
export function useListState(register: Register) {
  const spec = useMemo(() => specOf(register), [register]);
  const { state, search, set, step, settle, go } = useUrlState(spec);
  useEffect(() => rememberSearch(register, search), [register, search]);
  return {
    ...state,
    search,
    setFilters: (filters: Filters) => set({ filters }),
    /** The list follows at once, the address when typing pauses. */
    setQ: (q: string) => settle({ filters: { ...state.filters, q } }),
    /** Takes a saved address over, the open record apart. */
    setSearch: go,
    setSort: (sort: Sort) => set({ sort }),
    setPreset: (preset: ColumnPreset) => set({ preset }),
    /** Opening is a step in the history, so that Back closes; going from record to record is not. */
    open: (openId: number | undefined) => (state.openId === undefined ? step : set)({ openId }),
  };
}

/** Columns of a preset, or those a person chose instead; the choice is kept per preset. */
export function useColumnChoice(register: Register, preset: ColumnPreset) {
  const [chosen, setChosen] = useLocalStorage<Partial<Record<ColumnPreset, string[]>>>({
    key: `emanet:${useUser().user_id}:${register.noun}:columns`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const mine = chosen[preset];
  const keys = useMemo(() => mine ?? presetKeys(register, preset), [register, preset, mine]);
  return {
    keys,
    customised: mine !== undefined,
    choose: (next: string[]) => setChosen({ ...chosen, [preset]: next }),
    reset: () => setChosen({ ...chosen, [preset]: undefined }),
  };
}
