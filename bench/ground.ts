import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDb } from '../server/src/platform/db.ts';
import { startEmbedded } from '../server/src/platform/embedded/embedded-postgres.ts';
import { migrate } from '../server/src/platform/migrate.ts';
import { createLog } from '../server/src/platform/start/log.ts';

/** A migrated database in a folder of its own; both go when its caller is done. */
export async function openGround(settings = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'emanet-bench-'));
  const database = await startEmbedded({ dataDir: folder, log: createLog('error'), settings });
  await migrate(database.url);
  const db = openDb(database.url);
  return {
    folder,
    url: database.url,
    db,
    [Symbol.asyncDispose]: async () => {
      await db.close();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
