/**
 * Of the validator, what schemas of the contract are made of: the whole brings its sentences in fifty
 * languages. `built-validator.test.ts` fails when a name is missing.
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
