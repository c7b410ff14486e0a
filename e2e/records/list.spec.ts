import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { processingActivities } from '@emanet/contract/processing-activities';
import { fieldLabel } from '@emanet/contract/records/labels';
import { addActivity, button, registered, rowOf, tickAll } from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import { addRecord, administrator } from '../steps/registers.ts';
import { chosen } from '../steps/sheets.ts';
import { isPhone } from '../steps/shell.ts';
import { test } from '../test.ts';
import type { Words } from '../steps/words.ts';
import { fill } from '../steps/words.ts';

/** Ticks a row: by its box, or by a touch once a phone's menu says that touches tick. */
const tick = (page: Page, words: Words, name: string) =>
  isPhone(page)
    ? page.getByRole('checkbox', { name }).click()
    : page.getByRole('checkbox', { name: fill(words.ui.table.select, { name }) }).click();

test('rows are ticked, leave as a file and are deleted together @phone', async ({
  page,
  locale,
}) => {
  const { words, depot } = await administrator(page, locale);
  const names = ['Bordro', 'İşe alım', 'Kargo'];
  for (const name of names) await addActivity(page, depot, name);
  await page.goto('/veri-isleme');
  const { menu, removal } = words.records;
  const selection = { ...words.ui.selection, ...words.records.selection };
  await expect(rowOf(page, 'Kargo')).toBeVisible();
  if (isPhone(page)) {
    await button(page, menu).click();
    await page.getByRole('menuitem', { name: selection.pick }).click();
    await expect(button(page, words.common.delete)).toBeDisabled();
  }
  await tick(page, words, 'Bordro');
  await tick(page, words, 'Kargo');
  const bar = page.getByRole('toolbar', { name: selection.label });
  await expect(bar.getByText(fill(selection.count_other, { count: 2 }))).toBeVisible();
  await expectAccessible(page);

  const sheet = await chosen(page, isPhone(page) ? words.common.export : selection.export);
  expect(sheet).toHaveLength(3);
  expect(sheet.flat()).toContain('Kargo');
  expect(sheet.flat()).not.toContain('İşe alım');

  await button(page, isPhone(page) ? words.common.delete : selection.delete).click();
  const asked = page.getByRole('dialog', { name: fill(removal.title_other, { count: 2 }) });
  await asked.getByRole('button', { name: words.common.delete }).click();
  await expect(rowOf(page, 'Bordro')).toHaveCount(0);
  await expect
    .poll(async () => (await registered(page)).map((one) => one.surec_ismi))
    .toEqual(['İşe alım']);
  await expect(bar).toBeHidden();
  await button(page, words.common.undo).click();
  await expect(rowOf(page, 'Kargo')).toBeVisible();
  await expect(rowOf(page, 'Bordro')).toBeVisible();

  // Everything at once, and out of it again: the focus is where one goes on from.
  await tickAll(page, words);
  await expect(bar.getByText(fill(selection.count_other, { count: 3 }))).toBeVisible();
  await button(page, words.common.clearSelection).click();
  await expect(bar).toBeHidden();
  await expect(page.locator('[data-row]:focus')).toHaveCount(1);
});

test('the keys of a row open it, tick it and show what can be done with it', async ({
  page,
  locale,
}) => {
  const { words, depot } = await administrator(page, locale);
  for (const name of ['Bordro', 'İşe alım']) await addActivity(page, depot, name);
  await page.goto('/veri-isleme');
  const first = page.locator('[data-row]').first();
  await expect(first).toBeVisible();

  await first.focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: words.common.open })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();

  await first.focus();
  await page.keyboard.press('x');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('x');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
});

test('a row keeps the focus while an act on ticked rows is still being fetched', async ({
  page,
  locale,
}) => {
  const { depot } = await administrator(page, locale);
  await addActivity(page, depot, 'Bordro');
  const fetched = Promise.withResolvers<undefined>();
  await page.route('**/assets/CopyButton-*.js', async (route) => {
    await fetched.promise;
    await route.continue();
  });
  await page.goto('/veri-isleme');
  const row = page.locator('[data-row]').first();
  await row.focus();
  await page.keyboard.press('x');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(row).toBeFocused();
  fetched.resolve(undefined);
  await page.keyboard.press('x');
  await expect(row).toHaveAttribute('aria-selected', 'false');
});

test('a filter opens on its search, and Enter takes the best choice', async ({ page, locale }) => {
  const { words, depot } = await administrator(page, locale);
  await addActivity(page, depot, 'Kargo');
  await page.goto('/veri-isleme');
  const { risk } = words.records.filters;
  await page.getByRole('button', { name: risk, exact: true, expanded: false }).click();
  await expect(page.getByRole('textbox', { name: words.ui.filters.find })).toBeFocused();
  await page.keyboard.type(words.ui.risk.Orta.slice(0, 3));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: words.ui.risk.Orta })).toBeChecked();
  await expect(page).toHaveURL(/risk=Orta/);
});

test('a search ranks names first, marks its words and says where it found them', async ({
  page,
  locale,
}) => {
  const { depot, language, words } = await administrator(page, locale);
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('em-found') ?? [])].map(String));
  const add = (values: object) => addRecord(page, processingActivities.add, depot, values);
  await add({ surec_ismi: 'Sayım kargosu' });
  await add({ surec_ismi: 'Kargo teslimi' });
  await add({ surec_ismi: 'Arşiv', faaliyet_aciklamasi: 'Belgeler yılda iki kez KARGO ile gider' });
  await page.goto('/veri-isleme');
  await expect(page.locator('[data-row]')).toHaveCount(3);
  await page.getByRole('searchbox', { name: words.records.search.label }).fill('kargo');
  await expect(page.locator('[data-row]')).toHaveText([/Kargo teslimi/, /Sayım kargosu/, /Arşiv/]);
  const field = fieldLabel('processingActivities', 'faaliyet_aciklamasi', language);
  await expect(rowOf(page, 'Arşiv')).toContainText(field);
  await expect.poll(marked).toEqual(['Kargo', 'kargo', 'KARGO']);
  await expectAccessible(page);
  // A chosen order stays.
  await page.goto('/veri-isleme?q=kargo&sirala=-surec_ismi');
  await expect(page.locator('[data-row]')).toHaveText([/Sayım kargosu/, /Kargo teslimi/, /Arşiv/]);
});
