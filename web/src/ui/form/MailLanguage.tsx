import type { Language } from '@emanet/contract/shared/primitives';
import { Select } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { LANGUAGE_CHOICES } from '../../platform/languages.ts';

type Props = Readonly<{ value: Language; onChange: (language: Language) => void }>;

export function MailLanguage({ value, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('ui.mailLanguage')}
      data={LANGUAGE_CHOICES}
      value={value}
      onChange={(chosen) => onChange(chosen === 'en' ? 'en' : 'tr')}
      allowDeselect={false}
    />
  );
}
