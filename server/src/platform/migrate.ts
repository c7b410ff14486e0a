import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { connected } from './client.ts';
import before from '../../migrations/before/names.json' with { type: 'json' };

const folder = join(import.meta.dirname, '../../migrations');
/**
 * Migrations were written anew on 2026-11-23. A database of the release before takes the files of this
 * folder first; `names.json` lists what it had then, and `0301` notes the new ones that it has by then.
 */
const folderBefore = join(folder, 'before');
/** The last migration of that release. */
const LAST_BEFORE = '0183_undone_entries.sql';
const NOTES_NEW_ONES = '0301_as_the_baseline.sql';
/** Takes away what nodes of that release read and write, which are believed for a day (0530). */
const AFTER_A_DAY = '0302_logs_of_before.sql';
// Any constant will do, as long as every node takes the same one.
const lock = 7_153_042;
const silent = new Logger(() => () => undefined);

/** Wait of a migration for its tables: new requests queue after it. Then it lets them run, pauses and retries. */
const LOCK_MS = 2_000;
const PAUSE_MS = 1_000;
/**
 * A file that takes several tables from their writers begins with all of them, or it would hold the first,
 * with all that it has built there, while it waits for the next.
 */
const LOCKS_FIRST = /^(?:--.*\n)*LOCK TABLE [^;]+;/;
/**
 * For all of these together: less than the second after which PostgreSQL looks for a deadlock, or a request
 * that waits for one of them and holds another would be the one that fails.
 */
const LOCKS_MS = 600;
/** A lock that did not come in time, and a deadlock with a request that holds another table. */
const TABLE_IN_USE: readonly unknown[] = ['55P03', '40P01'];
/** A statement that was at it for too long. */
const TOO_LONG = '57014';

/** A database that a newer version has changed, one that lacks what this version needs, or of another encoding. */
export class WrongSchema extends Error {
  override name = 'WrongSchema';
}

type Options = Readonly<{
  /** Their folder. */
  migrations?: string;
  /** These alone, so that a backup of an older version finds its tables. */
  only?: readonly string[];
  /** Hears of a migration that waits for a table which others use. */
  onWait?: (name: string) => void;
}>;

/**
 * Migrates the database at `url` to the newest version and returns the names of the applied migrations.
 * Safe from several nodes at once: one advisory lock queues them.
 */
export async function migrate(url: string, options: Options = {}): Promise<string[]> {
  const { migrations = folder, only, onWait } = options;
  // Its end, also after a failure, ends the session and with it the lock.
  await using client = await connected(url);
  await refuseOtherLetters(client);
  await client.query('select pg_advisory_lock($1)', [lock]);
  if (migrations === folder) await refuseNewer(client);
  const done: string[] = [];
  for (const from of migrations === folder ? [folderBefore, folder] : [migrations])
    for (const name of await pending(client, from)) {
      if (only?.includes(name) === false) continue;
      const text = await readFile(join(from, name), 'utf8');
      while (!(await apply(client, text, name))) {
        onWait?.(name);
        await sleep(PAUSE_MS);
      }
      done.push(name);
    }
  // The tables of the job queue, by its library.
  await runMigrations({ connectionString: url, maxPoolSize: 2, logger: silent });
  return done;
}

/** Stops unless the database at `url` has every migration of this version, and no other. */
export async function requireMigrated(url: string): Promise<void> {
  await using client = await connected(url);
  await refuseNewer(client);
  const missing = await pendingMigrations(await appliedOf(client));
  if (missing.length > 0)
    throw new WrongSchema(
      `The database lacks the migrations ${missing.join(', ')}: run "npm run migrate", or set MIGRATE_AT_START=on.`,
    );
}

/** A database of another encoding takes every Turkish name and fails at the first arrow or emoji. */
async function refuseOtherLetters(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8')
    throw new WrongSchema(
      `The database has the encoding ${String(encoding)}: create it with "ENCODING 'UTF8' TEMPLATE template0".`,
    );
}

/** This version might destroy tables that a newer one has changed. */
async function refuseNewer(client: pg.Client): Promise<void> {
  const unknown = await unknownMigrations(await appliedOf(client));
  if (unknown.length > 0)
    throw new WrongSchema(
      `The database is too new for this version, which does not know ${unknown.join(', ')}: start the version that brought it.`,
    );
}

async function appliedOf(client: pg.Client): Promise<string[]> {
  await client.query(
    `create table if not exists schema_migrations
      (name text primary key, applied_at timestamptz not null default now());
    -- Any role may ask whether the database is up to date.
    grant select on schema_migrations to public`,
  );
  const { rows } = await client.query<{ name: string }>(
    'select name from schema_migrations order by name',
  );
  return rows.map((row) => row.name);
}

async function pending(client: pg.Client, migrations: string): Promise<string[]> {
  const applied = await appliedOf(client);
  const names = await pendingMigrations(applied, migrations);
  if (migrations !== folderBefore) return names;
  if (!applied.includes(LAST_BEFORE)) return [];
  const { rows } = await client.query<{ due: boolean }>(
    `select exists (select from schema_migrations
      where name = '0530_sealed_scope.sql' and applied_at < now() - interval '1 day') as due`,
  );
  return names.filter((name) => name !== AFTER_A_DAY || rows[0]?.due === true);
}

/** The migrations of this version that are not among those `applied`, in their order. */
export async function pendingMigrations(applied: readonly string[], migrations = folder) {
  const done = new Set(applied);
  return (await migrationsHere(migrations)).filter((name) => !done.has(name));
}

/** Migrations among `names` that neither this version has nor the release before the new ones had. */
export async function unknownMigrations(names: readonly string[]): Promise<string[]> {
  const known = new Set([
    ...(await migrationsHere()),
    ...(await migrationsHere(folderBefore)),
    ...before,
  ]);
  return names.filter((name) => !known.has(name));
}

/** Are these the migrations of the release before the new ones, and not of a later one? */
export const isOfReleaseBefore = (names: readonly string[]): boolean =>
  names.includes(LAST_BEFORE) && !names.includes(NOTES_NEW_ONES);

/** The migrations that this version has, in their order. */
export async function migrationsHere(migrations = folder): Promise<string[]> {
  const files = await readdir(migrations);
  return files.filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort();
}

/** Applies one migration, or nothing of it while other transactions lock its tables. */
async function apply(client: pg.Client, sql: string, name: string): Promise<boolean> {
  const [locks] = LOCKS_FIRST.exec(sql) ?? [];
  let busy = TABLE_IN_USE;
  try {
    await client.query(`begin; set local lock_timeout = ${LOCK_MS}`);
    if (locks) {
      // The limit above starts again for each table.
      busy = [...TABLE_IN_USE, TOO_LONG];
      await client.query(`set local statement_timeout = ${LOCKS_MS}`);
      await client.query(locks);
      await client.query('set local statement_timeout to default');
      busy = TABLE_IN_USE;
    }
    await client.query(sql);
    await client.query('insert into schema_migrations (name) values ($1)', [name]);
    await client.query('commit');
    return true;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (error instanceof pg.DatabaseError && busy.includes(error.code)) return false;
    throw new Error(`Migration ${name} failed; nothing of it was kept.`, { cause: error });
  }
}
