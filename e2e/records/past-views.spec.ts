import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { expect } from '@playwright/test';
import { expectAccessibleInBoth } from '../steps/axe.ts';
import { signIn, speak } from '../steps/people.ts';
import { WORDS } from '../steps/words.ts';
import { test } from '../test.ts';

test('tables, maps and VERBİS show the end of a past day, and lead on in it @phone', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const { past } = words;
  await signIn(page, 'yonetici@demo.emanet.test');
  const day = daysAfter(todayInTurkey(), -30);
  for (const view of ['tedarikciler', 'varliklar', 'verbis', 'matris', 'capraz']) {
    await page.goto(`/tablolar?gorunum=${view}&tarih=${day}`);
    await expect(page.getByText(past.readOnly)).toBeVisible();
    await expect(page.locator('table tbody tr, [data-row], main ul li').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    if (view === 'verbis') await expectAccessibleInBoth(page);
  }
  await page.goto(`/tablolar?gorunum=capraz&tarih=${day}`);
  await page.locator('main table th a').first().click();
  await expect(page).toHaveURL(new RegExp(`kayit=\\d+.*tarih=${day}|tarih=${day}.*kayit=\\d+`));
  await expect(page.getByText(past.readOnly)).toBeVisible();
  for (const map of ['/tedarikci-haritasi', '/varlik-haritasi']) {
    await page.goto(`${map}?tarih=${day}`);
    await expect(page.getByText(past.readOnly)).toBeVisible();
    await expect(page.locator('[data-box], table').first()).toBeVisible();
  }
});
