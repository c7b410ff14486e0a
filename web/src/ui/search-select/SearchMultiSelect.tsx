import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { searchInGroups } from './filter-options.ts';

/** Several choices among many, found by typing: the best match is marked, and Enter takes it. */
export function SearchMultiSelect(props: MultiSelectProps) {
  return (
    <MultiSelect
      searchable
      selectFirstOptionOnChange
      openOnFocus={false}
      filter={searchInGroups}
      {...props}
    />
  );
}
