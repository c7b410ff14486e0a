import { applications, type Application } from '@emanet/contract/applications';
import { Textarea } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { useShown } from './queries.ts';

type Props = Readonly<{ row: Application; what: 'askMore' | 'withdraw'; onClose: () => void }>;

const WORDS = {
  askMore: ['askTitle', 'askLabel', 'askSend'],
  withdraw: ['withdrawTitle', 'withdrawLabel', 'withdrawSave'],
} as const;

/** Requests more from the applicant, or closes a withdrawn application; both give a reason. */
export default function AskModal({ row, what, onClose }: Props) {
  const { t } = useTranslation();
  const shown = useShown();
  const [title, label, save] = WORDS[what];
  const form = useApiForm({
    endpoint: applications[what],
    params: { id: String(row.id) },
    initial: { metin: '' },
    onDone: told(shown, onClose),
  });
  return (
    <FormModal
      final
      form={form}
      title={t(`applications.${title}`)}
      saveLabel={t(`applications.${save}`)}
      onClose={onClose}
    >
      <Textarea
        {...form.field('metin', t(`applications.${label}`))}
        description={what === 'askMore' ? t('applications.askText') : undefined}
        autosize
        minRows={4}
        data-autofocus
      />
    </FormModal>
  );
}
