import { choicesOf } from '@emanet/contract/lookups';
import { Autocomplete } from '@mantine/core';
import { useMemo } from 'react';
import { codeOrText } from '../offered.ts';
import { filterOptions, labelOfCode, textIn, type ControlProps } from './control.ts';

const MOST_SHOWN = 50;

/** Free text with suggestions; where the field has a look-up, a known name is kept as its code. */
export function SuggestControl(props: ControlProps) {
  const { field, value, onChange, lang, readOnly, suggestions, aria } = props;
  const { lookup } = field;
  const data = useMemo(
    () => (lookup ? choicesOf(lookup).map((choice) => choice[lang]) : [...suggestions]),
    [lookup, lang, suggestions],
  );
  const text = textIn(value);
  return (
    <Autocomplete
      {...aria}
      value={lookup ? labelOfCode(field, text, lang) : text}
      data={data}
      filter={filterOptions}
      limit={MOST_SHOWN}
      maxDropdownHeight={280}
      readOnly={readOnly}
      error={aria['aria-invalid']}
      autoComplete="off"
      comboboxProps={{ withinPortal: true }}
      onChange={(written) => onChange(lookup ? codeOrText(lookup, written) : written)}
    />
  );
}
