import { isSpecialData } from '../lookups.ts';

/** The codes in a stored multi-select, of any content. */
export const listOfCodes = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Does a list of data items hold special-category data (art. 6/1)? */
export const hasSpecialData = (items: unknown): boolean => listOfCodes(items).some(isSpecialData);

/** Special-category data resting on no condition of art. 6/3. */
export const withoutSpecialBasis = (items: unknown, bases: unknown): boolean =>
  hasSpecialData(items) && !listOfCodes(bases).some((code) => code.startsWith('k6_3_'));
