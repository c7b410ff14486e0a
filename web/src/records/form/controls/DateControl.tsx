import { Group, Text } from '@mantine/core';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { dayInWords } from '../../../platform/when.ts';
import { textIn, type ControlProps } from './control.ts';

/** The years that a record may have, as on the server. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

/** A day. The browser shows it in its own format, so it is written out beside it. */
export function DateControl({ value, onChange, lang, readOnly, aria }: ControlProps) {
  const day = textIn(value);
  return (
    <Group gap="4px 14px">
      <DayInput
        {...aria}
        flex="0 1 190px"
        lang={lang}
        min={FIRST_DAY}
        max={LAST_DAY}
        value={day}
        readOnly={readOnly}
        error={aria['aria-invalid']}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
      {day !== '' && (
        <Text span c="var(--em-text-2)" fz="sm">
          {dayInWords(day, lang)}
        </Text>
      )}
    </Group>
  );
}
