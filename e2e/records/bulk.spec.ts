import { expect } from '@playwright/test';
import { processingActivities } from '@emanet/contract/processing-activities';
import { fieldLabel } from '@emanet/contract/records/labels';
import { button, registered, rowOf, tickAll } from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import { addRecord, administrator } from '../steps/registers.ts';
import { test } from '../test.ts';
import { fill } from '../steps/words.ts';

const OLD = '5 yıl';
const FILE = 'Özlük dosyası';

test('one field of many records is changed at once, and undone at once @phone', async ({
  page,
  locale,
}) => {
  const { language, words, depot } = await administrator(page, locale);
  for (const surec_ismi of ['Bordro', 'İşe alım', 'Kargo'])
    await addRecord(page, processingActivities.add, depot, {
      surec_ismi,
      dosya_ismi: surec_ismi === 'Kargo' ? FILE : surec_ismi === 'Bordro' ? OLD : null,
    });
  await page.goto('/veri-isleme?gorunum=saklama');
  await expect(rowOf(page, 'Kargo')).toBeVisible();
  const { bulk } = words.records;
  await tickAll(page, words);

  await button(page, bulk.open).click();
  const panel = page.getByRole('dialog', { name: bulk.open });
  const label = fieldLabel('processingActivities', 'dosya_ismi', language);
  // The first field has the focus, and its best match is taken by Enter.
  await expect(panel.getByRole('combobox', { name: words.common.field })).toBeFocused();
  await page.keyboard.type(label);
  await page.keyboard.press('Enter');
  await panel.getByLabel(words.changeLog.after).fill(FILE);
  await expect(panel.getByText(fill(bulk.had, { empty: 1, other: 1 }))).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: fill(bulk.save_other, { count: 2 }) }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByText(fill(bulk.done_other, { count: 2, field: label }))).toBeVisible();
  const files = async () => (await registered(page)).map((one) => one['dosya_ismi']).toSorted();
  expect(await files()).toEqual([FILE, FILE, FILE]);

  await button(page, words.common.undo).click();
  await expect(page.getByText(fill(bulk.undone_other, { count: 2 }))).toBeVisible();
  expect(await files()).toEqual([OLD, FILE, null].toSorted());
});

test('Enter over an open list takes its best match and saves nothing', async ({ page, locale }) => {
  const { language, words, depot } = await administrator(page, locale);
  const period = 'is_iliskisi_10';
  for (const surec_ismi of ['Bordro', 'Kargo'])
    await addRecord(page, processingActivities.add, depot, { surec_ismi, saklama_suresi: period });
  await page.goto('/veri-isleme?gorunum=saklama');
  await expect(rowOf(page, 'Kargo')).toBeVisible();
  const { bulk } = words.records;
  await tickAll(page, words);
  await button(page, bulk.open).click();
  const panel = page.getByRole('dialog', { name: bulk.open });
  await expect(panel.getByRole('combobox', { name: words.common.field })).toBeFocused();
  await page.keyboard.type(fieldLabel('processingActivities', 'saklama_suresi', language));
  await page.keyboard.press('Enter');
  const value = panel.getByRole('combobox', { name: words.changeLog.after });
  await value.click();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await expect(value).toHaveAttribute('aria-expanded', 'false');
  await value.fill('10 yıl');
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await expect(value).not.toHaveValue('10 yıl');

  // A bare period keeps the event from which the old one runs.
  await value.fill('2 yıl');
  await page.keyboard.press('Escape');
  const keeps = panel.getByRole('checkbox', { name: fill(bulk.keepEvents_other, { count: 2 }) });
  await expect(keeps).toBeChecked();
  await panel.getByRole('button', { name: fill(bulk.save_other, { count: 2 }) }).click();
  await expect(panel).toBeHidden();
  const periods = (await registered(page)).map((one) => one['saklama_suresi']);
  const kept = 'İş ilişkisinin sona ermesinden itibaren 2 yıl';
  expect(periods).toEqual([kept, kept]);
});
