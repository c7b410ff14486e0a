import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLocalStorage } from '@mantine/hooks';
import type { ColumnPreset } from '@emanet/contract/records/fields';
import { useUser } from '../../platform/session.tsx';
import { rememberSearch } from '../list-address.ts';
import type { Register } from '../register.ts';
import { columnsOf, presetKeys, readPreset } from './columns.ts';
import { readFilters, writeFilters } from './filters.ts';
import type { Filters } from './filters.ts';
import { readSort, writeSort } from './order.ts';
import type { Sort } from './order.ts';

/** Everything about a list that its address says: filters, order, columns, the open record. */
export function useListState(register: Register) {
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  useEffect(() => rememberSearch(register, search), [register, search]);

  const [filters, setFilters] = useFilters(register, params);
  const sortText = params.get('sirala');
  const sort = useMemo(() => readSort(sortText, register.fields), [sortText, register]);
  const put = (name: string, value: string, replace: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace, preventScrollReset: true },
    );

  const openId = Number(params.get('kayit')) || undefined;
  return {
    search,
    filters,
    sort,
    openId,
    preset: readPreset(params.get('gorunum')),
    setFilters: (next: Filters) => {
      setFilters(next);
      setParams((before) => writeFilters(before, next, register.fields), { replace: true });
    },
    /** Takes a saved address over, the open record apart. */
    setSearch: (text: string) => setParams(new URLSearchParams(text)),
    setSort: (next: Sort) => put('sirala', writeSort(next), true),
    setPreset: (preset: ColumnPreset) => put('gorunum', preset === 'ozet' ? '' : preset, true),
    /** Opening is a step in the history, so that Back closes; going from record to record is not. */
    open: (id: number | undefined) => put('kayit', id ? String(id) : '', openId !== undefined),
  };
}

/**
 * The filters of the address. A change shows at once and the address follows, because navigation
 * is not immediate and a check box must not wait for it.
 */
function useFilters(register: Register, params: URLSearchParams) {
  const { fields } = register;
  const inAddress = readFilters(params, fields);
  const key = writeFilters(new URLSearchParams(), inAddress, fields).toString();
  const [seen, setSeen] = useState(key);
  const [filters, setFilters] = useState(inAddress);
  if (seen !== key) {
    setSeen(key);
    setFilters(inAddress);
  }
  return [filters, setFilters] as const;
}

/** Columns of a preset, or those a person chose instead; the choice is kept per preset. */
export function useColumns(register: Register, preset: ColumnPreset) {
  const [chosen, setChosen] = useLocalStorage<Partial<Record<ColumnPreset, string[]>>>({
    key: `emanet:${useUser().user_id}:${register.noun}:columns`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const mine = chosen[preset];
  const columns = useMemo(
    () => columnsOf(register, mine ?? presetKeys(register, preset)),
    [register, preset, mine],
  );
  return {
    columns,
    customised: mine !== undefined,
    choose: (keys: string[]) => setChosen({ ...chosen, [preset]: keys }),
    reset: () => setChosen({ ...chosen, [preset]: undefined }),
  };
}
