import { Writable } from 'node:stream';
import { applicationForm } from '@emanet/contract/applications/form';
import { auth } from '@emanet/contract/auth';
import { maps } from '@emanet/contract/maps';
import { pino } from 'pino';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { fail } from '../errors.ts';
import type { HeldSlots } from './held-slots.ts';
import { createPublicLane, PUBLIC } from './public-lane.ts';

const proxied = await testApp({ RATE_LIMIT: 'on', TRUST_PROXY: 1 });
afterAll(() => proxied.close());

const all = <T>(count: number, one: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, place) => one(place)));

describe('calls without an account', () => {
  const noSlots: HeldSlots = {
    untilGone: () => Promise.resolve(),
    untilAnswer: () => Promise.resolve(),
    atWork: () => undefined,
  };
  /** How many calls a lane lets in before it refuses one; `most` are made. */
  async function letIn(request: (n: number) => { ip: string; params?: unknown }, most: number) {
    const lane = createPublicLane();
    for (let n = 0; n < most; n += 1) {
      const refused = await lane({ params: {}, ...request(n) }, 'light', noSlots).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (refused) {
        expect(refused).toMatchObject({ code: 'TOO_FAST' });
        return { lane, count: n };
      }
    }
    return { lane, count: most };
  }

  it('are refused to a network that makes too many, and to no other', async () => {
    const { burst } = PUBLIC.network;
    const { lane, count } = await letIn((n) => ({ ip: `2001:db8:1:1::${n % 99}` }), 2 * burst);
    expect(count).toBeGreaterThanOrEqual(burst);
    expect(count).toBeLessThan(2 * burst);
    await lane({ ip: '2001:db8:9:1::7', params: {} }, 'light', noSlots);
  });

  it.each([
    ['/48', (n: number) => `2001:db8:2:${n % 99}::1`],
    ['/24', (n: number) => `198.51.100.${n % 99}`],
  ])('are counted over the %s around a network as well', async (_, ip) => {
    const { burst } = PUBLIC.wider;
    const { count } = await letIn((n) => ({ ip: ip(n) }), 2 * burst);
    expect(count).toBeGreaterThanOrEqual(burst);
    expect(count).toBeLessThan(2 * burst);
  });

  it('of one link have a limit, wherever they come from', async () => {
    const { burst } = PUBLIC.link;
    const params = { token: 'x'.repeat(43) };
    const { count } = await letIn((n) => ({ ip: `203.${n % 250}.2.1`, params }), 2 * burst);
    expect(count).toBeGreaterThanOrEqual(burst);
    expect(count).toBeLessThan(2 * burst);
  });

  it('take no place of the heavy calls of people, and leave them room', async () => {
    const token = 'y'.repeat(43);
    const stranger = proxied.caller({ 'x-forwarded-for': '203.0.113.1' });
    const receipt = () => stranger.call(applicationForm.receiptPdf, { params: { token } });
    const company = await proxied.makeCompany();
    const params = { companyId: String(company) };
    const people = await all(4, async () => proxied.signInAs({ companies: [company] }));
    const strangers = all(64, receipt);
    const answers = await Promise.all(people.map((who) => who.call(maps.suppliers, { params })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await strangers).map(({ status }) => status)).not.toContain(503);
  });
});

it('a refusal of a busy server is counted and leaves no stack in the log', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const METRICS_TOKEN = 'metrics-token-of-a-test';
  await using app = await testApp({ METRICS_TOKEN }, { log: pino({ level: 'info' }, sink) });
  app.app.addHook('onRequest', async (request) => {
    if (request.headers['x-busy']) fail('BUSY');
  });
  const busy = await app.caller({ 'x-busy': '1' }).call(auth.csrf);
  expect([busy.status, busy.body.code]).toEqual([503, 'BUSY']);
  expect(lines.join()).not.toContain('"at"');
  const { payload } = await app.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  expect(payload).toContain('http_refusals_total{endpoint="auth.csrf",code="BUSY"} 1');
});

it.each(['/kvkk-formu/yok', '/ihlal-bildir/yok', '/metin/yok/yok'])(
  'the page %s of a public form is let in as other calls without an account are',
  async (url) => {
    const refusing = vi.spyOn(proxied.app, 'admission').mockImplementation(async () => {
      fail('TOO_FAST', { retryAfter: 1 });
    });
    expect((await proxied.app.inject({ url })).statusCode).toBe(429);
    refusing.mockRestore();
    expect((await proxied.app.inject({ url })).statusCode).toBe(404);
  },
);
