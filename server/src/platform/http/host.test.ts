import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';

const app = await appOfFile();
await app.app.listen({ host: '127.0.0.1', port: 0 });

/** The status of a request with these `Host` lines. */
const statusWith = (hosts: readonly string[]) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = app.app.server.address() as AddressInfo;
    const headers = hosts.flatMap((host) => ['Host', host]);
    request({ port, path: '/api/auth/csrf', setHost: false, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });

it('refuses a request that names two hosts', async () => {
  expect(await statusWith(['localhost'])).toBe(200);
  expect(await statusWith(['localhost', 'evil.test'])).toBe(400);
  expect(await statusWith(['localhost', 'localhost'])).toBe(400);
});
