import { useTranslation } from '../../../platform/i18n.ts';
import { ConfirmModal } from '../../../ui/ConfirmModal.tsx';
import { useLeaveQuestion } from '../../../ui/form/useLeaveQuestion.ts';

type Props = Readonly<{
  /** Is there anything that leaving would lose? Asked at the moment of leaving. */
  holds: () => boolean;
  onKeep: () => void;
  onDiscard: () => void;
}>;

/** Asks before unsaved work is left; a draft of it can be kept. */
export function LeaveGuard({ holds, onKeep, onDiscard }: Props) {
  const { t } = useTranslation();
  const question = useLeaveQuestion(holds, onKeep);
  const leave = (first: () => void) => () => {
    first();
    question.go();
  };
  return (
    <ConfirmModal
      opened={question.asked}
      danger
      title={t('form.leave.title')}
      cancelLabel={t('form.leave.stay')}
      other={{ label: t('form.leave.keep'), onChoose: leave(onKeep) }}
      confirmLabel={t('form.leave.discard')}
      onConfirm={leave(onDiscard)}
      onClose={question.stay}
    >
      {t('form.leave.text')}
    </ConfirmModal>
  );
}
