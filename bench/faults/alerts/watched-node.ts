import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processingActivities } from '@emanet/contract/processing-activities';
import pg from 'pg';
import { buildApp } from '../../../server/src/app.ts';
import { authenticate } from '../../../server/src/features/auth/actor.ts';
import { openSession } from '../../../server/src/features/auth/sessions.ts';
import { systemClock } from '../../../server/src/platform/clock.ts';
import { openDb } from '../../../server/src/platform/db.ts';
import { startEmbedded } from '../../../server/src/platform/embedded/embedded-postgres.ts';
import { passwords } from '../../../server/src/platform/embedded/passwords.ts';
import { openStore } from '../../../server/src/platform/files/open-store.ts';
import { cookieName } from '../../../server/src/platform/http/credential.ts';
import { migrate } from '../../../server/src/platform/migrate.ts';
import { loadConfig } from '../../../server/src/platform/start/config.ts';
import { figuresOf } from '../../../server/src/platform/start/figures.ts';
import { createLog } from '../../../server/src/platform/start/log.ts';
import { createNodeState } from '../../../server/src/platform/start/node-state.ts';
import { createTallies } from '../../../server/src/platform/start/tallies.ts';
import { factories } from '../../../server/test/factories.ts';
import { fakeClamd } from '../../../server/test/faults/clamd.ts';

const SLOW_MS = 100;
const METRICS_TOKEN = 'm'.repeat(20);
const JOBS = ['anchor-logs', 'verify-logs', 'clean-up'];

export type WatchedNode = Awaited<ReturnType<typeof openNode>>;

/** Databases for one node after the other: copies of one that is migrated. */
export async function openCluster() {
  const folder = await mkdtemp(join(tmpdir(), 'emanet-alerts-'));
  const log = createLog('error');
  const database = await startEmbedded({ dataDir: folder, log });
  await migrate(database.url);
  const template = new URL(database.url).pathname.slice(1);
  // The application's own role makes no databases.
  const beside = new URL('/postgres', database.url);
  beside.username = 'postgres';
  beside.password = passwords(folder).superuser;
  const admin = new pg.Client({ connectionString: beside.href });
  await admin.connect();
  let copies = 0;
  return {
    openNode: async () => {
      const name = `watched_${(copies += 1)}`;
      await admin.query(`create database ${name} template ${template} owner ${template}`);
      const url = new URL(database.url);
      url.pathname = `/${name}`;
      return openNode(url.href, () => admin.query(`drop database if exists ${name} with (force)`));
    },
    close: async () => {
      await admin.end();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A node whose jobs have just been done; its disk, clock and scanner can be said to be others. */
async function openNode(databaseUrl: string, drop: () => Promise<unknown>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'emanet-alerts-'));
  const log = createLog('silent');
  const owner = new pg.Client({ connectionString: databaseUrl });
  owner.on('error', () => undefined);
  await owner.connect();
  for (const job of JOBS)
    await owner.query('insert into job_results (job, succeeded_at) values ($1, now())', [job]);
  const settings = { DATABASE_URL: databaseUrl, SECRET: 'x'.repeat(40), DATA_DIR: dataDir };
  const config = {
    ...loadConfig({ ...settings, METRICS_TOKEN }),
    RATE_LIMIT: 'off' as const,
  };
  const { tallies, onSlow, counted } = createTallies(log);
  const db = openDb(databaseUrl, { slowMs: SLOW_MS, onSlow });
  const files = counted(await openStore(config));
  const services = { clock: systemClock, config, db, log, files };
  const node = createNodeState();
  const scanner = await fakeClamd();
  const machine = { disk: dataDir, scanner: scanner.address, skewMs: 0 };
  const watched = {
    ...config,
    get DATA_DIR() {
      return machine.disk;
    },
    get CLAMAV() {
      return machine.scanner;
    },
  };
  const skew = () => machine.skewMs;
  node.watchFigures(figuresOf({ ...services, config: watched, skew, tallies }));
  const app = await buildApp(services, authenticate(db), undefined, node);
  await app.ready();
  const { makeCompany, makeUser } = factories(db);
  const { user_id } = await makeUser({ companies: [await makeCompany()] });
  const cookie = `${cookieName(config)}=${await openSession(db.system, user_id)}`;
  const url = `${processingActivities.list.path}?limit=5`;
  return {
    ...{ owner, db, files, config, machine, dataDir },
    dropDatabase: drop,
    /** A read of the register, as a person's browser asks for it. */
    read: async () => (await app.inject({ url, headers: { cookie } })).statusCode,
    /** The page of figures for Prometheus. */
    scrape: async () => {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      const answer = await app.inject({ url: '/metrics', headers });
      if (answer.statusCode !== 200) throw new Error(answer.payload);
      return { text: answer.payload, at: Date.now() / 1000 };
    },
    close: async () => {
      await owner.end().catch(() => undefined);
      await app.close();
      await scanner.close();
      await db.close().catch(() => undefined);
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
