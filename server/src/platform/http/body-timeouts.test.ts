import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from './app.ts';
import { bodyTimeFor, limitBodyTime, LONGEST_BODY_MS } from './body-timeouts.ts';

const MB = 1024 * 1024;
let app: App;
beforeAll(async () => {
  app = fastify();
  limitBodyTime(app, 10);
  app.post('/quick', { config: { bodyMs: 50 } }, () => 'done');
  app.post('/patient', () => 'done');
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

function begin(path: string) {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n`);
  socket.write('Content-Type: application/json\r\nContent-Length: 4\r\n\r\n{');
  return socket;
}

describe('a body that does not come', () => {
  it('is given up after the time of its route, with a sentence', async () => {
    const answer = await text(begin('/quick'));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"TOO_SLOW"');
  });

  it('is waited for where the route is patient', async () => {
    const slow = begin('/patient');
    // Another one is given up meanwhile: time enough has gone.
    await once(begin('/quick').resume(), 'close');
    slow.write('}  ');
    expect(await text(slow)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it('grows with the file that a form may hold, to a bound', () => {
  expect(bodyTimeFor(2 * MB)).toBe(120_000);
  expect(bodyTimeFor(25 * MB)).toBe(800_000);
  expect(bodyTimeFor(2048 * MB)).toBe(LONGEST_BODY_MS);
});
