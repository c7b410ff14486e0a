import { countryText } from '@emanet/contract/shared/countries';
import type { Kind } from './kind.ts';

/** Text by hand. */
export const textKind: Kind = { text: (_, value) => String(value) };

export const textareaKind: Kind = { ...textKind, width: 280 };

/** A country, named in the reader's language when it is recognised. */
export const countryKind: Kind = {
  text: (_, value, lang) => countryText(String(value), lang),
  asStored: true,
};
