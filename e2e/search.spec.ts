import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { auth } from '@emanet/contract/auth';
import { search } from '@emanet/contract/search';
import { suppliers } from '@emanet/contract/suppliers';
import { addActivity, drawerOf, rowOf } from './steps/activities.ts';
import { expectAccessible } from './steps/axe.ts';
import { addPerson, makeCompany, makePerson, signIn, speak } from './steps/people.ts';
import { companyButton, isPhone, pickCompany } from './steps/shell.ts';
import { test } from './test.ts';
import type { Words } from './steps/words.ts';
import { fill, WORDS } from './steps/words.ts';

const paletteOf = (page: Page, words: Words) =>
  page.getByRole('dialog', { name: words.search.title });
const fieldOf = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const option = (page: Page, name: string | RegExp) => options(page).filter({ hasText: name });
const active = (page: Page) => page.getByRole('option', { selected: true });

/** Opens the palette the way this screen offers it first. */
async function openPalette(page: Page, words: Words) {
  // The one before is still fading.
  await expect(paletteOf(page, words)).toHaveCount(0);
  // The record that was found covers a phone's navigation.
  if (isPhone(page) && page.url().includes('kayit=')) await page.goto('/envanter');
  const button = page.getByRole('button', { name: words.search.button, exact: true });
  await expect(button).toBeVisible();
  if (isPhone(page)) await button.click();
  else await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
}

/** State of the palette once the answer for the text is there. */
async function look(page: Page, q: string) {
  await fieldOf(page).fill(q);
  await expect(page.getByRole('listbox', { includeHidden: true })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
}

async function inNewCompany(page: Page, locale: string | undefined) {
  const words = WORDS[await speak(page, locale)];
  const made = await makeCompany('Depo', 'Satış');
  await signIn(page, await makePerson('yönetici', made.company));
  return { ...made, words };
}

test('a record, a screen and an action are reached without the mouse @phone', async ({
  page,
  locale,
}) => {
  const { words, departments } = await inNewCompany(page, locale);
  await addActivity(page, departments[0], 'Işıklandırma bakım kaydı');
  await addActivity(page, departments[1], 'Bakım sözleşmesi');
  await page.goto('/envanter');
  await openPalette(page, words);
  await expectAccessible(page);

  await look(page, 'kaydı IŞIK');
  await expect(options(page)).toHaveCount(1);
  await expect(active(page)).toContainText('Işıklandırma bakım kaydı');
  await expect(active(page).locator('mark')).toHaveText(['Işık', 'kaydı']);
  // It is found without a Turkish keyboard too.
  await look(page, 'bakim isik');
  await expect(active(page).locator('mark')).toHaveText(['Işık', 'bakım']);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(drawerOf(page, words, 'Işıklandırma bakım kaydı')).toBeVisible();
  await expect(paletteOf(page, words)).toBeHidden();

  // Beside an open record, by the keys of a list.
  await openPalette(page, words);
  await look(page, 'bakım');
  await expect(option(page, 'akım')).toHaveText([/Bakım sözleşmesi/, /Işıklandırma/]);
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toContainText('Işıklandırma');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toContainText('Bakım sözleşmesi');
  await page.keyboard.press('Enter');
  await expect(drawerOf(page, words, 'Bakım sözleşmesi')).toBeVisible();

  await openPalette(page, words);
  await look(page, words.search.screens.directory);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tedarikciler/rehber');

  await openPalette(page, words);
  await look(page, words.registers.assets.adding);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/envanter/varlik/ekle');
});

test('Enter pressed before the answer opens what was typed, not what was found before', async ({
  page,
  locale,
}) => {
  const { words, departments } = await inNewCompany(page, locale);
  await addActivity(page, departments[0], 'Bordro hazırlanması');
  await addActivity(page, departments[0], 'Bordro xarşivi');
  await page.goto('/envanter');
  await openPalette(page, words);
  await look(page, 'bordro');
  await fieldOf(page).pressSequentially(' x');
  await page.keyboard.press('Enter');
  await expect(drawerOf(page, words, 'Bordro xarşivi')).toBeVisible();
});

test('all of a kind are shown by the list, and a number finds its record', async ({
  page,
  locale,
}) => {
  const { words, departments } = await inNewCompany(page, locale);
  let id = 0;
  for (const place of [1, 2, 3, 4, 5, 6, 7])
    id = await addActivity(page, departments[0], `Sevkiyat ${place}`);
  await addActivity(page, departments[0], 'Bordro');
  await page.goto('/envanter');
  await openPalette(page, words);
  await look(page, 'sevkiyat');
  await option(page, words.common.showAll).click();
  await expect(page).toHaveURL('/veri-isleme?q=sevkiyat');
  await expect(rowOf(page, 'Sevkiyat')).toHaveCount(7);
  await expect(rowOf(page, 'Bordro')).toHaveCount(0);

  await openPalette(page, words);
  await look(page, `#${id}`);
  await expect(active(page)).toContainText('Sevkiyat 7');
});

test('a supplier of the directory is found there', async ({ page, locale }) => {
  const { words } = await inNewCompany(page, locale);
  const csrf = await page.request.get('/api/auth/csrf');
  const { csrfToken } = auth.csrf.answers.parse(await csrf.json());
  for (const tedarikci_adi of ['Okyanus Kargo', 'Dağ Kargo']) {
    const headers = { 'X-CSRF-Token': csrfToken };
    const path = suppliers.create.path;
    expect((await page.request.post(path, { headers, data: { tedarikci_adi } })).status()).toBe(
      201,
    );
  }
  await page.goto('/envanter');
  await openPalette(page, words);
  await look(page, 'kargo ok');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toHaveValue('Okyanus Kargo');
  await expect(page.getByText('Okyanus Kargo', { exact: true })).toBeVisible();
  await expect(page.getByText('Dağ Kargo', { exact: true })).toHaveCount(0);
  // The second one is found from the very page that shows the first.
  await openPalette(page, words);
  await look(page, 'dağ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toHaveValue('Dağ Kargo');
});

test('nothing found says what to try; a failure offers to try again', async ({ page, locale }) => {
  const { words } = await inNewCompany(page, locale);
  await page.goto('/envanter');
  await openPalette(page, words);
  await look(page, 'yokböylebirşey');
  const nothing = fill(words.search.emptyTitle, { q: 'yokböylebirşey' });
  await expect(page.getByRole('heading', { name: nothing })).toBeVisible();
  await expectAccessible(page);

  await page.route(`**${search.find.path}*`, (route) => route.fulfill({ status: 500, body: '{}' }));
  await fieldOf(page).fill('depo kaydı');
  const alert = page.getByRole('alert').filter({ hasText: words.search.failed });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await page.unroute(`**${search.find.path}*`);
  await alert.getByRole('button', { name: words.common.retry }).click();
  await expect(alert).toBeHidden();

  await page.context().setOffline(true);
  await fieldOf(page).fill(words.registers.assets.place);
  await expect(option(page, words.registers.assets.place).first()).toBeVisible();
  await expect(page.getByText(words.search.offline)).toBeVisible();
  await page.context().setOffline(false);
});

test('without a connection at first use the page stays and says why', async ({ page, locale }) => {
  const { words } = await inNewCompany(page, locale);
  await page.goto('/envanter');
  const button = page.getByRole('button', { name: words.search.button, exact: true });
  await expect(button).toBeVisible();
  await page.context().setOffline(true);
  await button.click();
  await expect(page.getByText(words.ui.notLoaded)).toBeVisible();
  await page.context().setOffline(false);
  await expect(async () => {
    await button.click();
    await expect(fieldOf(page)).toBeFocused({ timeout: 3000 });
  }).toPass();
});

test('letters typed before it is there are kept, and touch nothing behind it', async ({
  page,
  locale,
}) => {
  const { departments } = await inNewCompany(page, locale);
  await addActivity(page, departments[0], 'Sevkiyat');
  await page.goto('/veri-isleme');
  await expect(rowOf(page, 'Sevkiyat')).toBeVisible();
  let arrives: (() => void) | undefined;
  const typed = new Promise<void>((done) => (arrives = done));
  await page.route(/\/Palette-[^/]+\.js$/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('xsevkiyt');
  await page.keyboard.press('Backspace');
  arrives?.();
  await expect(fieldOf(page)).toHaveValue('xsevkiy');
  await page.keyboard.type('at');
  await expect(fieldOf(page)).toHaveValue('xsevkiyat');
  await page.keyboard.press('Escape');
  // The page behind has ticked nothing.
  await expect(page.locator('[aria-selected=true]')).toHaveCount(0);
});

test('a key pressed the moment its button is drawn is heard', async ({ page, locale }) => {
  await inNewCompany(page, locale);
  await page.addInitScript({
    content: `new MutationObserver((_, observer) => {
      if (!document.querySelector('[aria-keyshortcuts="Control+K"]')) return;
      observer.disconnect();
      const key = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', key));
    }).observe(document, { childList: true, subtree: true });`,
  });
  await page.goto('/envanter');
  await expect(fieldOf(page)).toBeFocused();
});

test('the keys open it once, close it, and leave a dialog alone', async ({ page, locale }) => {
  const { words, departments } = await inNewCompany(page, locale);
  await addActivity(page, departments[0], 'Sevkiyat');
  await page.goto('/envanter');
  const box = page.getByRole('button', { name: words.search.button, exact: true });
  await expect(box).toHaveAttribute('aria-keyshortcuts', 'Control+K');
  await box.focus();
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(paletteOf(page, words)).toBeHidden();
  await expect(box).toBeFocused();
  await page.keyboard.press('/');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(fieldOf(page)).toHaveValue('a/b');
  await page.keyboard.press('Escape');
  await expect(paletteOf(page, words)).toBeHidden();

  await page.goto('/tedarikciler/rehber');
  await page.getByRole('button', { name: words.supplierDirectory.add }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page).and(page.getByLabel(words.search.label))).toHaveCount(0);
  await expect(dialog).toHaveCount(1);
});

test('a representative finds no record of another department', async ({ page, locale }) => {
  const words = WORDS[await speak(page, locale)];
  const { company, departments } = await makeCompany('Depo', 'Satış');
  await signIn(page, await makePerson('yönetici', company));
  await addActivity(page, departments[0], 'Ortak sözcük depoda');
  await addActivity(page, departments[1], 'Ortak sözcük satışta');
  await page.context().clearCookies();
  await signIn(page, await makePerson('temsilci', company, departments[0] ?? ''));
  await page.goto('/envanter');
  await openPalette(page, words);
  await look(page, 'ortak sözcük');
  await expect(options(page)).toHaveText([/depoda/]);
  await look(page, words.shell.places.tables);
  await expect(option(page, words.shell.places.tables)).toHaveCount(0);
});

test('recent choices belong to one company', async ({ page, locale }) => {
  const words = WORDS[await speak(page, locale)];
  const first = await makeCompany('Depo');
  const second = await makeCompany('Satış');
  const companies = [first.company, second.company];
  await signIn(page, await addPerson({ role: 'danışman', companies }));
  await addActivity(page, first.departments[0], 'Sevkiyat kaydı');
  await page.goto('/envanter');
  await openPalette(page, words);
  await look(page, 'sevkiyat');
  await page.keyboard.press('Enter');
  await expect(drawerOf(page, words, 'Sevkiyat kaydı')).toBeVisible();

  await page.goto('/envanter');
  await openPalette(page, words);
  const recent = page.getByRole('group', { name: words.search.groups.recent });
  await expect(recent.getByRole('option')).toHaveText([/Sevkiyat kaydı/]);
  await page.keyboard.press('Escape');

  await pickCompany(page, first.name, second.name);
  await expect(companyButton(page, second.name)).toBeVisible();
  await openPalette(page, words);
  await expect(page.getByRole('group', { name: words.search.groups.screens })).toBeVisible();
  await expect(recent).toHaveCount(0);
  await look(page, 'sevkiyat');
  await expect(options(page)).toHaveCount(0);
});

test('opens in a new tab and keeps what was found', async ({ page, context, locale }) => {
  const { words, departments } = await inNewCompany(page, locale);
  await addActivity(page, departments[0], 'Sevkiyat kaydı');
  await page.goto('/envanter');
  await openPalette(page, words);
  await look(page, 'sevkiyat');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(drawerOf(await opened, words, 'Sevkiyat kaydı')).toBeVisible();
  await expect(options(page)).toHaveCount(1);
  await expect(page).toHaveURL('/envanter');
});
