import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildApp } from '../server/src/app.ts';
import { authenticate } from '../server/src/features/auth/actor.ts';
import { openSession } from '../server/src/features/auth/sessions.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { loadConfig } from '../server/src/platform/start/config.ts';
import { openDb } from '../server/src/platform/db.ts';
import { startEmbedded } from '../server/src/platform/embedded/embedded-postgres.ts';
import { cookieName } from '../server/src/platform/http/credential.ts';
import { openStore } from '../server/src/platform/files/open-store.ts';
import { createLog } from '../server/src/platform/start/log.ts';
import { migrate } from '../server/src/platform/migrate.ts';
import { factories } from '../server/test/factories.ts';
import { startApp } from './api/servers.ts';

/** A database and a listening server of a benchmark's own; `web` is the folder of a built web. */
export async function openHouse(web?: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'emanet-bench-'));
  const log = createLog('error');
  const database = await startEmbedded({ dataDir, log });
  await migrate(database.url);
  const config = {
    ...loadConfig({ DATABASE_URL: database.url, SECRET: 'x'.repeat(40), DATA_DIR: dataDir }),
    RATE_LIMIT: 'off' as const,
  };
  const db = openDb(database.url);
  const files = await openStore(config);
  const services = { clock: systemClock, config, db, log, files };
  const app = await buildApp(services, authenticate(db), web);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    services,
    address,
    config,
    db,
    /** The database itself, as its owner. */
    databaseUrl: database.url,
    ...factories(db),
    /** The cookie of a new session. */
    cookieFor: async (user_id: number) =>
      `${cookieName(config)}=${await openSession(db.system, user_id)}`,
    settle: () => settle(database.url),
    close: async () => {
      await app.close();
      await db.close();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The same with the server in a process of its own, as it is served: what it does costs the caller nothing. */
export async function openHouseApart() {
  const folder = await mkdtemp(join(tmpdir(), 'emanet-bench-'));
  const database = await startEmbedded({ dataDir: folder, log: createLog('error') });
  const server = await startApp(database.url, folder);
  const db = openDb(database.url);
  return {
    address: server.address,
    ...factories(db),
    cookieFor: async (user_id: number) =>
      `emanet-${new URL(server.address).port}=${await openSession(db.system, user_id)}`,
    settle: () => settle(database.url),
    close: async () => {
      await server.stop();
      await db.close();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Gives the planner its statistics, which a database makes by itself within a minute of much writing. */
async function settle(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query('analyze');
  await owner.end();
}

/** The value below which `share` of the times lie. */
export const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
