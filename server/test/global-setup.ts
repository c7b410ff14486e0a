import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../src/platform/embedded/embedded-postgres.ts';
import { createLog } from '../src/platform/start/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { ensureLogins, type Logins } from '../src/platform/postgres/logins.ts';
import { SECRET } from './secret.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the owner. */
    databaseUrl: string;
    /** Addresses of the logins that a server uses. */
    logins: Logins;
  }
}

/** One database for all suites: each makes its own companies, so they do not meet. */
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
  project.provide('databaseUrl', database.url);
  project.provide('logins', await ensureLogins(database.url, SECRET));
  return async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
