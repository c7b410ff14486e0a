import { fieldLabel } from '@emanet/contract/records/labels';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { expect } from '@playwright/test';
import { addActivity, button, registered, rowOf } from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import { makeCompany, makePerson, signIn, speak } from '../steps/people.ts';
import { administrator } from '../steps/registers.ts';
import { columnOf, downloaded, openImport, sendName, upload, workbook } from '../steps/sheets.ts';
import { fill, WORDS } from '../steps/words.ts';
import { test } from '../test.ts';

const LIST = '/veri-isleme';

test('an import shows its new records alone, and is undone as a whole', async ({
  page,
  locale,
}) => {
  const { language, words, depot } = await administrator(page, locale);
  const { done, how } = words.import;
  await addActivity(page, depot, 'Çağrı merkezi');
  await openImport(page, words, LIST);
  const sheet = await downloaded(page, how.exportGet);
  const at = (field: string) => columnOf(sheet, 'processingActivities', field, language);
  const row = (sheet[0] ?? []).map(() => null as string | null);
  row[at('surec_ismi')] = 'Sevkiyat kaydı';
  row[at('department_id')] = 'Depo';
  sheet.push(row);
  const old = sheet.find((one) => one.includes('Çağrı merkezi'));
  if (old) old[at('dosya_ismi')] = 'Yeni klasör';
  await upload(page, await workbook(sheet));
  await button(page, sendName(words, 2)).click();

  await page.getByRole('link', { name: done.show }).click();
  await expect(rowOf(page, 'Sevkiyat kaydı')).toBeVisible();
  await expect(rowOf(page, 'Çağrı merkezi')).toHaveCount(0);
  await expect(page).toHaveURL(/kayitlar=\d+/);

  await openImport(page, words, LIST);
  row[at('surec_ismi')] = 'Yanlış kayıt';
  await upload(page, await workbook([...sheet.slice(0, 1), row]));
  await button(page, sendName(words, 1)).click();
  await button(page, done.undo).click();
  await expect(
    page.getByRole('heading', { name: fill(done.undone_one, { count: 1 }) }),
  ).toBeVisible();
  await expectAccessible(page);
  const names = (await registered(page)).map((one) => one.surec_ismi);
  expect(names.toSorted()).toEqual(['Sevkiyat kaydı', 'Çağrı merkezi'].toSorted());
});

test('answers stay while cells change, and the check of a file is not put over the next one', async ({
  page,
  locale,
}) => {
  const { language, words } = await administrator(page, locale);
  const { asked, correct } = words.import;
  const heads = ['surec_ismi', 'department_id', 'imha_yontemi'].map((name) =>
    fieldLabel('processingActivities', name, language),
  );
  const rows = ['Belirsiz', 'BELİRSİZ', 'Bilinmez', 'Meçhul'].map((word) => [word, 'Depo', word]);
  await page.goto('/envanter/ice-aktar');
  await upload(page, await workbook([heads, ...rows]));
  const empty = (word: string) =>
    page.getByRole('checkbox', { name: `${word}: ${correct.clearAll}`, exact: true });
  const about = page.locator('details').filter({ hasText: asked.text });
  await expect(about).toContainText(fill(asked.title_other, { count: 3 }));
  await empty('Bilinmez').check();
  await empty('Belirsiz').check();
  await button(page, fill(asked.send_other, { count: 2 })).click();
  await expect(about).toContainText(fill(asked.title_one, { count: 1 }));

  // The answer about the first file is held back until the next one is on screen.
  const [asks, gate, gone] = [0, 0, 0].map(() => Promise.withResolvers<undefined>());
  let count = 0;
  await page.route('**/import/check**', async (route) => {
    if (++count > 1) return route.continue();
    const response = await route.fetch();
    asks?.resolve(undefined);
    await gate?.promise;
    await route.fulfill({ response }).catch(() => undefined);
    return gone?.resolve(undefined);
  });
  await empty('Meçhul').check();
  await button(page, fill(asked.send_one, { count: 1 })).click();
  await asks?.promise;
  await page.locator('input[type="file"]').setInputFiles({
    ...{ name: 'Sonraki.xlsx', mimeType: SHEET_TYPE },
    buffer: await workbook([heads, ['Sonraki', 'Depo', null]]),
  });
  await expect(button(page, sendName(words, 1))).toBeVisible();
  gate?.resolve(undefined);
  await gone?.promise;
  await page.evaluate(async () => (await fetch('/')).text());
  await expect(page.getByText('Sonraki.xlsx')).toBeVisible();
  await button(page, sendName(words, 1)).click();
  await expect(button(page, words.import.done.more)).toBeVisible();
  expect((await registered(page)).map((one) => one.surec_ismi)).toEqual(['Sonraki']);
});

test('a filter leaves out what is chosen, or finds what is empty', async ({ page, locale }) => {
  const language = await speak(page, locale);
  const words = WORDS[language];
  const { company, departments } = await makeCompany('Depo', 'Satış');
  await signIn(page, await makePerson('yönetici', company));
  for (const [at, name] of ['Sevkiyat', 'Teklif'].entries())
    await addActivity(page, departments[at], name);
  await page.goto(`${LIST}?departman=${departments[0]}`);
  await expect(rowOf(page, 'Teklif')).toHaveCount(0);
  const { filters } = words.records;
  await page
    .getByRole('button', { name: new RegExp(`^${filters.department} `) })
    .first()
    .click();
  await page.getByRole('switch', { name: words.ui.filters.not }).check({ force: true });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Teklif')).toBeVisible();
  await expect(rowOf(page, 'Sevkiyat')).toHaveCount(0);
  await expect(page).toHaveURL(/degil=departman/);
  await page.goto(`${LIST}?faaliyet_amaci=-`);
  await expect(page.locator('[data-row]')).toHaveCount(2);
  await page.goto(`${LIST}?isleme_sarti=-`);
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page.locator('[data-row]')).toHaveCount(0);
});
