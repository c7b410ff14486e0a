import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { createLog } from './start/log.ts';
import { startEmbedded } from './embedded/embedded-postgres.ts';
import { migrate, migrationsHere } from './migrate.ts';

const FOLDER = join(import.meta.dirname, '../../migrations');
/** Files before this one make what a database of the release of 2026-11-22 has, and are not run there. */
const FIRST_HELD = '0310';

const dir = await mkdtemp(join(tmpdir(), 'emanet-locks-'));
const database = await startEmbedded({ dataDir: dir, log: createLog('silent') });
const client = new pg.Client({ connectionString: database.url });
await client.connect();

afterAll(async () => {
  await client.end();
  await database.stop();
  await rm(dir, { recursive: true });
});

it('takes all tables of a migration from their writers before anything else', async () => {
  const names = await migrationsHere();
  await migrate(database.url, { only: names.filter((name) => name < FIRST_HELD) });
  for (const name of names.filter((one) => one >= FIRST_HELD)) {
    const text = await readFile(join(FOLDER, name), 'utf8');
    const tables = await tablesThere();
    await client.query(`begin; ${text}`);
    const taken = (await takenFromWriters()).filter((table) => tables.has(table));
    await client.query('commit');
    const first = /^(?:--.*\n)*LOCK TABLE ([^;]+?)\s+IN\s/.exec(text)?.[1]?.split(/,\s*/) ?? [];
    expect(
      taken.length < 2 ? [] : taken.filter((table) => !first.includes(table)),
      `${name} must begin with LOCK TABLE ${taken.join(', ')} IN … MODE`,
    ).toEqual([]);
  }
}, 120_000);

async function tablesThere(): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p')`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Tables whose writers would wait for the transaction of `client`. */
async function takenFromWriters(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct c.relname as name from pg_locks l join pg_class c on c.oid = l.relation
     where l.pid = pg_backend_pid() and c.relkind in ('r', 'p')
       and l.mode in ('AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock')
     order by name`,
  );
  return rows.map(({ name }) => name);
}
