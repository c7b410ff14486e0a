import { useEffect, useMemo } from 'react';
import type { ColumnPreset } from '@emanet/contract/records/fields';
import type { Sort } from '../../ui/table/column.ts';
import {
  flagParam,
  idParam,
  param,
  sortParam,
  type UrlSpec,
} from '../../ui/url-state/url-param.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { rememberSearch } from '../list-address.ts';
import type { Register } from '../register.ts';
import { readPreset } from './columns/columns.ts';
import { filtersParam, type Filters } from './filters/filters.ts';
import { isSortKey, NEWEST_FIRST } from './columns/order.ts';

type Address = Readonly<{
  filters: Filters;
  sort: Sort;
  preset: ColumnPreset;
  /** Rows are grouped by department. */
  grouped: boolean;
  openId: number | undefined;
}>;

const specOf = (register: Register): UrlSpec<Address> => ({
  filters: filtersParam(register.fields),
  sort: sortParam('sirala', NEWEST_FIRST, (key) => isSortKey(key, register.fields)),
  preset: param('gorunum', readPreset, (preset) => (preset === 'ozet' ? '' : preset)),
  grouped: flagParam('gruplu'),
  openId: idParam('kayit'),
});

/** The state of a list in its address: filters, order, columns, the open record. */
export function useListState(register: Register) {
  const spec = useMemo(() => specOf(register), [register]);
  const { state, search, set, step, settle, go } = useUrlState(spec);
  useEffect(() => rememberSearch(register, search), [register, search]);
  return {
    ...state,
    search,
    setFilters: (filters: Filters) => set({ filters }),
    /** The list changes at once, the address when typing pauses. */
    setQ: (q: string) => settle({ filters: { ...state.filters, q } }),
    /** Applies a saved address, except the open record. */
    setSearch: go,
    setSort: (sort: Sort) => set({ sort }),
    setGrouped: (grouped: boolean) => set({ grouped }),
    setPreset: (preset: ColumnPreset) => set({ preset }),
    /** Opening is a step in the history, so that Back closes; a move between records is not. */
    open: (openId: number | undefined) => (state.openId === undefined ? step : set)({ openId }),
  };
}
export type ListState = ReturnType<typeof useListState>;
