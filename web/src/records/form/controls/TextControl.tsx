import { Textarea, TextInput } from '@mantine/core';
import { textIn, type ControlProps } from './control.ts';

/** One line of text. */
export function TextControl({ value, onChange, readOnly, aria }: ControlProps) {
  return (
    <TextInput
      {...aria}
      value={textIn(value)}
      readOnly={readOnly}
      error={aria['aria-invalid']}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Several lines of text in a box that grows with them. */
export function TextareaControl({ value, onChange, readOnly, aria }: ControlProps) {
  return (
    <Textarea
      {...aria}
      value={textIn(value)}
      readOnly={readOnly}
      error={aria['aria-invalid']}
      autosize
      minRows={3}
      maxRows={16}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
