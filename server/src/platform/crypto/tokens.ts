import { createHmac, hash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const TOKEN_BYTES = 32;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** A new 256-bit secret for a cookie, a bearer or a link. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Stored form of a token: the token is so random that a plain hash cannot be reversed. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Are two secrets the same? Takes equally long wherever they differ. */
export const sameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(tokenHash(given), tokenHash(expected));

/** Hash of a value that can be guessed (a code, an address): useless without the secret. */
export const keyedHash = (secret: string, purpose: string, value: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}:${value}`).digest();

/** `scrypt$salt$hash` of a password, both base64url. */
export async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const derived = await derive(password, salt, HASH_BYTES);
  return `scrypt$${salt.toString('base64url')}$${derived.toString('base64url')}`;
}
