import { email } from '@emanet/contract/shared/primitives';
import { ROLES, type Role } from '@emanet/contract/shared/roles';
import { searchable } from '@emanet/contract/shared/turkish';
import { refuse } from './failure.ts';

const LONGEST_NAME = 200;
const GREATEST_ID = 2_147_483_647;

/** A role in its own spelling or without Turkish letters: danışman, danisman, DANIŞMAN. */
export function roleFrom(text: string | undefined): Role {
  if (text === undefined) return refuse(`--role is missing: ${ROLES.join(', ')}.`);
  const role = ROLES.find((one) => searchable(one) === searchable(text.trim()));
  return role ?? refuse(`"${text}" is not a role; use ${ROLES.join(', ')}.`);
}

/** A row's number, as an option holds it. */
export function idFrom(option: string, text: string): number {
  const valid = /^[1-9]\d*$/.test(text) && Number(text) <= GREATEST_ID;
  return valid ? Number(text) : refuse(`${option} must be a number, not "${text}".`);
}

/** A name that is neither empty nor too long nor unprintable. */
export function nameFrom(what: string, text: string | undefined): string {
  const name = text?.trim().replace(/\s+/g, ' ') ?? '';
  if (name === '') refuse(`${what} is missing.`);
  if (name.length > LONGEST_NAME) refuse(`${what} must have at most ${LONGEST_NAME} characters.`);
  if (/\p{Cc}/u.test(name)) refuse(`${what} holds a character that cannot be printed.`);
  return name;
}

/** An e-mail address, in the lower-case form accounts are kept in. */
export function emailFrom(text: string | undefined): string {
  if (text === undefined) refuse('--email is missing.');
  const parsed = email.safeParse(text);
  return parsed.success ? parsed.data : refuse(`"${text}" is not an e-mail address.`);
}
