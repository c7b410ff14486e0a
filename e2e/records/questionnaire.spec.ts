import { expect } from '@playwright/test';
import { QUESTIONS } from '@emanet/contract/records/questionnaire';
import { addActivity, button, openRecord, rowOf } from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import { administrator } from '../steps/registers.ts';
import { isPhone } from '../steps/shell.ts';
import { downloaded, expectCounts, sendName, upload, workbook } from '../steps/sheets.ts';
import { test } from '../test.ts';

const LIST = '/veri-isleme';

test('a department answers ten questions, and its answers become drafts @everywhere', async ({
  page,
  locale,
}) => {
  const { words, language, depot } = await administrator(page, locale);
  await addActivity(page, depot, 'Işık ölçümü');
  await page.goto(LIST);
  await expect(rowOf(page, 'Işık ölçümü')).toBeVisible();
  if (isPhone(page)) {
    await button(page, words.records.menu).click();
    await page.getByRole('menuitem', { name: words.questionnaire.open }).click();
  } else await button(page, words.questionnaire.open).click();
  const dialog = page.getByRole('dialog', { name: words.questionnaire.title });
  await expect(dialog.locator('input:not([type="hidden"])')).toHaveValue('Depo');
  // Here a file is fetched and says so; a mail goes out by a way of its own.
  await expect(dialog).toHaveAccessibleName(/indir|download/i);
  await expect(dialog.getByRole('button', { name: /gönder|send/i })).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: words.questionnaire.mail })).toHaveAttribute(
    'href',
    /gonder=/,
  );
  await expectAccessible(page);
  const sheet = await downloaded(page, words.questionnaire.get);
  await expect(page.getByText(words.questionnaire.done)).toBeVisible();

  const [heads = []] = sheet;
  const answers: Readonly<Record<string, string>> = {
    surec_ismi: 'Kapı kaydı',
    faaliyet_aciklamasi: 'Gelen yazılır.',
    islenen_kisisel_veriler: 'Plaka kartonu',
  };
  expect(heads).toHaveLength(12);
  const blank = sheet.find((row) => row[0] === null && row[1] === null) ?? [];
  for (const { field, title } of QUESTIONS) {
    const at = heads.findIndex((head) => String(head).startsWith(title[language]));
    expect(at, field).toBeGreaterThan(0);
    if (answers[field] !== undefined) blank[at] = answers[field];
  }
  await page.getByRole('link', { name: words.questionnaire.import }).click();
  await upload(page, await workbook(sheet));
  await expectCounts(page, words, { eklenecek: 1, degisecek: 0, ayni: 1, reddedilecek: 0 });
  await button(page, sendName(words, 1)).click();
  await page.getByRole('link', { name: words.common.toList }).click();
  const drawer = await openRecord(page, words, 'Kapı kaydı');
  await expect(drawer).toContainText('Plaka kartonu');
});
