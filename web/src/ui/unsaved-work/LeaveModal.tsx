import { useTranslation } from '../../platform/i18n.ts';
import { ConfirmModal } from '../ConfirmModal.tsx';
import type { UnsavedWork } from './useKeptDraft.ts';

/** Asks before half-written work is left: stay, keep it on this device, or throw it away. */
export function LeaveModal({ work: { question, keep, drop } }: { work: UnsavedWork }) {
  const { t } = useTranslation();
  const leave = (first: () => void) => () => {
    first();
    question.go();
  };
  return (
    <ConfirmModal
      personal
      opened={question.asked}
      danger
      title={t('ui.leave.title')}
      cancelLabel={t('ui.leave.stay')}
      other={{ label: t('ui.leave.keep'), onChoose: leave(keep) }}
      confirmLabel={t('ui.leave.go')}
      onConfirm={leave(drop)}
      onClose={question.stay}
    >
      {t('ui.leave.text')}
    </ConfirmModal>
  );
}
