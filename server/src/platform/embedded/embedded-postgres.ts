import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../start/log.ts';
import { binaries } from './binaries.ts';
import { claim, DataDirBusy } from './claim.ts';
import { ensureCluster } from './cluster.ts';
import { launch, type Settings } from './launch.ts';
import { appUrl, passwords } from './passwords.ts';
import { clearOrphan, isAlive, readPostmaster, stopPostmaster } from './postmaster.ts';
import { ensureRole } from './role.ts';
import { unprivileged } from './unprivileged.ts';

export type Embedded = { url: string; stop: () => Promise<void> };
type Options = {
  dataDir: string;
  log: Pick<Log, 'info' | 'error'>;
  settings?: Settings;
  /** Called when the database ends without having been asked to. */
  onLost?: () => void;
};

/**
 * Starts the PostgreSQL of `dataDir`, creating it on the first start, and returns the address of
 * the application's role. Throws DataDirBusy when another process looks after this folder.
 */
export async function startEmbedded(options: Options): Promise<Embedded> {
  const { dataDir, log, settings = {}, onLost } = options;
  const release = await claim(dataDir);
  try {
    const folder = join(dataDir, 'pg');
    const words = passwords(dataDir);
    const runner = unprivileged(folder);
    const { initdb, postgres } = await binaries();
    ensureCluster(folder, words.superuser, initdb, runner);
    if (await clearOrphan(folder)) log.info('stopped a database left behind by a killed server');
    const logFile = join(dataDir, 'postgres.log');
    const { child, port, ended } = await launch(
      { folder, logFile, program: postgres, runner },
      settings,
    );
    const pid = child.pid ?? 0;
    let stopping = false;
    child.once('exit', (exit_code, signal) => {
      if (stopping) return;
      log.error({ exit_code, signal }, 'the embedded PostgreSQL ended unasked');
      onLost?.();
    });
    const stop = async () => {
      stopping = true;
      if (isAlive(pid)) await stopPostmaster(pid);
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

/**
 * For commands run beside the server: the database the server already runs on `dataDir`,
 * or one started for the length of the command.
 */
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
