import { Select, type SelectProps } from '@mantine/core';
import { filterOptions } from './filter-options.ts';
import { TAKES_BEST } from './take-marked.ts';

/** One choice among many, found by typing: the best match is marked, and Enter takes it. */
export function SearchSelect(props: SelectProps) {
  return (
    <Select
      {...TAKES_BEST}
      searchable
      selectFirstOptionOnChange
      openOnFocus={false}
      filter={filterOptions}
      {...props}
    />
  );
}
