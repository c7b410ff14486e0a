import { useTranslation } from '../../platform/i18n.ts';
import { ConfirmModal } from '../ConfirmModal.tsx';
import type { LeaveQuestion } from './useLeaveQuestion.ts';

/** Asks before something typed is lost; staying is the safe answer. */
export function LeaveModal({ question }: { question: LeaveQuestion }) {
  const { t } = useTranslation();
  return (
    <ConfirmModal
      opened={question.asked}
      danger
      title={t('ui.leave.title')}
      cancelLabel={t('ui.leave.stay')}
      confirmLabel={t('ui.leave.go')}
      onConfirm={question.go}
      onClose={question.stay}
    >
      {t('ui.leave.text')}
    </ConfirmModal>
  );
}
