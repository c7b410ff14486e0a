import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A second server wanted a data folder that one is already using. */
export class DataDirBusy extends Error {
  override name = 'DataDirBusy';
  constructor(dataDir: string) {
    super(
      `Emanet is already running on DATA_DIR ${dataDir}. ` +
        'Stop it first, or give this one a DATA_DIR and a PORT of its own.',
    );
  }
}

/**
 * Claims `dataDir` for this process and returns the release function. The claim is a listening socket, so
 * the kernel drops it however the process ends and no stale lock remains.
 */
export async function claim(dataDir: string): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const path = socketPath(realpathSync(dataDir));
  const server = await listen(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || (await answers(path))) throw new DataDirBusy(dataDir);
    rmSync(path, { force: true });
    return listen(path);
  });
  server.unref();
  return () => {
    server.close();
  };
}

function socketPath(dataDir: string): string {
  const name = `emanet-${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`;
  // Linux knows names without a file; elsewhere a file remains after a kill and is tidied above.
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(path, () => {
      resolve(server);
    });
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}
