import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { ownDatabase } from '../../test/databases/own-database.ts';
import { schemaFiles } from './write.ts';

// A database of its own: other suites make tables in theirs.
const database = await ownDatabase();
afterAll(() => database.drop());

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
