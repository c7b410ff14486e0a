import { expect } from '@playwright/test';
import { assets } from '@emanet/contract/assets';
import { choiceOf } from '@emanet/contract/lookups';
import { warningText } from '@emanet/contract/records/labels';
import { button, drawerOf, rowOf } from './steps/activities.ts';
import { expectAccessible } from './steps/axe.ts';
import {
  administrator,
  answer,
  choose,
  deleteAndUndo,
  formOf,
  reopen,
  addRecord,
} from './steps/registers.ts';
import { expectOwnSheets } from './steps/sheets.ts';
import { test } from './test.ts';

const NAME = 'Bordro yazılımı';

test('an asset goes through the form, the list, the drawer and back @phone', async ({
  page,
  locale,
}) => {
  const { language, words } = await administrator(page, locale);
  const field = formOf(page, 'assets', language);
  const { emptyTitle, emptyAdd } = words.registers.assets;

  await page.goto('/varlik-listesi');
  await expect(page.getByRole('heading', { name: emptyTitle })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: emptyAdd }).click();

  await field('varlik_ismi').fill(NAME);
  const level = choiceOf('gizlilik_derecesi', 'cok_gizli')?.[language] ?? '';
  await choose(page, field('gizlilik_derecesi'), level);
  await answer(page, 'yedekleme_var_mi', words.records.no);
  const { title } = warningText('assets', 'yedek_yok', language);
  const warned = page.locator('#field-yedekleme_var_mi');
  await expect(warned).toContainText(title);
  // A warning stands under its field, in its column.
  const name = await page.locator('#field-varlik_ismi input').boundingBox();
  const warning = await warned.locator('[id$="-warnings"]').boundingBox();
  expect([warning?.x, warning?.width]).toEqual([name?.x, name?.width]);
  await expectAccessible(page);
  await button(page, words.common.save).click();

  const drawer = drawerOf(page, words, NAME);
  await expect(drawer).toContainText(title);
  await expect(drawer).toContainText(level);
  await reopen(page, words, NAME);
  await drawer.getByRole('link', { name: words.common.edit }).click();
  await answer(page, 'yedekleme_var_mi', words.records.yes);
  await button(page, words.common.saveChanges).click();
  await expect(drawer).toBeVisible();
  await expect(drawer).not.toContainText(title);
  await expect(rowOf(page, NAME)).toBeVisible();
  await deleteAndUndo(page, words, NAME);
});

test('its own sheets come back unchanged', async ({ page, locale }) => {
  const { language, depot } = await administrator(page, locale);
  await addRecord(page, assets.add, depot, { varlik_ismi: 'Işık sunucusu' });
  await expectOwnSheets(page, language, {
    noun: 'assets',
    list: '/varlik-listesi',
    fields: ['varlik_ismi', 'varlik_turu', 'veri_harita_id'],
  });
});
