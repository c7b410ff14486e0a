import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { processingActivities } from '@emanet/contract/processing-activities';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { ownDatabase } from '../../test/databases/own-database.ts';
import { activityBody } from '../features/processing-activities/sample.ts';
import { localStore } from '../platform/files/local-store.ts';
import { checkEntries, openArchive } from './archive.ts';
import { backUp } from './backup.ts';
import { ENDED, restore } from './restore.ts';
import { connected } from '../platform/client.ts';

const NAME = 'Yedeklenecek süreç: "tırnak", \t sekme ve\nsatır';
const dir = await mkdtemp(join(tmpdir(), 'emanet-backup-'));
const empty = await ownDatabase({ empty: true });
const app = await testApp({}, { own: true });
afterAll(async () => {
  await app.close();
  await empty.drop();
  await rm(dir, { recursive: true, force: true });
});

it('brings back every row, every file and every protection', async () => {
  const company = await app.makeCompany();
  const department = await app.makeDepartment(company);
  const who = await app.signInAs({ companies: [company] });
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
  // Nobody is signed in with what somebody could have read in the archive.
  expect(made.tables['public.sessions']).toBeGreaterThan(0);
  for (const table of ENDED) {
    const { rows } = await sql
      .raw<{ n: number }>(`select count(*)::int as n from ${table}`)
      .execute(there.db.system);
    expect([table, rows]).toEqual([table, [{ n: 0 }]]);
  }
  const again = await there.signInAs({ companies: [company] });
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

it('is refused with any bit flipped or any end cut off, before anything is written', async () => {
  const path = join(dir, 'backup.zip');
  const whole = await readFile(path);
  const damaged = join(dir, 'damaged.zip');
  await writeFile(damaged, whole);
  const archive = await openArchive(damaged);
  expect(await checkEntries(archive)).toBeGreaterThan(10);
  archive.close();
  for (let n = 0; n < 100; n++) {
    const bytes = Buffer.from(whole);
    const at = randomInt(whole.length);
    if (n % 2 === 0) bytes[at] = (bytes[at] ?? 0) ^ (1 << randomInt(8));
    await writeFile(damaged, n % 2 === 0 ? bytes : whole.subarray(0, at));
    await expect(openArchive(damaged), `${n}: ${at}`).rejects.toThrow('cannot be read as a backup');
  }
});

it('leaves nothing when a restore fails or is killed, and the next try works', async () => {
  const blank = await ownDatabase({ empty: true });
  const files = localStore(join(dir, 'blank'));
  const target = { url: blank.url, files, secret: app.config.SECRET };
  const archive = await openArchive(join(dir, 'backup.zip'));
  const entries = { ...archive.manifest.digests };
  try {
    for (const entry of Object.keys(entries).filter((name) => name.startsWith('files/')))
      archive.manifest.digests[entry] = '0'.repeat(64);
    await expect(restore(target, archive)).rejects.toThrow('is not as it was written');
    for (const folder of ['kept', 'anchors', 'tmp'] as const)
      for await (const { key } of files.keys(folder)) expect.fail(`${key} is left`);
    // As a killed one leaves it.
    await files.write('tmp/restore-under-way', Readable.from(['x']));
    await files.write('kept/1/a', Readable.from(['x']));
    Object.assign(archive.manifest.digests, entries);
    expect(await restore(target, archive)).toEqual([]);
    expect((await buffer(await files.read('kept/1/a'))).toString()).toBe('içerik');
  } finally {
    archive.close();
    await blank.drop();
  }
});

it('ends its transaction before it copies files', async () => {
  const { url, services, config } = app;
  const open: number[] = [];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const read: typeof services.files.read = async (key, range) => {
    const { rows } = await client.query<{ held: number }>(
      `select count(*)::int as held from pg_locks join pg_database d on d.oid = database
       where d.datname = current_database() and relation = 'public.veri_harita'::regclass`,
    );
    open.push(rows[0]?.held ?? -1);
    return services.files.read(key, range);
  };
  const files = { ...services.files, read };
  await backUp({ url, files, secret: config.SECRET, ownSecret: false }, join(dir, 'second.zip'));
  await client.end();
  expect(open).toEqual([0]);
});

it('copies no file again that an earlier backup holds, and is whole with that one alone', async () => {
  const { url, services, config } = app;
  await services.files.write('kept/1/b', Readable.from([Buffer.from('yeni')]));
  const read: string[] = [];
  const files: typeof services.files = {
    ...services.files,
    read: async (key, range) => {
      read.push(key);
      return services.files.read(key, range);
    },
  };
  const base = await openArchive(join(dir, 'backup.zip'));
  const path = join(dir, 'increment.zip');
  const source = { url, files, secret: config.SECRET, ownSecret: false };
  const made = await backUp({ ...source, base: base.manifest.digests }, path);
  expect([made.files, read]).toEqual([2, ['kept/1/b']]);

  const alone = await openArchive(path);
  await expect(checkEntries(alone)).rejects.toThrow('files/kept/1/a is missing');
  alone.close();
  const whole = await openArchive(path, { base });
  expect(await checkEntries(whole)).toBe(Object.keys(made.digests).length);
  expect(whole.files.toSorted()).toEqual(['kept/1/a', 'kept/1/b']);
  expect((await buffer(await whole.open('files/kept/1/a'))).toString()).toBe('içerik');
  whole.close();
  base.close();
  await services.files.remove('kept/1/b');
});

it('refuses what is no backup', async () => {
  await expect(openArchive(import.meta.filename)).rejects.toThrow('cannot be read');
});

/** Everything that a restore switches off and must switch on again. */
async function protections(url: string): Promise<unknown[]> {
  await using client = await connected(url);
  const asked = [
    `SELECT relname, relrowsecurity, relforcerowsecurity FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
    `SELECT tgrelid::regclass::text, tgname, tgenabled FROM pg_trigger
      WHERE NOT tgisinternal ORDER BY 1, 2`,
    `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated
      FROM pg_constraint ORDER BY 1, 2`,
  ];
  const found: unknown[] = [];
  for (const one of asked) found.push((await client.query(one)).rows);
  return found;
}
