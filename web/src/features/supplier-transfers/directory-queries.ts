import { suppliers } from '@emanet/contract/suppliers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useCompany } from '../../platform/session/session.tsx';
import { supplierKey } from '../../records/query-keys.ts';
import { refreshAll } from '../../records/queries.ts';

/** Effect of a saved entry: records that name the supplier follow a new name. */
export function useSupplierSaved(): () => void {
  const client = useQueryClient();
  const { company_id } = useCompany();
  return () => {
    void client.invalidateQueries({ queryKey: supplierKey(company_id) });
    void refreshAll(client, company_id);
  };
}

/** Takes an entry out of the directory. */
export function useDeleteSupplier() {
  const client = useQueryClient();
  const { company_id } = useCompany();
  return useMutation({
    mutationFn: (id: number) => call(suppliers.delete, { params: { id: String(id) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: supplierKey(company_id) }),
  });
}
