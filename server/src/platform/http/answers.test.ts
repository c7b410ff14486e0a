import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { Readable, Writable } from 'node:stream';
import { auth } from '@emanet/contract/auth';
import { endpoint, messageOnly } from '@emanet/contract/shared/endpoint';
import { errorBody, type ErrorBody } from '@emanet/contract/shared/errors';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { cookieName } from './credential.ts';
import { policy, POLICY_OF_DATA } from './headers.ts';
import { publicRoute } from './route.ts';

const hungUp = Promise.withResolvers<void>();
const sink = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    lines.push(chunk.toString());
    done();
  },
});
const lines: string[] = [];
const app = await testApp({}, { log: pino(sink), url: inject('databaseUrl') });
const killer = new pg.Client({ connectionString: app.url });
await killer.connect();
app.app.get<{ Params: { code: string } }>('/throws/:code', (request) => {
  throw Object.assign(new Error('secret row'), { code: request.params.code });
});
app.app.get<{ Params: { status: string } }>('/refuses/:status', (request) => {
  throw Object.assign(new Error('no'), { statusCode: Number(request.params.status) });
});
app.app.get('/dies', () =>
  app.db.system.transaction().execute(async (tx) => {
    const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await killer.query('select pg_terminate_backend($1, 5000)', [own.rows[0]?.pid]);
    // The first hears of the end, the others find a dead connection.
    for (let tries = 0; tries < 3; tries++) await sql`select 1`.execute(tx).catch(() => undefined);
    await sql`select 1`.execute(tx);
  }),
);
const long = endpoint({
  name: 'test.long',
  summary: 'Uzun / Long',
  method: 'GET',
  path: '/api/test/long',
  permission: 'public',
  answers: messageOnly,
});
publicRoute(app.app, long, async ({ reply }) => {
  function* parts() {
    for (let part = 0; part < 5000; part++) yield 'x'.repeat(10_000);
  }
  reply.raw.once('close', hungUp.resolve);
  return reply.type('application/json').send(Readable.from(parts()));
});
afterAll(() => Promise.all([app.close(), killer.end()]));

it.each(['/%', '/api/%E0%A4%A', '/api/no-such'])('answers %s with headers', async (url) => {
  const answer = await app.app.inject({ url });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': POLICY_OF_DATA,
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  });
});

it('knows its own address however it is spelled', async () => {
  const who = await app.signInAs();
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

it('answers 503 when its connection dies in a transaction', async () => {
  const answer = await app.app.inject({ url: '/dies' });
  expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([503, 'UNAVAILABLE']);
});

it.each([
  ['/api/docs/static/%00', 403],
  ['/api/docs/static/none', 404],
  ['/refuses/404', 404],
  ['/refuses/416', 400],
])('keeps a refusal of the framework at %s a refusal', async (url, status) => {
  expect((await app.app.inject({ url })).statusCode).toBe(status);
});

it('says nothing twice to a caller who hangs up on a long answer', async () => {
  await app.app.listen({ host: '127.0.0.1', port: 0 }).catch(() => undefined);
  const { port } = app.app.server.address() as AddressInfo;
  lines.length = 0;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /api/test/long HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  await hungUp.promise;
  // A second request is answered after whatever the first one left to be done.
  expect((await app.app.inject({ url: '/api/health' })).statusCode).toBe(200);
  expect(lines.filter((line) => /HEADERS_SENT|ALREADY_SENT|request failed/.test(line))).toEqual([]);
});

it('lets the documentation load styles and scripts from itself only', async () => {
  const { headers } = await app.app.inject({ url: '/api/docs/static/index.html' });
  expect(headers['content-security-policy']).toBe(policy());
});

it('takes only its own whole origin, over https the one of BASE_URL', async () => {
  const secure = await testApp({ BASE_URL: 'https://kvkk.test' });
  const ask = async (origin: string, host: string) => {
    const { url, method } = { url: auth.signOut.path, method: auth.signOut.method };
    return (await secure.app.inject({ url, method, headers: { origin, host } })).statusCode;
  };
  expect(await ask('https://kvkk.test', 'kvkk.test')).toBe(200);
  for (const origin of ['http://kvkk.test', 'https://kvkk.test:8443', 'https://evil.test'])
    expect(await ask(origin, 'kvkk.test'), origin).toBe(403);
  expect(await ask('https://evil.test', 'evil.test')).toBe(421);
  expect(await ask('https://kvkk.test', '127.0.0.1:3000')).toBe(200);
  await secure.close();
});

it('answers to no name but its own, whatever the page; probes go by numbers', async () => {
  const ask = async (host: string, url = '/api/auth/csrf') =>
    (await app.app.inject({ url, headers: { host } })).statusCode;
  for (const host of ['evil.test', 'evil.test:3000', '127.0.0.1.evil.test', 'a b'])
    expect(await ask(host), host).toBe(421);
  for (const host of ['localhost', '127.0.0.1:3000', '10.0.0.7', '[::1]:3000'])
    expect(await ask(host), host).toBe(200);
  expect(await ask('evil.test', '/api/health')).toBe(200);
  for (const probe of ['/api/ready', '/metrics'])
    expect(await ask('evil.test', probe)).not.toBe(421);
});

it('takes its number from the caller’s trace or the proxy, never a word of anybody’s', async () => {
  const idOf = async (headers: Record<string, string>) =>
    (await app.app.inject({ url: '/api/health', headers })).headers['x-request-id'];
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${trace}-00f067aa0ba902b7-01`;
  expect(await idOf({ traceparent, 'x-request-id': 'from-the-proxy' })).toBe(trace);
  expect(await idOf({ 'x-request-id': 'from-the-proxy' })).toBe('from-the-proxy');
  for (const odd of ['short', 'a b c d e f g h', '"quoted-word"', 'x'.repeat(65)])
    expect(await idOf({ 'x-request-id': odd })).toMatch(/^[0-9a-f-]{36}$/);
});

it('hides the documentation with API_DOCS=off', async () => {
  const closed = await testApp({ API_DOCS: 'off' });
  for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/static/index.html'])
    expect((await closed.app.inject({ url })).statusCode, url).toBe(404);
  await closed.close();
});

it('makes the description of the API once', async () => {
  const ask = () => app.app.inject({ url: '/api/openapi.json' });
  const first = await ask();
  const making = vi.spyOn(app.app, 'swagger');
  expect((await ask()).payload).toBe(first.payload);
  expect(making).not.toHaveBeenCalled();
  making.mockRestore();
});

it('gives its figures to the bearer of the token alone', async () => {
  const token = 'a token of sixteen';
  const measured = await testApp({ METRICS_TOKEN: token });
  const ask = (authorization?: string, node = measured) =>
    node.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
  const { statusCode, payload } = await ask(`Bearer ${token}`);
  expect([statusCode, payload]).toEqual([200, expect.stringContaining('http_request_duration')]);
  for (const wrong of [undefined, 'Bearer', `Bearer ${token}x`, `Bearer ${token.slice(1)}`, token])
    expect((await ask(wrong)).statusCode, wrong).toBe(401);
  expect((await ask(`Bearer ${token}`, app)).statusCode).toBe(404);
  await measured.close();
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
