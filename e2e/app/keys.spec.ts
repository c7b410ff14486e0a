import { expect } from '@playwright/test';
import { actions } from '@emanet/contract/actions';
import { documents } from '@emanet/contract/documents';
import { addActivity, rowOf } from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import { addRecord, administrator } from '../steps/registers.ts';
import { test } from '../test.ts';

test('a question mark lists the keys, outside of fields', async ({ page, locale }) => {
  const { depot, words } = await administrator(page, locale);
  await addActivity(page, depot, 'Kargo');
  const { title, lists } = words.keys;
  const list = page.getByRole('dialog', { name: title });
  await page.goto('/veri-isleme');
  await expect(rowOf(page, 'Kargo')).toBeVisible();
  // Keys below the rows are drawn as caps before the first move, too.
  await expect(page.locator('kbd').first()).toHaveCSS('border-bottom-style', 'solid');
  await page.getByRole('searchbox').fill('?');
  await expect(list).toBeHidden();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('main').focus();

  await page.keyboard.press('?');
  await expect(list).toBeVisible();
  await expect(list.getByText(lists.down, { exact: true })).toBeVisible();
  await expectAccessible(page);
  // Keys of the page behind it rest.
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(page.getByRole('searchbox')).not.toBeFocused();
});

test('an arrow leads from the search into the rows it found', async ({ page, locale }) => {
  const { depot } = await administrator(page, locale);
  for (const name of ['Arşiv', 'Bordro', 'Kargo']) await addActivity(page, depot, name);
  await page.goto('/veri-isleme');
  await expect(rowOf(page, 'Kargo')).toBeVisible();
  await page.getByRole('searchbox').fill('bor');
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, 'Bordro')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText('Bordro');
});

test('letters and arrows lead from one record to the next in the drawer', async ({
  page,
  locale,
}) => {
  const { depot } = await administrator(page, locale);
  for (const name of ['Arşiv', 'Bordro', 'Kargo']) await addActivity(page, depot, name);
  await page.goto('/veri-isleme?sirala=surec_ismi');
  await rowOf(page, 'Arşiv').getByText('Arşiv', { exact: true }).click();
  const title = page.getByRole('dialog').getByRole('heading', { level: 2 });
  await expect(title).toHaveText('Arşiv');
  await page.keyboard.press('j');
  await expect(title).toHaveText('Bordro');
  await page.keyboard.press('ArrowDown');
  await expect(title).toHaveText('Kargo');
  await page.keyboard.press('ArrowDown');
  await expect(title).toHaveText('Kargo');
  await page.keyboard.press('k');
  await page.keyboard.press('ArrowUp');
  await expect(title).toHaveText('Arşiv');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the same letters lead through actions and documents', async ({ page, locale }) => {
  const { depot, words } = await administrator(page, locale);
  // On the board the order is that of its columns, high before low, whatever came first.
  for (const [aksiyon_ismi, risk] of [
    ['Zincir', 'Düşük'],
    ['Kilit', 'Yüksek'],
  ])
    await addRecord(page, actions.add, depot, { aksiyon_ismi, risk });
  for (const dokuman_ismi of ['Arşiv planı', 'Çerez metni'])
    await addRecord(page, documents.add, undefined, { dokuman_ismi, dokuman_tur: 'Politika' });
  const drawer = page.getByRole('dialog');
  const title = drawer.getByRole('heading', { level: 2 }).first();
  const leads = async (path: string, [first, second]: readonly [string, string]) => {
    await page.goto(path);
    await page.getByText(first, { exact: true }).first().click();
    await expect(title).toHaveText(first);
    await page.keyboard.press('j');
    await expect(title).toHaveText(second);
    await page.keyboard.press('j');
    await expect(drawer.getByRole('button', { name: words.records.drawer.next })).toBeDisabled();
    await page.keyboard.press('k');
    await expect(title).toHaveText(first);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  };
  await leads('/aksiyonlar', ['Kilit', 'Zincir']);
  await leads('/aksiyonlar?gorunum=liste&sirala=-aksiyon', ['Zincir', 'Kilit']);
  await leads('/dokumanlar', ['Arşiv planı', 'Çerez metni']);
});

test('a new record begins in its first field', async ({ page, locale }) => {
  await administrator(page, locale);
  await page.goto('/envanter/ekle');
  const first = page.locator('[id^=field-]:not(input)').first();
  await expect(first.locator('input, textarea, button').first()).toBeFocused();
  await expect(page.getByRole('listbox')).toBeHidden();
});
