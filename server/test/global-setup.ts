import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../src/platform/embedded/embedded-postgres.ts';
import { passwords } from '../src/platform/embedded/passwords.ts';
import { createLog } from '../src/platform/start/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { ensureLogins, type Logins } from '../src/platform/postgres/logins.ts';
import { TEMPLATE } from './databases/own-database.ts';
import { startPooler } from './pooler.ts';
import { SECRET } from './secret.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the owner. */
    databaseUrl: string;
    /** Address at which databases are made, see databases/own-database.ts. */
    superuserUrl: string;
    /** Addresses of the logins that a server uses. */
    logins: Logins;
    /** The same as its pools use them, with DATABASE_POOLER by way of PgBouncer. */
    pools: Readonly<{ logins: Logins; prepared: boolean }>;
  }
}

/**
 * One database for most suites: each makes its own companies, so they do not meet. With
 * `DATABASE_POOLER=1` the application reaches it through PgBouncer.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'emanet-test-'));
  const log = createLog('error');
  const database = await startEmbedded({
    dataDir,
    log,
    // Gone after the run, so nothing of it need survive a loss of power.
    settings: { max_connections: 200, fsync: 'off', full_page_writes: 'off' },
  });
  await migrate(database.url);
  const superuserUrl = new URL('/postgres', database.url);
  superuserUrl.username = 'postgres';
  superuserUrl.password = passwords(dataDir).superuser;
  await copy(superuserUrl.href, new URL(database.url).pathname.slice(1));
  project.provide('databaseUrl', database.url);
  project.provide('superuserUrl', superuserUrl.href);
  const pooler = process.env.DATABASE_POOLER ? await startPooler(database.url, SECRET) : undefined;
  const logins = await ensureLogins(database.url, SECRET);
  project.provide('logins', logins);
  const { logins: pooled = logins, prepares = true } = pooler ?? {};
  project.provide('pools', { logins: pooled, prepared: prepares });
  return async () => {
    await pooler?.stop();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function copy(superuserUrl: string, migrated: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(`create database ${TEMPLATE} template ${migrated}`);
  await client.end();
}
