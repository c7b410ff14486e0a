import { brotliDecompressSync } from 'node:zlib';
import { processingActivities } from '@emanet/contract/processing-activities';
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
