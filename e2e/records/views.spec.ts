import { expect } from '@playwright/test';
import { fieldLabel } from '@emanet/contract/records/labels';
import { addActivity, button, rowOf } from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import { processingActivities } from '@emanet/contract/processing-activities';
import {
  addPerson,
  makeCompany,
  makePerson,
  otherBrowser,
  signIn,
  speak,
} from '../steps/people.ts';
import { addRecord } from '../steps/registers.ts';
import { isPhone } from '../steps/shell.ts';
import { fill, WORDS } from '../steps/words.ts';
import { test } from '../test.ts';

test('a view keeps filters and columns, and is shared with the company', async ({
  page,
  browser,
  locale,
}) => {
  const language = await speak(page, locale);
  const words = WORDS[language];
  const { saved } = words.records;
  const { company, departments } = await makeCompany('Depo', 'Satış');
  await signIn(page, await makePerson('yönetici', company));
  for (const [at, name] of ['Sevkiyat', 'Teklif'].entries())
    await addActivity(page, departments[at], name);
  await page.goto(`/veri-isleme?departman=${departments[0]}`);
  await expect(rowOf(page, 'Teklif')).toHaveCount(0);

  const file = fieldLabel('processingActivities', 'dosya_ismi', language);
  const { columns } = words.ui;
  await button(page, columns.choose).click();
  await page.getByLabel(columns.search).fill(file);
  await page.getByRole('checkbox', { name: file, exact: true }).check();
  const earlier = button(page, fill(columns.earlier, { name: file }));
  await expectAccessible(page);
  while (await earlier.isEnabled()) await earlier.click();
  await page.keyboard.press('Escape');
  const head = page.getByRole('columnheader');
  await expect(head.nth(1)).toHaveText(file);
  await head.nth(1).getByRole('button').focus();
  const before = (await head.nth(1).boundingBox())?.width ?? 0;
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await head.nth(1).boundingBox())?.width).toBeGreaterThan(before);

  await button(page, saved.title).click();
  await page.getByRole('textbox', { name: saved.name }).fill('Depo dosyaları');
  await page.getByRole('checkbox', { name: saved.shared }).check();
  await expectAccessible(page);
  await button(page, words.common.save).click();
  await expect(page.getByText(fill(saved.saved, { name: 'Depo dosyaları' }))).toBeVisible();

  const colleague = await otherBrowser(browser, locale, await makePerson('yönetici', company));
  await colleague.goto('/veri-isleme');
  await expect(rowOf(colleague, 'Teklif')).toBeVisible();
  await button(colleague, saved.title).click();
  await colleague.getByRole('button', { name: 'Depo dosyaları' }).first().click();
  await expect(rowOf(colleague, 'Teklif')).toHaveCount(0);
  await expect(colleague.getByRole('columnheader').nth(1)).toHaveText(file);
  await colleague.context().close();

  await button(page, fill(saved.delete, { name: 'Depo dosyaları' })).click();
  await expect(page.getByText(fill(saved.deleted, { name: 'Depo dosyaları' }))).toBeVisible();
  await button(page, words.common.undo).click();
  await button(page, saved.title).click();
  await expect(button(page, fill(saved.delete, { name: 'Depo dosyaları' }))).toBeVisible();
});

test('saved views stand as tabs over the list, a consultant’s in every company @phone', async ({
  page,
  locale,
}) => {
  const language = await speak(page, locale);
  const words = WORDS[language];
  const { saved } = words.records;
  const first = await makeCompany('Depo', 'Satış');
  const second = await makeCompany('DEPO');
  const third = await makeCompany('Arşiv');
  const companies = [first.company, second.company, third.company];
  await signIn(page, await addPerson({ role: 'danışman', companies }));
  for (const [at, name] of ['Sevkiyat', 'Teklif'].entries())
    await addActivity(page, first.departments[at], name);
  await addRecord(
    page,
    processingActivities.add,
    second.departments[0],
    { surec_ismi: 'Kargo' },
    second.company,
  );
  await addRecord(
    page,
    processingActivities.add,
    third.departments[0],
    { surec_ismi: 'Kayıt' },
    third.company,
  );
  await page.goto(`/veri-isleme?departman=${first.departments[0]}&risk=Orta`);
  if (isPhone(page)) await button(page, words.ui.filters.title).click();
  else await button(page, saved.title).click();
  await page.getByRole('textbox', { name: saved.name }).fill('Depodakiler');
  await page.getByRole('checkbox', { name: words.savedViews.forAll }).check();
  await expectAccessible(page);
  await button(page, words.common.save).click();
  await expect(page.getByText(fill(saved.saved, { name: 'Depodakiler' }))).toBeVisible();

  const tabs = page.getByRole('navigation', { name: saved.title });
  const tab = tabs.getByRole('button', { name: 'Depodakiler' });
  const all = tabs.getByRole('button', { name: words.savedViews.all });
  await page.goto('/veri-isleme');
  await expect(rowOf(page, 'Teklif')).toBeVisible();
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  await all.focus();
  await page.keyboard.press('Tab');
  await expect(tab).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Teklif')).toHaveCount(0);
  await expect(tab).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(new RegExp(`departman=${first.departments[0]}`));
  await expectAccessible(page);
  await all.click();
  await expect(rowOf(page, 'Teklif')).toBeVisible();

  // In the second company it means the department of that name, in the third there is none.
  await page.goto(`/veri-isleme?sirket=${second.company}`);
  await expect(rowOf(page, 'Kargo')).toBeVisible();
  await tab.click();
  await expect(page).toHaveURL(new RegExp(`departman=${second.departments[0]}`));
  await page.goto(`/veri-isleme?sirket=${third.company}`);
  await expect(rowOf(page, 'Kayıt')).toBeVisible();
  await tab.click();
  await expect(page.getByText(fill(words.savedViews.leftOut, { names: 'Depo' }))).toBeVisible();
  await expect(page).toHaveURL(/risk=Orta/);
  await expect(page).not.toHaveURL(/departman=/);
});

test('rows stand under their department', async ({ page, locale }) => {
  const language = await speak(page, locale);
  const words = WORDS[language];
  const { company, departments } = await makeCompany('Depo', 'Satış');
  await signIn(page, await makePerson('yönetici', company));
  for (const [at, name] of ['Sevkiyat', 'Teklif'].entries())
    await addActivity(page, departments[at], name);
  await page.goto('/veri-isleme');
  await button(page, words.ui.columns.choose).click();
  await page.getByRole('switch', { name: words.records.columns.grouped }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('rowheader', { name: /^Depo/ })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /^Satış/ })).toBeVisible();
  await expect(page).toHaveURL(/gruplu=1/);
});
