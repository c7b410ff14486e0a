import { Button, Group } from '@mantine/core';

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
    <Group gap="sm" role="group" aria-label={label}>
      {choices.map((choice) => (
        <Button
          key={choice.value}
          size="xs"
          h="auto"
          mih="var(--button-height)"
          maw="100%"
          styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
          variant={choice.value === value ? 'light' : 'default'}
          aria-pressed={choice.value === value}
          disabled={disabled}
          onClick={() => onPick(choice.value)}
        >
          {choice.label}
        </Button>
      ))}
    </Group>
  );
}
