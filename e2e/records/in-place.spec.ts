import { expect } from '@playwright/test';
import { processingActivities } from '@emanet/contract/processing-activities';
import { fieldLabel } from '@emanet/contract/records/labels';
import {
  addActivity,
  button,
  drawerOf,
  openRecord,
  registered,
  rowOf,
  tickAll,
} from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import { makeCompany, makePerson, signIn, speak } from '../steps/people.ts';
import { addRecords, administrator } from '../steps/registers.ts';
import { isPhone } from '../steps/shell.ts';
import { test } from '../test.ts';
import { fill, WORDS } from '../steps/words.ts';

const NOUN = 'processingActivities';

test('a field is changed in its row and in the drawer, and taken back', async ({
  page,
  locale,
}) => {
  const language = await speak(page, locale);
  const words = WORDS[language];
  const { inPlace } = words.records;
  const { company, departments } = await makeCompany('Depo', 'Satış');
  await signIn(page, await makePerson('yönetici', company));
  await addActivity(page, departments[0], 'Sevkiyat kaydı');
  await page.goto('/veri-isleme?gorunum=saklama');
  const row = rowOf(page, 'Sevkiyat kaydı');
  const department = fieldLabel(NOUN, 'department_id', language);
  const edit = (field: string) => fill(inPlace.edit, { field });

  await row.focus();
  await page.keyboard.press('Tab');
  await expect(row.getByRole('button', { name: edit(department) })).toBeFocused();
  await page.keyboard.press('Enter');
  const editor = page.getByRole('dialog', { name: department });
  await expect(editor.locator('input:focus')).toHaveValue('Depo');
  await page.keyboard.type('satı');
  await page.keyboard.press('Enter');
  await expect(editor.getByText(inPlace.handsOver)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(editor).toBeHidden();
  await expect(row.locator('[data-column="department_id"]')).toContainText('Satış');
  await button(page, words.common.undo).click();
  await expect(row.locator('[data-column="department_id"]')).toContainText('Depo');

  const drawer = await openRecord(page, words, 'Sevkiyat kaydı');
  const file = fieldLabel(NOUN, 'dosya_ismi', language);
  await drawer.getByText('Eski dosya').hover();
  await drawer.getByRole('button', { name: edit(file) }).click();
  await page.getByRole('dialog', { name: file }).getByLabel(file).fill('Yeni dosya');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Yeni dosya')).toBeVisible();

  await page.route('**/bulk-update', (route) => route.abort());
  await drawer.getByText('Yeni dosya').hover();
  await drawer.getByRole('button', { name: edit(file) }).click();
  await page.getByRole('dialog', { name: file }).getByLabel(file).fill('En yeni dosya');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText(words.common.notSaved)).toBeVisible();
  await page.unroute('**/bulk-update');
  await button(page, words.common.retry).click();
  await expect(drawer.getByText('En yeni dosya')).toBeVisible();
});

test('a change that is not saved yet holds the tab', async ({ page, locale }) => {
  const { words, language, depot } = await administrator(page, locale);
  const id = await addActivity(page, depot, 'Sevkiyat kaydı');
  await page.goto(`/veri-isleme?kayit=${id}`);
  const drawer = drawerOf(page, words, 'Sevkiyat kaydı');
  const file = fieldLabel(NOUN, 'dosya_ismi', language);
  const held = Promise.withResolvers<void>();
  await page.route('**/bulk-update', async (route) => {
    await held.promise;
    await route.continue();
  });
  await drawer.getByText('Eski dosya').hover();
  await drawer
    .getByRole('button', { name: fill(words.records.inPlace.edit, { field: file }) })
    .click();
  await page.getByRole('dialog', { name: file }).getByLabel(file).fill('Yeni dosya');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Yeni dosya')).toBeVisible();

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  const saved = page.waitForResponse('**/bulk-update');
  held.resolve();
  await saved;
  await expect(button(page, words.common.undo)).toBeVisible();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

test('twenty records are confirmed in three clicks @phone', async ({ page, locale }) => {
  const language = await speak(page, locale);
  const words = WORDS[language];
  const { company, departments } = await makeCompany('Depo');
  await signIn(page, await makePerson('yönetici', company));
  await addRecords(page, processingActivities.add, departments[0], 20, (n) => ({
    surec_ismi: `Faaliyet ${n}`,
  }));
  await page.goto('/veri-isleme');
  const { bulk, inPlace } = words.records;
  await tickAll(page, words);
  await button(page, isPhone(page) ? words.common.confirm : inPlace.confirm).click();
  await button(page, fill(bulk.save_other, { count: 20 })).click();
  await expect(button(page, words.common.undo)).toBeVisible();
  expect((await registered(page)).filter((one) => one['durum'] === true)).toHaveLength(20);
  await button(page, words.common.undo).click();
  await expect(page.getByText(fill(bulk.undone_other, { count: 20 }))).toBeVisible();
  expect((await registered(page)).filter((one) => one['durum'] === true)).toHaveLength(0);
});

test('a double click edits, and the row stays where it stood', async ({ page, locale }) => {
  const language = await speak(page, locale);
  const words = WORDS[language];
  const { company, departments } = await makeCompany('Depo');
  await signIn(page, await makePerson('yönetici', company));
  for (const name of ['Birinci kayıt', 'İkinci kayıt', 'Üçüncü kayıt'])
    await addActivity(page, departments[0], name);
  await page.goto('/veri-isleme?gorunum=saklama');
  const rows = page.locator('[data-row]');
  const names = ['Üçüncü kayıt', 'İkinci kayıt', 'Birinci kayıt'].map((name) => new RegExp(name));
  await expect(rows).toHaveText(names);

  const file = fieldLabel(NOUN, 'dosya_ismi', language);
  const cell = rowOf(page, 'Birinci kayıt').locator('[data-column="dosya_ismi"]');
  await cell.dblclick();
  await page.getByRole('dialog', { name: file }).getByLabel(file).fill('Yeni dosya');
  await page.keyboard.press('Enter');
  await expect(cell).toContainText('Yeni dosya');
  await expect(rows).toHaveText(names);
  await expect(page).not.toHaveURL(/kayit=/);

  // One click still opens the record.
  await cell.click();
  await expect(drawerOf(page, words, 'Birinci kayıt')).toBeVisible();
});
