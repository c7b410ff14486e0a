import type { CompanyMeasure } from '@emanet/contract/filings/preparation';
import { filings } from '@emanet/contract/filings';
import { Text, Textarea } from '@mantine/core';
import { useChanged } from '../../../nouns/read.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useDocuments } from '../../../records/kinds/register-names.ts';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { told } from '../../../ui/form/told.ts';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { SearchSelect } from '../../../ui/search-select/SearchSelect.tsx';

type Props = Readonly<{ measure: CompanyMeasure; onClose: () => void }>;

/** Confirms a measure with its proof: a document, a sentence, or both. */
export default function MeasureModal({ measure, onClose }: Props) {
  const { t } = useTranslation();
  const onSaved = useChanged('filings');
  const documents = useDocuments().data ?? [];
  const isOther = measure.kod === 'diger_tedbir';
  const form = useApiForm({
    endpoint: filings.measure,
    params: { kod: measure.kod },
    initial: {
      aciklama: measure.aciklama ?? '',
      kanit: measure.kanit ?? '',
      dokuman_id: measure.dokuman ? String(measure.dokuman.id) : '',
    },
    bodyOf: ({ aciklama, kanit, dokuman_id }) => ({
      durum: 'onayli' as const,
      aciklama: aciklama.trim() || null,
      kanit: kanit.trim() || null,
      dokuman_id: dokuman_id ? Number(dokuman_id) : null,
    }),
    onDone: told(onSaved, onClose),
  });
  return (
    <FormModal
      form={form}
      title={t('notification.measures.confirmTitle')}
      saveLabel={t('common.confirm')}
      failed={t('notification.measures.failed')}
      onClose={onClose}
    >
      <Text c="var(--em-text-2)">{measure.ad}</Text>
      {isOther && (
        <Textarea
          {...form.needed('aciklama', t('notification.measures.wording'))}
          description={t('notification.measures.wordingHelp')}
          autosize
          minRows={2}
          data-autofocus
        />
      )}
      <SearchSelect
        label={t('notification.measures.document')}
        placeholder={t('form.documents.search')}
        data={documents.map((one) => ({ value: String(one.id), label: one.dokuman_ismi }))}
        value={form.values.dokuman_id || null}
        onChange={(value) => form.set('dokuman_id', value ?? '')}
        clearable
        clearButtonProps={{ 'aria-label': t('common.clearSelection') }}
        nothingFoundMessage={t('form.documents.notFound')}
      />
      <Textarea
        {...form.field('kanit', t('notification.measures.proof'))}
        description={t('notification.measures.proofHelp')}
        autosize
        minRows={2}
      />
    </FormModal>
  );
}
