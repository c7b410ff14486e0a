import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Config } from '../start/config.ts';
import { keyedHash, sameSecret } from '../crypto/tokens.ts';

const NONCE_BYTES = 9;

type Signing = Readonly<{ clock: Clock; config: Config }>;

const sealOf = ({ config }: Signing, what: string) =>
  keyedHash(config.SECRET, 'page-token', what).toString('base64url');

/** A token that holds the time at which a page with a form was sent; each page has its own. */
export function pageToken(signing: Signing): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const what = `${signing.clock.now().getTime()}.${nonce}`;
  return `${what}.${sealOf(signing, what)}`;
}

/** Milliseconds since the page of a token was sent; undefined if this server did not make the token. */
export function pageAge(signing: Signing, token: string): number | undefined {
  const [sent = '', nonce = '', seal = ''] = token.split('.');
  if (!sameSecret(seal, sealOf(signing, `${sent}.${nonce}`))) return undefined;
  return signing.clock.now().getTime() - Number(sent);
}
