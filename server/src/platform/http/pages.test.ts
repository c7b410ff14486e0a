import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { servePages } from './pages.ts';

const ADDRESSES = ['http://127.0.0.1:3000', 'https://kvkk.test', 'https://kvkk.test/a?b=1&c=2'];

let folder: string;
let apps: TestApp[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emanet-pages-'));
  await mkdir(join(folder, 'pricing'));
  const page = (path: string) => `<link rel="canonical" href="__BASE_URL__${path}">`;
  await writeFile(join(folder, 'app.html'), '<style nonce="__CSP_NONCE__"></style>');
  await writeFile(join(folder, 'index.html'), page(''));
  await writeFile(join(folder, 'pricing', 'index.html'), page('/pricing'));
  apps = await Promise.all(
    ADDRESSES.map(async (BASE_URL) => {
      const app = await testApp({ BASE_URL });
      await servePages(app.app, folder);
      return app;
    }),
  );
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await rm(folder, { recursive: true });
});

it('one build serves any address', async () => {
  for (const { app, config } of apps)
    for (const [url, path] of [
      ['/', ''],
      ['/pricing', '/pricing'],
    ] as const) {
      const answer = await app.inject({ url });
      const address = config.BASE_URL.replace('&', '&amp;');
      expect(answer.payload).toBe(`<link rel="canonical" href="${address}${path}">`);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    }
});

it('a page that has not changed is not sent again, one with another address is', async () => {
  const etags = [];
  for (const { app } of apps) {
    const { headers } = await app.inject({ url: '/' });
    const again = await app.inject({ url: '/', headers: { 'if-none-match': headers.etag } });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    etags.push(headers.etag);
  }
  expect(new Set(etags).size).toBe(ADDRESSES.length);
});

it('no page goes out as it was built', async () => {
  for (const url of ['/index.html', '/pricing/index.html', '/app.html', '/elsewhere']) {
    const { payload } = await (apps[0] as TestApp).app.inject({ url });
    expect(payload, url).not.toContain('__');
  }
});
