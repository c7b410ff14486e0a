import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Postmaster = { pid: number; port: number; ready: boolean };

/** State in PostgreSQL's own lock file in `folder`, if there is one. */
export function readPostmaster(folder: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return {
      pid: Number(lines[0]),
      port: Number(lines[3]),
      ready: lines[7]?.trim() === 'ready',
    };
  } catch {
    return undefined;
  }
}

/**
 * Stops a postmaster left in `folder` by an app that was killed, or removes its stale lock file.
 * The caller must hold the claim on the data folder.
 */
export async function clearOrphan(folder: string): Promise<boolean> {
  const found = readPostmaster(folder);
  if (!found) return false;
  if (isPostgres(found.pid)) {
    await stopPostmaster(found.pid);
    return true;
  }
  // After a restart of the machine the number may belong to any other program.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  return false;
}

/** Ends a postmaster: politely first, then without waiting for its clients, then for good. */
export async function stopPostmaster(pid: number): Promise<void> {
  const steps = [
    ['SIGINT', 8000],
    ['SIGQUIT', 4000],
    ['SIGKILL', 4000],
  ] as const;
  for (const [signal, waitMs] of steps) {
    if (!send(pid, signal)) return;
    const deadline = Date.now() + waitMs;
    while (Date.now() < deadline) {
      if (!isAlive(pid)) return;
      await sleep(20);
    }
  }
}

/** Whether a process with this number exists, under any user. */
export function isAlive(pid: number): boolean {
  return send(pid, 0) && !isZombie(pid);
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}

function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres');
  } catch {
    return false;
  }
}
