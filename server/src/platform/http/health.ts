import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { checkFreeSpace } from '../files/free-space.ts';
import { checkScanner } from '../files/scanning/scan.ts';
import { pendingMigrations } from '../migrate.ts';
import type { NodeState } from '../start/node-state.ts';
import type { Services } from '../services.ts';
import type { App } from './app.ts';

/** For a part to answer; a load balancer asks again soon. */
const ANSWER_MS = 2_000;

/**
 * `/api/health`: the process answers. `/api/ready`: the node accepts requests, since the database answers,
 * has this version's migrations, and the node does not drain. Files, free space, the scanner and the worker
 * are reported but do not count, as most requests need none of them. For load balancers, not people: it
 * names a missing part and no reason.
 */
export function serveHealth(app: App, node: NodeState): void {
  app.get('/api/health', { config: { endpoint: 'health' } }, () => ({ status: 'ok' }));
  app.get('/api/ready', { config: { endpoint: 'ready' } }, async (_request, reply) => {
    const [database, files, space, scanner] = await Promise.all([
      holds(() => Promise.all([app.services.db.check(), migrated(app.services)])),
      holds(() => app.services.files.check()),
      holds(() => checkFreeSpace(app.services)),
      holds(() => checkScanner(app.services)),
    ]);
    const seen = app.services.config.CLAMAV ? { scanner } : {};
    const working = node.draining() ? 'draining' : 'ok';
    const status = database ? working : 'unavailable';
    return reply
      .code(status === 'ok' ? 200 : 503)
      .send({ status, database, files, space, ...seen, worker: node.worker() });
  });
}

async function migrated({ db }: Services): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(
    db.identity,
  );
  const missing = await pendingMigrations(rows.map((row) => row.name));
  if (missing.length > 0) throw new Error(`not migrated: ${missing.join(', ')}`);
}

async function holds(check: () => Promise<unknown>): Promise<boolean> {
  try {
    return await Promise.race([check().then(() => true), sleep(ANSWER_MS, false, { ref: false })]);
  } catch {
    return false;
  }
}
