import { useState } from 'react';
import { ChoicePill, FlagPill } from './FilterPill.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import type { FilterList } from './filter.ts';

type Props = Readonly<{ list: FilterList }>;

/** The filters in one line: the usual ones always, the others once chosen from the last pill. */
export function FilterPills({ list }: Props) {
  const [picked, setPicked] = useState<string>();
  const choices = list.choices.filter(
    (one) => one.always || one.chosen.length > 0 || one.key === picked,
  );
  const flags = list.flags.filter((one) => one.always || one.on);
  const moreFlags = list.flags.filter((one) => !flags.includes(one));
  const moreChoices = list.choices.filter((one) => !choices.includes(one));
  return (
    <>
      {choices.map((filter) => (
        <ChoicePill
          key={filter.key}
          filter={filter}
          startOpen={filter.key === picked}
          onClosed={() => setPicked(undefined)}
        />
      ))}
      {flags.map((filter) => (
        <FlagPill key={filter.key} filter={filter} />
      ))}
      {moreFlags.length + moreChoices.length > 0 && (
        <MoreFilters flags={moreFlags} choices={moreChoices} onPick={setPicked} />
      )}
    </>
  );
}
