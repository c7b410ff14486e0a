// `npm run faults -- upgrade`: a migration that needs three tables alone, beside a backup and a transaction
// that reads the last of them for 60 seconds, while 20 callers read and write them. Nobody may wait for
// longer than three seconds, and a version that does not know the migration must not start.
import { spawnSync } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../scripts/free-port.mjs';
import { backUp } from '../../../server/src/backup/backup.ts';
import { localStore } from '../../../server/src/platform/files/local-store.ts';
import { migrate } from '../../../server/src/platform/migrate.ts';
import { startApp } from '../../api/servers.ts';
import { callersOf, measure } from '../load/callers.ts';
import { openGround } from '../../ground.ts';

const HELD_SECONDS = 60;
const SECONDS = HELD_SECONDS + 15;
const NEXT = '9999_next.sql';
const TABLES = ['companies', 'departments', 'veri_harita'];
const MIGRATION = `LOCK TABLE ${TABLES.join(', ')} IN ACCESS EXCLUSIVE MODE;
${TABLES.map((table) => `ALTER TABLE ${table} ADD COLUMN next text;`).join('\n')}`;
const SECRET = 'x'.repeat(40);
const HERE = join(import.meta.dirname, '../../../server/migrations');

await using ground = await openGround();
const { db, folder, url } = ground;
await using node = await startApp(url, folder);
const migrations = join(folder, 'next');
await cp(HERE, migrations, { recursive: true });
await writeFile(join(migrations, NEXT), MIGRATION);
const callers = await callersOf(db, node.address);
const told = { waits: 0, seconds: 0, rows: 0 };
const work: Promise<unknown>[] = [];
await measure(
  'migration beside a backup and an open transaction',
  db,
  callers,
  SECONDS,
  async () => {
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    await reader.query('begin; lock table veri_harita in access share mode');
    work.push(sleep(HELD_SECONDS * 1000).then(() => reader.end()));
    const began = performance.now();
    const source = { url, files: localStore(folder), secret: SECRET, ownSecret: false };
    work.push(
      backUp(source, join(folder, 'backup.zip')).then(({ tables }) => {
        told.rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
      }),
      migrate(url, { migrations, onWait: () => (told.waits += 1) }).then(() => {
        told.seconds = (performance.now() - began) / 1000;
      }),
    );
  },
  { healedMs: 0, longestMs: 3_000 },
);
await Promise.all(work);
// A new start of a version that does not know the migration, which it must name.
const { status, stderr } = spawnSync(process.execPath, [join(HERE, '../src/main.ts')], {
  ...{ encoding: 'utf8', timeout: 120_000 },
  env: {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: folder,
    SECRET,
    PORT: String(await freePort()),
  },
});
const older = status !== 0 && stderr.includes(NEXT) ? 'refused by name' : `not: ${stderr}`;
console.log(
  `${told.waits} times let through, migrated after ${told.seconds.toFixed(0)} s, ${told.rows} rows backed up; ` +
    `a fresh start of the version before was ${older} (wanted refused by name)`,
);
if (told.waits === 0 || told.rows === 0 || older !== 'refused by name') process.exitCode = 1;
