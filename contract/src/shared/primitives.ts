import { z } from 'zod';
import { LANGUAGES } from './languages.ts';

/** Text of at most `max` characters. NUL is refused because PostgreSQL cannot store it. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\u0000'), { params: { code: 'nul' } });

/** Trimmed text that must not be empty. */
export const requiredText = (max: number) => text(max).trim().min(1);

/** Row id: a positive 32-bit integer. */
export const id = z.int().min(1).max(2_147_483_647);

/** The same id as it arrives in a path or a query. */
export const idInPath = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(id);

/** Path of one row. */
export const byId = z.strictObject({ id: idInPath });

/** As browsers check an address, but `ayse@ornek` alone reaches nobody: its domain has a dot. */
const WITH_DOMAIN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** E-mail address, lower-cased so that one person is one account. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ pattern: WITH_DOMAIN }));

/** Text that reads as an address of mail or of a site. */
const ADDRESS =
  /@|:\/\/|\bwww\.|\.(?:com|net|org|info|biz|io|tr|ru|xyz|top|link|site|online|shop)\b/i;

/** A name that goes into a mail to somebody who may know nobody here: no address, and no site. */
export const personName = requiredText(200).refine((value) => !ADDRESS.test(value), {
  params: { code: 'format' },
});

/** A random number of the caller's, by which an act is told from its repetition, and undone. */
export const numberOfAct = z
  .string()
  .regex(/^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/);

/** The same id in the body of a form, where every value is a text. */
export const idInForm = z.union([id, idInPath]);

export const instant = z.string();

/** A day, `YYYY-MM-DD`, within the years that a record can be about. */
export const date = z.iso.date().refine((value) => value >= '1900-01-01' && value < '2200-01-01', {
  params: { code: 'date' },
});

/** The specification sends flags as booleans, 1/0 or "true"/"false"; all are one boolean. */
export const flag = z
  .union([z.boolean(), z.literal([1, 0, '1', '0', 'true', 'false'])])
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');

export type Language = (typeof LANGUAGES)[number];
export const language = z.enum(LANGUAGES);

/** One sentence per language. */
export type Sentence = Readonly<Record<Language, string>>;
