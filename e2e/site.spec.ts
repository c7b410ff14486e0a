import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { test } from './test.ts';
import { languageOf } from './words.ts';

const PAGES = ['/', '/pricing', '/contact', '/legal', '/community', '/try-for-free'];
const BY_LINK = ['/egitim/ornek-davet', '/kvkk-formu/ornek-sirket'];

test('every public page opens without an account, in its language', async ({ page, locale }) => {
  const language = languageOf(locale);
  const prefix = language === 'en' ? '/en' : '';
  for (const path of PAGES) {
    const answer = await page.goto(`${prefix}${path}`);
    expect(answer?.status(), path).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, path).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
  for (const path of [...BY_LINK, '/demo/mailbox']) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});
