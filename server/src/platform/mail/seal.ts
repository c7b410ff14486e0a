import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyedHash } from '../crypto/tokens.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';

const keyOf = (secret: string, purpose: string) => keyedHash(secret, purpose, 'v1');

/**
 * Encrypts text, of the outbox unless another purpose is named: a copy of the database gives away
 * neither codes nor addresses nor the tokens of links.
 */
export function seal(secret: string, text: string, purpose = 'mail-outbox'): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret, purpose), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Throws when the text was sealed with another secret or changed since. */
export function unseal(secret: string, sealed: Buffer, purpose = 'mail-outbox'): string {
  const decipher = createDecipheriv(
    ALGORITHM,
    keyOf(secret, purpose),
    sealed.subarray(0, IV_BYTES),
  );
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = sealed.subarray(IV_BYTES + TAG_BYTES);
  return decipher.update(body, undefined, 'utf8') + decipher.final('utf8');
}
