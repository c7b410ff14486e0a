import { expect } from '@playwright/test';
import { processingActivities } from '@emanet/contract/processing-activities';
import { button, openRecord, rowOf } from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import {
  addPerson,
  makeCompany,
  makePerson,
  otherBrowser,
  signIn,
  speak,
} from '../steps/people.ts';
import { addRecord } from '../steps/registers.ts';
import { test } from '../test.ts';
import { fill, WORDS } from '../steps/words.ts';

test('a consultant copies records into another company, where they are not confirmed', async ({
  page,
  browser,
  locale,
}) => {
  const language = await speak(page, locale);
  const words = WORDS[language];
  const { copyTo } = words;
  const first = await makeCompany('Depo', 'Satış');
  const second = await makeCompany('DEPO', 'Pazarlama');
  const companies = [first.company, second.company];
  await signIn(page, await addPerson({ role: 'danışman', companies }));
  for (const [at, surec_ismi] of ['Sevkiyat', 'Teklif'].entries())
    await addRecord(page, processingActivities.add, first.departments[at], {
      surec_ismi,
      durum: true,
      isleme_sarti: ['k5_2_c_sozlesme'],
      dosya_ismi: 'Gizli dosya',
    });
  await page.goto(`/veri-isleme?sirket=${first.company}`);
  await expect(rowOf(page, 'Teklif')).toBeVisible();
  await page.getByRole('checkbox', { name: words.ui.table.selectAll }).click();
  await button(page, copyTo.short).click();
  const dialog = page.getByRole('dialog', { name: fill(copyTo.title_other, { count: 2 }) });
  await expect(dialog).toContainText(first.name);
  // The only other company is chosen; its department of the same name needs no question.
  await expect(dialog.getByRole('combobox', { name: copyTo.company })).toHaveValue(second.name);
  const place = dialog.getByRole('combobox', { name: fill(copyTo.department, { name: 'Satış' }) });
  await expect(dialog.getByRole('combobox')).toHaveCount(2);
  const save = dialog.getByRole('button', { name: fill(copyTo.save_other, { count: 2 }) });
  await expect(save).toBeDisabled();
  await place.click();
  await page.getByRole('option', { name: 'Pazarlama' }).click();
  await expectAccessible(page);
  await save.click();
  const done = fill(copyTo.done_other, { count: 2, company: second.name });
  await expect(dialog.getByRole('status')).toHaveText(done);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.common.close, exact: true }).last().click();

  // Its row’s menu offers the same; a namesake is not made twice.
  await button(page, words.common.clearSelection).click();
  await button(page, fill(words.ui.table.menu, { name: 'Teklif' })).click();
  await page.getByRole('menuitem', { name: copyTo.open }).click();
  const one = page.getByRole('dialog', { name: copyTo.title_one });
  await one.getByRole('combobox', { name: fill(copyTo.department, { name: 'Satış' }) }).click();
  await page.getByRole('option', { name: 'Pazarlama' }).click();
  await one.getByRole('button', { name: copyTo.save_one, exact: true }).click();
  await expect(one).toContainText(fill(copyTo.known, { names: 'Teklif' }));
  await one.getByRole('button', { name: words.common.close, exact: true }).last().click();

  // So does the menu of its drawer.
  const drawer = await openRecord(page, words, 'Teklif');
  await drawer.getByRole('button', { name: words.records.drawer.menu }).click();
  await page.getByRole('menuitem', { name: copyTo.open }).click();
  await expect(one.getByRole('combobox', { name: copyTo.company })).toHaveValue(second.name);

  // There the log names the source to the consultant, not to the company’s own people.
  await page.goto(`/veri-isleme?sirket=${second.company}`);
  const copied = await openRecord(page, words, 'Teklif');
  await expect(copied).not.toContainText('Gizli dosya');
  await copied.getByRole('tab', { name: words.common.changes }).click();
  await expect(copied).toContainText(first.name);
  const own = await otherBrowser(browser, locale, await makePerson('yönetici', second.company));
  await own.goto('/veri-isleme');
  const theirs = await openRecord(own, words, 'Teklif');
  await theirs.getByRole('tab', { name: words.common.changes }).click();
  await expect(theirs.getByRole('listitem').first()).toBeVisible();
  await expect(theirs).not.toContainText(first.name);
  await theirs.getByRole('button', { name: words.common.close }).click();
  await button(own, fill(words.ui.table.menu, { name: 'Teklif' })).click();
  await expect(own.getByRole('menuitem', { name: words.common.edit })).toBeVisible();
  await expect(own.getByRole('menuitem', { name: copyTo.open })).toHaveCount(0);
  await own.context().close();
});
