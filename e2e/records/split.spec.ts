import { expect, type Page } from '@playwright/test';
import { actions } from '@emanet/contract/actions';
import { documents } from '@emanet/contract/documents';
import { processingActivities } from '@emanet/contract/processing-activities';
import { expectAccessible } from '../steps/axe.ts';
import { addRecord, addRecords, administrator } from '../steps/registers.ts';
import { test } from '../test.ts';

const edge = async (page: Page) => {
  const box = await page.locator('[data-panel]').boundingBox();
  return (box?.x ?? 0) + (box?.width ?? 0);
};
const top = (page: Page) =>
  page
    .locator('[data-panel] > div')
    .first()
    .evaluate((node) => node.scrollTop);

test('an open record stands beside its list, which gives way and keeps its place', async ({
  page,
  locale,
}) => {
  const { words, depot } = await administrator(page, locale);
  const name = (n: number) => `Faaliyet ${String(n).padStart(2, '0')}`;
  await addRecords(page, processingActivities.add, depot, 40, (n) => ({
    surec_ismi: name(n),
    dosya_ismi: 'Dosya',
  }));
  await page.goto('/veri-isleme?sirala=surec_ismi');
  const row = (n: number) => page.locator('[data-row]').filter({ hasText: name(n) });
  await row(1).focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect.poll(() => top(page)).toBeGreaterThan(300);
  const head = await page.getByRole('columnheader').first().boundingBox();
  await row(34).getByRole('checkbox').check();
  const place = await top(page);
  await row(33).getByText(name(33), { exact: true }).click();
  const drawer = page.getByRole('dialog');
  const title = drawer.getByRole('heading', { level: 2 });
  await expect(title).toHaveText(name(33));
  const left = async () => (await drawer.boundingBox())?.x ?? 0;
  await expect.poll(left).toBe(1440 - 660);
  expect(await edge(page)).toBeLessThan(await left());
  expect(await top(page)).toBe(place);
  expect((await page.getByRole('columnheader').first().boundingBox())?.y).toBe(head?.y);
  await expect(row(34).getByRole('checkbox')).toBeChecked();
  // The name and the verdict have room.
  await expect(page.getByRole('columnheader', { name: words.records.columns.hukum })).toBeVisible();
  await expectAccessible(page);

  // From the drawer as from the row the keys lead on, and the drawer follows.
  await page.keyboard.press('j');
  await expect(title).toHaveText(name(34));
  await row(34).focus();
  await page.keyboard.press('k');
  await expect(row(33)).toBeFocused();
  await expect(title).toHaveText(name(33));
  await page.keyboard.press('ArrowDown');
  await expect(title).toHaveText(name(34));
  await row(36).getByText(name(36), { exact: true }).click();
  await expect(title).toHaveText(name(36));

  // Where there is no room the drawer covers the list as it is.
  await page.setViewportSize({ width: 1270, height: 900 });
  await expect.poll(() => edge(page)).toBeGreaterThan(1200);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect.poll(() => edge(page)).toBeGreaterThan(1400);
  await expect(row(34).getByRole('checkbox')).toBeChecked();
});

test('actions and documents give way to what is open of them as well', async ({ page, locale }) => {
  const { depot } = await administrator(page, locale);
  await addRecord(page, actions.add, depot, { aksiyon_ismi: 'Kilit', risk: 'Orta' });
  await addRecord(page, documents.add, undefined, {
    dokuman_ismi: 'Arşiv planı',
    dokuman_tur: 'Politika',
  });
  for (const [path, name] of [
    ['/aksiyonlar?gorunum=liste', 'Kilit'],
    ['/dokumanlar', 'Arşiv planı'],
  ] as const) {
    await page.goto(path);
    await page.getByText(name, { exact: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => edge(page)).toBeLessThan(1440 - 660);
    await page.keyboard.press('Escape');
    await expect.poll(() => edge(page)).toBeGreaterThan(1400);
  }
});
