import { texts } from '@emanet/contract/texts';
import { Textarea } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { told } from '../../../ui/form/told.ts';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { useTextsChanged } from '../queries.ts';

type Props = Readonly<{
  id: number;
  sentences: readonly string[] | undefined;
  onClose: () => void;
}>;

/** Decides, with a reason, that a text need not follow a change. */
export default function KeepModal({ id, sentences, onClose }: Props) {
  const { t } = useTranslation();
  const changed = useTextsChanged();
  const form = useApiForm({
    endpoint: texts.keep,
    params: { id: String(id) },
    initial: { gerekce: '' },
    bodyOf: ({ gerekce }) => ({ gerekce, ...(sentences && { cumleler: [...sentences] }) }),
    onDone: told(changed, onClose),
  });
  return (
    <FormModal form={form} title={t('texts.keep')} onClose={onClose}>
      <Textarea
        {...form.needed('gerekce', t('texts.reason'))}
        description={t('texts.keepText')}
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
      />
    </FormModal>
  );
}
