import { useState } from 'react';
import { secondStep } from '@emanet/contract/auth/second-step';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { useUser } from '../../../platform/session/session.tsx';
import { refreshSession } from '../../../platform/session/session-store.ts';

const keyOf = (user_id: number) => ['security', user_id];

/** The security of the own account. */
export function useSecurity() {
  const { user_id } = useUser();
  return useQuery({
    queryKey: keyOf(user_id),
    queryFn: async ({ signal }) => (await call(secondStep.security, { signal })).data,
  });
}

type Answer = { message: string; data?: { kurtarma_kodlari: string[] } };

/**
 * Acts on the own account, one at a time: reports the result, reads the account again and keeps new
 * recovery codes for their window.
 */
export function useSecurityActs() {
  const { t } = useTranslation();
  const { user_id } = useUser();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);

  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) return notify.error(t('security.browserRefused'));
    notify.error(error.fields['code'] ?? error.message);
  };
  /** True when it was done; an act that the person cancelled shows no message. */
  const run = async (act: () => Promise<Answer | undefined>): Promise<boolean> => {
    setBusy(true);
    try {
      const answer = await act();
      if (!answer) return false;
      notify.success(answer.message);
      if (answer.data && answer.data.kurtarma_kodlari.length > 0)
        setCodes(answer.data.kurtarma_kodlari);
      await client.invalidateQueries({ queryKey: keyOf(user_id) });
      await refreshSession();
      return true;
    } catch (error) {
      refuse(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    run,
    refuse,
    codes,
    codesSeen: () => setCodes([]),
  };
}
export type SecurityActs = ReturnType<typeof useSecurityActs>;
