import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './log.ts';

const RECONNECT_MS = 1000;
/** A silent connection may be lost without being closed, so it is checked this often. */
const LOOK_MS = 5_000;

/**
 * Listens to PostgreSQL's notifications on one channel over a separate connection, which is reopened when it
 * breaks. Calls `onWake` for each one, and after every (re)connection, since some may have been missed.
 */
export function listen(url: string, channel: string, onWake: () => void, log: Pick<Log, 'warn'>) {
  const stopped = new AbortController();
  const stopping = new Promise<void>((resolve) => {
    stopped.signal.addEventListener('abort', () => {
      resolve();
    });
  });

  const hear = async () => {
    const made = new pg.Client({
      connectionString: url,
      application_name: 'emanet-listen',
      connectionTimeoutMillis: 10_000,
      // A statement without an answer closes the connection.
      pipeline: true,
      query_timeout: LOOK_MS,
      keepAlive: true,
    });
    const look = setInterval(() => void made.query('select 1').catch(() => undefined), LOOK_MS);
    const broken = new Promise<void>((resolve) => {
      made.on('error', () => {
        resolve();
      });
      made.on('end', () => {
        resolve();
      });
    });
    const listening = async () => {
      await made.connect();
      made.on('notification', onWake);
      await made.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (stopped.signal.aborted) return;
      onWake();
      await broken;
    };
    try {
      // A client that is ended while it connects never reports the failed connection.
      await Promise.race([listening(), stopping]);
    } finally {
      clearInterval(look);
      await Promise.race([made.end().catch(() => undefined), sleep(1000)]);
    }
  };
  const loop = async () => {
    while (!stopped.signal.aborted) {
      await hear().catch(() => undefined);
      if (stopped.signal.aborted) return;
      log.warn({ channel }, 'the connection for notifications broke; connecting again');
      await sleep(RECONNECT_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  const running = loop();
  return {
    stop: async () => {
      stopped.abort();
      await running;
    },
  };
}
