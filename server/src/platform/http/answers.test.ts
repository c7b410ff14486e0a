import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { auth } from '@emanet/contract/auth';
import { errorBody } from '@emanet/contract/shared/errors';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cookieName } from './credential.ts';
import { policy } from './headers.ts';

let app: TestApp;
let lines: string[];
beforeAll(async () => {
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  lines = [];
  app = await testApp({}, { log: pino(sink) });
  app.app.get<{ Params: { code: string } }>('/throws/:code', (request) => {
    throw Object.assign(new Error('secret row'), { code: request.params.code });
  });
});
afterAll(() => app.close());

it.each(['/%', '/api/%E0%A4%A', '/api/no-such'])('answers %s with headers', async (url) => {
  const answer = await app.app.inject({ url });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': policy(),
    'cache-control': 'no-store',
  });
});

it('knows its own address however it is spelled', async () => {
  const who = await app.signIn(await app.makeUser());
  const url = auth.session.path.replace('/api', '/%61pi');
  const answer = await app.app.inject({ url, headers: who.headers });
  expect(answer.json()).toMatchObject({ user: { role: 'danışman' } });
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('does not wait for ever for a request that trickles in', () => {
  expect(app.app.server.requestTimeout).toBeGreaterThan(0);
});

it.each(['no request at all', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`])(
  'answers what is no HTTP with a sentence',
  async (bytes) => {
    await app.app.listen({ host: '127.0.0.1', port: 0 }).catch(() => undefined);
    const { port } = app.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(`${bytes}\r\n\r\n`);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain('400 Bad Request');
    expect(errorBody.parse(JSON.parse(body)).message).toBe('İstek okunamadı.');
  },
);

it.each([
  ['57P01', 503, 'UNAVAILABLE'],
  ['57014', 503, 'UNAVAILABLE'],
  ['40P01', 503, 'UNAVAILABLE'],
  ['EAI_AGAIN', 503, 'UNAVAILABLE'],
  ['XX000', 500, 'INTERNAL'],
])('answers %s of the database with %i and logs no row', async (code, status, failure) => {
  lines.length = 0;
  const answer = await app.app.inject({ url: `/throws/${code}` });
  expect(answer.statusCode).toBe(status);
  expect(errorBody.parse(answer.json()).code).toBe(failure);
  expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
  const logged: unknown = JSON.parse(lines[0] ?? '');
  expect(logged).toMatchObject({ failure, cause: code });
  for (const one of [answer.payload, ...lines]) expect(one).not.toContain('secret row');
});

it('names the session cookie and the headers in OpenAPI as they are', async () => {
  const answer = await app.app.inject({ url: '/api/openapi.json' });
  expect(answer.json()).toMatchObject({
    components: { securitySchemes: { session: { name: cookieName(app.config) } } },
    paths: {
      '/api/veriharita/add': {
        post: {
          parameters: [
            { in: 'header', name: 'Idempotency-Key' },
            { in: 'header', name: 'X-Company-Id' },
          ],
        },
      },
    },
  });
});
