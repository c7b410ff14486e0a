import { expect } from '@playwright/test';
import { signIn, speak } from '../steps/people.ts';
import { openProfile } from '../steps/shell.ts';
import { WORDS } from '../steps/words.ts';
import { test } from '../test.ts';

test('a representative reads the guide, from the profile menu to a page of it @phone', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  await signIn(page, 'temsilci@demo.emanet.test');
  await page.goto('/denetim');
  await openProfile(page);
  await page.getByRole('menuitem', { name: words.help.title }).click();
  await expect(page).toHaveURL('/yardim');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.help.title);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(17);

  await page.getByRole('searchbox').fill('verbis');
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(17);
  await page
    .getByRole('main')
    .getByRole('link', { name: /VERBİS/ })
    .first()
    // The card of a confirmation lies over the end of a phone's screen.
    .press('Enter');
  await expect(page).toHaveURL(/\/yardim\//);
  const picture = page.getByRole('article').getByRole('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(400);

  await page.goto('/yardim/olmayan-sayfa');
  await expect(page).toHaveURL('/yardim');
});
