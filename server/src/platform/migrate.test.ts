import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { createLog } from './start/log.ts';
import { startEmbedded } from './embedded/embedded-postgres.ts';
import { passwords } from './embedded/passwords.ts';
import {
  isOfReleaseBefore,
  migrate,
  migrationsHere,
  requireMigrated,
  unknownMigrations,
} from './migrate.ts';

const dir = await mkdtemp(join(tmpdir(), 'emanet-migrate-'));
const database = await startEmbedded({ dataDir: dir, log: createLog('silent') });
const client = new pg.Client({ connectionString: database.url });
await client.connect();

afterAll(async () => {
  await client.end();
  await database.stop();
  await rm(dir, { recursive: true });
});

async function superuser(): Promise<pg.Client> {
  const address = new URL(database.url);
  Object.assign(address, { username: 'postgres', password: passwords(dir).superuser });
  const connection = new pg.Client({ connectionString: address.href });
  await connection.connect();
  return connection;
}

it('applies each migration once when three nodes start together', async () => {
  const nodes = await Promise.all([1, 2, 3].map(() => migrate(database.url)));
  const applied = nodes.flat();
  expect(applied.length).toBeGreaterThan(0);
  expect(new Set(applied).size).toBe(applied.length);
  const { rows } = await client.query<{ name: string }>(
    'select name from schema_migrations order by name',
  );
  expect(rows.map((row) => row.name)).toEqual(applied.sort());
});

it('has nothing to do the second time', async () => {
  expect(await migrate(database.url)).toEqual([]);
});

it('keeps nothing of a migration that fails, and names it', async () => {
  const folder = join(dir, 'migrations');
  await mkdir(folder);
  await writeFile(join(folder, '9001_good.sql'), 'create table good (id int)');
  await writeFile(join(folder, '9002_bad.sql'), 'create table half (id int); select 1/0');
  await expect(migrate(database.url, { migrations: folder })).rejects.toThrow('9002_bad.sql');
  const { rows } = await client.query(
    `select to_regclass('good') is not null as good, to_regclass('half') is null as gone`,
  );
  expect(rows).toEqual([{ good: true, gone: true }]);
});

it('refuses a database that a newer version has changed, and one that lacks a migration', async () => {
  // Of the test before.
  await expect(migrate(database.url)).rejects.toThrow(/too new.*9001_good\.sql/);
  await expect(requireMigrated(database.url)).rejects.toThrow(/too new.*9001_good\.sql/);
  await client.query("delete from schema_migrations where name = '9001_good.sql'");
  await requireMigrated(database.url);
  await client.query("delete from schema_migrations where name = '0010_companies.sql'");
  await expect(requireMigrated(database.url)).rejects.toThrow(/lacks.*0010_companies\.sql/);
});

it('notes for the release before exactly the migrations whose tables it has then', async () => {
  const folder = join(import.meta.dirname, '../../migrations/before');
  const text = await readFile(join(folder, '0301_as_the_baseline.sql'), 'utf8');
  const noted = [...text.matchAll(/\('(\d{4}_\w+\.sql)'\)/g)].map(([, name]) => name);
  const here = await migrationsHere();
  expect(noted).toEqual(here.filter((name) => name < '0301'));
  const names = await migrationsHere(folder);
  expect(await unknownMigrations([...names, '0183_undone_entries.sql'])).toEqual([]);
  // None of them is run on a database that never was of that release.
  const { rows } = await client.query<{ name: string }>(
    'select name from schema_migrations where name = any($1)',
    [names],
  );
  expect(rows).toEqual([]);
});

it('knows a database of the release before by its migrations', () => {
  expect(isOfReleaseBefore(['0001_roles.sql', '0183_undone_entries.sql'])).toBe(true);
  expect(isOfReleaseBefore(['0183_undone_entries.sql', '0301_as_the_baseline.sql'])).toBe(false);
  expect(isOfReleaseBefore(['0001_roles.sql'])).toBe(false);
});

it('refuses a database of another encoding before it makes a table', async () => {
  const address = new URL(database.url);
  const owner = await superuser();
  await owner.query(
    `create database latin5 owner emanet encoding 'LATIN5' lc_collate 'C' lc_ctype 'C' template template0`,
  );
  await owner.end();
  address.pathname = '/latin5';
  await expect(migrate(address.href)).rejects.toThrow('has the encoding LATIN5');
});

it('lets requests through while it waits for a table that a long transaction reads', async () => {
  const folder = await mkdtemp(join(dir, 'waiting-'));
  await writeFile(join(folder, '9101_wide.sql'), 'alter table companies add column wide text');
  const reader = new pg.Client({ connectionString: database.url, statement_timeout: 3_000 });
  await reader.connect();
  await client.query('begin; select count(*) from companies');
  const waits: string[] = [];
  let migrated = false;
  const waitedTwice = Promise.withResolvers<void>();
  const migrating = migrate(database.url, {
    migrations: folder,
    onWait: (name) => {
      if (waits.push(name) > 1) waitedTwice.resolve();
    },
  }).finally(() => (migrated = true));
  const held = waitedTwice.promise.then(() => client.query('commit'));
  try {
    // A read that waits longer than three seconds fails here.
    while (!migrated) await reader.query('select count(*) from companies').then(() => sleep(20));
    expect(await migrating).toEqual(['9101_wide.sql']);
    expect(new Set(waits)).toEqual(new Set(['9101_wide.sql']));
    expect(waits.length).toBeGreaterThan(1);
  } finally {
    waitedTwice.resolve();
    await held;
    await migrating.catch(() => undefined);
    await reader.end();
  }
}, 60_000);

it('waits for several tables no longer than for one', async () => {
  const folder = await mkdtemp(join(dir, 'several-'));
  await writeFile(
    join(folder, '9103_several.sql'),
    `LOCK TABLE companies, departments, memberships IN ACCESS EXCLUSIVE MODE;
    ALTER TABLE companies ADD COLUMN several text`,
  );
  const hold = async (table: string, ms: number) => {
    const connection = await superuser();
    await connection.query(`begin; select from ${table}`);
    await sleep(ms);
    await connection.end();
  };
  // With two seconds for each of them, companies would be held for more than these two.
  const held = Promise.all([hold('departments', 700), hold('memberships', 4_000)]);
  const reader = new pg.Client({ connectionString: database.url, statement_timeout: 2_000 });
  await reader.connect();
  await sleep(200);
  let waits = 0;
  const migrating = migrate(database.url, { migrations: folder, onWait: () => (waits += 1) });
  try {
    while (waits === 0) await reader.query('select from companies').then(() => sleep(20));
    expect(await migrating).toEqual(['9103_several.sql']);
  } finally {
    await held;
    await migrating.catch(() => undefined);
    await reader.end();
  }
}, 60_000);

it('begins anew after a deadlock with a request', async () => {
  const folder = await mkdtemp(join(dir, 'deadlock-'));
  await writeFile(
    join(folder, '9102_two.sql'),
    'lock table departments; select pg_sleep(1); lock table memberships',
  );
  const request = await superuser();
  // Else either of the two may be the one that is given up.
  await request.query("set deadlock_timeout = '20s'");
  await request.query('begin; select count(*) from memberships');
  const waits: string[] = [];
  const migrating = migrate(database.url, {
    migrations: folder,
    onWait: (name) => waits.push(name),
  });
  await sleep(500);
  try {
    await request.query('select count(*) from departments; commit');
    expect(await migrating).toEqual(['9102_two.sql']);
    expect(waits).toEqual(['9102_two.sql']);
  } finally {
    await request.end();
    await migrating.catch(() => undefined);
  }
}, 60_000);
