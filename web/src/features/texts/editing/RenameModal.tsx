import type { SingleText } from '@emanet/contract/texts';
import { TextInput } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { useDraftForm } from '../queries.ts';
import type { Body } from './body-edits.ts';

type Props = Readonly<{ text: SingleText; body: Body; onClose: () => void }>;

/** Changes a text's name in lists, and its title on paper in both languages; its address stays. */
export default function RenameModal({ text, body, onClose }: Props) {
  const { t } = useTranslation();
  const form = useApiForm({
    ...useDraftForm(text, onClose),
    initial: { ad: text.ad, tr: body.baslik.tr, en: body.baslik.en },
    bodyOf: ({ ad, ...baslik }) => ({ ad, govde: { ...body, baslik } }),
  });
  return (
    <FormModal form={form} title={t('texts.rename')} onClose={onClose}>
      <TextInput
        {...form.needed('ad', t('texts.nameInLists'))}
        description={t('texts.addressStays')}
        maxLength={200}
        autoComplete="off"
        data-autofocus
      />
      <TextInput
        {...form.needed('tr', `${t('texts.titleOnPaper')} (TR)`)}
        maxLength={200}
        autoComplete="off"
      />
      <TextInput
        {...form.field('en')}
        label={`${t('texts.titleOnPaper')} (EN)`}
        maxLength={200}
        autoComplete="off"
      />
    </FormModal>
  );
}
