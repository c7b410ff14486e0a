import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { secretsOf } from './former.ts';
import { keyedHash } from './tokens.ts';

/** A private Ed25519 key is this and 32 bytes (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Characters of a public key and of a signature, both base64. */
export const KEY_LENGTH = 60;
export const SIGNATURE_LENGTH = 88;

/** Signs archives and anchors; `key` is what others verify by, the body of a public key in PEM. */
export type Signer = Readonly<{ key: string; sign: (text: string) => string }>;

/** For which a key signs; the one for archives is not the one for anchors. */
type Purpose = 'archive-signature' | 'anchor-signature';

/** The signer of an installation: its Ed25519 key follows from `secret` and is stored nowhere. */
export function signerOf(secret: string, purpose: Purpose = 'archive-signature'): Signer {
  const seed = keyedHash(secret, purpose, 'v1');
  const format = { format: 'der', type: 'pkcs8' } as const;
  const own = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), ...format });
  const der = createPublicKey(own).export({ format: 'der', type: 'spki' });
  return {
    key: der.toString('base64'),
    sign: (text) => sign(null, Buffer.from(text), own).toString('base64'),
  };
}

/** Public keys of a secret and of the one before it. */
export const signersOf = (secret: string, purpose?: Purpose): readonly string[] =>
  secretsOf(secret).map((one) => signerOf(one, purpose).key);

/** Whether `signature` is that of `key` over `text`; each has one spelling alone. */
export function isSigned(text: string, key: string, signature: string): boolean {
  const [der, bytes] = [Buffer.from(key, 'base64'), Buffer.from(signature, 'base64')];
  if (der.toString('base64') !== key || bytes.toString('base64') !== signature) return false;
  try {
    const known = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return known.asymmetricKeyType === 'ed25519' && verify(null, Buffer.from(text), known, bytes);
  } catch {
    return false;
  }
}
