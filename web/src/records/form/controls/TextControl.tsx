import { Textarea, TextInput } from '@mantine/core';
import { textIn, type ControlProps } from './control.ts';
import classes from './TextControl.module.css';

/** The browser lets a box grow by its sheet; the library would measure each box of a form again. */
const GROWS_BY_ITSELF = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** One line of text. */
export function TextControl({ field, value, onChange, readOnly, aria }: ControlProps) {
  return (
    <TextInput
      {...aria}
      type={field.control === 'email' ? 'email' : 'text'}
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
      {...(GROWS_BY_ITSELF
        ? { classNames: { input: classes.growing } }
        : { autosize: true, minRows: 3, maxRows: 16 })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
