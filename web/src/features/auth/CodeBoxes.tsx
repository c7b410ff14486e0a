import type { Ref } from 'react';
import { PinInput } from '@mantine/core';
import { OTP } from '@emanet/contract/auth';
import { useTranslation } from '../../platform/i18n.ts';
import css from './code-boxes.module.css';

type Props = Readonly<{
  label: string;
  value: string;
  onChange: (code: string) => void;
  /** All digits are there. */
  onComplete: (code: string) => void;
  busy: boolean;
  wrong: boolean;
  ref?: Ref<HTMLInputElement>;
}>;

/** Six boxes for the digits of a code, typed or pasted. */
export function CodeBoxes({ label, value, onChange, onComplete, busy, wrong, ref }: Props) {
  const { t } = useTranslation();
  // Not the boxes' own onComplete: it fires once only and would miss the second try.
  const change = (next: string) => {
    onChange(next);
    if (next.length === OTP.digits && next !== value) onComplete(next);
  };
  return (
    <PinInput
      ref={ref}
      aria-label={label}
      length={OTP.digits}
      type="number"
      placeholder=""
      autoFocus
      value={value}
      onChange={change}
      disabled={busy}
      error={wrong}
      classNames={{ root: css.pins, pinInput: css.pin, input: css.pinInput }}
      getInputProps={(index) => ({ 'aria-label': t('security.codeDigit', { n: index + 1 }) })}
    />
  );
}
