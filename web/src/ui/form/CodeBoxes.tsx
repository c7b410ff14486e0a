import '@mantine/core/styles/PinInput.layer.css';
import type { Ref } from 'react';
import { PinInput } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';

/** Digits of every mailed code and of every app's code. */
export const CODE_DIGITS = 6;

const HEIGHT = '52px';

type Props = Readonly<{
  label: string;
  value: string;
  onChange: (code: string) => void;
  /** Called when all digits are typed. */
  onComplete: (code: string) => void;
  busy: boolean;
  wrong: boolean;
  ref?: Ref<HTMLInputElement>;
}>;

/** Six boxes for the digits of a code, typed or pasted. */
export function CodeBoxes({ label, value, onChange, onComplete, busy, wrong, ref }: Props) {
  const { t } = useTranslation();
  // Not the boxes' own onComplete, which fires only once and would miss the second try.
  const change = (next: string) => {
    onChange(next);
    if (next.length === CODE_DIGITS && next !== value) onComplete(next);
  };
  return (
    <PinInput
      ref={ref}
      aria-label={label}
      length={CODE_DIGITS}
      type="number"
      placeholder=""
      autoFocus
      value={value}
      onChange={change}
      disabled={busy}
      error={wrong}
      classNames={{ pinInput: 'em-full', input: 'em-full em-strong em-round' }}
      styles={{
        root: {
          display: 'grid',
          gridTemplateColumns: 'repeat(6, 1fr)',
          gap: 'var(--mantine-spacing-sm)',
        },
        pinInput: { '--input-height': HEIGHT, height: HEIGHT },
        input: { height: HEIGHT, minHeight: HEIGHT, fontSize: 'var(--em-type-title)' },
      }}
      getInputProps={(index) => ({
        'aria-label': t('ui.codeDigit', { n: index + 1 }),
        // Only the dialog that holds the boxes reacts to Escape, not one below it.
        'data-mantine-stop-propagation': 'true',
      })}
    />
  );
}
