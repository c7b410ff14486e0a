import { suppliers } from '@emanet/contract/suppliers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../platform/client.ts';
import { useCompany } from '../../platform/session.tsx';
import { supplierKey } from '../../records/name-queries.ts';
import { refreshAll } from '../../records/queries.ts';

type SupplierUpdate = z.input<(typeof suppliers.update)['body']>;

/** Changes an entry of the directory; records that name the supplier follow a new name. */
export function useUpdateSupplier() {
  const client = useQueryClient();
  const { company_id } = useCompany();
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: SupplierUpdate }) =>
      call(suppliers.update, { params: { id: String(id) }, body }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: supplierKey(company_id) }),
        refreshAll(client, company_id),
      ]),
  });
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
