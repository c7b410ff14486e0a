import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { assets } from '@emanet/contract/assets';
import { fieldLabel } from '@emanet/contract/records/labels';
import {
  addActivity,
  button,
  fieldOf,
  openRecord,
  registered,
  rowOf,
  tickAll,
} from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import { addRecord, administrator } from '../steps/registers.ts';
import { test } from '../test.ts';
import { fill } from '../steps/words.ts';

const SOFTWARE = 'Bordro yazılımı';
/** Called like no type of asset. */
const OWN = 'Kadıköy arşiv odası';
const NOUN = 'processingActivities';

/** Activities that an asset is linked with. */
async function linkedWith(page: Page, name: string) {
  const answer = assets.list.answers.parse(await (await page.request.get(assets.list.path)).json());
  return answer.data.find(({ varlik_ismi }) => varlik_ismi === name)?.veri_harita_id;
}

test('places of storage offer own assets first and link them', async ({ page, locale }) => {
  const { language, words, depot } = await administrator(page, locale);
  const { places } = words.form;
  await addRecord(page, assets.add, depot, { varlik_ismi: SOFTWARE, varlik_turu: 'erp' });
  const id = await addActivity(page, depot, 'Ücret ödemesi');
  const typesOf = async () => (await registered(page))[0]?.saklandigi_alan;

  await page.goto(`/envanter/guncelle/${id}?alan=saklandigi_alan`);
  const field = fieldOf(page, language, 'saklandigi_alan').first();
  await field.click();
  const first = page.getByRole('option').first();
  await expect(first).toContainText(SOFTWARE);
  await expect(page.getByText(places.title)).toBeVisible();
  await expectAccessible(page);
  await first.click();
  await expect(page.getByTitle(fill(places.joins, { name: SOFTWARE }))).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(fill(places.saved_one, { count: 1 }))).toBeVisible();
  await expect.poll(() => linkedWith(page, SOFTWARE)).toEqual([id]);
  expect(await typesOf()).toEqual(['erp']);

  await button(page, words.common.undo).click();
  await expect.poll(() => linkedWith(page, SOFTWARE)).toEqual([]);

  await page.goto('/veri-isleme?gorunum=saklama');
  const drawer = await openRecord(page, words, 'Ücret ödemesi');
  const label = fieldLabel(NOUN, 'saklandigi_alan', language);
  const edit = drawer.getByRole('button', {
    name: fill(words.records.inPlace.edit, { field: label }),
  });
  await drawer.getByText(label, { exact: true }).hover();
  await edit.click();
  const editor = page.getByRole('dialog', { name: label });
  await editor.locator('input').first().click();
  await page.locator('[data-code^="varlik:"]').filter({ hasText: SOFTWARE }).click();
  await page.keyboard.press('Escape');
  // The open list has a button of that name too until it has closed.
  await editor.getByRole('button', { name: words.common.save, exact: true }).click();
  await expect.poll(() => linkedWith(page, SOFTWARE)).toEqual([id]);
  expect(await typesOf()).toEqual(['erp']);
});

test('a bulk edit of places offers types, and says where assets are linked', async ({
  page,
  locale,
}) => {
  const { language, words, depot } = await administrator(page, locale);
  await addRecord(page, assets.add, depot, { varlik_ismi: OWN, varlik_turu: 'erp' });
  await addActivity(page, depot, 'Ücret ödemesi');
  await page.goto('/veri-isleme?gorunum=saklama');
  const { bulk } = words.records;
  await expect(rowOf(page, 'Ücret ödemesi')).toBeVisible();
  await tickAll(page, words);
  await button(page, bulk.open).click();
  const panel = page.getByRole('dialog', { name: bulk.open });
  const label = fieldLabel(NOUN, 'saklandigi_alan', language);
  await panel.getByRole('combobox', { name: words.common.field }).fill(label);
  await page.getByRole('option', { name: label, exact: true }).click();
  const value = panel.getByLabel(words.changeLog.after);
  await expect(value).toHaveAccessibleDescription(bulk.typesOnly);
  await value.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option').filter({ hasText: OWN })).toHaveCount(0);
});

test('an asset chosen but not saved comes back with the draft', async ({ page, locale }) => {
  const { language, words, depot } = await administrator(page, locale);
  const { places, draft } = words.form;
  await addRecord(page, assets.add, depot, { varlik_ismi: SOFTWARE, varlik_turu: 'erp' });
  const id = await addActivity(page, depot, 'Ücret ödemesi');

  await page.goto(`/envanter/guncelle/${id}?alan=saklandigi_alan`);
  await fieldOf(page, language, 'saklandigi_alan').first().click();
  await page.locator('[data-code^="varlik:"]').filter({ hasText: SOFTWARE }).click();
  const joins = page.getByTitle(fill(places.joins, { name: SOFTWARE }));
  await expect(joins).toBeVisible();
  await page.reload();
  await button(page, draft.resume).last().click();
  await expect(joins).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect.poll(() => linkedWith(page, SOFTWARE)).toEqual([id]);
});
