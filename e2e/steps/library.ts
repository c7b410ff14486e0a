import { LIBRARY_ITEMS } from '@emanet/contract/records/library';
import { anyOf } from './words.ts';

/** The name of a library activity on a screen in either language; `textOf` puts its name in a sentence. */
export const ofLibrary = (
  name: string,
  textOf: (name: string) => string = (called) => called,
): RegExp => {
  const english = LIBRARY_ITEMS.find(({ surec_ismi }) => surec_ismi === name)?.en;
  return anyOf(...[name, english ?? name].map(textOf));
};
