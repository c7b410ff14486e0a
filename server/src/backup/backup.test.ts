import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { processingActivities } from '@emanet/contract/processing-activities';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { activityBody } from '../features/processing-activities/sample.ts';
import { startEmbedded, type Embedded } from '../platform/embedded/embedded-postgres.ts';
import { localStore } from '../platform/files/local-store.ts';
import { migrate } from '../platform/migrate.ts';
import { createLog } from '../platform/start/log.ts';
import { openArchive } from './archive.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

let app: TestApp;
let dir: string;
let full: Embedded;
let empty: Embedded;
const NAME = 'Yedeklenecek süreç: "tırnak", \t sekme ve\nsatır';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'emanet-backup-'));
  const settings = { fsync: 'off', full_page_writes: 'off' };
  const start = (name: string) =>
    startEmbedded({ dataDir: join(dir, name), log: createLog('error'), settings });
  full = await start('full');
  empty = await start('empty');
  await migrate(full.url);
  app = await testApp({}, { url: full.url });
});
afterAll(async () => {
  await app.close();
  await full.stop();
  await empty.stop();
  await rm(dir, { recursive: true, force: true });
});

it('brings back every row, every file and every protection', async () => {
  const company = await app.makeCompany();
  const department = await app.makeDepartment(company);
  const who = await app.signIn(await app.makeUser({ companies: [company] }));
  const added = await who.call(processingActivities.add, { body: activityBody(department, NAME) });
  await app.services.files.write('kept/1/a', Readable.from([Buffer.from('içerik')]));
  const { url, services, config } = app;
  const path = join(dir, 'backup.zip');
  const source = { url, files: services.files, secret: config.SECRET, ownSecret: false };
  const made = await backUp(source, path);
  await expect(backUp(source, path)).rejects.toThrow('EEXIST');
  expect(made).toMatchObject({ files: 1, secret: null });
  expect(made.tables['public.change_logs']).toBeGreaterThan(0);

  const files = localStore(join(dir, 'empty'));
  const target = { url: empty.url, files, secret: config.SECRET };
  const archive = await openArchive(path);
  expect(archive.manifest).toEqual(made);
  await expect(restore({ ...target, secret: 'x'.repeat(32) }, archive)).rejects.toThrow('SECRET');
  expect(await restore(target, archive)).toEqual([]);
  expect((await buffer(await files.read('kept/1/a'))).toString()).toBe('içerik');
  expect(await protections(empty.url)).toEqual(await protections(url));

  const there = await testApp({}, { url: empty.url });
  const again = await there.signIn(await there.makeUser({ companies: [company] }));
  const read = await again.call(processingActivities.single, {
    params: { id: String(added.body.data.id) },
  });
  expect(read.body.data.surec_ismi).toBe(added.body.data.surec_ismi);
  // Numbers go on behind those that were given.
  const next = await again.call(processingActivities.add, { body: activityBody(department, 'B') });
  expect(next.body.data.id).toBeGreaterThan(added.body.data.id);
  await there.close();

  await expect(restore(target, archive)).rejects.toThrow('The database is not empty');
  archive.close();
});

it('refuses what is no backup', async () => {
  await expect(openArchive(join(dir, 'full', 'postgres.log'))).rejects.toThrow('cannot be read');
});

/** Everything that a restore switches off and must switch on again. */
async function protections(url: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const asked = [
    `SELECT relname, relrowsecurity, relforcerowsecurity FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
    `SELECT tgrelid::regclass::text, tgname, tgenabled FROM pg_trigger
      WHERE NOT tgisinternal ORDER BY 1, 2`,
    `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated
      FROM pg_constraint ORDER BY 1, 2`,
  ];
  try {
    const found: unknown[] = [];
    for (const one of asked) found.push((await client.query(one)).rows);
    return found;
  } finally {
    await client.end();
  }
}
