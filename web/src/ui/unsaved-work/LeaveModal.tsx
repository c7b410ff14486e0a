import { useTranslation } from '../../platform/i18n.ts';
import { ConfirmModal } from '../ConfirmModal.tsx';
import type { UnsavedWork } from './useKeptDraft.ts';

/** `keep` is missing where a device cannot store the work, such as chosen files. */
type Props = Readonly<{ work: Pick<UnsavedWork, 'question'> & Partial<UnsavedWork> }>;

/** Confirms leaving half-written work: stay, keep it on this device, or throw it away. */
export function LeaveModal({ work: { question, keep, drop } }: Props) {
  const { t } = useTranslation();
  const leave = (first: (() => void) | undefined) => () => {
    first?.();
    question.go();
  };
  return (
    <ConfirmModal
      personal
      opened={question.asked}
      danger
      title={t('ui.leave.title')}
      cancelLabel={t('ui.leave.stay')}
      {...(keep && { other: { label: t('ui.leave.keep'), onChoose: leave(keep) } })}
      confirmLabel={t('ui.leave.go')}
      onConfirm={leave(drop)}
      onClose={question.stay}
    >
      {t(keep ? 'ui.leave.text' : 'ui.leave.lost')}
    </ConfirmModal>
  );
}
