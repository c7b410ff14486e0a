import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { processingActivities } from '@emanet/contract/processing-activities';
import { addActivity, button, changeActivity, registered, rowOf } from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import { addPerson, makeCompany, makePerson, signIn, speak } from '../steps/people.ts';
import { addRecord, administrator } from '../steps/registers.ts';
import { goByMenu, isPhone } from '../steps/shell.ts';
import { fill, WORDS } from '../steps/words.ts';
import { test } from '../test.ts';

test('the overview stands in the menu and counts what its links open @phone', async ({
  page,
  locale,
}) => {
  const { words, depot } = await administrator(page, locale);
  for (const name of ['Bordro', 'Kargo']) await addActivity(page, depot, name);
  // One with several warnings is still one record.
  await addRecord(page, processingActivities.add, depot, {
    surec_ismi: 'Dayanaksız',
    islenen_kisisel_veriler: ['kan_grubu'],
  });
  const warnings = (await registered(page)).map((one) => one.uyarilar.length);
  expect(Math.max(...warnings)).toBeGreaterThan(1);
  await page.goto('/denetim');
  await goByMenu(page, words, 'inventory', 'inventoryOverview');
  await expect(page).toHaveURL(/\/envanter$/);
  const figure = page.locator('tbody [data-figure="warnings"] a').first();
  const counted = Number((await figure.textContent())?.match(/\d+/)?.[0]);
  await figure.click();
  await expect(page.locator('[data-row]')).toHaveCount(counted);
});

test('the search knows companies, legal bases, what is dark, and a typing error', async ({
  page,
  locale,
}) => {
  const language = await speak(page, locale);
  const words = WORDS[language];
  const first = await makeCompany('Depo');
  const second = await makeCompany('Depo');
  const companies = [first.company, second.company];
  await signIn(page, await addPerson({ role: 'danışman', companies }));
  await addActivity(page, first.departments[0], 'Sağlık Muayenesi');
  await page.goto('/veri-isleme');
  await expect(rowOf(page, 'Sağlık Muayenesi')).toBeVisible();
  const field = page.getByRole('combobox', { name: words.search.label });
  const offered = async (q: string) => {
    // The one before has to be gone: its keys are still its own while it closes.
    await expect(field).toBeHidden();
    await page.keyboard.press('Control+k');
    await field.fill(q);
    return page.getByRole('option');
  };
  await expect((await offered('sağlk muayenesi')).first()).toContainText('Sağlık Muayenesi');
  await page.keyboard.press('Escape');
  await expect((await offered('verbis')).first()).toContainText(words.shell.places.verbis);
  await page.keyboard.press('Escape');
  await expect((await offered(second.name)).first()).toContainText(second.name);
  await page.keyboard.press('Escape');
  await expect((await offered('5/2-f')).first()).toContainText(/5\/2-f|5\(2\)\(f\)/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/isleme_sarti=/);
  await offered(language === 'tr' ? 'karanlık' : 'night');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('what a deletion that is undone leaves: nothing new, and the same place', async ({
  page,
  browser,
  locale,
}) => {
  const language = await speak(page, locale);
  const words = WORDS[language];
  const { company, departments } = await makeCompany('Depo');
  const email = await makePerson('yönetici', company);
  await signIn(page, email);
  const colleague = await browser.newContext();
  const other = await colleague.newPage();
  await speak(other, locale);
  await signIn(other, await makePerson('yönetici', company));
  for (const name of ['Eski', 'Yeni']) await addActivity(page, departments[0], name);

  await page.goto('/veri-isleme');
  await expect(page.locator('[data-row]').first()).toContainText('Yeni');
  await rowOf(page, 'Eski').getByText('Eski', { exact: true }).click();
  await page.getByRole('button', { name: words.records.drawer.menu }).click();
  await page.getByRole('menuitem', { name: words.records.drawer.delete }).click();
  await page.getByRole('button', { name: words.common.delete }).click();
  await expect(rowOf(page, 'Eski')).toHaveCount(0);
  await button(page, words.common.undo).click();
  await expect(rowOf(page, 'Eski')).toBeVisible();
  await expect(page.locator('[data-row]').first()).toContainText('Yeni');

  await other.goto('/veri-isleme');
  // The one entry of its making.
  await expect(rowOf(other, 'Eski')).toContainText(fill(words.ui.unread_one, { count: 1 }));
  await colleague.close();
});

test('a session that ended by itself asks for no address again', async ({ page, locale }) => {
  const language = await speak(page, locale);
  const words = WORDS[language];
  const { company } = await makeCompany('Depo');
  const email = await makePerson('yönetici', company);
  await signIn(page, email);
  await page.goto('/veri-isleme');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/login?error=invalid_token');
  await expect(page.getByLabel(words.login.email)).toHaveValue(email);
  await expect(page.getByText(words.login.workKept)).toBeVisible();
  await expectAccessible(page);
});

test('a success takes the error before it away', async ({ page, locale }) => {
  const { words, depot } = await administrator(page, locale);
  await addActivity(page, depot, 'Bordro');
  await page.goto('/veri-isleme');
  await rowOf(page, 'Bordro').getByText('Bordro', { exact: true }).click();
  const remove = async () => {
    await page.getByRole('button', { name: words.records.drawer.menu }).click();
    await page.getByRole('menuitem', { name: words.records.drawer.delete }).click();
    await page.getByRole('button', { name: words.common.delete }).click();
  };
  const toasts = page.getByRole('alert');
  await page.route('**/api/veriharita/delete/*', (route) => route.fulfill({ status: 503 }));
  await remove();
  await expect(toasts).toHaveCount(1);
  const failure = (await toasts.textContent()) ?? '';
  await page.unroute('**/api/veriharita/delete/*');
  await remove();
  await expect(rowOf(page, 'Bordro')).toHaveCount(0);
  await expect(button(page, words.common.undo)).toBeVisible();
  await expect(page.getByText(failure)).toHaveCount(0);
});

test('the box of a group is half ticked while some of its rows are', async ({ page, locale }) => {
  const { words, depot } = await administrator(page, locale);
  for (const name of ['Arşiv', 'Bordro', 'Kargo']) await addActivity(page, depot, name);
  await page.goto('/veri-isleme?gruplu=1');
  const group = page.getByRole('checkbox', {
    name: fill(words.ui.table.selectGroup, { name: 'Depo' }),
  });
  const tick = (name: string) =>
    page.getByRole('checkbox', { name: fill(words.ui.table.select, { name }) }).click();
  await tick('Arşiv');
  await tick('Kargo');
  await expect(group).toBeChecked({ indeterminate: true });
  await tick('Bordro');
  await expect(group).toBeChecked();
  await group.click();
  await expect(group).not.toBeChecked();
  await expect(page.locator('[aria-selected=true]')).toHaveCount(0);
});

test('a record without a legal basis is of high risk until it has one', async ({
  page,
  locale,
}) => {
  const { words, depot } = await administrator(page, locale);
  await addRecord(page, processingActivities.add, depot, {
    surec_ismi: 'Dayanaksız',
    saklama_suresi: '1 yıl',
  });
  await page.goto('/veri-isleme');
  await expect(rowOf(page, 'Dayanaksız')).toContainText(words.ui.risk.Yüksek);
  const [record] = await registered(page);
  await changeActivity(page, record?.id, { isleme_sarti: ['k5_2_c_sozlesme'] });
  await page.reload();
  await expect(rowOf(page, 'Dayanaksız')).toContainText(words.ui.risk.Orta);
});

test('what cannot be loaded is not made up @phone', async ({ page, locale }) => {
  const { words } = await administrator(page, locale);
  await page.route('**/api/dokumanlar/arsiv*', (route) => route.fulfill({ status: 503 }));
  await page.goto('/dokumanlar');
  await expect(page.getByRole('heading', { name: words.documents.empty })).toBeVisible();
  if (isPhone(page)) await button(page, words.records.menu).click();
  await expect(
    page.getByRole(isPhone(page) ? 'menuitem' : 'link', { name: words.documents.archiveTitle }),
  ).toBeVisible();

  await page.route('**/api/files/limits', (route) => route.fulfill({ status: 503 }));
  await page.goto('/videolar');
  await expect(page.getByText(words.videos.resumes, { exact: true })).toBeVisible();
});

/** Links and buttons in the page's own part that a finger can hardly hit. */
const smallTargets = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('a, button')]
      // A link that lies over its whole row is as large as that.
      .filter((one) => getComputedStyle(one, '::after').position !== 'absolute')
      .map((one) => ({ box: one.getBoundingClientRect(), text: one.textContent }))
      .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 24)
      .map(({ text }) => text),
  );

test('a finger hits everything on the overview, and every tab of the tables is in sight @phone', async ({
  page,
  locale,
}) => {
  const { words, depot } = await administrator(page, locale);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ['Bordro', 'Kargo']) await addActivity(page, depot, name);
  await page.goto('/envanter');
  await expect(page.locator('tbody [data-figure="warnings"] a').first()).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);

  await page.goto('/tablolar');
  const { views } = words.tables;
  for (const name of Object.values(views))
    await expect(page.getByText(name, { exact: true }).first()).toBeInViewport({ ratio: 1 });

  await page.goto('/videolar');
  const settings = page.getByRole('main').locator('a[href="/farkindalik-egitimi/ayarlar"]');
  await expect(settings).toBeVisible();
  const end = () => settings.evaluate((one) => one.getBoundingClientRect().right);
  await expect.poll(end).toBeLessThanOrEqual(390);
});

test('the first load of a list asks for few things', async ({ page, locale }) => {
  const { depot } = await administrator(page, locale);
  await addActivity(page, depot, 'Bordro');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/veri-isleme');
  await expect(rowOf(page, 'Bordro')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(40);
});
