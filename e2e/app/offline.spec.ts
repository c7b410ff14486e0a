import { expect } from '@playwright/test';
import { button } from '../steps/activities.ts';
import { makeCompany, makePerson, signIn, speak } from '../steps/people.ts';
import { test } from '../test.ts';
import { WORDS } from '../steps/words.ts';

test('a screen opened without a connection waits for it and loses nothing', async ({
  page,
  context,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const { company } = await makeCompany();
  await signIn(page, await makePerson('yönetici', company));
  await page.goto('/guvenlik');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(words.account.title);

  await context.setOffline(true);
  await page.evaluate(() => {
    history.pushState(null, '', '/performans');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(words.ui.offline);
  await button(page, words.common.retry).click();
  await expect(button(page, words.common.retry)).toBeEnabled();
  await expect(alert).toContainText(words.ui.offline);

  await context.setOffline(false);
  await expect(heading).toHaveText(words.performance.title);
});
