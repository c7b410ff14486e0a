// `npm run schema`: writes the types of the tables and the readable schema out of a database that has
// all migrations.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../platform/embedded/embedded-postgres.ts';
import { migrate } from '../platform/migrate.ts';
import { createLog } from '../platform/start/log.ts';
import { schemaFiles } from './write.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'emanet-schema-'));
const database = await startEmbedded({ dataDir, log: createLog('error') });
try {
  await migrate(database.url);
  for (const { path, text } of await schemaFiles(database.url)) {
    await writeFile(path, text);
    console.log(path);
  }
} finally {
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
