import { useChanged } from '../../nouns/read.ts';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { DOCUMENT_TYPES, documents, type DocumentRow } from '@emanet/contract/documents';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { Select, TextInput } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';

type Props = Readonly<{
  /** The document to edit; without one a new document is added. */
  document?: DocumentRow | undefined;
  /** A new document of this kind. */
  type?: string | undefined;
  onDone: (document: DocumentRow) => void;
  onClose: () => void;
}>;

/** Form for the data of a document; its file is given in its drawer. */
export default function DocumentModal({ document, type = '', onDone, onClose }: Props) {
  const { t } = useTranslation();
  const changed = useChanged('documents');
  const form = useApiForm({
    endpoint: document ? documents.update : documents.add,
    params: document && { id: String(document.id) },
    initial: {
      dokuman_ismi: document?.dokuman_ismi ?? '',
      dokuman_tur: document?.dokuman_tur ?? type,
      lastupdated: document?.lastupdated ?? todayInTurkey(),
      gozden_gecirme: document?.gozden_gecirme ?? '',
    },
    // The contract's check refuses a kind that was not chosen.
    bodyOf: (values) => ({
      ...values,
      dokuman_tur: DOCUMENT_TYPES.find(
        (one) => one === values.dokuman_tur,
      ) as DocumentRow['dokuman_tur'],
    }),
    ...(document && { version: document.surum }),
    onDone: told(changed, onDone),
  });
  return (
    <FormModal
      form={form}
      title={
        document ? t('documents.editTitle', { name: document.dokuman_ismi }) : t('documents.add')
      }
      saveLabel={document ? undefined : t('documents.addAndUpload')}
      onClose={onClose}
    >
      <TextInput
        {...form.needed('dokuman_ismi', t('documents.name'))}
        autoComplete="off"
        data-autofocus
      />
      <Select
        {...form.needed('dokuman_tur', t('fields.type'))}
        value={form.values.dokuman_tur || null}
        onChange={(value) => form.set('dokuman_tur', value ?? '')}
        placeholder={t('documents.chooseType')}
        allowDeselect={false}
        data={DOCUMENT_TYPES.map((value) => ({
          value,
          label: t(`form.documents.types.${value}`),
        }))}
      />
      <DayInput {...form.field('lastupdated', t('documents.updated'))} />
      <DayInput
        {...form.field('gozden_gecirme', t('documents.review'))}
        description={t('documents.reviewText')}
      />
    </FormModal>
  );
}
