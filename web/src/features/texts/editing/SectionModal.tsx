import type { SingleText } from '@emanet/contract/texts';
import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { withSection, type Body, type Spot } from './body-edits.ts';
import { useDraftForm } from '../queries.ts';

type Props = Readonly<{ text: SingleText; body: Body; spot: Spot; onClose: () => void }>;

/** Adds a section of own words, after the marked one. */
export function SectionModal({ text, body, spot, onClose }: Props) {
  const { t } = useTranslation();
  const form = useApiForm({
    ...useDraftForm(text, onClose),
    initial: { baslik: '', title: '', tr: '', en: '' },
    bodyOf: ({ baslik, title, tr, en }) => ({
      govde: withSection(body, spot, { tr: baslik, en: title }, { tr, en }),
    }),
  });
  return (
    <FormModal form={form} title={t('texts.addSection')} onClose={onClose}>
      <TextInput
        {...form.needed('baslik', `${t('texts.sectionTitle')} (TR)`)}
        maxLength={300}
        autoComplete="off"
        data-autofocus
      />
      <Textarea
        {...form.needed('tr', t('texts.turkish'))}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={5000}
      />
      <TextInput
        {...form.field('title')}
        label={`${t('texts.sectionTitle')} (EN)`}
        maxLength={300}
        autoComplete="off"
      />
      <Textarea
        {...form.field('en', t('texts.english'))}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={5000}
      />
    </FormModal>
  );
}
