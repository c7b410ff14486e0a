import { Button } from '@mantine/core';
import css from './panel.module.css';

type Props<Value extends string | number> = Readonly<{
  /** Names the group, such as "Onay aralığı". */
  label: string;
  choices: readonly Readonly<{ value: Value; label: string }>[];
  value: Value | undefined;
  disabled?: boolean;
  onPick: (value: Value) => void;
}>;

/** The usual values of a field beside it, one press each. */
export function QuickPicks<Value extends string | number>(props: Props<Value>) {
  const { label, choices, value, disabled, onPick } = props;
  return (
    <div className={css.picks} role="group" aria-label={label}>
      {choices.map((choice) => (
        <Button
          key={choice.value}
          size="xs"
          variant={choice.value === value ? 'light' : 'default'}
          aria-pressed={choice.value === value}
          disabled={disabled}
          onClick={() => onPick(choice.value)}
        >
          {choice.label}
        </Button>
      ))}
    </div>
  );
}
