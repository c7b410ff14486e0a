import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { processingActivities } from '@emanet/contract/processing-activities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { testApp, type Caller, type TestApp } from '../../../test/app.ts';
import { CHILD_ENV } from '../../../test/nodes/child-env.ts';
import { multiplyActivities } from '../../../test/many/records.ts';
import { unzipped } from '../../../test/zip.ts';
import { SERVER_FLAGS } from '../../../../scripts/server-flags.mjs';
import { activityBody } from './sample.ts';

/** `npm run list-memory` sends 100,000 rows. */
const ROWS = Number(process.env.LIST_ROWS ?? 20_000);
const MB = 2 ** 20;
const BOUND = 30;
const timeout = 240_000 * Math.ceil(ROWS / 20_000);
const { list, export: exportCall } = processingActivities;

let app: TestApp;
let server: ChildProcess;
let address: string;
let warm: Caller;
let whole: Caller;
beforeAll(async () => {
  app = await testApp();
  const open = async (rows: number) => {
    const company = await app.makeCompany();
    const department = await app.makeDepartment(company);
    const caller = await app.signIn(await app.makeUser({ companies: [company] }));
    await caller.call(processingActivities.add, {
      body: activityBody(department, 'Zimmet & iade'),
    });
    await multiplyActivities(app.db, company, rows);
    return caller;
  };
  [warm, whole] = [await open(2_000), await open(ROWS)];
  server = fork(join(import.meta.dirname, '../../../test/nodes/files.ts'), {
    execArgv: [...SERVER_FLAGS, '--expose-gc'],
    env: {
      ...CHILD_ENV,
      DATABASE_URL: app.url,
      DATA_DIR: app.config.DATA_DIR,
      SECRET: app.config.SECRET,
      RATE_LIMIT: 'off',
    },
  });
  [address] = (await once(server, 'message')) as [string];
}, timeout);
afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
  await app.close();
});

const ask = async (what: string) => {
  server.send(what);
  const [held] = (await once(server, 'message')) as [{ now: number; most: number }];
  return held;
};

/** The bytes that `read` brings to a caller of many rows, who adds no more memory than the bound. */
async function bounded(read: (who: Caller) => Promise<Buffer>): Promise<Buffer> {
  await read(warm);
  await ask('watch');
  const bytes = await read(whole);
  const { now, most } = await ask('memory');
  if (process.env.LIST_ROWS)
    console.log(`${ROWS} rows, ${bytes.length} bytes: +${(most - now) / MB} MB`);
  expect(most).toBeGreaterThan(0);
  expect((most - now) / MB).toBeLessThan(BOUND);
  return bytes;
}

const rowsOf = z.object({ data: z.array(z.object({ id: z.int() })) });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const listOf = async ({ headers }: Caller) =>
  bytesOf(await fetch(address + list.path, { headers }));
let listed: Promise<Buffer> | undefined;
/** The sheet is compared with the list that was measured; to send it again takes seconds. */
const wholeList = () => (listed ??= bounded(listOf));

/** A whole list that were made before it is sent would add twice its 39 MB. */
it('sends a whole list of 20,000 rows with 30 MB more memory at most', { timeout }, async () => {
  expect((await wholeList()).length).toBeGreaterThan(25 * MB);
});

it('sends four pages of 9,999 rows at once with 30 MB more memory', { timeout }, async () => {
  const page = await bounded(async ({ headers }) => {
    const pages = Array.from({ length: 4 }, async () =>
      bytesOf(await fetch(`${address}${list.path}?limit=9999`, { headers })),
    );
    const [first] = await Promise.all(pages);
    return first ?? Buffer.alloc(0);
  });
  expect(rowsOf.parse(JSON.parse(page.toString())).data).toHaveLength(Math.min(ROWS, 9_999));
});

it('sends the same rows as a sheet with 30 MB more memory at most', { timeout }, async () => {
  const file = await bounded(async ({ headers }) => {
    const sent = { ...headers, 'content-type': 'application/json' };
    return bytesOf(
      await fetch(address + exportCall.path, { method: 'POST', headers: sent, body: '{}' }),
    );
  });
  const rows = rowsOf.parse(JSON.parse((await wholeList()).toString())).data;
  const sheet = unzipped(file).get('xl/worksheets/sheet1.xml') ?? '';
  const numbers = sheet.matchAll(
    /<row r="(\d+)"[^>]*><c r="A\1" s="2"><v>(\d+)<\/v><\/c><c r="B\1" s="2" t="inlineStr"><is><t xml:space="preserve">Zimmet &amp; iade</g,
  );
  expect(rows).toHaveLength(ROWS);
  expect(Array.from(numbers, ([, row, id]) => [Number(row), Number(id)])).toEqual(
    rows.map(({ id }, place) => [place + 2, id]),
  );
  expect(sheet).toContain(`<autoFilter ref="A1:`);
  expect(sheet.endsWith('</worksheet>')).toBe(true);
});
