import { TextInput, type TextInputProps } from '@mantine/core';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { dayShort } from '../../platform/when.ts';

/**
 * A day. Browsers write the field in a language of their own, so at rest it shows the day as the
 * application writes it; while somebody types it is the browser's.
 */
export function DayInput(props: TextInputProps) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const day = typeof props.value === 'string' ? props.value : '';
  const shown = day === '' ? t('ui.form.noDay') : dayShort(day, lang);
  return (
    <TextInput
      {...props}
      type="date"
      lang={lang}
      data-day={shown}
      data-blank={day === '' || undefined}
    />
  );
}
