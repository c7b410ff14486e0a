import { Autocomplete } from '@mantine/core';
import { filterOptions } from '../../../ui/search-select/filter-options.ts';
import { textIn, type ControlProps } from './control.ts';

const MOST_SHOWN = 20;

/** Free text with suggestions. */
export function SuggestControl(props: ControlProps) {
  const { value, onChange, readOnly, suggestions, aria } = props;
  return (
    <Autocomplete
      {...aria}
      value={textIn(value)}
      data={[...suggestions]}
      filter={filterOptions}
      limit={MOST_SHOWN}
      readOnly={readOnly}
      error={aria['aria-invalid']}
      onChange={onChange}
    />
  );
}
