import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auth } from '@emanet/contract/auth';
import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { unique } from '../../../test/factories.ts';
import { startEmbedded } from '../embedded/embedded-postgres.ts';
import { defineJob, enqueue, nothing } from '../jobs/job.ts';
import { startJobs } from '../jobs/start.ts';
import { migrate } from '../migrate.ts';
import { traced } from '../trace.ts';
import { createLog } from './log.ts';
import { exportSpans, traceIdOf } from './otlp.ts';

type Sent = Readonly<{
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: readonly { key: string; value: { stringValue?: string; intValue?: string } }[];
  status?: { code: number };
}>;

/** A receiver as OpenTelemetry's collector is one: OTLP over HTTP, in JSON. */
async function startReceiver() {
  const bodies: string[] = [];
  const headers: unknown[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      if (request.url !== '/v1/traces') return response.writeHead(404).end();
      bodies.push(body);
      headers.push(request.headers['x-key']);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  type Body = { resourceSpans: { resource: unknown; scopeSpans: { spans: Sent[] }[] }[] };
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    bodies,
    headers,
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as Body).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close: () => server.close(),
  };
}

// A database of its own: whoever delivers empties the outbox of the whole database.
const dir = await mkdtemp(join(tmpdir(), 'emanet-spans-'));
const database = await startEmbedded({ dataDir: dir, log: createLog('silent') });
await migrate(database.url);
const app = await testApp({}, { url: database.url });
afterAll(async () => {
  await app.close();
  await database.stop();
  await rm(dir, { recursive: true, force: true });
});

const valueOf = ({ attributes }: Sent, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

it('sends request, statements, job and mail under the caller’s trace, and nobody’s data', async () => {
  const receiver = await startReceiver();
  const target = { endpoint: receiver.endpoint, headers: 'x-key=a%20b', service: 'emanet' };
  const stop = exportSpans(target, createLog('silent'));
  const [trace, caller] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  const user = await app.makeUser({ companies: [await app.makeCompany()] });
  const { status } = await app.stranger.call(auth.sendCode, {
    body: { email: user.email },
    headers: { traceparent: `00-${trace}-${caller}-01` },
  });
  expect(status).toBe(200);
  const job = defineJob({
    name: unique('is'),
    payload: nothing,
    run: async ({ db }, _, { scopeIn }) => {
      await db.ask(scopeIn(1), sql`select ${'Ayşe Yılmaz'}::text`);
    },
  });
  await traced({ id: trace, endpoint: 'auth.sendCode' }, () => enqueue(app.db.system, job, {}));
  const transport = { deliver: () => Promise.resolve('250 OK'), close: () => undefined };
  const jobs = startJobs(app.services, database.url, [job], { transport });
  const inTrace = () => receiver.spans().filter(({ traceId }) => traceId === trace);
  await vi.waitFor(
    () =>
      expect(inTrace().map(({ name }) => name)).toEqual(expect.arrayContaining(['mail', job.name])),
    { timeout: 30_000, interval: 100 },
  );
  await jobs.stop();
  await stop();

  const spans = inTrace();
  const request = spans.find(({ name }) => name === 'auth.sendCode');
  expect(request).toMatchObject({ parentSpanId: caller, kind: 2 });
  expect(request && valueOf(request, 'http.response.status_code')).toBe('200');
  const statements = spans.filter((span) => valueOf(span, 'db.system.name') === 'postgresql');
  const statementsOf = (by: string) =>
    statements.filter((span) => valueOf(span, 'emanet.by') === by && span.parentSpanId);
  expect(statementsOf('auth.sendCode').map((span) => span.parentSpanId)).toContain(request?.spanId);
  const worked = spans.find(({ name }) => name === job.name);
  const asked = statementsOf(job.name).find(
    (span) => valueOf(span, 'db.query.text') === 'select $1::text',
  );
  expect(asked?.parentSpanId).toBe(worked?.spanId);
  for (const span of spans) {
    expect(span.spanId).toMatch(/^[0-9a-f]{16}$/);
    expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
  }
  expect(new Set(receiver.headers)).toEqual(new Set(['a b']));
  const said = receiver.bodies.join('\n');
  for (const secret of [user.email, 'Ayşe', '127.0.0.1']) expect(said).not.toContain(secret);
});

it('tells of a receiver that is down once, and of nothing when it is stopped', async () => {
  const lines: unknown[] = [];
  const target = { endpoint: 'http://127.0.0.1:1', service: 'emanet' };
  const stop = exportSpans(target, { warn: (...line: unknown[]) => void lines.push(line) });
  await app.stranger.call(auth.session);
  await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 10_000 });
  await stop();
  await app.stranger.call(auth.session);
  expect(lines).toHaveLength(1);
});

it('makes the number of a trace of whatever a request is numbered by', () => {
  expect(traceIdOf('0192F1C2-7E11-4A1B-8C2D-112233445566')).toBe(
    '0192f1c27e114a1b8c2d112233445566',
  );
  expect(traceIdOf('proxy:7-abc')).toMatch(/^[0-9a-f]{32}$/);
  expect(traceIdOf('proxy:7-abc')).toBe(traceIdOf('proxy:7-abc'));
});
