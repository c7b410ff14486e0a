import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';

export type Shutdown = Readonly<{
  /** Was the process asked to end? */
  requested: () => boolean;
  /** Adds something opened; it is given `timeoutMs` to close before the next one's turn. */
  add: (name: string, close: () => Promise<unknown>, timeoutMs?: number) => void;
  /** Closes everything; `starting` is waited for, since it may still be opening things. */
  close: (starting: Promise<unknown>) => Promise<void>;
}>;

/** Remembers what to close when the process ends, and closes it in the reverse order. */
export function createShutdown(log: Pick<Log, 'warn' | 'error'>): Shutdown {
  const closers: { name: string; close: () => Promise<unknown>; timeoutMs: number }[] = [];
  let closing: Promise<void> | undefined;

  const closeAll = async () => {
    for (let closer = closers.pop(); closer; closer = closers.pop()) {
      const { name, close, timeoutMs } = closer;
      const closed = new AbortController();
      // A timer that keeps the process alive: what hangs may be all that is left of it.
      const late = sleep(timeoutMs, 'late', { signal: closed.signal });
      try {
        const result = await Promise.race([close(), late]);
        if (result === 'late') log.warn(`${name} did not close in time`);
      } catch (error) {
        log.error({ err: error }, `${name} did not close cleanly`);
      } finally {
        late.catch(() => undefined);
        closed.abort();
      }
    }
  };
  return {
    requested: () => closing !== undefined,
    add: (name, close, timeoutMs = 20_000) => closers.push({ name, close, timeoutMs }),
    close: (starting) =>
      (closing ??= (async () => {
        await closeAll();
        await starting.catch(() => undefined);
        await closeAll();
      })()),
  };
}

/** Calls `end` on SIGTERM; with `hurry` on Ctrl+C, on a closed terminal, and when the parent npm has ended. */
export function onEndRequested(end: (hurry: boolean) => void): void {
  process.on('SIGTERM', () => {
    end(false);
  });
  const hurry = () => {
    end(true);
  };
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, hurry);
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return;
  setInterval(() => {
    if (process.ppid !== parent) hurry();
  }, 500).unref();
}
