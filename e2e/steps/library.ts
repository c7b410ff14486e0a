import { LIBRARY_ITEMS } from '@emanet/contract/records/library';
import { anyOf } from './words.ts';

/** What a screen in either language calls an activity of the library; `textOf` puts its name in a sentence. */
export const ofLibrary = (
  name: string,
  textOf: (name: string) => string = (called) => called,
): RegExp => {
  const english = LIBRARY_ITEMS.find(({ surec_ismi }) => surec_ismi === name)?.en;
  return anyOf(...[name, english ?? name].map(textOf));
};
