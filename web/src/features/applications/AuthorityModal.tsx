import { applications, type Application } from '@emanet/contract/applications';
import { Textarea } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { useFileLimits } from '../../records/file-limits.ts';
import { FileField } from '../../ui/form/FileField.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { useShown } from './queries.ts';

type Props = Readonly<{ row: Application; onClose: () => void }>;

/** Records a check of the proof of authority; a proof that came another way is added here. */
export default function AuthorityModal({ row, onClose }: Props) {
  const { t } = useTranslation();
  const shown = useShown();
  const limits = useFileLimits('basvuru');
  const form = useApiForm({
    endpoint: applications.authority,
    params: { id: String(row.id) },
    initial: { metin: '' },
    onDone: told(shown, onClose),
  });
  return (
    <FormModal
      final
      form={form}
      title={t('applications.authorityTitle')}
      saveLabel={t('applications.authoritySave')}
      onClose={onClose}
    >
      <Textarea
        {...form.field('metin', t('applications.authorityNote'))}
        description={t('applications.authorityText')}
        autosize
        minRows={3}
        data-autofocus
      />
      {limits && <FileField form={form} title={t('applications.authorityFile')} limits={limits} />}
    </FormModal>
  );
}
