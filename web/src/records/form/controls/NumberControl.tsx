import { NumberInput } from '@mantine/core';
import { mostOf } from '@emanet/contract/records/kinds/number';
import type { Language } from '@emanet/contract/shared/primitives';
import type { ControlProps } from './control.ts';

/** A whole number from 0 on, written in groups of three. */
export default function NumberControl({
  field,
  value,
  onChange,
  lang,
  readOnly,
  aria,
}: ControlProps) {
  return (
    <NumberInput
      {...aria}
      {...groupSigns(lang)}
      maw="12rem"
      value={typeof value === 'number' ? value : ''}
      min={0}
      max={mostOf(field)}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      readOnly={readOnly}
      error={aria['aria-invalid']}
      autoComplete="off"
      onChange={(next) => onChange(typeof next === 'number' ? next : null)}
    />
  );
}

/** Separators of numbers in a language, for the library's input. */
function groupSigns(lang: Language) {
  const parts = new Intl.NumberFormat(lang).formatToParts(1234.5);
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { thousandSeparator: signOf('group'), decimalSeparator: signOf('decimal') };
}
