import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmations } from '@emanet/contract/confirmations';
import { sentence } from '@emanet/contract/shared/sentences';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { useRead } from '../../nouns/read.ts';
import { ApiError, call } from '../../platform/api/client.ts';
import { useLanguage } from '../../platform/i18n.ts';
import { newKey } from '../../platform/api/new-key.ts';
import { notify } from '../../platform/notify.tsx';
import { useCan, useCompanyOrNone, useUser } from '../../platform/session/session.tsx';
import { recordsKey } from '../../records/query-keys.ts';

/** Interval of checking for a newly opened round. */
const LOOK_MS = 300_000;

/** Departments that the person must confirm; empty for other people. */
export function useDueConfirmations() {
  const company = useCompanyOrNone()?.company_id;
  const may = useCan('confirmations.send');
  const enabled = may && company !== undefined;
  return useRead(confirmations.due, {}, { enabled, refetchInterval: LOOK_MS }).data ?? [];
}

/**
 * Sends confirmations one after the other, with the specification's toasts. `onConfirmed` is called
 * even when the component is unmounted by then.
 */
export function useConfirm(onDone: () => void, onConfirmed?: () => void) {
  const lang = useLanguage();
  const cache = useQueryClient();
  const company = useCompanyOrNone()?.company_id;
  const { email } = useUser();
  const said = (key: 'confirmationSent' | 'confirmationFailed' | 'confirmationMissing') =>
    sentence(key)[lang];
  return useMutation({
    mutationFn: async (department_id: number) => {
      if (!company || !email) throw new Error(said('confirmationMissing'));
      await call(confirmations.add, {
        body: {
          department_id,
          company_id: company,
          e_posta: email,
          bildirim_tarihi: todayInTurkey(),
          onay: false,
        },
        idempotencyKey: newKey(),
      });
    },
    onSuccess: () => {
      notify.success(said('confirmationSent'));
      onConfirmed?.();
    },
    onError: (error) =>
      notify.error(
        error instanceof ApiError && error.code === 'NETWORK'
          ? said('confirmationFailed')
          : error.message || said('confirmationFailed'),
      ),
    onSettled: async () => {
      onDone();
      if (company) await cache.invalidateQueries({ queryKey: recordsKey(company) });
    },
  });
}

/** Every department with its rounds. */
export const useOverview = () => useRead(confirmations.overview);
