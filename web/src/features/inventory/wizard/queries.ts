import { inventory, TEMPLATE_COMPANY_ID } from '@emanet/contract/inventory';
import { processingActivities } from '@emanet/contract/processing-activities';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/client.ts';
import { groupByDepartment, toLibrary } from './library.ts';
import { libraryKey } from '../../../records/query-keys.ts';

const STALE_AFTER_MS = 10 * 60_000;

/** Activities of the template company, grouped as the wizard shows them. */
export function useLibrary() {
  return useQuery({
    queryKey: libraryKey(TEMPLATE_COMPANY_ID),
    queryFn: async ({ signal }) => {
      const query = { company_id: String(TEMPLATE_COMPANY_ID) };
      const [{ data: rows }, { data: entries }] = await Promise.all([
        call(processingActivities.list, { query, signal }),
        call(inventory.library, { signal }),
      ]);
      const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
      return groupByDepartment(rows.map((row) => toLibrary(row, entryOf.get(row.id))));
    },
    staleTime: STALE_AFTER_MS,
  });
}
