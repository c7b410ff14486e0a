import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { seal, unseal } from '../platform/crypto/seal.ts';
import { BackupError } from './failure.ts';

/** The table that a backup leaves out of its archive: keys of companies, by which their seals open. */
export const KEYS_TABLE = 'public.sirket_anahtarlari';

/** Keys of companies as the table holds them, each sealed with `SECRET`. */
export type CompanyKeys = ReadonlyMap<number, Buffer>;

const content = z.array(z.tuple([z.number(), z.base64()]));

/**
 * Name of the file beside an archive. It is one for all archives of a folder, and each backup puts
 * another in its place: the key of a company that was erased since opens nothing in the older ones.
 */
export const keysBeside = (archive: string) => join(dirname(archive), 'company-keys.sealed');

/** The keys that a file holds. */
export function readKeys(path: string, secret: string): CompanyKeys {
  let text: string;
  try {
    text = unseal(secret, 'archive-keys', readFileSync(path));
  } catch (cause) {
    throw new BackupError(
      `${path} does not open with this SECRET: it is of another installation, damaged, or of before SECRET was replaced.`,
      { cause },
    );
  }
  const keys = content.parse(JSON.parse(text));
  return new Map(keys.map(([company, key]) => [company, Buffer.from(key, 'base64')]));
}

/** Refuses to put keys in the place of another installation's. */
export function refuseForeignKeys(path: string, secret: string): void {
  if (existsSync(path)) readKeys(path, secret);
}

/** Writes the keys, whole or not at all, in the place of those of an earlier backup. */
export function writeKeys(path: string, secret: string, keys: CompanyKeys): void {
  const text = JSON.stringify([...keys].map(([company, key]) => [company, key.toString('base64')]));
  const fresh = `${path}.${process.pid}`;
  try {
    writeFileSync(fresh, seal(secret, 'archive-keys', text), { mode: 0o600 });
    renameSync(fresh, path);
  } finally {
    rmSync(fresh, { force: true });
  }
}

/** All keys of the database, inside the transaction that reads its rows. */
export async function keysIn(client: pg.ClientBase): Promise<CompanyKeys> {
  await client.query('SET LOCAL ROLE emanet_system');
  const { rows } = await client.query<{ company_id: number; muhurlu: Buffer }>(
    'SELECT company_id, muhurlu FROM sirket_anahtarlari ORDER BY company_id',
  );
  return new Map(rows.map((row) => [row.company_id, row.muhurlu]));
}

/** Puts in the keys of these companies; answers those that are gone since. */
export async function putKeys(
  client: pg.ClientBase,
  companies: readonly number[],
  keys: CompanyKeys,
): Promise<number[]> {
  const there = companies.filter((company) => keys.has(company));
  await client.query(
    `INSERT INTO sirket_anahtarlari (company_id, muhurlu)
     SELECT * FROM unnest($1::int[], $2::bytea[])`,
    [there, there.map((company) => keys.get(company))],
  );
  return companies.filter((company) => !keys.has(company));
}
