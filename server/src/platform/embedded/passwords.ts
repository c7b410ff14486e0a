import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const shape = z.object({ superuser: z.string(), emanet: z.string() });
export type Passwords = z.output<typeof shape>;

/** The embedded database's passwords, made once and kept in `dataDir` for its owner alone. */
export function passwords(dataDir: string): Passwords {
  const file = join(dataDir, 'embedded-postgres.json');
  if (existsSync(file)) return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (existsSync(join(dataDir, 'pg'))) {
    throw new Error(`${file} is missing: without it the database in DATA_DIR cannot be opened.`);
  }
  const fresh: Passwords = { superuser: password(), emanet: password() };
  writeFileSync(file, JSON.stringify(fresh), { mode: 0o600 });
  return fresh;
}

/** The address of the application's own role, which is no superuser: row-level security binds it. */
export function appUrl(words: Passwords, port: number): string {
  return `postgres://emanet:${words.emanet}@127.0.0.1:${port}/emanet`;
}

function password(): string {
  return randomBytes(24).toString('hex');
}
