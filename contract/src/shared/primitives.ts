import { z } from 'zod';
import { visibleText, withoutReordering } from './clean-text.ts';
import { LANGUAGES } from './languages.ts';
import { mailAddress } from './mail-address.ts';
import { holdsNationalId } from './numbers/national-id.ts';

/** Text of at most `max` characters. NUL is refused because PostgreSQL cannot store it. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\u0000'), { params: { code: 'nul' } })
    .overwrite(withoutReordering);

/** Trimmed text of which a reader sees something. */
export const requiredText = (max: number) => text(max).overwrite(visibleText).min(1);

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

/** The browsers' check of an address, and the domain needs a dot: no mail reaches `ayse@ornek`. */
const WITH_DOMAIN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** E-mail address in normal form, so that one person is one account. */
export const email = z
  .string()
  .max(2000)
  .overwrite(mailAddress)
  .max(254)
  .pipe(z.email({ pattern: WITH_DOMAIN }));

const LONGEST_ADDRESS = 254;

/** Is it an address in its one spelling? Kept free of schemas, which check nothing in the browser's recording. */
export const isMailAddress = (value: string): boolean =>
  value.length <= LONGEST_ADDRESS && WITH_DOMAIN.test(value);

/** The same where a form may leave it empty. */
export const optionalEmail = z
  .string()
  .max(2000)
  .overwrite(mailAddress)
  .refine((value) => value === '' || isMailAddress(value), {
    params: { code: 'email' },
  });

/** Text that reads as an address of mail or of a site. */
const ADDRESS =
  /@|:\/\/|\bwww\.|\.(?:com|net|org|info|biz|io|tr|ru|xyz|top|link|site|online|shop)\b/i;

const LONGEST_NAME = 200;

/** Does `personName` take this name? Kept free of schemas, as `isMailAddress` is. */
export const isPersonName = (name: string): boolean =>
  name.trim() !== '' &&
  name.length <= LONGEST_NAME &&
  !ADDRESS.test(name) &&
  !holdsNationalId(name);

/** A name for mails: no address, no site, and never a person's identity number. */
export const personName = requiredText(LONGEST_NAME)
  .refine((value) => !ADDRESS.test(value), { params: { code: 'format' } })
  .refine((value) => !holdsNationalId(value), { params: { code: 'number_in_name' } });

/** A random number from the caller, by which the server recognises a repetition, and an undo finds the act. */
export const numberOfAct = z
  .string()
  .regex(/^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/);

/** The same id in the body of a form, where every value is a text. */
export const idInForm = z.union([id, idInPath]);

export const instant = z.string();

/** An instant that a caller sends, in UTC and within the years that the database and a record can hold. */
export const mark = z.iso
  .datetime()
  .refine((value) => value >= '1900' && value < '2200', { params: { code: 'date' } });

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
