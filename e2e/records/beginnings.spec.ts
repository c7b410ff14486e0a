import { expect } from '@playwright/test';
import { addActivity, button, fieldOf, openRecord, registered } from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import { administrator } from '../steps/registers.ts';
import { test } from '../test.ts';
import { anyOf } from '../steps/words.ts';

test('a record begins as a copy of another, unconfirmed and under its own name', async ({
  page,
  locale,
}) => {
  const { language, words, depot } = await administrator(page, locale);
  await addActivity(page, depot, 'Bordro');
  // A blank form that was left half done is no draft of the copy.
  await page.goto('/envanter/ekle');
  await fieldOf(page, language, 'surec_ismi').fill('Yarım kalan');
  await expect(page.getByText(words.form.draft.kept.split('{')[0] ?? '').first()).toBeVisible();
  await page.goto('/envanter/ekle');
  await expect(page.getByText(/^1 .*: /)).toBeVisible();
  await button(page, words.form.draft.resume).last().click();
  await page.goto('/veri-isleme');
  const drawer = await openRecord(page, words, 'Bordro');
  await drawer.getByRole('button', { name: words.records.drawer.menu }).click();
  await page.getByRole('menuitem', { name: words.records.row.duplicate }).click();
  const name = `Bordro ${words.form.copyMark}`;
  await expect(page.getByRole('dialog', { name: words.form.draft.title })).toHaveCount(0);
  await expect(fieldOf(page, language, 'surec_ismi')).toHaveValue(name);
  await expect(fieldOf(page, language, 'dosya_ismi')).toHaveValue('Eski dosya');
  await button(page, words.common.save).click();
  await expect(page).toHaveURL(/veri-isleme/);
  const copy = (await registered(page)).find((one) => one.surec_ismi === name);
  expect(copy).toMatchObject({ durum: false, saklama_suresi: 'ziyaretci_1' });
});

test('a name of the library fills what is empty, and gives it back', async ({ page, locale }) => {
  const { language, words } = await administrator(page, locale);
  const { library } = words.form;
  await page.goto('/envanter/ekle');
  const name = fieldOf(page, language, 'surec_ismi');
  const file = fieldOf(page, language, 'dosya_ismi');
  await file.fill('Bizim dosya');
  await name.fill('İş Başvurularının Alınması');
  // The list of proposals closes with the field, also when it comes late.
  await name.blur();
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByText(library.title)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: anyOf(library.fill_other) }).click();
  await expect(page.getByText(library.check)).toBeVisible();
  await expect(file).toHaveValue('Bizim dosya');
  await expect(fieldOf(page, language, 'gerceklestirme_amaci')).not.toHaveValue('');
  await button(page, words.common.undo).click();
  await expect(fieldOf(page, language, 'gerceklestirme_amaci')).toHaveValue('');
  await expect(file).toHaveValue('Bizim dosya');
});
