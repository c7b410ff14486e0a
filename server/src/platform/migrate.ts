import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

const folder = join(import.meta.dirname, '../../migrations');
// Any constant will do, as long as every node takes the same one.
const lock = 7_153_042;
const silent = new Logger(() => () => undefined);

type Options = Readonly<{
  /** Their folder. */
  migrations?: string;
  /** These alone, so that a backup of an older version finds its tables. */
  only?: readonly string[];
}>;

/**
 * Brings the database at `url` up to the newest migration and returns the names it applied.
 * Safe from several nodes at once: they queue behind one advisory lock.
 */
export async function migrate(url: string, options: Options = {}): Promise<string[]> {
  const { migrations = folder, only } = options;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    const waiting = (await pending(client, migrations)).filter(
      (name) => only?.includes(name) ?? true,
    );
    for (const name of waiting) await apply(client, join(migrations, name), name);
    // The tables of the job queue, by its library.
    await runMigrations({ connectionString: url, maxPoolSize: 2, logger: silent });
    return waiting;
  } finally {
    // Ends the session and with it the lock, also after a failure.
    await client.end();
  }
}

async function pending(client: pg.Client, migrations: string): Promise<string[]> {
  await client.query(
    `create table if not exists schema_migrations
      (name text primary key, applied_at timestamptz not null default now());
    -- Any role may ask whether the database is up to date.
    grant select on schema_migrations to public`,
  );
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  return pendingMigrations(
    rows.map((row) => row.name),
    migrations,
  );
}

/** The migrations of this version that are not among those `applied`, in their order. */
export async function pendingMigrations(
  applied: readonly string[],
  migrations = folder,
): Promise<string[]> {
  const done = new Set(applied);
  return (await migrationsHere(migrations)).filter((name) => !done.has(name));
}

/** The migrations that this version has, in their order. */
export async function migrationsHere(migrations = folder): Promise<string[]> {
  const files = await readdir(migrations);
  return files.filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort();
}

async function apply(client: pg.Client, file: string, name: string): Promise<void> {
  const sql = await readFile(file, 'utf8');
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`Migration ${name} failed; nothing of it was kept.`, { cause: error });
  }
}
