import { texts, type SingleText } from '@emanet/contract/texts';
import { Select } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { told } from '../../../ui/form/told.ts';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { useTextsChanged, useTextSettings } from '../queries.ts';

/** Sends a draft for approval, to one manager or to all. */
export default function SubmitModal({ text, onClose }: { text: SingleText; onClose: () => void }) {
  const { t } = useTranslation();
  const done = useTextsChanged();
  const { data: settings } = useTextSettings();
  const form = useApiForm({
    endpoint: texts.submit,
    params: { id: String(text.id) },
    version: text.surum,
    initial: { onaylayacak_id: text.onaylayacak_id === null ? '' : String(text.onaylayacak_id) },
    bodyOf: ({ onaylayacak_id }) => ({
      onaylayacak_id: onaylayacak_id === '' ? null : Number(onaylayacak_id),
    }),
    onDone: told(done, onClose),
  });
  return (
    <FormModal
      form={form}
      title={t('texts.submit')}
      saveLabel={t('texts.submit')}
      onClose={onClose}
    >
      <Select
        {...form.field('onaylayacak_id', t('texts.chooseApprover'))}
        value={form.values.onaylayacak_id || null}
        onChange={(value) => form.set('onaylayacak_id', value ?? '')}
        description={t('texts.approverText')}
        placeholder={t('texts.anyApprover')}
        searchable
        clearable
        data-autofocus
        data={(settings?.onaylayanlar ?? []).map(({ user_id, ad }) => ({
          value: String(user_id),
          label: ad,
        }))}
      />
    </FormModal>
  );
}
