import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '@emanet/contract/shared/primitives';
import { secretsOf } from '../crypto/former.ts';
import { keyedHash, sameSecret } from '../crypto/tokens.ts';
import type { Queries } from '../db.ts';
import type { Services } from '../services.ts';
import type { Config } from '../start/config.ts';

type Reached = Pick<Services, 'config' | 'db'>;

const DIGEST_BYTES = 32;
const MAC_BYTES = 16;

/** Digest by which an address is kept; ASCII letters alone are folded, as the database does. */
export const addressDigest = (address: string): Buffer =>
  createHash('sha256')
    .update(address.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))
    .digest();

const macOf = (secret: string, digest: Buffer): Buffer =>
  keyedHash(secret, 'mail-opt-out', digest.toString('hex')).subarray(0, MAC_BYTES);

/**
 * Where the recipient of a mail refuses others of its kind: a page for people, and what mail programs
 * post to. The address itself is not in it.
 */
export function optOutLink(
  { BASE_URL, SECRET }: Pick<Config, 'BASE_URL' | 'SECRET'>,
  address: string,
  language: Language,
): string {
  const digest = addressDigest(address);
  const token = Buffer.concat([digest, macOf(SECRET, digest)]).toString('base64url');
  return new URL(`/api/posta-ret/${token}?lang=${language}`, BASE_URL).href;
}

/** The digest of the address in a token; undefined if this server did not make the token. */
function digestOf({ SECRET }: Pick<Config, 'SECRET'>, token: string): Buffer | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== DIGEST_BYTES + MAC_BYTES) return undefined;
  const digest = bytes.subarray(0, DIGEST_BYTES);
  const mac = bytes.subarray(DIGEST_BYTES).toString('hex');
  const fits = secretsOf(SECRET).some((one) => sameSecret(mac, macOf(one, digest).toString('hex')));
  return fits ? digest : undefined;
}

/** Addresses, of some, that want no invitation and no reminder. */
export async function optedOut(tx: Queries, addresses: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ one: string }>`
    select opted_out(${[...addresses]}::text[]) as one`.execute(tx);
  return new Set(rows.map(({ one }) => one));
}

/** Whether the address of a link refuses these mails; undefined if this server did not make the link. */
export async function readOptOut(services: Reached, token: string): Promise<boolean | undefined> {
  const digest = digestOf(services.config, token);
  if (!digest) return undefined;
  const { rows } = await sql<{ refused: boolean }>`
    select is_opted_out(${digest}) as refused`.execute(services.db.identity);
  return rows[0]?.refused ?? false;
}

/** Stores whether the address of a link refuses these mails; false for a link that this server did not make. */
export async function keepOptOut(services: Reached, token: string, refused: boolean) {
  const digest = digestOf(services.config, token);
  if (digest) await sql`select set_opt_out(${digest}, ${refused})`.execute(services.db.identity);
  return digest !== undefined;
}
