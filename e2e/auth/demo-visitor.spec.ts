import { expect, type Page } from '@playwright/test';
import { test } from '../test.ts';

const WORDS = {
  tr: {
    site: '/',
    enter: 'Demoyu gezin',
    banner: 'Bu bir tanıtım şirketi; değişiklikler kaydedilmez.',
    tryIt: 'Kendi şirketinizle deneyin',
    account: '/try-for-free',
    save: 'Kaydet',
  },
  en: {
    site: '/en',
    enter: 'Look around',
    banner: 'This is a demo company; changes are not saved.',
    tryIt: 'Try it with your own company',
    account: '/en/try-for-free',
    save: 'Save',
  },
} as const;

/** The demo is made by a job that begins with the server. */
async function enter(page: Page, from: string, label: string): Promise<void> {
  await expect(async () => {
    await page.goto(from);
    await page.getByRole('button', { name: label }).first().click();
    await page.waitForURL(/\/portfoy/, { timeout: 3_000 });
  }).toPass({ timeout: 50_000 });
}

for (const language of ['tr', 'en'] as const)
  test(`a stranger looks around, and no change is saved (${language})`, async ({ page }) => {
    const words = WORDS[language];
    await enter(page, words.site, words.enter);
    await expect(page.getByText(words.banner)).toBeVisible();
    await expect(page.getByRole('link', { name: words.tryIt })).toHaveAttribute(
      'href',
      words.account,
    );
    const refused = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.status() === 403,
    );
    await page.goto('/envanter/veri-harita');
    await expect(page.getByRole('table').first()).toBeVisible();
    await page.goto('/notification-settings');
    await page.getByRole('switch').first().click();
    await page.getByRole('button', { name: words.save }).first().click();
    expect(await (await refused).json()).toMatchObject({ message: words.banner });
    await expect(page.getByRole('alert').filter({ hasText: words.banner })).toBeVisible();
    await page.goto('/guvenlik');
    await expect(page).toHaveURL(/unauthorized-access/);
  });
