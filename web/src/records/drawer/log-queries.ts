import { changeLogs } from '@emanet/contract/change-logs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { changeLogKey, listKey, unreadKey, useCompanyId } from '../query-keys.ts';
import type { RecordRow, Register } from '../register.ts';

type Rows = RecordRow[] | undefined;

/** History of one record, newest first. */
export function useChangeLog(register: Register, id: number) {
  const company = useCompanyId();
  return useQuery({
    queryKey: changeLogKey(company, register, id),
    queryFn: async ({ signal }) =>
      (
        await call(changeLogs.list, {
          params: { companyId: String(company), type: register.tur, recordId: String(id) },
          signal,
        })
      ).data,
  });
}

/** Unread changes of one record; a failure counts as none (specification, section 7). */
export function useUnreadCount(register: Register, id: number): number {
  const company = useCompanyId();
  const { data } = useQuery({
    queryKey: unreadKey(company, register, id),
    queryFn: async ({ signal }) =>
      (
        await call(changeLogs.unreadCount, {
          params: { companyId: String(company), type: register.tur, recordId: String(id) },
          signal,
        })
      ).unread_count,
    retry: false,
  });
  return data ?? 0;
}

/** Marks a record's changes as read and sets its badge to zero at once. */
export function useMarkRead(register: Register) {
  const client = useQueryClient();
  const company = useCompanyId();
  return useMutation({
    mutationFn: (id: number) =>
      call(changeLogs.markRead, {
        params: { companyId: String(company), type: register.tur, recordId: String(id) },
      }),
    onSuccess: (_answer, id) => {
      client.setQueryData(unreadKey(company, register, id), 0);
      client.setQueryData(listKey(company, register), (rows: Rows) =>
        rows?.map((row) => (row.id === id ? { ...row, unread_count: 0 } : row)),
      );
    },
  });
}
