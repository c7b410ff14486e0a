import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearOrphan, isAlive, readPostmaster } from './postmaster.ts';
import { shareEmbedded, startEmbedded, type Embedded } from './embedded-postgres.ts';
import { createLog } from '../start/log.ts';
import { connected } from '../client.ts';

const log = createLog('silent');
let dir: string;
const running: Embedded[] = [];
const children: ChildProcess[] = [];

const seed = await mkdtemp(join(tmpdir(), 'emanet-pg-'));
await (await startEmbedded({ dataDir: seed, log })).stop();

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'emanet-pg-'));
  execFileSync('cp', ['-a', `${seed}/.`, dir]);
});

afterAll(() => rm(seed, { recursive: true, force: true }));

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const one of running.splice(0)) await one.stop();
  await rm(dir, { recursive: true, force: true });
});

const start = async () => {
  const database = await startEmbedded({ dataDir: dir, log });
  running.push(database);
  return database;
};

const ask = async <Row extends pg.QueryResultRow>(url: string, sql: string) => {
  await using client = await connected(url);
  return (await client.query<Row>(sql)).rows;
};

const postmaster = () => readPostmaster(join(dir, 'pg'));

it('keeps rows over a stop and a start and leaves no process behind', async () => {
  const first = await start();
  await ask(first.url, 'create table kept as select 7 as n');
  const pid = postmaster()?.pid ?? 0;
  expect(isAlive(pid)).toBe(true);
  await first.stop();
  expect(isAlive(pid)).toBe(false);
  expect(await ask((await start()).url, 'select n from kept')).toEqual([{ n: 7 }]);
});

it('gives the app a role that row-level security binds', async () => {
  const { url } = await start();
  const sql = `select rolsuper, rolbypassrls, rolcreaterole, rolname = datdba::regrole::text as owns
    from pg_roles, pg_database where rolname = current_user and datname = current_database()`;
  expect(await ask(url, sql)).toEqual([
    { rolsuper: false, rolbypassrls: false, rolcreaterole: true, owns: true },
  ]);
  const [settings] = await ask(
    url,
    `select current_setting('fsync') as fsync,
    current_setting('server_encoding') as encoding, lower('I') = 'i' as plain`,
  );
  expect(settings).toEqual({ fsync: 'on', encoding: 'UTF8', plain: true });
});

it('keeps its passwords for the owner alone', async () => {
  const { url } = await start();
  const file = join(dir, 'embedded-postgres.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const wrong = new URL(url);
  wrong.password = 'wrong';
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
});

it('refuses a second server on the same folder, but shares it with a command', async () => {
  const first = await start();
  await expect(startEmbedded({ dataDir: dir, log })).rejects.toThrow(/already running on DATA_DIR/);
  const shared = await shareEmbedded({ dataDir: dir, log });
  expect(shared.url).toBe(first.url);
  await shared.stop();
  expect(await ask(first.url, 'select 1 as still')).toEqual([{ still: 1 }]);
});

it('starts a database of its own for a command when no server runs', async () => {
  const shared = await shareEmbedded({ dataDir: dir, log });
  running.push(shared);
  expect(await ask(shared.url, 'select 1 as n')).toEqual([{ n: 1 }]);
});

it('loses nothing and leaves no process behind when the server is killed', async () => {
  const script = join(import.meta.dirname, '../../../test/databases/start-embedded.ts');
  const child = fork(script, [dir], { stdio: 'ignore' });
  children.push(child);
  await once(child, 'message');
  const pid = postmaster()?.pid ?? 0;
  child.kill('SIGKILL');
  await vi.waitFor(() => {
    expect(isAlive(pid)).toBe(false);
  }, 10_000);
  expect(await ask((await start()).url, 'select n from promised')).toEqual([{ n: 1 }]);
});

it('is started again at its address when it ends unasked, and stopped while it starts', async () => {
  const database = await start();
  await ask(database.url, 'create table kept as select 7 as n');
  const killed = postmaster()?.pid ?? 0;
  process.kill(killed, 'SIGKILL');
  const kept = () => ask(database.url, 'select n from kept').catch(() => []);
  await vi.waitUntil(async () => (await kept()).length === 1, 30_000);
  const pid = postmaster()?.pid ?? 0;
  expect(pid).not.toBe(killed);
  process.kill(pid, 'SIGKILL');
  await vi.waitUntil(() => !isAlive(pid));
  await database.stop();
  expect(isAlive(postmaster()?.pid ?? pid)).toBe(false);
});

it('finds and stops a database that nobody looks after any more', async () => {
  await start();
  const pid = postmaster()?.pid ?? 0;
  expect(await clearOrphan(join(dir, 'pg'))).toBe(true);
  expect(isAlive(pid)).toBe(false);
  expect(await clearOrphan(join(dir, 'pg'))).toBe(false);
});

it('ignores a stale lock file whose number now belongs to another program', async () => {
  await (await start()).stop();
  const stale = [process.pid, join(dir, 'pg'), 1, 5432, '', '127.0.0.1', '', 'ready'].join('\n');
  await writeFile(join(dir, 'pg/postmaster.pid'), stale);
  expect(await ask((await start()).url, 'select 1 as n')).toEqual([{ n: 1 }]);
});

it('begins again after a first start that was cut short', async () => {
  await rm(join(dir, 'pg'), { recursive: true });
  await writeFile(join(dir, 'pg.making'), 'half');
  expect(await ask((await start()).url, 'select 1 as n')).toEqual([{ n: 1 }]);
});

it('works in a folder under one that only its owner may enter', async () => {
  await chmod(dir, 0o700);
  const { url } = await start();
  expect(await ask(url, 'select 1 as n')).toEqual([{ n: 1 }]);
  expect(await readFile(join(dir, 'postgres.log'), 'utf8')).toContain('ready to accept');
});
