import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { addActivity, button, drawerOf, fieldOf } from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import { makeCompany, makePerson, signIn, speak } from '../steps/people.ts';
import { openProfile, profileButton } from '../steps/shell.ts';
import { test } from '../test.ts';
import { loginOf, WORDS } from '../steps/words.ts';

const TYPED = 'Yarım kalan ışıldak';

async function administrator(page: Page, locale: string | undefined) {
  const language = await speak(page, locale);
  const { company, departments } = await makeCompany('Depo');
  const email = await makePerson('yönetici', company);
  await signIn(page, email);
  return { language, words: WORDS[language], company, email, depot: departments[0] };
}

/** All that this tab's browser keeps, as text. */
const keptBy = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('signing out names the drafts that it deletes, and deletes them in every tab', async ({
  page,
  context,
  locale,
}) => {
  const { language, words, email, depot } = await administrator(page, locale);
  const dialog = page.getByRole('dialog', { name: words.signOut.title });
  const file = fieldOf(page, language, 'dosya_ismi');
  const edit = `/envanter/guncelle/${await addActivity(page, depot, 'Sevkiyat kaydı')}`;
  const other = await context.newPage();
  await speak(other, locale);
  await other.goto('/envanter/ekle');
  await fieldOf(other, language, 'surec_ismi').fill('Başka sekmedeki');
  await expect.poll(() => keptBy(other)).toContain('Başka sekmedeki');

  await page.goto(edit);
  await file.fill(TYPED);
  await openProfile(page);
  await page.getByRole('menuitem', { name: words.shell.signOut }).click();
  await expect(dialog).toContainText('Sevkiyat kaydı');
  await expect(dialog).toContainText('Başka sekmedeki');
  await expect(dialog).toContainText(words.registers.processingActivities.added);
  await expect(button(page, words.common.cancel)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(file).toHaveValue(TYPED);
  await expect(profileButton(page)).toBeFocused();

  await openProfile(page);
  await page.getByRole('menuitem', { name: words.shell.signOut }).click();
  await button(page, words.signOut.confirm).click();
  await expect(page).toHaveURL(loginOf(language));
  await expect(other).toHaveURL(loginOf(language));
  for (const tab of [page, other]) {
    await expect(tab.getByLabel(words.login.email)).toBeVisible();
    expect(await keptBy(tab)).not.toMatch(/ışıldak|Başka sekmedeki|emanet-taslak/);
  }

  await signIn(page, email);
  await page.goto(edit);
  await expect(file).toHaveValue('Eski dosya');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('signing out leaves no recent choice of the search behind', async ({ page, locale }) => {
  const { language, words, depot } = await administrator(page, locale);
  await addActivity(page, depot, 'Sevkiyat kaydı');
  await page.goto('/envanter');
  const open = () => button(page, words.search.button).click();
  await open();
  await page.getByRole('combobox').fill('sevkiyat kaydi');
  await page.getByRole('option', { name: 'Sevkiyat kaydı' }).click();
  await expect(drawerOf(page, words, 'Sevkiyat kaydı')).toBeVisible();
  await page.goto('/envanter');
  await open();
  await expect(page.getByRole('group', { name: words.search.groups.recent })).toContainText(
    'Sevkiyat kaydı',
  );
  expect(await keptBy(page)).toContain('Sevkiyat');

  await page.getByRole('combobox').fill(words.shell.signOut);
  await page.getByRole('option', { name: words.shell.signOut }).click();
  await expect(page).toHaveURL(loginOf(language));
  expect(await keptBy(page)).not.toContain('Sevkiyat');
});

test('a session that ends by itself keeps the draft, for the same person only', async ({
  page,
  context,
  locale,
}) => {
  const { language, words, company, email, depot } = await administrator(page, locale);
  const file = fieldOf(page, language, 'dosya_ismi');
  const edit = `/envanter/guncelle/${await addActivity(page, depot, 'Sevkiyat kaydı')}`;
  await page.goto(edit);
  await file.fill(TYPED);
  await context.clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(/\/login\?error=invalid_token/);

  await signIn(page, await makePerson('yönetici', company));
  await page.goto(edit);
  await expect(file).toHaveValue('Eski dosya');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Signing out deletes nothing of somebody else's.
  await openProfile(page);
  await page.getByRole('menuitem', { name: words.shell.signOut }).click();
  await expect(page).toHaveURL(loginOf(language));

  await signIn(page, email);
  await page.goto(edit);
  await button(page, words.form.draft.resume).last().click();
  await expect(file).toHaveValue(TYPED);
});
