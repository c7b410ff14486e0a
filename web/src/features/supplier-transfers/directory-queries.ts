import { suppliers } from '@emanet/contract/suppliers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callForFile } from '../../platform/api/client.ts';
import { useCompany } from '../../platform/session/session.tsx';
import { STALE_AFTER_MS, supplierKey, supplierUsesKey } from '../../records/query-keys.ts';
import { refreshAll } from '../../records/queries.ts';
import { useSheet } from '../../records/useSheet.ts';
import type { bodyOfEntry } from './entry.ts';

/** The transfers and assets that name a supplier. */
export function useSupplierUses(id: number) {
  const { company_id } = useCompany();
  return useQuery({
    queryKey: supplierUsesKey(company_id, id),
    queryFn: async ({ signal }) =>
      (await call(suppliers.uses, { params: { id: String(id) }, signal })).data,
    staleTime: STALE_AFTER_MS,
  });
}

/** Downloads the shown part of the directory, with the records that name its suppliers. */
export const useSupplierSheet = (title: string) =>
  useSheet(title, (ids: number[], lang) => callForFile(suppliers.export, { body: { ids, lang } }));

/** Effect of a saved entry: records that name the supplier follow a new name. */
export function useSupplierSaved(): () => void {
  const client = useQueryClient();
  const { company_id } = useCompany();
  return () => {
    void client.invalidateQueries({ queryKey: supplierKey(company_id) });
    void refreshAll(client, company_id);
  };
}

/** Takes an entry out of the directory, or puts it back. */
export function useSupplierRemoval() {
  const client = useQueryClient();
  const { company_id } = useCompany();
  const onSuccess = () => client.invalidateQueries({ queryKey: supplierKey(company_id) });
  const remove = useMutation({
    mutationFn: (id: number) => call(suppliers.delete, { params: { id: String(id) } }),
    onSuccess,
  });
  const restore = useMutation({
    mutationFn: (body: ReturnType<typeof bodyOfEntry>) => call(suppliers.create, { body }),
    onSuccess,
  });
  return { remove, restore };
}
