// `npm run faults -- recovery`: the drill of docs/operations/backup.md. pgBackRest archives a PostgreSQL under
// the application; after more writes the primary is lost, and a copy of a noted moment takes its place on
// another port. The log verifier must call it broken until the recovery is recorded, and whole from then on.
import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../scripts/free-port.mjs';
import { systemClock } from '../../../server/src/platform/clock.ts';
import { openDb } from '../../../server/src/platform/db.ts';
import { openStore } from '../../../server/src/platform/files/open-store.ts';
import { migrate } from '../../../server/src/platform/migrate.ts';
import { loadConfig } from '../../../server/src/platform/start/config.ts';
import { createLog } from '../../../server/src/platform/start/log.ts';
import { anchorLogs } from '../../../server/src/records/log-anchors.ts';
import { startApp } from '../../api/servers.ts';
import { need, postgresOwner, postgresPrograms } from '../../packages.ts';
import { callersOf } from '../load/callers.ts';

const KEPT = 200;
const LOST = 25;
const MOST_SECONDS = 300;
const SECRET = 'x'.repeat(40);
const root = join(import.meta.dirname, '../../..');

need('pgbackrest');
const bin = postgresPrograms();
const owner = postgresOwner();
const folder = await mkdtemp(join(tmpdir(), 'emanet-recovery-'));
chmodSync(folder, 0o755);
const base = join(folder, 'postgres');
mkdirSync(base);
if (owner) chownSync(base, owner.uid, owner.gid);
const at = (name: string) => join(base, name);
const app = join(folder, 'app');
const [primary, copy] = [
  { data: at('primary'), port: await freePort() },
  { data: at('copy'), port: await freePort() },
];
type Server = typeof primary;
const urlOf = ({ port }: Server) => `postgres://postgres@127.0.0.1:${port}/postgres`;
const envOf = (server: Server) => ({
  ...{ PATH: process.env.PATH, DATABASE_URL: urlOf(server), DATA_DIR: app, SECRET },
});

const backrest = (...words: readonly string[]) =>
  run('pgbackrest', `--config=${join(folder, 'pgbackrest.conf')}`, '--stanza=emanet', ...words);
const control = (server: Server, ...words: readonly string[]) =>
  run(`${bin}/pg_ctl`, '-D', server.data, '-l', `${server.data}.log`, '-w', ...words);
const start = (server: Server) => control(server, '-o', `-p ${server.port}`, 'start');
const stop = (server: Server) => control(server, '-m', 'immediate', 'stop');

try {
  startArchived();
  await migrate(urlOf(primary));
  const node = await startApp(urlOf(primary), app, [], { LOG_LEVEL: 'fatal' });
  const db = openDb(urlOf(primary));
  const [add] = await callersOf(db, node.address, { writers: 1, readers: 0 });
  const addMany = async (count: number) => {
    for (let n = 0; n < count; n += 1)
      if ((await add?.())?.id === undefined) throw new Error('a record was not added');
    await anchored();
  };
  const [, backing] = timed(() => backrest('backup', '--type=full'));
  await addMany(KEPT);
  await sleep(1_000);
  const moment = await ask<string>(primary, 'select clock_timestamp()::text');
  const before = await entries(primary);
  await sleep(1_000);
  await addMany(LOST);
  const all = await entries(primary);
  expect('the logs before', verify(primary), 0);
  await node.stop();
  await db.close();
  // Archives the last segment now, as `archive_timeout` does in an hour of little work.
  backrest('check');
  stop(primary);

  const began = performance.now();
  const target = ['--type=time', `--target=${moment}`, '--target-action=promote'];
  backrest(`--pg1-path=${copy.data}`, ...target, 'restore');
  appendFileSync(join(copy.data, 'postgresql.conf'), 'archive_mode = off\n');
  start(copy);
  await promoted();
  const restored = seconds(began);
  const after = await entries(copy);
  const [broken, judging] = timed(() => verify(copy));
  expect('the logs before the recovery is recorded', broken, 1);
  if (!broken.says.includes('BROKEN')) throw new Error(broken.says);
  expect('the recovery', verify(copy, '--recovered', `drill, to ${moment}`), 0);
  expect('the logs after it', verify(copy), 0);
  const again = await startApp(urlOf(copy), app, [], { LOG_LEVEL: 'fatal' });
  const working = seconds(began);
  const reader = openDb(urlOf(copy));
  const [write] = await callersOf(reader, again.address, { writers: 1, readers: 0 });
  if (!(await write?.())?.ok) throw new Error('a record was not added after the recovery');
  await reader.close();
  await again.stop();
  expect('the logs of what came after it', verify(copy), 0);
  stop(copy);

  const lost = all - after;
  console.log(
    `base backup ${backing} s; restored to ${moment} in ${restored} s, working again after ${working} s (wanted ≤ ${MOST_SECONDS}), ` +
      `one verification ${judging} s; ${after} of ${all} entries, ${lost} lost (wanted ${LOST}); ` +
      'broken before it was recorded, accepted afterwards',
  );
  if (working > MOST_SECONDS || lost !== LOST || after !== before) process.exitCode = 1;
} finally {
  for (const { data } of [primary, copy])
    spawnSync(`${bin}/pg_ctl`, ['-D', data, '-m', 'immediate', 'stop'], { ...owner, cwd: '/' });
  await rm(folder, { recursive: true, force: true });
}

/** A PostgreSQL whose log of changes pgBackRest takes, and its repository. */
function startArchived(): void {
  const config = join(folder, 'pgbackrest.conf');
  writeFileSync(
    config,
    `[global]
repo1-path=${at('repository')}
repo1-retention-full=2
lock-path=${at('lock')}
log-level-file=off
log-level-console=warn
start-fast=y
[emanet]
pg1-path=${primary.data}
pg1-port=${primary.port}
pg1-socket-path=${base}
pg1-user=postgres
`,
  );
  run(`${bin}/initdb`, '-D', primary.data, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8');
  appendFileSync(
    join(primary.data, 'postgresql.conf'),
    `
listen_addresses = '127.0.0.1'
unix_socket_directories = '${base}'
archive_mode = on
archive_command = 'pgbackrest --config=${config} --stanza=emanet archive-push %p'
`,
  );
  start(primary);
  backrest('stanza-create');
}

/** Runs a program as the owner of the database; what it says where it fails. */
function run(program: string, ...words: readonly string[]): void {
  // Output of a server that goes on would be waited for.
  const { status, error } = spawnSync(program, words, {
    ...{ ...owner, cwd: base, stdio: ['ignore', 'ignore', 'inherit'] },
  });
  if (status !== 0) throw error ?? new Error(`${program} ${words.join(' ')} ended with ${status}`);
}

/** The hourly job: notes the ends of the logs outside the database. */
async function anchored(): Promise<void> {
  const config = loadConfig(envOf(primary));
  const [db, files] = [openDb(urlOf(primary)), await openStore(config)];
  await anchorLogs({ clock: systemClock, config, db, files, log: createLog('error') });
  await files.close();
  await db.close();
}

function verify(server: Server, ...words: readonly string[]) {
  const main = join(root, 'server/src/verify-log/main.ts');
  const options = { env: envOf(server), encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], options);
  return { status, says: stdout + stderr };
}

function expect(name: string, { status, says }: ReturnType<typeof verify>, wanted: number): void {
  if (status !== wanted) throw new Error(`${name}: ${status} instead of ${wanted}: ${says}`);
}

async function ask<T>(server: Server, question: string): Promise<T> {
  const client = new pg.Client({ connectionString: urlOf(server) });
  await client.connect();
  const { rows } = await client.query<[T]>({ text: question, rowMode: 'array' });
  await client.end();
  const [row] = rows;
  if (!row) throw new Error(`no answer: ${question}`);
  return row[0];
}

function entries(server: Server): Promise<number> {
  return ask<number>(server, 'select count(*)::int from change_logs');
}

async function promoted(): Promise<void> {
  while (await ask<boolean>(copy, 'select pg_is_in_recovery()')) await sleep(200);
}

function seconds(began: number): number {
  return Math.round((performance.now() - began) / 100) / 10;
}

function timed<T>(work: () => T): readonly [T, number] {
  const began = performance.now();
  return [work(), seconds(began)];
}
