import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import { freePort } from '../../scripts/free-port.mjs';
import { SERVER_ALLOCATOR, SERVER_FLAGS } from '../../scripts/server-flags.mjs';

/** How often the application is asked whether it is ready, every tenth of a second. */
const LOOKS = 3000;
const root = join(import.meta.dirname, '../..');

export type Running = Readonly<{
  address: string;
  /** The signal or code that the process ended with; nothing while it lives. */
  ended: () => string | number | null;
  /** Megabytes that the process holds, and held at most since `forgetPeak`. */
  memory: () => number;
  peak: () => number;
  /** Seconds of processor that it has taken. */
  worked: () => number;
  forgetPeak: () => void;
  stop: () => Promise<void>;
  /** Ends it at once, as a power cut does. */
  kill: () => Promise<void>;
}> &
  AsyncDisposable;

/** The application as it is served, on this database, as a process of its own; `lines` takes its log, `tree` has its code. */
export async function startApp(
  url: string,
  folder: string,
  more: string[] = [],
  settings: Readonly<Record<string, string>> = {},
  { lines, tree = root }: Readonly<{ lines?: string[]; tree?: string }> = {},
): Promise<Running> {
  const port = Number(settings.PORT ?? (await freePort()));
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [...SERVER_FLAGS, ...more, join(tree, 'server/src/main.ts')],
    {
      cwd: tree,
      stdio: ['ignore', lines ? 'pipe' : 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ...SERVER_ALLOCATOR,
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
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  const stop = () => end('SIGTERM');
  const megabytes = (name: string) => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  };
  return {
    address,
    ended: () => child.signalCode ?? child.exitCode,
    memory: () => megabytes('VmRSS'),
    worked: () => {
      const [, user = 0, system = 0] =
        /\) (?:\S+ ){11}(\d+) (\d+)/
          .exec(readFileSync(`/proc/${child.pid}/stat`, 'utf8'))
          ?.map(Number) ?? [];
      return (user + system) / 100;
    },
    peak: () => megabytes('VmHWM'),
    forgetPeak: () => writeFileSync(`/proc/${child.pid}/clear_refs`, '5'),
    stop,
    kill: () => end('SIGKILL'),
    [Symbol.asyncDispose]: stop,
  };
}
