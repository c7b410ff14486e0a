import { expect } from '@playwright/test';
import { publicTransfers } from '@emanet/contract/public-transfers';
import { choiceOf, lawOfBody } from '@emanet/contract/lookups';
import { button, drawerOf, rowOf } from './steps/activities.ts';
import { expectAccessible } from './steps/axe.ts';
import {
  administrator,
  choose,
  deleteAndUndo,
  formOf,
  reopen,
  addRecord,
} from './steps/registers.ts';
import { expectOwnSheets } from './steps/sheets.ts';
import { test } from './test.ts';

test('a public transfer goes through the form, the list, the drawer and back @phone', async ({
  page,
  locale,
}) => {
  const { language, words } = await administrator(page, locale);
  const field = formOf(page, 'publicTransfers', language);
  const { emptyTitle, emptyAdd } = words.registers.publicTransfers;
  const name = choiceOf('kurum_adi', 'sgk')?.[language] ?? '';

  await page.goto('/diger-aktarimlar');
  await expect(page.getByRole('heading', { name: emptyTitle })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: emptyAdd }).click();

  await choose(page, field('kurum_adi'), name);
  await expect(field('hukuki_dayanak')).toHaveValue(lawOfBody('sgk') ?? '');
  await expect(field('alici_grubu')).toHaveValue(
    choiceOf('alici_grubu', 'yetkili_kamu_kurumlari')?.[language] ?? '',
  );
  await expectAccessible(page);
  await button(page, words.common.save).click();

  const drawer = drawerOf(page, words, name);
  await expect(drawer).toContainText(lawOfBody('sgk') ?? '');
  await reopen(page, words, name);
  await drawer.getByRole('link', { name: words.common.edit }).click();
  await field('bildirim_suresi').fill('İşe girişten bir gün önce');
  await button(page, words.common.saveChanges).click();
  await expect(drawer).toContainText('İşe girişten bir gün önce');
  await expect(rowOf(page, name)).toBeVisible();
  await deleteAndUndo(page, words, name);
});

test('its own sheets come back unchanged', async ({ page, locale }) => {
  const { language, depot } = await administrator(page, locale);
  await addRecord(page, publicTransfers.add, depot, { kurum_adi: 'sgk' });
  await expectOwnSheets(page, language, {
    noun: 'publicTransfers',
    list: '/diger-aktarimlar',
    fields: ['kurum_adi', 'hukuki_dayanak'],
  });
});
