import { Stack } from '@mantine/core';

/** Names one below the other. */
export function Names({ names }: { names: readonly string[] }) {
  return (
    <Stack component="ul" gap="xs">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Stack>
  );
}
