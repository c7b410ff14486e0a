/**
 * Only the parts of the validator that schemas of the contract use: the whole includes sentences in
 * fifty languages. `built-validator.test.ts` fails when a name is missing.
 */
export {
  NEVER,
  array,
  boolean,
  coerce,
  custom,
  email,
  enum,
  int,
  intersection,
  iso,
  literal,
  looseObject,
  null,
  number,
  object,
  partialRecord,
  record,
  regexes,
  strictObject,
  string,
  tuple,
  union,
  unknown,
  url,
  uuid,
} from 'zod';
