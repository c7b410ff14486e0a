// `npm run faults -- pooler`: a node behind the distribution's PgBouncer in transaction mode, whose
// process is killed and started again while 20 callers read and write.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDb } from '../../../server/src/platform/db.ts';
import { startEmbedded } from '../../../server/src/platform/embedded/embedded-postgres.ts';
import { migrate } from '../../../server/src/platform/migrate.ts';
import { createLog } from '../../../server/src/platform/start/log.ts';
import { startPooler } from '../../../server/test/pooler.ts';
import { startApp } from '../../api/servers.ts';
import { need } from '../../packages.ts';
import { callersOf, measure } from '../load/callers.ts';

const SECONDS = 30;

need('pgbouncer');
const folder = await mkdtemp(join(tmpdir(), 'emanet-pooled-'));
const database = await startEmbedded({ dataDir: folder, log: createLog('error') });
await migrate(database.url);
const pooler = await startPooler(database.url, 'x'.repeat(40));
const node = await startApp(pooler.url, folder, [], {
  DATABASE_DIRECT_URL: database.url,
  DATABASE_PREPARED: pooler.prepares ? 'on' : 'off',
});
const db = openDb(database.url);
try {
  console.log(pooler.version);
  await measure(
    'killed and started again',
    db,
    await callersOf(db, node.address),
    SECONDS,
    async () => {
      await sleep(9_000);
      pooler.kill();
      await sleep(2_000);
      await pooler.start();
    },
  );
} finally {
  await node.stop();
  await pooler.stop();
  await db.close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
