import { makeRoomBelow } from '../anchors.ts';
import { textIn, type ControlProps } from './control.ts';
import { countryText } from '@emanet/contract/shared/countries';
import type { Language } from '@emanet/contract/shared/primitives';
import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { offersFor } from '../field/countries.ts';

/** Recipient countries; the own one only where the field allows it. */
export function CountryControl({ field, value, onChange, lang, readOnly, aria }: ControlProps) {
  return (
    <CountryInput
      {...aria}
      value={textIn(value)}
      onChange={onChange}
      lang={lang}
      home={field.home ?? false}
      readOnly={readOnly}
      error={aria['aria-invalid']}
      onClick={(event) => makeRoomBelow(event.currentTarget)}
    />
  );
}

type Props = Omit<AutocompleteProps, 'value' | 'onChange' | 'data'> & {
  value: string;
  onChange: (value: string) => void;
  lang: Language;
  /** May it be the own country? */
  home?: boolean;
};

/**
 * One country or several, as free text. It is read and written in the reader's language and stored
 * in Turkish, like the registers; a text that is no country is stored as typed.
 */
function CountryInput({ value, onChange, lang, home = false, onBlur, ...rest }: Props) {
  const [typing, setTyping] = useState<string>();
  /** An arrow key has marked an offer since the last letter. */
  const [marked, setMarked] = useState(false);
  const text = typing ?? countryText(value, lang);
  const { offers, sure } = useMemo(() => offersFor(text, lang, home), [text, lang, home]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The marked offer of an earlier text may still be drawn.
    if (sure) return;
    const list = document.getElementById(input.current?.getAttribute('aria-controls') ?? '');
    list?.querySelector('[data-combobox-selected]')?.removeAttribute('data-combobox-selected');
  }, [sure, text]);
  const nameOf = new Map(offers.map((offer) => [offer.text, offer.name]));
  return (
    <Autocomplete
      {...rest}
      ref={input}
      value={text}
      // "Amerikan Samoası" begins with "Amerika" but is not meant: Enter takes no guess.
      selectFirstOptionOnChange={sure}
      data={offers.map((offer) => offer.text)}
      // They already match the last part of the text.
      filter={({ options }) => options}
      renderOption={({ option }) => nameOf.get(option.value)}
      onKeyDownCapture={(event) => {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setMarked(true);
        else if (event.key === 'Enter' && !sure && !marked) event.stopPropagation();
      }}
      onChange={(next) => {
        setMarked(false);
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
