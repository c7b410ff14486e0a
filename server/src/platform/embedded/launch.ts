import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPostmaster } from './postmaster.ts';
import type { Runner } from './unprivileged.ts';

export type Settings = Record<string, string | number>;
type Launch = { folder: string; logFile: string; program: string; runner: Runner };

// Failures that a start right after a kill may meet for a moment: the lock, the memory or the port.
const passing = /lock file|shared memory block|could not bind|in use/;
const biggestLog = 5_000_000;

/** Starts PostgreSQL on 127.0.0.1, on this or any free port, and waits until it takes connections. */
export async function launch(
  { folder, logFile, program, runner }: Launch,
  wanted: Settings,
  fixed?: number,
): Promise<{ child: ChildProcess; port: number; ended: Promise<unknown> }> {
  for (let attempt = 1; ; attempt++) {
    const port = fixed ?? (await freePort());
    const log = openSync(logFile, sizeOf(logFile) > biggestLog ? 'w' : 'a', 0o600);
    const before = sizeOf(logFile);
    const [command, args] = runner.wrap(program, [
      '-D',
      folder,
      ...Object.entries({ ...defaults, ...wanted, port }).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
    ]);
    // Its own process group: Ctrl+C in the terminal must reach the app alone, which then
    // finishes its requests before it stops the database.
    const stdio: ['ignore', number, number] = ['ignore', log, log];
    const child = spawn(command, args, { ...runner.options, stdio, detached: true });
    closeSync(log);
    child.unref();
    const ended = guard(child);
    if (await ready(child, folder)) return { child, port, ended };
    const said = readFileSync(logFile, 'utf8').slice(before).trim();
    if (attempt === 20 || !passing.test(said)) {
      throw new Error(`The embedded PostgreSQL did not start: ${said || command}`);
    }
    await sleep(250);
  }
}

/** A sixteenth of the machine's memory: the rows of a hundred companies in an ordinary one. */
function sharedBuffers(): number {
  return Math.round(Math.min(512, Math.max(64, totalmem() / 2 ** 20 / 16)));
}

const defaults: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 60,
  shared_buffers: `${sharedBuffers()}MB`,
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  io_method: 'sync',
  jit: 'off',
  // For what is in memory or on a disk without moving parts; the default reads whole small tables instead.
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A failed statement may hold personal data; the app reports failures without it.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/**
 * Stops the database if this process is killed: the pipe to the guard then closes. Resolves when both have
 * ended without zombies.
 */
async function guard(database: ChildProcess): Promise<void> {
  const gone = once(database, 'exit').catch(() => undefined);
  if (process.platform === 'win32' || database.pid === undefined) return void (await gone);
  const script = 'read -r _; kill -INT "$1"';
  const watching = spawn('sh', ['-c', script, 'sh', String(database.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const watched = once(watching, 'exit').catch(() => undefined);
  watching.unref();
  await gone;
  // Its number may go to another program from now on.
  watching.kill('SIGKILL');
  await watched;
}

async function ready(child: ChildProcess, folder: string): Promise<boolean> {
  let gone = false;
  child.once('exit', () => (gone = true));
  child.once('error', () => (gone = true));
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && !gone; await sleep(15)) {
    const now = readPostmaster(folder);
    if (now?.pid === child.pid && now?.ready) return true;
  }
  if (!gone) child.kill('SIGQUIT');
  return false;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => {
        resolve(port);
      });
    });
  });
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
