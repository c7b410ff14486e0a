import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbedded, type Embedded } from '../platform/embedded/embedded-postgres.ts';
import { migrate } from '../platform/migrate.ts';
import { createLog } from '../platform/start/log.ts';
import { schemaFiles } from './write.ts';

let dataDir: string;
let database: Embedded;

// A database of its own: other suites make tables in theirs.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'emanet-schema-'));
  database = await startEmbedded({ dataDir, log: createLog('silent') });
  await migrate(database.url);
});
afterAll(async () => {
  await database.stop();
  await rm(dataDir, { recursive: true });
});

it('has types and a readable schema of today’s migrations; else run `npm run schema`', async () => {
  for (const { path, text } of await schemaFiles(database.url))
    expect(await readFile(path, 'utf8'), basename(path)).toBe(text);
});

it('names a table, a policy and a grant that no file knows', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`create table unknown_yet (id int primary key, durum text
      check (durum in ('açık', 'kapalı')));
    alter table unknown_yet enable row level security;
    create policy some_rows on unknown_yet to emanet_app using (id > 1);
    grant select (id) on unknown_yet to emanet_link`);
  await client.end();
  const [types, sql] = await schemaFiles(database.url);
  expect(types?.text).toContain(
    "unknown_yet: {\n    id: number;\n    durum: 'açık' | 'kapalı' | null;",
  );
  for (const line of [
    'CREATE POLICY some_rows ON unknown_yet TO emanet_app\n  USING ((id > 1));',
    'GRANT SELECT (id) ON unknown_yet TO emanet_link;',
  ])
    expect(sql?.text).toContain(line);
});
