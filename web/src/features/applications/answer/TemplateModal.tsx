import {
  ANSWER_OUTCOMES,
  applications,
  type ApplicationTemplate,
} from '@emanet/contract/applications';
import { Select, Textarea, TextInput } from '@mantine/core';
import { useChanged } from '../../../nouns/read.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { told } from '../../../ui/form/told.ts';
import { useApiForm } from '../../../ui/form/useApiForm.ts';

type Props = Readonly<{
  /** The text to reword; without one a new text is made of what was just written. */
  template: ApplicationTemplate | undefined;
  text: string;
  onClose: () => void;
}>;

/** An answer text, in both languages. */
export default function TemplateModal({ template, text, onClose }: Props) {
  const { t } = useTranslation();
  const changed = useChanged('applications');
  const form = useApiForm({
    endpoint: applications.saveTemplate,
    initial: {
      ad: template?.ad ?? '',
      sonuc: template?.sonuc ?? 'kabul',
      metin_tr: template?.metin_tr ?? text,
      metin_en: template?.metin_en ?? '',
    },
    bodyOf: (values) => (template ? { ...values, kod: template.kod } : values),
    onDone: told(changed, onClose),
  });
  return (
    <FormModal
      form={form}
      title={t(template ? 'applications.templateEdit' : 'applications.templateNew')}
      onClose={onClose}
    >
      <TextInput {...form.needed('ad', t('applications.templateName'))} data-autofocus />
      <Select
        {...form.field('sonuc', t('applications.outcome'))}
        onChange={(value) =>
          form.set('sonuc', ANSWER_OUTCOMES.find((one) => one === value) ?? 'kabul')
        }
        allowDeselect={false}
        data={ANSWER_OUTCOMES.map((value) => ({
          value,
          label: t(`applications.outcomes.${value}`),
        }))}
      />
      <Textarea
        {...form.needed('metin_tr', t('applications.templateTr'))}
        description={t('applications.textHelp')}
        autosize
        minRows={6}
        maxRows={14}
      />
      <Textarea
        {...form.needed('metin_en', t('applications.templateEn'))}
        autosize
        minRows={6}
        maxRows={14}
      />
    </FormModal>
  );
}
