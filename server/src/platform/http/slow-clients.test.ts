import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from './app.ts';
import { bodyTimeFor, limitBodyTime, LONGEST_BODY_MS } from './body-timeouts.ts';
import { limitConnections } from './connections.ts';
import { requestIdOf } from './request-id.ts';
import { answerUnreadable } from './unreadable.ts';

const MB = 1024 * 1024;
const refusals: string[] = [];
const openApp = () => {
  const opened = fastify({ clientErrorHandler: answerUnreadable, genReqId: requestIdOf });
  opened.decorate('countRefusal', (endpoint: string, code: string) => {
    refusals.push(`${endpoint} ${code}`);
  });
  return opened;
};
const app = openApp();
limitBodyTime(app, 10);
app.post('/quick', { config: { bodyMs: 50, endpoint: 'quick' } }, () => 'done');
app.post('/patient', () => 'done');
await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

function begin(path: string, at = app, length = 4, more = '') {
  const { port } = at.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\n${more}Connection: close\r\n`);
  socket.write(`Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`);
  return socket;
}

describe('a body that does not come', () => {
  it('is given up after the time of its route, with a sentence', async () => {
    const answer = await text(begin('/quick'));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"TOO_SLOW"');
  });

  it('is counted among the refusals, and its sentence bears the number of the proxy', async () => {
    refusals.length = 0;
    const answer = await text(begin('/quick', app, 4, 'X-Request-Id: of-the-proxy\r\n'));
    expect(answer).toContain('"request_id":"of-the-proxy"');
    expect(refusals).toEqual(['quick TOO_SLOW']);
    const { port } = app.server.address() as AddressInfo;
    expect(await text(connect(port, '127.0.0.1').end('no request\r\n\r\n'))).toContain('400');
    expect(refusals).toEqual(['quick TOO_SLOW', 'none UNREADABLE']);
  });

  it('is waited for where the route is patient', async () => {
    const slow = begin('/patient');
    // Another one is given up meanwhile: time enough has gone.
    await once(begin('/quick').resume(), 'close');
    slow.write('}  ');
    expect(await text(slow)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it('a body that trickles in is given up long before its time', async () => {
  const strict = openApp();
  limitBodyTime(strict, 10, { bytes: 100, ms: 200 });
  strict.post('/', () => 'done');
  await strict.listen({ host: '127.0.0.1', port: 0 });
  const slow = begin('/', strict, 1e6).on('error', () => undefined);
  const trickle = setInterval(() => slow.write(' '), 10);
  await new Promise((resolve) => slow.resume().once('close', resolve));
  clearInterval(trickle);
  await strict.close();
});

it('grows with the file that a form may hold, to a bound', () => {
  expect(bodyTimeFor(2 * MB)).toBe(120_000);
  expect(bodyTimeFor(25 * MB)).toBe(800_000);
  expect(bodyTimeFor(2048 * MB)).toBe(LONGEST_BODY_MS);
});

describe('connections', () => {
  /** More than the buffers of the system hold. */
  const LONG = Buffer.alloc(80 * MB, 'a');
  let bounded: App;
  const held = new Set<Socket>();
  const release: (() => void)[] = [];
  beforeAll(async () => {
    bounded = fastify();
    limitConnections(bounded, { most: 3, lookMs: 10, stallMs: 1500 });
    bounded.server.on('connection', (socket: Socket) => {
      held.add(socket);
      socket.once('close', () => held.delete(socket));
    });
    bounded.get('/long', () => LONG);
    bounded.get('/film', (_request, reply) => reply.type('video/mp4').send(LONG));
    bounded.get('/short', () => 'done');
    bounded.get('/waits', async () => {
      await new Promise<void>((resolve) => release.push(resolve));
      return 'done';
    });
    await bounded.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => bounded.close());

  const open = async (path: string) => {
    const { port } = bounded.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    return socket;
  };
  const until = async (holds: () => boolean) => {
    while (!holds()) await sleep(10);
  };

  it('end when nobody reads their answer, unless it is a film', async () => {
    const film = (await open('/film')).pause();
    const long = (await open('/long')).pause();
    await until(() => held.size === 2);
    await until(() => held.size === 1);
    expect([...held][0]?.remotePort).toBe(film.localPort);
    film.destroy();
    long.destroy();
    await until(() => held.size === 0);
  });

  it('last as long as their answer moves', async () => {
    const slow = (await open('/long')).pause();
    let read = 0;
    slow.on('data', (bytes: Buffer) => {
      read += bytes.length;
    });
    // Longer than it may stand still, in pieces that leave the buffers of the system behind.
    while (read < LONG.length) {
      const wanted = Math.min(read + 7 * MB, LONG.length);
      slow.resume();
      await until(() => read >= wanted || slow.destroyed);
      expect(slow.destroyed).toBe(false);
      slow.pause();
      await sleep(200);
    }
    slow.destroy();
    await until(() => held.size === 0);
  });

  it('make room for a new one when there are too many: the one idle for longest goes', async () => {
    const atWork = await open('/waits');
    await until(() => release.length === 1);
    const first = (await open('/short')).resume();
    await once(first, 'data');
    const second = (await open('/short')).resume();
    await once(second, 'data');
    const ended = once(first, 'close');
    const third = await open('/short');
    await Promise.all([ended, once(third, 'data')]);
    release[0]?.();
    expect(String(await once(atWork, 'data'))).toContain('200 OK');
    expect(second.destroyed).toBe(false);
    for (const socket of [atWork, second, third]) socket.destroy();
  });
});
