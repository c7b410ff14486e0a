import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

type Props<Value extends string | number> = Readonly<{
  /** Names the group, such as "Onay aralığı". */
  label: string;
  choices: readonly Readonly<{ value: Value; label: string; icon?: ReactNode }>[];
  /** A set where several can be chosen. */
  value: Value | ReadonlySet<Value> | undefined;
  disabled?: boolean;
  onPick: (value: Value) => void;
}>;

/** Values side by side, one press each. */
export function QuickPicks<Value extends string | number>(props: Props<Value>) {
  const { label, choices, value, disabled, onPick } = props;
  const isOn = (choice: Value) => (value instanceof Set ? value.has(choice) : choice === value);
  return (
    <Group gap="sm" role="group" aria-label={label}>
      {choices.map((choice) => (
        <Button
          key={choice.value}
          size="xs"
          h="auto"
          mih="var(--button-height)"
          py={4}
          maw="100%"
          styles={{ label: { whiteSpace: 'normal', textAlign: 'start', lineHeight: 1.3 } }}
          variant={isOn(choice.value) ? 'light' : 'default'}
          aria-pressed={isOn(choice.value)}
          leftSection={choice.icon}
          disabled={disabled}
          onClick={() => onPick(choice.value)}
        >
          {choice.label}
        </Button>
      ))}
    </Group>
  );
}
