import type { BulkResult } from '@emanet/contract/records/bulk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { newKey } from '../../platform/api/new-key.ts';
import { notify } from '../../platform/notify.tsx';
import { refreshAll } from '../queries.ts';
import { useCompanyId } from '../query-keys.ts';
import type { Register } from '../register.ts';

/** Takes a change of one field in many records back, and says of which records it could not. */
export function useBulkUndo(register: Register, onUndone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const company = useCompanyId();
  const say = (error: Error) =>
    notify.error(error instanceof ApiError ? error.message : t('records.bulk.failed'));

  function tellOvertaken({ cakisan, reddedilen }: Pick<BulkResult, 'cakisan' | 'reddedilen'>) {
    if (cakisan.length > 0) notify.error(t('records.bulk.overtaken', { count: cakisan.length }));
    if (reddedilen.length > 0)
      notify.error(t('records.bulk.refused', { count: reddedilen.length }));
  }

  const undo = useMutation({
    mutationFn: (toplu_islem: string) =>
      call(register.endpoints.undoBulkUpdate, {
        body: { toplu_islem },
        idempotencyKey: newKey(),
      }),
    onError: say,
    onSuccess: ({ data }) => {
      onUndone();
      void refreshAll(client, company);
      const count = data.degisen.length;
      if (count > 0) notify.success(t('records.bulk.undone', { count }));
      tellOvertaken(data);
    },
  });
  return { undo: undo.mutate, tellOvertaken, say };
}
