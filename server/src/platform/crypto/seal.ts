import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { secretsOf } from './former.ts';
import { keyedHash } from './tokens.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';

/** Purposes of texts that are sealed with the key of their company (company-seal.ts). */
export type CompanyPurpose =
  | ('application' | 'application-identity' | 'applicant-link' | 'company-contact')
  | ('questionnaire' | 'text-signature' | 'training-token');

/** Purpose of a sealed text; each purpose has its own key. */
export type Purpose =
  | CompanyPurpose
  | 'mail-outbox'
  | 'archive-files'
  | 'archive-keys'
  | 'authenticator'
  | 'company-key';

const keyOf = (secret: string, purpose: Purpose) => keyedHash(secret, purpose, 'v1');

/** Encrypts text, so that a copy of the database does not give it away. */
export function seal(secret: string, purpose: Purpose, text: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret, purpose), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Throws when the text was sealed with neither this secret nor the one before it, or changed since. */
export function unseal(secret: string, purpose: Purpose, sealed: Buffer): string {
  let failure: unknown;
  for (const one of secretsOf(secret))
    try {
      return openWith(one, purpose, sealed);
    } catch (error) {
      failure ??= error;
    }
  throw failure;
}

/** Whether a text was sealed with this secret itself, the one before it, or neither. */
export function sealedBy(secret: string, purpose: Purpose, sealed: Buffer) {
  const [present = '', ...former] = secretsOf(secret);
  const opens = (one: string) => {
    try {
      openWith(one, purpose, sealed);
      return true;
    } catch {
      return false;
    }
  };
  if (opens(present)) return 'present';
  return former.some(opens) ? 'former' : 'neither';
}

function openWith(secret: string, purpose: Purpose, sealed: Buffer): string {
  const decipher = createDecipheriv(
    ALGORITHM,
    keyOf(secret, purpose),
    sealed.subarray(0, IV_BYTES),
  );
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = sealed.subarray(IV_BYTES + TAG_BYTES);
  return decipher.update(body, undefined, 'utf8') + decipher.final('utf8');
}
