import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/free-port.mjs';

const START_TIMEOUT_MS = 120_000;

/**
 * Starts the real server with a database and a demo of its own, once for all browser tests, and
 * returns how to stop it. With E2E_URL set the tests use that server instead.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL) return () => Promise.resolve();
  const dataDir = await mkdtemp(join(tmpdir(), 'emanet-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _, BASE_URL: __, SECRET: ___, ...rest } = process.env;
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    stdio: 'inherit',
    env: {
      ...rest,
      NODE_ENV: 'production',
      // The server ends with this process, however that ends.
      npm_lifecycle_event: 'e2e',
      PORT: String(port),
      HOST: '127.0.0.1',
      BASE_URL: url,
      DATA_DIR: dataDir,
      DEMO: 'true',
      DEMO_OPEN: 'on',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    },
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const failed = ended.then(() => {
    throw new Error('The server ended before it was ready.');
  });
  try {
    await Promise.race([ready(url), failed]);
  } catch (error) {
    await stop();
    throw error;
  }
  failed.catch(() => undefined);
  process.env.E2E_URL = url;
  process.env.E2E_DATA_DIR = dataDir;
  return stop;
}

async function ready(url: string): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await sleep(200)) {
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`The server was not ready after ${START_TIMEOUT_MS / 1000} s.`);
}
