import { useState } from 'react';
import { secondStep } from '@emanet/contract/auth/second-step';
import { ApiError, call } from '../platform/api/client.ts';
import { useTranslation } from '../platform/i18n.ts';
import { notify } from '../platform/notify.tsx';
import { ConfirmModal } from '../ui/ConfirmModal.tsx';

type Props = Readonly<{
  one: Readonly<{ user_id: number; fullname: string; email: string }>;
  onDone?: () => void;
  onClose: () => void;
}>;

/** Asks before the second step of somebody who has lost it is reset. */
export function SecondStepReset({ one, onDone, onClose }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  async function reset() {
    setBusy(true);
    try {
      const { message } = await call(secondStep.reset, { params: { id: String(one.user_id) } });
      notify.success(message);
      onDone?.();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(error.message);
    }
    onClose();
  }
  return (
    <ConfirmModal
      opened
      title={t('security.resetTitle', { name: one.fullname || one.email })}
      confirmLabel={t('security.reset')}
      danger
      busy={busy}
      onConfirm={() => void reset()}
      onClose={onClose}
    >
      {t('security.resetText', { email: one.email })}
    </ConfirmModal>
  );
}
