import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { cookieName } from '../http/credential.ts';
import { policy, POLICY_OF_PART } from '../http/headers.ts';
import { pageAge } from './page-token.ts';
import { servePages } from './pages.ts';

const ADDRESSES = ['http://127.0.0.1:3000', 'https://kvkk.test', 'https://kvkk.test/a?b=1&c=2'];

const folder = await mkdtemp(join(tmpdir(), 'emanet-pages-'));
await mkdir(join(folder, 'pricing'));
const page = (path: string) => `<link rel="canonical" href="__BASE_URL__${path}">`;
await writeFile(join(folder, 'app.html'), '<style nonce="__CSP_NONCE__"></style>');
await writeFile(join(folder, 'index.html'), page(''));
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'assets', 'part.js'), 'export {}');
await writeFile(join(folder, 'assets', 'part.svg'), '<svg/>');
for (const font of ['AB-c_123', 'ext-12345678', 'wght-normal-12345678'])
  await writeFile(join(folder, 'assets', `inter-latin-${font}.woff2`), '');
await writeFile(join(folder, 'pricing', 'index.html'), page('/pricing'));
const apps = await Promise.all(
  ADDRESSES.map(async (BASE_URL) => {
    const app = await testApp({ BASE_URL });
    await servePages(app.app, folder);
    return app;
  }),
);
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

it('a page with its own sheet gets the typeface, and asks for it before it is read', async () => {
  const { app } = apps[0] as TestApp;
  for (const url of ['/anket/unknown', '/metin-imza/unknown', '/api/posta-ret/unknown']) {
    const { headers, payload } = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(payload, url).toMatch(/url\('\/assets\/inter-latin-AB-c_123\.woff2'\)/);
    expect(payload, url).toMatch(/url\('\/assets\/inter-latin-ext-12345678\.woff2'\)/);
    // The whole typeface, which the application loads for rare letters, is not among them.
    expect(payload, url).not.toContain('wght-normal');
    expect(headers.link, url).toContain('</assets/inter-latin-AB-c_123.woff2>; rel=preload');
    const sheet = /<style>([\s\S]*?)<\/style>/.exec(payload)?.[1] ?? '';
    const digest = createHash('sha256').update(sheet).digest('base64');
    expect(headers['content-security-policy'], url).toContain(`'sha256-${digest}'`);
  }
});

it('parts of a page are framed by nobody, and are read as what they are', async () => {
  const { headers } = await (apps[0] as TestApp).app.inject({ url: '/assets/part.js' });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['content-security-policy']).toBe(POLICY_OF_PART);
  const picture = await (apps[0] as TestApp).app.inject({ url: '/assets/part.svg' });
  expect(picture.headers['content-security-policy']).toBe(policy());
});

describe('the whole site', () => {
  const clock = testClock();
  let site: TestApp;
  let root: string;
  const get = (url: string, headers = {}) => site.app.inject({ url, headers });
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  };

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'emanet-site-'));
    await write('app.html', 'the app');
    await write('index.html', '<html class="__SITE_STATE__">__OPERATOR_NAME__');
    await write('contact/index.html', '<input value="__PAGE_TOKEN__">');
    await write('en/index.html', 'english');
    await write('styled/index.html', '<style>@media (width<=9px){a{color:red}}</style>');
    await write('not-found.html', 'bulunamadı');
    await write('en/not-found.html', 'not found');
    await write('not-sent.html', '<ul>__REASONS__</ul>');
    await write('en/not-sent.html', 'en <ul>__REASONS__</ul>');
    await write('robots.txt', 'Sitemap: __BASE_URL__/sitemap.xml');
    site = await testApp(
      {
        BASE_URL: 'https://kvkk.test',
        OPERATOR_NAME: 'Işık & Ortakları',
        OPERATOR_ADDRESS: 'Levent',
        RATE_LIMIT: 'off',
      },
      { clock },
    );
    await servePages(site.app, root);
  });
  afterAll(async () => {
    await site.close();
    await rm(root, { recursive: true });
  });

  it('shows a page to somebody signed in otherwise, and says so to caches', async () => {
    const stranger = await get('/');
    expect(stranger.payload).toBe(
      '<html class="stranger named unmailed demo-closed">Işık &amp; Ortakları',
    );
    const known = await get('/', { cookie: `${cookieName(site.config)}=anything` });
    expect(known.payload).toContain('class="signed-in named unmailed demo-closed"');
    expect(known.headers.etag).not.toBe(stranger.headers.etag);
    expect(stranger.headers.vary).toContain('cookie');
  });

  it('gives each page with a form a token that tells its age', async () => {
    const [first, second] = await Promise.all([get('/contact'), get('/contact')]);
    expect(first?.payload).not.toBe(second?.payload);
    expect(first?.headers['cache-control']).toBe('private, no-cache');
    const token = /value="(.+?)"/.exec(first?.payload ?? '')?.[1] ?? '';
    clock.moveBy({ seconds: 5 });
    expect(pageAge(site.services, token)).toBe(5000);
    for (const forged of ['', 'a.b.c', `9${token}`, `${token}x`])
      expect(pageAge(site.services, forged)).toBeUndefined();
  });

  it.each([
    ['/.env', 'bulunamadı'],
    ['/a/.git/config', 'bulunamadı'],
    ['/wp-login.php?x=1', 'bulunamadı'],
    ['/contact/x', 'bulunamadı'],
    ['/en/x', 'not found'],
    ['/enx', undefined],
    ['/egitim/abc-DEF_123', undefined],
  ])('%s is a page of its own or the app', async (url, text) => {
    const { statusCode, payload } = await get(url);
    expect([statusCode, payload]).toEqual(text ? [404, text] : [200, 'the app']);
  });

  it('serves files for machines, with its own address', async () => {
    const robots = await get('/robots.txt');
    expect([robots.payload, robots.headers['content-type']]).toEqual([
      'Sitemap: https://kvkk.test/sitemap.xml',
      'text/plain; charset=utf-8',
    ]);
    const security = (await get('/.well-known/security.txt')).payload;
    expect(security).toContain('Contact: https://kvkk.test/contact\n');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? '');
    expect(expires).toBeGreaterThan(clock.now().getTime());
  });

  it('tells on a page why a plain form was not stored', async () => {
    const { statusCode, payload } = await site.app.inject({
      method: 'POST',
      url: '/api/forms/add',
      headers: {
        origin: site.config.BASE_URL,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'dil=en&email=a%40b.test&%3Cb%3E=1',
    });
    expect(statusCode).toBe(400);
    expect(payload).toMatch(/^en <ul>(<li>[^<]+<\/li>)+<\/ul>$/);
    expect(payload).toContain('This field must not be empty.');
  });

  it('lets the sheet of a page be, and no other', async () => {
    const digest = createHash('sha256')
      .update('@media (width<=9px){a{color:red}}')
      .digest('base64');
    for (const url of ['/styled', '/contact/nothing']) {
      const { headers } = await get(url);
      const styles = /style-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1];
      expect(styles).toBe(url === '/styled' ? `'self' 'sha256-${digest}'` : "'self'");
    }
  });

  it('lets no text become script on a page with a script', async () => {
    for (const url of ['/styled', '/denetim']) {
      const { headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
      expect(policy).toMatch(/script-src 'self';/);
    }
  });

  it('sends strict transport security where it is https', async () => {
    const { headers } = await get('/');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });
});
