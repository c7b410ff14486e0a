import { Text } from '@mantine/core';
import type { DueConfirmation } from '@emanet/contract/confirmations';
import { useTranslation } from '../../platform/i18n.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { Note } from '../../ui/panel/Note.tsx';

type Props = Readonly<{
  due: DueConfirmation;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}>;

/** The attested text, its signatory, and the warnings. */
export default function Question({ due, busy, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  const { department_name, faaliyet, uyarili } = due;
  return (
    <ConfirmModal
      opened
      title={t('confirmations.question.title')}
      confirmLabel={t('confirmations.question.send')}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text mb="md">
        {t('confirmations.question.text', { name: department_name, count: faaliyet })}
      </Text>
      {uyarili > 0 && (
        <Note tone="mid">{t('confirmations.question.warned', { count: uyarili })}</Note>
      )}
    </ConfirmModal>
  );
}
