import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { loadDemo } from './demo/demo.ts';
import { openDemoJob, settleDemoSoon } from './demo/open-demo.ts';
import { jobsOfFeatures } from './features.ts';
import { authenticate } from './features/auth/actor.ts';
import { ConfigError, forgetOwner, loadConfig, type Config } from './platform/start/config.ts';
import { openToOthers } from './platform/start/data-dir.ts';
import { openDb } from './platform/db.ts';
import { ensureLogins, loginsAt } from './platform/postgres/logins.ts';
import { startEmbedded } from './platform/embedded/embedded-postgres.ts';
import { openStore } from './platform/files/open-store.ts';
import { startJobs } from './platform/jobs/start.ts';
import { startDatabaseClock } from './platform/start/database-clock.ts';
import { createLog } from './platform/start/log.ts';
import { flushedLog } from './platform/start/log-output.ts';
import { figuresOf } from './platform/start/figures.ts';
import { createTallies } from './platform/start/tallies.ts';
import { createNodeState } from './platform/start/node-state.ts';
import { migrate, requireMigrated } from './platform/migrate.ts';
import { createShutdown, onEndRequested } from './platform/start/shutdown.ts';
import { loadTemplate } from './template/template.ts';
import { failureSentence, greeting } from './terminal.ts';

/** For requests under way when a node that has drained closes: an import of the largest sheet. */
const LONGEST_REQUEST_MS = 60_000;
const webFolder = join(import.meta.dirname, '../../web/dist');

const config = settings();
const log = createLog(config.LOG_LEVEL);
const shutdown = createShutdown(log);
// The last to close: the lines of all others go out, if anything reads them.
shutdown.add('log', flushedLog, 2_000);
const node = createNodeState();
const starting = start(config);

const end = (code: number) => void shutdown.close(starting).finally(() => process.exit(code));
onEndRequested((hurry) => {
  if (hurry) node.hurry();
  end(0);
});
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'the server ends after an unexpected failure');
  node.hurry();
  end(1);
});

try {
  await starting;
} catch (error) {
  if (!shutdown.requested()) {
    console.error(failureSentence(error, config));
    end(1);
  }
}

function settings(): Config {
  try {
    return loadConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

async function start(config: Config): Promise<void> {
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o711 });
  for (const path of openToOthers(config.DATA_DIR))
    log.warn(
      { path },
      'others on this machine can read a part of DATA_DIR; npm run doctor says more',
    );
  const url = await database(config);
  if (config.MIGRATE_AT_START === 'on')
    await migrate(url, {
      onWait: (name) => log.warn({ name }, 'a migration waits for a table that others use'),
    });
  else await requireMigrated(url);
  const pooled = config.DATABASE_URL ?? url;
  const logins =
    config.DATABASE_LOGINS === 'own' ? await ensureLogins(url, config.SECRET, pooled) : undefined;
  const { DATABASE_STANDBY_URL: standby } = config;
  if (logins) forgetOwner(config);
  await exportSpansOf(config);
  const { tallies, onSlow, counted } = createTallies(log);
  const db = openDb(logins ?? pooled, {
    connections: config.DATABASE_CONNECTIONS,
    signIn: config.DATABASE_SIGN_IN_CONNECTIONS,
    links: config.DATABASE_LINK_CONNECTIONS,
    system: config.DATABASE_SYSTEM_CONNECTIONS,
    across: config.DATABASE_ACROSS_CONNECTIONS,
    prepared: config.DATABASE_PREPARED === 'on',
    slowMs: config.SLOW_STATEMENT_MS,
    onSlow,
    standby:
      standby === undefined
        ? undefined
        : {
            at: logins ? loginsAt(standby, logins) : standby,
            connections: config.DATABASE_STANDBY_CONNECTIONS,
          },
    onStandby: (serves, reason) => {
      if (shutdown.requested()) return;
      if (serves) log.info('reads that may be a second old go to the standby');
      else log.warn({ reason }, 'the standby is left out: the primary answers all reads');
    },
    onIdleError: (error) => {
      // At the end the database may hang up before its client has.
      if (!shutdown.requested()) log.warn({ err: error }, 'a database connection was lost');
    },
  });
  shutdown.add('database connections', () => db.close(), 5_000);
  const files = counted(await openStore(config));
  shutdown.add('files', () => files.close(), 5_000);
  const time = await startDatabaseClock(db, log);
  shutdown.add('clock', () => Promise.resolve(time.stop()));
  const services = { clock: time.clock, config, db, log, files };
  await loadTemplate(db, config);
  await loadDemo(services);
  await webInBuild();
  const app = await buildApp(services, authenticate(db), webFolder, node);
  await settleDemoSoon(services);
  const work = [...jobsOfFeatures, openDemoJob];
  const jobs = startJobs(services, logins?.queue ?? url, work, { mayWork: time.inStep });
  shutdown.add('jobs', () => jobs.stop(), 10_000);
  node.watchWorker(jobs.alive);
  node.watchFigures(figuresOf({ ...services, skew: time.skew, tallies }));
  const { DRAIN_SECONDS } = config;
  shutdown.add('requests', () => app.close(), DRAIN_SECONDS > 0 ? LONGEST_REQUEST_MS : 10_000);
  if (shutdown.requested()) return;
  await app.listen({ host: config.HOST, port: config.PORT });
  shutdown.add('draining', () => node.drain(DRAIN_SECONDS), (DRAIN_SECONDS + 1) * 1000);
  console.log(greeting(config));
}

/** `npm start` builds the web beside all that comes before. */
async function webInBuild(): Promise<void> {
  if (!process.env.WEB_IN_BUILD) return;
  const { webBuilt } = await import('../../scripts/web.mjs');
  if (!(await webBuilt())) throw new Error('the web was not built, see above');
}

/** Loaded when it is asked for alone. */
async function exportSpansOf(config: Config): Promise<void> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return;
  const { exportSpans } = await import('./platform/start/otlp.ts');
  const { OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_SERVICE_NAME: service } = config;
  shutdown.add('spans', exportSpans({ endpoint, headers, service }, log), 6_000);
}

async function database(config: Config): Promise<string> {
  if (config.DATABASE_URL) return config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
  const embedded = await startEmbedded({ dataDir: config.DATA_DIR, log });
  shutdown.add('database', () => embedded.stop());
  return embedded.url;
}
