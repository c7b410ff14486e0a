import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { CHILD_ENV } from '../test/nodes/child-env.ts';
import { ownDatabase } from '../test/databases/own-database.ts';
import { isAlive, readPostmaster } from './platform/embedded/postmaster.ts';
import { ensureLogins } from './platform/postgres/logins.ts';

let port: number;
const servers: ChildProcess[] = [];

const dir = await mkdtemp(join(tmpdir(), 'emanet-main-'));
beforeEach(async () => {
  port = await freePort();
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    if (server.exitCode !== null || server.signalCode !== null) continue;
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
});
afterAll(() => rm(dir, { recursive: true, force: true }));

it('says where it is and, asked to end, leaves no process behind', async () => {
  const server = start();
  expect(await server.said('Stop with Ctrl+C')).toContain(`http://localhost:${port}`);
  expect((await fetch(`http://127.0.0.1:${port}/api/ready`)).status).toBe(200);
  const database = databasePid();
  server.child.kill('SIGTERM');
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
  expect(isAlive(database)).toBe(false);
});

it('ends cleanly when it is asked to while it still starts', async () => {
  const server = start();
  await vi.waitUntil(() => databasePid() > 0, { timeout: 50_000, interval: 2 });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toContain('Stop with Ctrl+C');
  expect(readPostmaster(join(dir, 'pg'))).toBeUndefined();
});

it('starts again after it was killed, and tells a second one so', async () => {
  const killed = start();
  await killed.said('Stop with Ctrl+C');
  killed.child.kill('SIGKILL');
  await killed.ended;

  const server = start();
  await server.said('Stop with Ctrl+C');
  const second = start({ PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`already running on DATA_DIR ${dir}`);
});

it('is ready with a database of another and a folder that was not there', async () => {
  const database = await ownDatabase();
  try {
    const own = ownSettings(database.url);
    const server = start(own);
    await server.said('Stop with Ctrl+C');
    const ready = async () => (await fetch(`http://127.0.0.1:${port}/api/ready`)).json();
    const whole = { status: 'ok', database: true, files: true, space: true, worker: true };
    await vi.waitFor(async () => expect(await ready()).toEqual(whole), 10_000);
    const bearer = { authorization: `Bearer ${own.METRICS_TOKEN}` };
    const metrics = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: bearer });
    const figures = await metrics.text();
    for (const figure of [
      'emanet_figures_complete 1',
      'emanet_pool_connections{pool="emanet_app",state="waiting"} 0',
      'emanet_queue_jobs{state="failed"} 0',
      'emanet_mails{state="given_up"} 0',
      'emanet_disk_free_bytes',
      'emanet_clock_skew_seconds',
    ])
      expect(figures).toContain(figure);
    const logins = await loginsOf(database.url);
    expect(logins.some((login) => login.startsWith('emanet_queue_'))).toBe(true);
    for (const login of logins)
      expect(login).toMatch(/^emanet_(app|identity|system|across|link|queue)_[0-9a-f]{12}$/);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);

    // Passwords follow from SECRET: with another one the old ones open nothing.
    const old = await ensureLogins(database.url, own.SECRET);
    await ensureLogins(database.url, 't'.repeat(32));
    const client = new pg.Client({ connectionString: old.addresses.emanet_system });
    await expect(client.connect()).rejects.toMatchObject({ code: '28P01' });
  } finally {
    await database.drop();
  }
});

it('serves on and is not ready while it drains, then closes', async () => {
  const database = await ownDatabase();
  try {
    const server = start({ ...ownSettings(database.url), DRAIN_SECONDS: '600' });
    await server.said('Stop with Ctrl+C');
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect((await get('/api/health')).headers.get('connection')).toBe('keep-alive');
    server.child.kill('SIGTERM');
    await vi.waitFor(async () => expect((await get('/api/ready')).status).toBe(503), 10_000);
    expect(await (await get('/api/ready')).json()).toMatchObject({ status: 'draining' });
    const served = await get('/api/auth/lists');
    expect([served.status, served.headers.get('connection')]).toEqual([404, 'close']);
    // A second one, as systemd and npm send it, changes nothing; Ctrl+C is in a hurry.
    server.child.kill('SIGTERM');
    expect((await get('/api/health')).status).toBe(200);
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
  } finally {
    await database.drop();
  }
});

it('starts its database again when it was killed, and works on', async () => {
  const server = start();
  await server.said('Stop with Ctrl+C');
  const asked = () => fetch(`http://127.0.0.1:${port}/api/kvkk-formu/form/baska-bir-yer`);
  expect((await asked()).status).toBe(404);
  const killed = databasePid();
  process.kill(killed, 'SIGKILL');
  const answers = new Map<number, unknown>();
  await vi.waitUntil(async () => {
    const answer = await asked();
    answers.set(answer.status, await answer.json());
    return answer.status === 404 && databasePid() !== killed;
  }, 60_000);
  expect([...answers.keys()].toSorted()).toEqual([404, 503]);
  expect(answers.get(503)).toMatchObject({ code: 'UNAVAILABLE' });
  expect(server.output()).toContain('the embedded PostgreSQL ended unasked');
  process.kill(databasePid(), 'SIGKILL');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(isAlive(databasePid())).toBe(false);
}, 150_000);

it('names the setting when the port is taken, and stops its database', async () => {
  const taken = createServer().listen(port, '127.0.0.1');
  const server = start();
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(`PORT ${port} on 127.0.0.1 is already in use`);
  expect(readPostmaster(join(dir, 'pg'))).toBeUndefined();
  taken.close();
});

it.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535.'],
  [{ DATABASE_URL: 'postgres://127.0.0.1:1/x' }, 'SECRET is required when DATABASE_URL is set'],
  [
    { DATABASE_URL: 'postgres://127.0.0.1:1/x', SECRET: 's'.repeat(32), DEMO: '' },
    'The database that DATABASE_URL names cannot be reached (ECONNREFUSED).',
  ],
])('stops at once with a sentence: %o', async (settings, sentence) => {
  const server = start(settings);
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(sentence);
  expect(server.output()).not.toContain('    at ');
});

const ownSettings = (url: string) => ({
  DATABASE_URL: url,
  SECRET: 's'.repeat(32),
  DATA_DIR: join(dir, 'new'),
  DRAIN_SECONDS: '0',
  METRICS_TOKEN: 'm'.repeat(20),
});

/** Logins by which the server is connected. */
async function loginsOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ usename: string }>(
    `select distinct usename from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and usename is not null`,
  );
  await client.end();
  return rows.map(({ usename }) => usename);
}

function start(settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...CHILD_ENV,
      PORT: String(port),
      DATA_DIR: dir,
      DEMO: 'false',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  servers.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = once(child, 'close').then(() => child.exitCode);
  return {
    child,
    ended,
    output: () => output,
    said: async (text: string) => {
      await vi.waitUntil(() => output.includes(text) || child.exitCode !== null, 50_000);
      expect(output).toContain(text);
      return output;
    },
  };
}

const databasePid = () => readPostmaster(join(dir, 'pg'))?.pid ?? 0;
