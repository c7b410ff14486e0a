import { expect } from '@playwright/test';
import { auth } from '@emanet/contract/auth';
import { organization } from '@emanet/contract/organization';
import { REGISTERS } from '@emanet/contract/records/registers';
import { KEPT } from '@emanet/contract/shared/kept-names';
import { addActivity, drawerOf, rowOf } from '../steps/activities.ts';
import { makeCompany, makePerson, signIn, speak } from '../steps/people.ts';
import { administrator } from '../steps/registers.ts';
import { test } from '../test.ts';

test('a part that cannot be fetched leaves the page, says why and comes at the next press', async ({
  page,
  locale,
}) => {
  const { words, depot } = await administrator(page, locale);
  await addActivity(page, depot, 'Sevkiyat');
  await page.goto('/veri-isleme');
  await expect(rowOf(page, 'Sevkiyat')).toBeVisible();
  const message = page.getByText(words.ui.notLoaded);
  const columns = page.getByRole('button', { name: words.ui.columns.choose });
  const record = rowOf(page, 'Sevkiyat').getByText('Sevkiyat', { exact: true });

  await page.context().setOffline(true);
  await columns.click();
  await expect(message).toHaveCount(1);
  await expect(columns).toHaveAttribute('aria-expanded', 'false');
  await record.click();
  await expect(page).toHaveURL('/veri-isleme');
  // Said once, however much is missing.
  await expect(message).toHaveCount(1);
  await expect(rowOf(page, 'Sevkiyat')).toBeVisible();

  await page.context().setOffline(false);
  await columns.click();
  const panel = page.getByRole('dialog', { name: words.ui.columns.choose });
  await expect(panel).toBeVisible();
  // Its sheet, which was asked for in vain, arrived as well.
  await expect(panel).toHaveCSS('position', 'absolute');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await record.click();
  await expect(drawerOf(page, words, 'Sevkiyat')).toBeVisible();
});

test('a form opens although the names of departments cannot be read', async ({ page, locale }) => {
  const { words } = await administrator(page, locale);
  await page.route(`**${organization.departments.path}*`, (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  );
  for (const { addPath } of REGISTERS) {
    await page.goto(addPath);
    await expect(page.getByRole('button', { name: words.common.save, exact: true })).toBeVisible();
  }
});

test('the frame names the company before the session answers, and no longer after signing out', async ({
  page,
  locale,
}) => {
  await speak(page, locale);
  const made = await makeCompany('Depo');
  await signIn(page, await makePerson('yönetici', made.company));
  await page.goto('/denetim');
  const name = page.getByText(made.name, { exact: true }).first();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  await page.route(`**${auth.session.path}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  await expect(name).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(`**${auth.session.path}`);
  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEPT.company)).toBeNull();
});
