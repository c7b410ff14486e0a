import { inventory, TEMPLATE_COMPANY_ID } from '@emanet/contract/inventory';
import { processingActivities } from '@emanet/contract/processing-activities';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLanguage } from '../../../platform/i18n.ts';
import { call } from '../../../platform/api/client.ts';
import { useFirstMove } from '../../../platform/useFirstMove.ts';
import { useDocuments } from '../../../records/kinds/register-names.ts';
import { groupByDepartment, toLibrary, type LibrarySource } from './library.ts';
import { libraryKey } from '../../../records/query-keys.ts';

const STALE_AFTER_MS = 10 * 60_000;

/** Activities of the template company, grouped for the wizard. */
export const useLibrary = () =>
  useQuery({
    queryKey: [...libraryKey(TEMPLATE_COMPANY_ID), 'choices'],
    queryFn: async ({ signal }) => {
      const { data } = await call(inventory.choices, { signal });
      return groupByDepartment(data.map(toLibrary));
    },
    staleTime: STALE_AFTER_MS,
  });

/**
 * Sources of the copies: whole rows of the activities with their sources, and the company's
 * documents. Many times larger than the choices, they load at the first move.
 */
export function useMaterials() {
  const moved = useFirstMove();
  const sources = useSources(moved);
  const documents = useDocuments(moved);
  const here = <Data>({ data, refetch }: UseQueryResult<Data>) =>
    data ?? refetch({ throwOnError: true }).then((answered) => answered.data);
  return {
    sources: sources.data,
    fetch: async () => {
      const [rows, own] = await Promise.all([here(sources), here(documents)]);
      return { rows: rows ?? new Map<number, LibrarySource>(), documents: own ?? [] };
    },
  };
}

export type Materials = ReturnType<typeof useMaterials>;

const useSources = (wanted: boolean) => {
  const lang = useLanguage();
  return useQuery({
    queryKey: [...libraryKey(TEMPLATE_COMPANY_ID), 'sources', lang],
    queryFn: async ({ signal }) => {
      const query = { company_id: String(TEMPLATE_COMPANY_ID) };
      const [{ data: rows }, { data: entries }] = await Promise.all([
        call(processingActivities.list, { query, signal }),
        call(inventory.library, { query: { lang }, signal }),
      ]);
      const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
      return new Map(
        rows.map((row): [number, LibrarySource] => [row.id, { row, entry: entryOf.get(row.id) }]),
      );
    },
    staleTime: STALE_AFTER_MS,
    enabled: wanted,
  });
};
