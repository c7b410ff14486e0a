import { request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { assets } from '@emanet/contract/assets';
import { auth } from '@emanet/contract/auth';
import { endpoints } from '@emanet/contract/endpoints';
import { maps } from '@emanet/contract/maps';
import { processingActivities } from '@emanet/contract/processing-activities';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import { errorBody } from '@emanet/contract/shared/errors';
import { tables } from '@emanet/contract/tables';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testApp, type Caller } from '../../../test/app.ts';
import { ALLOWED, MOST_HEAVY, OF_COMPANY } from './admission.ts';

let caller: Caller;
const limited = await testApp({ RATE_LIMIT: 'on' });
const free = await testApp();
const company = await limited.makeCompany();
await limited.app.listen({ host: '127.0.0.1', port: 0 });
beforeEach(async () => {
  caller = await someone();
});
afterAll(() => Promise.all([limited.close(), free.close()]));

const someone = async (of = company) => limited.signInAs({ companies: [of] });
const userInfo = (who: Caller) => who.call(auth.userInfo);
const all = <T>(count: number, one: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, place) => one(place)));
const byStatus = (answers: readonly { status: number }[], status: number) =>
  answers.filter((one) => one.status === status);

describe('calls in a row', () => {
  it('are refused to who makes too many, with when to try again, and to nobody else', async () => {
    const answers: Awaited<ReturnType<typeof userInfo>>[] = [];
    while (answers.at(-1)?.status !== 429 && answers.length < 5000)
      answers.push(...(await all(50, () => userInfo(caller))));
    const refused = answers.find(({ status }) => status === 429);
    expect(byStatus(answers, 200).length).toBeGreaterThanOrEqual(ALLOWED.burst);
    expect(refused?.body.code).toBe('TOO_FAST');
    expect(refused?.headers['retry-after']).toBe('1');
    expect(refused?.body.message).toContain('1 saniye sonra');
    expect((await userInfo(await someone())).status).toBe(200);
    await vi.waitUntil(async () => (await userInfo(caller)).status === 200, 10_000);
  });

  it('of a whole company have a limit, which is no other company’s', async () => {
    const own = await limited.makeCompany();
    const calls = ALLOWED.burst / ALLOWED.heavy.costs;
    const codes: unknown[] = [];
    for (let people = 0; people <= OF_COMPANY.burst / ALLOWED.burst + 1; people += 1) {
      const person = await limited.signInAs({ companies: [own] });
      for (let call = 0; call < calls; call += 1)
        codes.push((await person.call(assets.checkImport)).body.code);
    }
    expect(codes.slice(0, OF_COMPANY.burst / ALLOWED.heavy.costs)).not.toContain('TOO_FAST');
    expect(codes).toContain('TOO_FAST');
    expect((await caller.call(assets.checkImport)).status).toBe(415);
  });

  it('count for more when they are heavy', async () => {
    const answers: number[] = [];
    while (answers.at(-1) !== 429 && answers.length < ALLOWED.burst)
      answers.push((await caller.call(tables.suppliers)).status);
    expect(answers.at(-1)).toBe(429);
    expect(answers.length).toBeGreaterThan(ALLOWED.burst / ALLOWED.heavy.costs);
  });

  it('are not counted with RATE_LIMIT=off', async () => {
    const who = await free.signInAs({ companies: [company] });
    const answers = await all(2 * ALLOWED.burst, () => userInfo(who));
    expect(byStatus(answers, 200)).toHaveLength(2 * ALLOWED.burst);
  });
});

describe('calls at the same moment', () => {
  it('wait for each other, and are refused when too many wait', async () => {
    const { atOnce, waiting } = ALLOWED.heavy;
    const params = { companyId: String(company) };
    // Three times as many as find room: the first have answers before the last have come.
    const calls = 3 * (atOnce + waiting);
    const answers = await all(calls, () => caller.call(maps.suppliers, { params }));
    expect(byStatus(answers, 200).length).toBeGreaterThanOrEqual(atOnce + waiting);
    const [refused] = byStatus(answers, 429) as typeof answers;
    expect(refused?.body).toMatchObject({ code: 'AT_ONCE' });
    expect(refused?.headers['retry-after']).toBe('5');
    expect((await caller.call(maps.suppliers, { params })).status).toBe(200);
  });

  /** Sends heads of imports without a body, each of which keeps a place; gives the first refusal. */
  async function hold(people: readonly Caller[], calls: number) {
    const { port } = limited.app.server.address() as AddressInfo;
    const sending = people.flatMap((who) =>
      Array.from({ length: calls }, () =>
        send({
          port,
          host: '127.0.0.1',
          method: 'POST',
          path: assets.checkImport.path,
          headers: { ...who.headers, 'content-type': SHEET_TYPE, 'content-length': 1000 },
        }),
      ),
    );
    const answer = await new Promise<IncomingMessage>((resolve) => {
      for (const one of sending) {
        one.on('response', resolve).on('error', () => undefined);
        one.flushHeaders();
      }
    });
    const refused = errorBody.parse(JSON.parse(await text(answer)));
    const hangUp = () => {
      for (const one of sending.toReversed()) one.destroy();
    };
    return { status: answer.statusCode, code: refused.code, hangUp };
  }
  const letIn = (who: Caller) =>
    vi.waitUntil(async () => (await who.call(tables.assets)).status === 200, {
      timeout: 20_000,
      interval: 500,
    });

  it('of everybody together are refused when they would be too many, until some have ended', async () => {
    const room = (MOST_HEAVY.atOnce + MOST_HEAVY.waiting) / OF_COMPANY.heavy.atOnce;
    const companies = await all(room + 1, () => limited.makeCompany());
    const people = await all(companies.length * OF_COMPANY.heavy.atOnce, (place) =>
      someone(companies[place % companies.length]),
    );
    const held = await hold(people, ALLOWED.heavy.atOnce);
    expect([held.status, held.code]).toEqual([503, 'BUSY']);
    expect((await userInfo(caller)).status).toBe(200);
    held.hangUp();
    await letIn(caller);
  });

  it('leave nothing behind when who waits hangs up', async () => {
    const { atOnce, waiting } = ALLOWED.heavy;
    const held = await hold([caller], atOnce + waiting + 1);
    expect([held.status, held.code]).toEqual([429, 'AT_ONCE']);
    expect((await userInfo(caller)).status).toBe(200);
    held.hangUp();
    await letIn(caller);
  });
});

it('counts as heavy whatever reads or writes a whole register at once', () => {
  // Files of one row, pages, and the bounded feed of what is due.
  const small = [
    'files.read',
    'dashboard.calendar',
    'portfolio.calendar',
    'training.watch',
    'texts.qr',
    'notificationSettings.optOutPage',
    // An archive is made by a job; what is fetched is a file.
    'evidence.file',
    // Sign-in without script is answered by a page.
    'auth.formEmail',
    'auth.formCode',
    'auth.formApp',
    'auth.formRecovery',
    'auth.lookAround',
    // The own account, a page of sign-ins at a time.
    'auth.ownData',
  ];
  const isFile = ({ name, takes, raw }: Endpoint) =>
    takes === 'sheet' || (raw && !small.includes(name));
  const light = endpoints.filter(
    (one) => (isFile(one) || /^(maps|tables)\./.test(one.name)) && !one.heavy,
  );
  expect(light.map(({ name }) => name)).toEqual([]);
  expect(endpoints.some(({ heavy }) => !heavy)).toBe(true);
});

it('a call that touches many records counts as heavy', async () => {
  const rows = (count: number) => ({
    alan: 'saklama_suresi',
    islem: 'degistir' as const,
    deger: null,
    satirlar: Array.from({ length: count }, (_, n) => ({ id: n + 1, surum: 1 })),
  });
  const check = (count: number) =>
    caller.call(processingActivities.checkBulkUpdate, { body: rows(count) });
  const few = await all(20, () => check(1));
  expect(few.map(({ status }) => status)).not.toContain(429);
  const answers: number[] = [];
  for (let n = 0; n < 10; n += 1) answers.push((await check(1000)).status);
  expect(answers).toContain(429);
});
