import { expect } from '@playwright/test';
import { expectAccessible } from './steps/axe.ts';
import { sessionCookie } from './steps/operator.ts';
import { test } from './test.ts';
import { languageOf } from './steps/words.ts';

const PAGES = ['', '/pricing', '/contact', '/try-for-free', '/community', '/legal', '/login'];
const MORE = [
  '/community/inventory',
  '/community/transfers-abroad',
  '/legal/cookies',
  '/legal/imprint',
  '/contact/sent',
];
const BY_LINK = ['/egitim/ornek-davet', '/kvkk-formu/ornek-sirket'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('every public page opens without an account, in its language @phone', async ({
      page,
      locale,
    }) => {
      const language = languageOf(locale);
      for (const path of [...PAGES, ...MORE]) {
        const answer = await page.goto(`${language === 'en' ? '/en' : ''}${path}` || '/');
        expect(answer?.status(), path).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, path).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      }
    });
  });
}

test('pages by link open without an account', async ({ page }) => {
  for (const path of [...BY_LINK, '/demo/mailbox', '/demo/mailbox/sablonlar']) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test('asks nothing of other sites, and no script where no form stands', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/pricing', '/community', '/community/breach', '/legal'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
  expect((await page.context().cookies()).length).toBe(0);
});

test('a table of the plans shows each of them, on a phone too @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/pricing', '/en/pricing']) {
    await page.goto(path);
    const last = page.getByRole('columnheader').last();
    const box = await last.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), path).toBeLessThanOrEqual(390);
  }
});

test('the other language of a page is the same page', async ({ page }) => {
  await page.goto('/community/retention');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/community/retention');
  await page.getByRole('link', { name: 'Türkçe' }).click();
  await expect(page).toHaveURL('/community/retention');
});

test('a topic narrows the guides, by the address alone', async ({ page }) => {
  await page.goto('/community');
  const guides = page.locator('#rehberler li:visible');
  await expect(guides).toHaveCount(7);
  await page.getByRole('link', { name: 'Saklama', exact: true }).click();
  await expect(page).toHaveURL('/community#konu-saklama');
  await expect(guides).toHaveCount(1);
  await page.getByRole('link', { name: 'Tümü' }).click();
  await expect(guides).toHaveCount(7);
});

test('somebody signed in is shown the way back', async ({ page, context }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('link', { name: 'Giriş yap' })).toBeVisible();
  await context.addCookies([await sessionCookie('danisman@demo.emanet.test')]);
  await page.goto('/pricing');
  await expect(page.getByRole('link', { name: 'Giriş yap' })).toBeHidden();
  await page.getByRole('link', { name: 'Uygulamaya dön' }).click();
  await expect(page).toHaveURL('/denetim');
});

test('what can be no page is not found; other addresses lead to the app', async ({ page }) => {
  for (const path of ['/.env', '/wp-login.php', '/pricing/x', '/en/x', '/community/x']) {
    const answer = await page.request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(answer.headers()['content-type']).toContain('text/html');
  }
  await page.goto('/en/community/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found.');
  await expectAccessible(page);
  await page.goto('/boyle-bir-sayfa');
  await expect(page).toHaveURL(/\/login/);
});

test('files for machines are there', async ({ request, baseURL }) => {
  const robots = await request.get('/robots.txt');
  expect(await robots.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = '']) => url);
  expect(listed.length).toBeGreaterThan(30);
  for (const url of listed) expect((await request.get(url)).status(), url).toBe(200);
  for (const path of ['/.well-known/security.txt', '/security.txt']) {
    const text = await (await request.get(path)).text();
    expect(text).toContain(`Contact: ${baseURL}/contact`);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
  }
  for (const [path, type] of [
    ['/favicon.ico', /icon/],
    ['/apple-touch-icon.png', /png/],
    ['/social-tr.png', /png/],
  ] as const)
    expect((await request.get(path)).headers()['content-type']).toMatch(type);
});

test('the sign-in page is described in both languages', async ({ page }) => {
  await page.goto('/login?lang=en');
  await expect(page).toHaveTitle(/Emanet/);
  for (const [path, title] of [
    ['/login', 'Giriş yap · Emanet'],
    ['/en/login', 'Sign in · Emanet'],
  ] as const) {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain('name="description"');
    expect(html).not.toContain('noindex');
    // A file's name may hold two underscores: its hash is made of such letters.
    expect(html).not.toMatch(/__[A-Z_]+__/i);
  }
});

test('headers say what a page may do', async ({ request }) => {
  const { headers } = { headers: (await request.get('/')).headers() };
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['referrer-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
});
