import { sql } from 'kysely';
import { pendingMigrations } from '../migrate.ts';
import type { Services } from '../services.ts';
import type { App } from './app.ts';

/**
 * `/api/health`: the process answers. `/api/ready`: it may be sent requests, since the database
 * answers, is at this version's migrations, and files can be written. For load balancers, not
 * people: no sentence, no reason beyond which part is missing.
 */
export function serveHealth(app: App): void {
  app.get('/api/health', { config: { endpoint: 'health' } }, () => ({ status: 'ok' }));
  app.get('/api/ready', { config: { endpoint: 'ready' } }, async (_request, reply) => {
    const [database, files] = await Promise.all([
      holds(() => migrated(app.services)),
      holds(() => app.services.files.check()),
    ]);
    const ready = database && files;
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ok' : 'unavailable', database, files });
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
    await check();
    return true;
  } catch {
    return false;
  }
}
