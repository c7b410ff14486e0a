import type { ChoiceFilter, FlagFilter } from './filter.ts';
import { MenuAct, MenuLine } from '../menu/MenuAct.tsx';

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
        <MenuAct key={filter.key} onClick={filter.toggle}>
          {filter.label}
        </MenuAct>
      ))}
      {flags.length > 0 && <MenuLine />}
      {choices.map((filter) => (
        <MenuAct key={filter.key} onClick={() => onPick(filter.key)}>
          {filter.label}
        </MenuAct>
      ))}
    </>
  );
}
