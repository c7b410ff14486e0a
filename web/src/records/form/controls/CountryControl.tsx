import { makeRoomBelow } from '../anchors.ts';
import { textIn, type ControlProps } from './control.ts';
import { CountryInput } from './CountryInput.tsx';

/** To which countries something goes; the own one only where the field says so. */
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
