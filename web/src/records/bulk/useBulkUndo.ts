import type { BulkResult } from '@emanet/contract/records/bulk';
import { useAct } from '../../nouns/act.ts';
import { ApiError } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { newKey } from '../../platform/api/new-key.ts';
import { notify } from '../../platform/notify.tsx';
import type { Register } from '../register.ts';

/** Reverts a change of one field in many records, and names the records where it failed. */
export function useBulkUndo(register: Register, onUndone: () => void) {
  const { t } = useTranslation();
  const say = (error: Error) =>
    notify.error(error instanceof ApiError ? error.message : t('records.bulk.failed'));

  type Left = Pick<BulkResult, 'cakisan' | 'reddedilen' | 'bulunamayan'>;
  function tellOvertaken({ cakisan, reddedilen, bulunamayan }: Left) {
    if (bulunamayan.length > 0)
      notify.error(t('records.bulk.missing', { count: bulunamayan.length }));
    if (cakisan.length > 0) notify.error(t('records.bulk.overtaken', { count: cakisan.length }));
    if (reddedilen.length > 0)
      notify.error(t('records.bulk.refused', { count: reddedilen.length }));
  }

  const undo = useAct(register.endpoints.undoBulkUpdate, {
    parts: (toplu_islem: string) => ({ body: { toplu_islem }, idempotencyKey: newKey() }),
    onError: say,
    onDone: ({ data, message }) => {
      onUndone();
      const count = data.degisen.length;
      if (count > 0) notify.success(t('records.bulk.undone', { count }));
      tellOvertaken(data);
      if (data.donmeyen?.length) notify.error(message);
    },
  });
  return { undo: undo.mutate, tellOvertaken, say };
}
