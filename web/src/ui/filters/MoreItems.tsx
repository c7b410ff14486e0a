import { Menu } from '@mantine/core';
import type { ChoiceFilter, FlagFilter } from './filter.ts';

export type MoreFiltersProps = Readonly<{
  flags: readonly FlagFilter[];
  choices: readonly ChoiceFilter[];
  /** A filter with choices was picked: its pill appears, open. */
  onPick: (key: string) => void;
}>;

/** Filters that are not shown yet, as entries of a menu. */
export default function MoreItems({ flags, choices, onPick }: MoreFiltersProps) {
  return (
    <>
      {flags.map((filter) => (
        <Menu.Item key={filter.key} onClick={filter.toggle}>
          {filter.label}
        </Menu.Item>
      ))}
      {flags.length > 0 && <Menu.Divider />}
      {choices.map((filter) => (
        <Menu.Item key={filter.key} onClick={() => onPick(filter.key)}>
          {filter.label}
        </Menu.Item>
      ))}
    </>
  );
}
