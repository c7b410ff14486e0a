import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { expect } from '@playwright/test';
import { expectAccessibleInBoth } from '../steps/axe.ts';
import { signIn, speak } from '../steps/people.ts';
import { WORDS } from '../steps/words.ts';
import { test } from '../test.ts';

test('a list shows the end of a past day, and what differs from today @phone', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const { past } = words;
  await signIn(page, 'yonetici@demo.emanet.test');
  const day = daysAfter(todayInTurkey(), -30);
  await page.goto(`/veri-isleme?tarih=${day}`);
  await expect(page.getByText(past.readOnly)).toBeVisible();
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await expect(page.getByRole('link', { name: words.common.add, exact: true })).toHaveCount(0);
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: past.compare }).click();
  const differences = page.getByRole('dialog', { name: past.comparison });
  await expect(differences.getByRole('listitem').first()).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: past.toToday }).click();
  await expect(page.getByText(past.readOnly)).toHaveCount(0);
  await expect(page).toHaveURL(/\/veri-isleme$/);
  // A screen that cannot show a past day says so instead of showing today.
  await page.goto(`/denetim?tarih=${day}`);
  await expect(page.getByText(past.refusedToday)).toBeVisible();
});
