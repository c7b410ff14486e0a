import { Box, TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { dayShort } from '../../platform/when.ts';
import css from './day-input.module.css';

type Props = Omit<TextInputProps, 'type'> & Readonly<{ time?: boolean }>;

/**
 * A day, with `time` also its hour. Browsers show the field in their own language, so without focus
 * it shows the day in the application's format; while typing it is the browser's.
 */
export function DayInput({ time = false, ...props }: Props) {
  const { t, lang } = useTranslation();
  const [day = '', hour] = typeof props.value === 'string' ? props.value.split('T') : [];
  const shown =
    day === '' ? t('ui.form.noDay') : [dayShort(day, lang), hour?.slice(0, 5)].join(' ').trim();
  return (
    <TextInput
      {...props}
      type={time ? 'datetime-local' : 'date'}
      lang={lang}
      inputContainer={(input) => (
        <Box className={css.day} pos="relative">
          {input}
          <span aria-hidden data-blank={day === '' || undefined}>
            {shown}
          </span>
        </Box>
      )}
    />
  );
}
