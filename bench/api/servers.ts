import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import { freePort } from '../../scripts/free-port.mjs';
import { SERVER_FLAGS } from '../../scripts/server-flags.mjs';

/** How often the application is asked whether it is ready, every tenth of a second. */
const LOOKS = 1200;
const root = join(import.meta.dirname, '../..');

export type Running = Readonly<{
  address: string;
  /** The signal or code that the process ended with; nothing while it lives. */
  ended: () => string | number | null;
  /** Megabytes that the process holds. */
  memory: () => number;
  stop: () => Promise<void>;
}> &
  AsyncDisposable;

/** The application as it is served, on this database, as a process of its own; `lines` takes its log. */
export async function startApp(
  url: string,
  folder: string,
  more: string[] = [],
  settings: Readonly<Record<string, string>> = {},
  { lines }: Readonly<{ lines?: string[] }> = {},
): Promise<Running> {
  const port = Number(settings.PORT ?? (await freePort()));
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [...SERVER_FLAGS, ...more, join(root, 'server/src/main.ts')],
    {
      cwd: root,
      stdio: ['ignore', lines ? 'pipe' : 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        MALLOC_ARENA_MAX: '2',
        DATABASE_URL: url,
        DATA_DIR: folder,
        SECRET: 'x'.repeat(40),
        PORT: String(port),
        BASE_URL: address,
        RATE_LIMIT: 'off',
        DRAIN_SECONDS: '0',
        ...settings,
      },
    },
  );
  if (lines && child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  for (let tries = 0; tries < LOOKS && child.exitCode === null; tries += 1) {
    const ready = await fetch(`${address}/api/ready`).catch(() => undefined);
    if (ready?.ok) return running(child, address);
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error('the application did not start');
}

/** The floor on the same database. */
export async function startFloor(url: string, cookieName: string): Promise<Running> {
  const child = spawn(process.execPath, [join(root, 'bench/floor/server.ts'), url, cookieName], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout }))
    return running(child, `http://127.0.0.1:${line}`);
  throw new Error('the floor did not start');
}

function running(child: ChildProcess, address: string): Running {
  const ended = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  return {
    address,
    ended: () => child.signalCode ?? child.exitCode,
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
