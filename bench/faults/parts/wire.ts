// `npm run faults -- wire`: all connections of a node to its database fall silent without being closed,
// or break, while 20 callers read and write.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDb } from '../../../server/src/platform/db.ts';
import { startEmbedded } from '../../../server/src/platform/embedded/embedded-postgres.ts';
import { migrate } from '../../../server/src/platform/migrate.ts';
import { createLog } from '../../../server/src/platform/start/log.ts';
import { startWire } from '../../../server/test/faults/wire.ts';
import { startApp } from '../../api/servers.ts';
import { callersOf, measure } from '../load/callers.ts';

const SECONDS = 40;

const folder = await mkdtemp(join(tmpdir(), 'emanet-wire-'));
const database = await startEmbedded({ dataDir: folder, log: createLog('error') });
await migrate(database.url);
const wire = await startWire(database.url);
const node = await startApp(wire.url, folder);
const db = openDb(database.url);
try {
  const callers = await callersOf(db, node.address);
  for (const fault of ['silence', 'drop'] as const)
    await measure(fault, db, callers, SECONDS, async () => {
      wire[fault]();
    });
} finally {
  await node.stop();
  await wire.close();
  await db.close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
