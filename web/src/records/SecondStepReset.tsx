import { secondStep } from '@emanet/contract/auth/second-step';
import { useAct } from '../nouns/act.ts';
import { at } from '../nouns/read.ts';
import { useTranslation } from '../platform/i18n.ts';
import { ConfirmModal } from '../ui/ConfirmModal.tsx';

type Props = Readonly<{
  one: Readonly<{ user_id: number; fullname: string; email: string }>;
  onDone?: () => void;
  onClose: () => void;
}>;

/** Confirms the reset of a person's lost second step. */
export function SecondStepReset({ one, onDone, onClose }: Props) {
  const { t } = useTranslation();
  const reset = useAct(secondStep.reset, {
    told: 'message',
    onDone,
    onSettled: onClose,
  });
  return (
    <ConfirmModal
      opened
      title={t('security.resetTitle', { name: one.fullname || one.email })}
      confirmLabel={t('security.reset')}
      danger
      busy={reset.isPending}
      onConfirm={() => reset.mutate(at(one.user_id))}
      onClose={onClose}
    >
      {t('security.resetText', { email: one.email })}
    </ConfirmModal>
  );
}
