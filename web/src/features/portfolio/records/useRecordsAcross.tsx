import { portfolio } from '@emanet/contract/portfolio';
import { isNounType } from '@emanet/contract/portfolio/across-types';
import { MARKS_ACROSS, type FiltersAcross } from '@emanet/contract/portfolio/records';
import type { ColumnPreset } from '@emanet/contract/records/fields';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { endpointKey } from '../../../nouns/keys.ts';
import { call, callForFile } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { useSheet } from '../../../records/useSheet.ts';
import { usePortfolioViews } from '../usePortfolioViews.ts';
import { readPreset } from '../../../records/list/columns/columns.ts';
import { arranged, useKeptColumns } from '../../../records/list/columns/useColumnChoice.ts';
import { filtersParam, isFiltered, NO_FILTERS } from '../../../records/list/filters/filters.ts';
import { byLabel } from '../../../ui/word-search.ts';
import { column, type Column, type Sort } from '../../../ui/table/column.ts';
import { useDataTable } from '../../../ui/table/useDataTable.ts';
import { idParam, idsParam, param, sortParam } from '../../../ui/url-state/url-param.ts';
import { useUrlState } from '../../../ui/url-state/useUrlState.ts';
import { useClientNames } from '../useClientNames.ts';
import { filterOf } from './filter-of.ts';
import type { AcrossRow, ListAcross } from './lists.tsx';

const CLIENT = 'musteri';
const TYPING_MS = 250;
const idOf = ({ id }: AcrossRow) => id;
/** Rows come in the server's order, in which further pages follow. */
const asGiven = () => '';

const specOf = <Row extends AcrossRow>({ fields, nameField, isSortKey }: ListAcross<Row>) => {
  const byName: Sort = { key: nameField, descending: false };
  return {
    filters: filtersParam(fields, filterOf),
    clients: idsParam(CLIENT),
    sort: sortParam('sirala', byName, isSortKey),
    preset: param('gorunum', readPreset, (one: ColumnPreset) => (one === 'ozet' ? '' : one)),
    open: idParam('kayit'),
  };
};

/** State of a list over all clients: the address, its rows and its table. */
export function useRecordsAcross<Row extends AcrossRow>(list: ListAcross<Row>) {
  const { t, lang } = useTranslation();
  const { companies, fullname } = useUser();
  const address = useUrlState(useMemo(() => specOf(list), [list]));
  const { state, set, settle } = address;
  const { filters, clients, sort } = state;
  const usual = useMemo(() => list.usual(state.preset), [list, state.preset]);
  const chosen = useKeptColumns(list.key, state.preset, usual);
  const nameOfClient = useClientNames();

  const filtre: FiltersAcross = {
    musteriler: [...clients],
    // A noun has neither verdict nor marks; the risk of an action is one of its fields.
    hukum: isNounType(list.tur) ? [] : [...filters.verdicts],
    risk: isNounType(list.tur) ? [] : [...filters.risks],
    isaretler: isNounType(list.tur) ? [] : MARKS_ACROSS.filter((mark) => filters[mark]),
    alanlar: Object.fromEntries(
      Object.entries(filters.fields).map(([name, codes]) => [name, [...codes]]),
    ),
    degil: [...filters.not],
  };
  const [q] = useDebouncedValue(filters.q.trim(), TYPING_MS);
  const asked = {
    ...(q && { q }),
    filtre: JSON.stringify(filtre),
    sort: `${sort.descending ? '-' : ''}${sort.key}`,
  };
  const query = useInfiniteQuery({
    queryKey: [...endpointKey(undefined, portfolio.records), list.tur, asked],
    queryFn: ({ pageParam, signal }) =>
      call(portfolio.records, {
        params: { kayit_turu: list.tur },
        query: { ...asked, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const rows = useMemo(
    // The call serves every list, so its rows have the type of none; they are those of this one.
    () => query.data?.pages.flatMap(({ data }) => data as unknown as Row[]) ?? [],
    [query.data],
  );

  const columns = useMemo((): readonly Column<Row>[] => {
    const client = column<Row>(
      CLIENT,
      t('portfolio.across.client'),
      190,
      (row) => nameOfClient(row.company_id),
      { rank: -1 },
    );
    return list
      .columns({ t, lang })
      .map((one): Column<Row> => ({ ...one, sortBy: asGiven }))
      .toSpliced(1, 0, client);
  }, [list, lang, t, nameOfClient]);
  const table = useDataTable({
    rows,
    columns: useMemo(
      () => arranged(columns, [{ alan: CLIENT }, ...chosen.shown]),
      [columns, chosen.shown],
    ),
    shown: useMemo(() => [CLIENT, ...chosen.keys], [chosen.keys]),
    idOf,
    nameOf: (row) => `${list.nameOf(row)}, ${nameOfClient(row.company_id)}`,
    sort,
    onSort: (next) => set({ sort: next }),
    selectable: list.editedType !== undefined,
  });

  const views = usePortfolioViews(
    {
      saved: chosen.saved,
      apply: ({ arama, sutunlar }) =>
        chosen.apply(readPreset(new URLSearchParams(arama).get('gorunum')), sutunlar),
    },
    list.tur,
  );
  const owner = `${fullname}, ${t('portfolio.allClients')}`;
  const sheet = useSheet<readonly number[] | undefined>(
    list.title(t),
    (ids, given) => {
      const body = { ...asked, filtre, ...(ids && { ids: [...ids] }), ...given };
      return callForFile(portfolio.exportRecords, { params: { kayit_turu: list.tur }, body });
    },
    undefined,
    owner,
  );
  const offered = list.filters({ t, lang }, filters, (next) => set({ filters: next }));
  return {
    address,
    state,
    query,
    columns,
    chosen,
    table,
    filters: {
      choices: [
        {
          key: CLIENT,
          label: t('portfolio.across.client'),
          options: companies
            .filter(({ askida }) => !askida)
            .map((one) => ({ value: String(one.company_id), label: one.company_name }))
            .toSorted(byLabel),
          chosen: clients.map(String),
          choose: (values: string[]) => set({ clients: values.map(Number) }),
          always: true,
        },
        ...offered.choices,
      ],
      flags: offered.flags,
    },
    ...{ nameOfClient, views, sheet, owner },
    isNarrowed: clients.length > 0 || isFiltered(filters),
    setQ: (text: string) => settle({ filters: { ...filters, q: text } }),
    setPreset: (preset: ColumnPreset) => set({ preset }),
    clear: () => set({ filters: NO_FILTERS, clients: [] }),
    listing: JSON.stringify(asked),
  };
}
