import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { REGISTERS } from '@emanet/contract/records/registers';
import { addActivity, button, rowOf } from '../steps/activities.ts';
import { signIn, speak } from '../steps/people.ts';
import { administrator } from '../steps/registers.ts';
import { test } from '../test.ts';
import { WORDS } from '../steps/words.ts';

/** Heads that hold more than they show, and pixels of the table out of sight at the right. */
const whatIsCut = (page: Page) =>
  page.getByRole('grid').evaluate((grid) => ({
    heads: [...grid.querySelectorAll('thead th')]
      .filter((head) => head.scrollWidth > head.clientWidth)
      .map((head) => head.textContent),
    right: (grid.parentElement?.scrollWidth ?? 0) - (grid.parentElement?.clientWidth ?? 0),
  }));

test('columns give way where there is little room, and none is cut', async ({ page, locale }) => {
  const { words, depot } = await administrator(page, locale);
  const { columns } = words.records;
  await addActivity(page, depot, 'Bordro');
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
  for (const width of [1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/veri-isleme');
    await expect(rowOf(page, 'Bordro')).toBeVisible();
    expect(await whatIsCut(page), `at ${width}`).toEqual({ heads: [], right: 0 });
    // The column of the order and those that a list is read for are there at any width.
    await expect(head(columns.guncellenme_tarihi)).toBeInViewport({ ratio: 1 });
    await expect(head(columns.risk)).toBeInViewport({ ratio: 1 });
    const search = await page.getByRole('searchbox').boundingBox();
    const saved = await button(page, words.records.saved.title).boundingBox();
    expect(saved?.y, `one line at ${width}`).toBeCloseTo(search?.y ?? 0, 0);
  }

  // A person who asks for every column gets every column, and scrolls.
  await page.getByText(columns.tumu, { exact: true }).click();
  await expect(head(columns.guncelleyen)).toHaveCount(1);
  expect((await whatIsCut(page)).right).toBeGreaterThan(0);
});

for (const language of ['tr-TR', 'en-US'])
  test(`the filters of every register stand on one line in ${language}`, async ({ page }) => {
    const words = WORDS[await speak(page, language)];
    await signIn(page, 'yonetici@demo.emanet.test');
    for (const { path } of REGISTERS) {
      await page.goto(path);
      await expect(page.locator('[data-row]').first()).toBeVisible();
      for (const width of [1440, 1366, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const search = page.getByRole('searchbox');
        const saved = button(page, words.records.saved.title);
        await expect
          .poll(async () => {
            const [one, other] = [await saved.boundingBox(), await search.boundingBox()];
            return Math.abs((one?.y ?? 0) - (other?.y ?? 0));
          })
          .toBeLessThan(1);
      }
      // A filter that gave way is still there, in the menu of the others.
      await button(page, words.ui.filters.more).click();
      const pills = page.locator('button[aria-expanded], button[aria-pressed]');
      const last = words.records.filters.incomplete;
      await expect(
        page
          .getByRole('menuitem', { name: last })
          .or(pills.filter({ hasText: last }))
          .first(),
      ).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });

test('the search leads into the rows, and letters move there', async ({ page, locale }) => {
  const { depot } = await administrator(page, locale);
  for (const name of ['Kargo', 'Bordro']) await addActivity(page, depot, name);
  await page.goto('/veri-isleme?sirala=surec_ismi');
  await expect(rowOf(page, 'Kargo')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, 'Bordro')).toBeFocused();
  await page.keyboard.press('j');
  await expect(rowOf(page, 'Kargo')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Shift+X');
  await expect(rowOf(page, 'Bordro')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/duzenle|\/\d+/);
});
