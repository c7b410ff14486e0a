import { Textarea, TextInput } from '@mantine/core';
import { textIn, type ControlProps } from './control.ts';

/** One line of text, or several in a box that grows with them. */
export function TextControl({ field, value, onChange, readOnly, aria }: ControlProps) {
  const common = { ...aria, value: textIn(value), readOnly, error: aria['aria-invalid'] };
  if (field.control === 'textarea')
    return (
      <Textarea
        {...common}
        autosize
        minRows={3}
        maxRows={16}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <TextInput
      {...common}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
