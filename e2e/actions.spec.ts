import { expect } from '@playwright/test';
import { actions as calls } from '@emanet/contract/actions';
import { addActivity, openRecord } from './steps/activities.ts';
import { expectAccessibleInBoth } from './steps/axe.ts';
import { makeCompany, makePerson, signIn, speak } from './steps/people.ts';
import { addRecord, administrator } from './steps/registers.ts';
import { isPhone } from './steps/shell.ts';
import {
  downloaded,
  expectCounts,
  exported,
  detailOf,
  openImport,
  sendName,
  upload,
  workbook,
} from './steps/sheets.ts';
import { test } from './test.ts';
import { anyOf, fill, languageOf, WORDS } from './steps/words.ts';

test('an action is opened from the library, moved, closed, archived and brought back @phone', async ({
  page,
  locale,
}) => {
  const { company } = await makeCompany('Hukuk ve Uyum');
  await signIn(page, await makePerson('yönetici', company));
  const words = WORDS[await speak(page, locale)];
  const { actions, ui } = words;
  const ready = languageOf(locale) === 'tr' ? 'kvkk komite' : 'protection committee';
  await page.goto('/aksiyonlar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(actions.title);
  await expect(page.getByText(actions.emptyTitle)).toBeVisible();
  await expectAccessibleInBoth(page);

  await page.getByRole('button', { name: actions.add }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox').first().fill(ready);
  await page.getByRole('option').first().click();
  await expect(form.getByLabel(actions.fields.aksiyon_aciklamasi)).not.toBeEmpty();
  await form.getByRole('combobox', { name: actions.fields.department_id }).click();
  await page.getByRole('option', { name: 'Hukuk ve Uyum' }).click();
  await expectAccessibleInBoth(page);
  await form.getByRole('button', { name: words.common.save }).click();

  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(words.changeLog.other.added)).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');

  const columnOf = (risk: string) => page.getByRole('region', { name: risk, exact: true });
  const card = page.locator('[data-action-card]');
  await expect(columnOf(ui.risk.Orta).locator('[data-action-card]')).toHaveCount(1);
  const menuOf = page.getByRole('button', { name: anyOf(ui.table.menu) });
  if (isPhone(page)) {
    await menuOf.click();
    const move = fill(actions.moveTo, { column: ui.risk.Yüksek });
    await page.getByRole('menuitem', { name: move }).click();
  } else {
    await card.focus();
    await page.keyboard.press('Shift+ArrowLeft');
  }
  await expect(columnOf(ui.risk.Yüksek).locator('[data-action-card]')).toHaveCount(1);
  if (isPhone(page)) {
    await menuOf.click();
    await page.getByRole('menuitem', { name: actions.complete }).click();
  } else await card.dragTo(columnOf(ui.risk.Tamamlanmış));
  await expect(columnOf(ui.risk.Tamamlanmış).locator('[data-action-card]')).toHaveCount(1);
  await expect(page.getByText(/0 açık, 1|0 open, 1/)).toBeVisible();

  if (isPhone(page)) {
    await page.getByRole('button', { name: words.records.menu }).click();
    await page.getByRole('menuitemradio', { name: actions.faces.liste }).click();
  } else await page.getByText(actions.faces.liste, { exact: true }).click();
  await expect(page).toHaveURL(/gorunum=liste/);
  const [, row] = await exported(page, words);
  expect(row).toContain('Hukuk ve Uyum');
  await expectAccessibleInBoth(page);
  // A narrow row opens the drawer, whose menu has the same acts.
  if (isPhone(page)) await page.locator('[data-row]').click();
  await menuOf.click();
  const saved = page.waitForResponse('**/update-arsiv/**');
  await page.getByRole('menuitem', { name: ui.archive.archive }).click();
  await expect(page.getByText(actions.emptyTitle)).toBeVisible();
  // It is shown before it is saved.
  await saved;

  await page.goto('/aksiyon-arsiv');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(actions.archiveTitle);
  await expectAccessibleInBoth(page);
  if (isPhone(page)) await page.locator('[data-row]').click();
  await menuOf.click();
  await page.getByRole('menuitem', { name: ui.archive.unarchive }).click();
  await expect(page.getByText(ui.archive.empty)).toBeVisible();
});

test('a representative completes an action of the own department and changes nothing else', async ({
  page,
  browser,
}) => {
  const { company, departments } = await makeCompany('Satış');
  const context = await browser.newContext();
  const manager = await context.newPage();
  await signIn(manager, await makePerson('yönetici', company));
  await manager.goto('/aksiyonlar?ekle=Düşük&ad=Masaları+topla');
  const form = manager.getByRole('dialog');
  await form.getByRole('combobox').nth(2).click();
  await manager.getByRole('option', { name: 'Satış' }).click();
  await form.getByRole('button', { name: /Kaydet|Save/ }).click();
  await expect(manager.getByText(/Aksiyon eklendi|was added/)).toBeVisible();
  await context.close();

  await signIn(page, await makePerson('temsilci', company, ...departments));
  const words = WORDS[await speak(page, 'tr')];
  await page.goto('/aksiyonlar');
  await expect(page.getByRole('button', { name: words.actions.add })).toHaveCount(0);
  await page.getByRole('button', { name: 'Masaları topla', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.actions.complete }).click();
  await expect(page.getByText(/“Masaları topla” tamamlandı/)).toBeVisible();
});

test('an action opened from a record takes a file along and leads back to the record', async ({
  page,
  locale,
}) => {
  const { words, depot } = await administrator(page, locale);
  const { actions, records, form: said } = words;
  await addActivity(page, depot, 'Sevkiyat kaydı');
  await page.goto('/veri-isleme');
  const drawer = await openRecord(page, words, 'Sevkiyat kaydı');
  await drawer.getByRole('tab', { name: words.actions.title }).click();
  await expect(drawer.getByText(records.actions.empty)).toBeVisible();
  await expectAccessibleInBoth(page);
  await drawer.getByRole('link', { name: said.openAction }).click();

  const form = page.getByRole('dialog', { name: actions.add });
  await expect(form).toContainText('Sevkiyat kaydı');
  await form.getByRole('combobox').first().fill('Sevkiyat metnini yenile');
  const content = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  await form.locator('input[type=file]').setInputFiles({
    name: 'taslak.pdf',
    mimeType: 'application/pdf',
    buffer: content,
  });
  await expect(form.getByText('taslak.pdf')).toBeVisible();
  await expectAccessibleInBoth(page);
  await form.getByRole('button', { name: words.common.save }).click();

  const opened = page.getByRole('dialog', { name: 'Sevkiyat metnini yenile' });
  await expect(opened.getByRole('link', { name: 'taslak.pdf' })).toBeVisible();
  await opened.getByRole('link', { name: 'Sevkiyat kaydı' }).click();
  const back = page.getByRole('dialog', { name: /Sevkiyat kaydı/ });
  await back.getByRole('tab', { name: words.actions.title }).click();
  await expect(back.getByRole('link', { name: 'Sevkiyat metnini yenile' })).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('actions go out as a sheet, are changed there and come in again', async ({ page, locale }) => {
  const { words, depot } = await administrator(page, locale);
  await addRecord(page, calls.add, depot, { aksiyon_ismi: 'Dolap kilidi', risk: 'Düşük' });
  await openImport(page, words, '/aksiyonlar?gorunum=liste');
  await expectAccessibleInBoth(page);
  const sheet = await downloaded(page, words.import.how.exportGet);
  const [head = [], row = []] = sheet;
  row[head.indexOf(words.actions.fields.risk)] = words.ui.risk.Yüksek;
  const added = head.map(() => null as string | null);
  added[head.indexOf(words.actions.fields.aksiyon_ismi)] = 'Arşiv anahtarı';
  await upload(page, await workbook([...sheet, added]));
  await expectCounts(page, words, { eklenecek: 0, degisecek: 1, ayni: 0, reddedilecek: 1 });
  await expect(detailOf(page, 2)).toContainText(words.ui.risk.Yüksek);
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: sendName(words, 1) }).click();
  await page.getByRole('link', { name: words.common.toList }).click();
  const high = page.getByRole('region', { name: words.ui.risk.Yüksek, exact: true });
  await expect(high.getByText('Dolap kilidi')).toBeVisible();
});

test('one key finishes an action, and the same key opens it again', async ({ page, locale }) => {
  const { words, depot } = await administrator(page, locale);
  const name = 'Kilitleri yenile';
  await addRecord(page, calls.add, depot, { aksiyon_ismi: name, risk: 'Orta' });
  await page.goto('/aksiyonlar?gorunum=liste');
  const row = page.locator('[data-row]', { hasText: name });
  await row.focus();
  await page.keyboard.press('c');
  await expect(page.getByText(fill(words.actions.completed, { name }))).toBeVisible();
  await row.focus();
  await page.keyboard.press('c');
  await expect(page.getByText(fill(words.actions.reopened, { name }))).toBeVisible();

  // The board, with which the actions open, hears it as well.
  await page.goto('/aksiyonlar');
  const card = page.locator('[data-action-card]', { hasText: name });
  await card.focus();
  await page.keyboard.press('c');
  const done = page.getByRole('region', { name: words.ui.risk.Tamamlanmış, exact: true });
  await expect(done.locator('[data-action-card]')).toHaveText([name]);
  await expect(card).toBeFocused();
});
