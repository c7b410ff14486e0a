import { brotliDecompressSync } from 'node:zlib';
import { processingActivities } from '@emanet/contract/processing-activities';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { multiplyActivities } from '../../../test/many/records.ts';
import { activityBody } from './sample.ts';

const NAMES = ['Zimmet', 'Çağrı', 'İşe alım'];
const COPIES = 1500;

const app = await appOfFile();
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const consultant = await app.signInAs({ companies: [company] });
for (const name of NAMES)
  await consultant.call(processingActivities.add, { body: activityBody(department, name) });
await multiplyActivities(app.db, company, COPIES);

it('answers a list longer than one piece whole, in order, each row once', async () => {
  const answer = await app.app.inject({
    url: processingActivities.list.path,
    headers: { ...consultant.headers, 'accept-encoding': 'br' },
  });
  expect(answer.headers['content-encoding']).toBe('br');
  const text = brotliDecompressSync(answer.rawPayload).toString();
  const { data, ...rest } = JSON.parse(text) as { data: { id: number; surec_ismi: string }[] };
  expect(rest).toEqual({});
  expect(new Set(data.map((row) => row.id)).size).toBe(NAMES.length * COPIES);
  const runs = data.map((row) => row.surec_ismi).filter((name, at, all) => name !== all[at - 1]);
  expect(runs).toEqual(['Çağrı', 'İşe alım', 'Zimmet']);
});

it('answers a page of it with the way to the next', async () => {
  const { body } = await consultant.call(processingActivities.list, {
    query: { limit: '1499', sort: '-surec_ismi' },
  });
  expect(body.data).toHaveLength(1499);
  const next = await consultant.call(processingActivities.list, {
    query: { limit: '2', sort: '-surec_ismi', cursor: body.next_cursor ?? '' },
  });
  expect(next.body.data.map((row) => Reflect.get(row, 'surec_ismi'))).toEqual([
    'Zimmet',
    'İşe alım',
  ]);
  const other = await consultant.call(processingActivities.list, {
    query: { cursor: body.next_cursor ?? '' },
  });
  expect(other.body.fields).toEqual({ cursor: 'Biçimi geçersiz.' });
});

it('answers it in an order without an index: whole and in pages, each row once', async () => {
  const sort = '-guncellenme_tarihi';
  const read = async (query: { limit?: string; cursor?: string } = {}) => {
    const { body } = await consultant.call(processingActivities.list, {
      query: { sort, ...query },
    });
    return { ids: body.data.map((row) => row.id), next: body.next_cursor };
  };
  const whole = await read();
  expect(whole.next).toBeUndefined();
  expect(new Set(whole.ids).size).toBe(NAMES.length * COPIES);
  const paged: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await read({ limit: '750', ...(cursor && { cursor }) });
    paged.push(...page.ids);
    cursor = page.next;
  } while (cursor !== undefined);
  expect(paged).toEqual(whole.ids);
  const { rows } = await sql<{ id: number }>`select id from veri_harita
    where company_id = ${company} order by guncellenme_tarihi desc, id desc`.execute(app.db.system);
  expect(whole.ids).toEqual(rows.map(({ id }) => id));
});

it('refuses a way to the next page with an instant that there is not', async () => {
  for (const instant of ['2026-02-30T10:00:00.000000Z', '0000-01-01T00:00:00.000000Z', 'yarın']) {
    const place = JSON.stringify(['guncellenme_tarihi', instant, 1]);
    const cursor = Buffer.from(place).toString('base64url');
    const { status, body } = await consultant.call(processingActivities.list, {
      query: { sort: 'guncellenme_tarihi', cursor },
    });
    expect([status, body.fields]).toEqual([400, { cursor: 'Biçimi geçersiz.' }]);
  }
});

it('takes its own way to the next page back, however long the names are', async () => {
  const company = await app.makeCompany();
  const department = await app.makeDepartment(company);
  const caller = await app.signInAs({ companies: [company] });
  const names = ['ş'.repeat(200), `${'ş'.repeat(199)}z`];
  for (const surec_ismi of names)
    await caller.call(processingActivities.add, { body: activityBody(department, surec_ismi) });
  const page = async (cursor?: string) => {
    const query = { limit: '1', sort: 'surec_ismi', ...(cursor && { cursor }) };
    return caller.call(processingActivities.list, { query });
  };
  const first = await page();
  const next = await page(first.body.next_cursor ?? '');
  expect([first.status, next.status]).toEqual([200, 200]);
  expect(
    [first, next].flatMap(({ body }) => body.data.map((row) => Reflect.get(row, 'surec_ismi'))),
  ).toEqual(names);
});
