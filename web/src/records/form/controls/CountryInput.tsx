import { countryText } from '@emanet/contract/shared/countries';
import type { Language } from '@emanet/contract/shared/primitives';
import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useMemo, useState } from 'react';
import { offersFor } from '../field/countries.ts';

type Props = Omit<AutocompleteProps, 'value' | 'onChange' | 'data'> & {
  value: string;
  onChange: (value: string) => void;
  lang: Language;
  /** May it be the own country? */
  home?: boolean;
};

/**
 * One country or several, as free text. It is read and written in the reader's language and kept in
 * Turkish, as the registers are; what is no country is kept as typed.
 */
export function CountryInput({ value, onChange, lang, home = false, onBlur, ...input }: Props) {
  const [typing, setTyping] = useState<string>();
  const text = typing ?? countryText(value, lang);
  const offers = useMemo(() => offersFor(text, lang, home), [text, lang, home]);
  const nameOf = new Map(offers.map((offer) => [offer.text, offer.name]));
  return (
    <Autocomplete
      {...input}
      value={text}
      data={offers.map((offer) => offer.text)}
      // They are what fits the last part of the text already.
      filter={({ options }) => options}
      renderOption={({ option }) => nameOf.get(option.value)}
      onChange={(next) => {
        setTyping(next);
        onChange(countryText(next, 'tr'));
      }}
      onBlur={(event) => {
        setTyping(undefined);
        onBlur?.(event);
      }}
    />
  );
}
