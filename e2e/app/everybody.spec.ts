import { expect, type Locator, type Page } from '@playwright/test';
import { actions } from '@emanet/contract/actions';
import { addActivity, rowOf } from '../steps/activities.ts';
import { signIn, speak } from '../steps/people.ts';
import { addRecord, administrator } from '../steps/registers.ts';
import { isPhone } from '../steps/shell.ts';
import { WORDS, type Words } from '../steps/words.ts';
import { test } from '../test.ts';

/** The drawing of an element where the system chooses the colours. */
const look = (one: Locator) =>
  one.evaluate((node) => {
    const { backgroundColor, borderColor, outlineStyle, outlineColor } = getComputedStyle(node);
    return { backgroundColor, borderColor, outline: `${outlineStyle} ${outlineColor}` };
  });

/** Expects two states of elements to be drawn differently. */
async function expectToldApart(on: Locator, off: Locator, what: string) {
  await expect(on.first(), what).toBeAttached();
  await expect(off.first(), what).toBeAttached();
  expect.soft(await look(on.first()), what).not.toEqual(await look(off.first()));
}

test('states are told apart where the system chooses the colours @phone', async ({
  page,
  locale,
}) => {
  const { depot } = await administrator(page, locale);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const name of ['Bordro', 'Kargo']) await addActivity(page, depot, name);

  await page.goto('/notification-settings');
  // The sheets of switches come with the first move.
  await page.mouse.move(5, 5);
  const track = (state: string) => page.locator(`.mantine-Switch-input${state} + *`);
  const input = page.getByRole('switch').first();
  await expect(input).toBeVisible();
  await input.click();
  const [first, second] = [track(':checked'), track(':not(:checked)')];
  await expectToldApart(first, second, 'a switch');

  await page.goto('/tablolar?gorunum=verbis');
  await page.mouse.move(6, 6);
  const segment = '.mantine-SegmentedControl-label';
  await expectToldApart(
    page.locator(`${segment}[data-active]`),
    page.locator(`${segment}:not([data-active])`),
    'a segment',
  );

  await page.goto('/sirket');
  await page.mouse.move(7, 7);
  const tabs = page.locator('main .em-tabs');
  await expectToldApart(
    tabs.locator('[aria-current]'),
    tabs.locator(':not([aria-current])'),
    'a tab',
  );

  await page.goto('/veri-isleme');
  await page.mouse.move(8, 8);
  if (isPhone(page)) return;
  const ticks = page.locator('[data-act=select]');
  await ticks.first().click();
  await expect(ticks.first()).toBeChecked();
  await expectToldApart(ticks.first(), ticks.nth(1), 'a tick');
  // So is the row that has the focus.
  await page.keyboard.press('ArrowDown');
  const focused = page.locator('[data-row]:focus > *').first();
  expect.soft((await look(focused)).outline, 'a row').toContain('double');
});

test('bars keep their colours where the system chooses them', async ({ page, locale }) => {
  await speak(page, locale);
  await signIn(page, 'yonetici@demo.emanet.test');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/denetim');
  const bars = page.locator('main table a[data-tone]');
  await expect(bars.first()).toBeVisible();
  const colours = await bars.evaluateAll((all) =>
    all.map((bar) => `${bar.dataset['tone']} ${getComputedStyle(bar).backgroundColor}`),
  );
  const tones = new Set(colours.map((one) => one.split(' ')[0]));
  expect(new Set(colours.map((one) => one.slice(one.indexOf(' ')))).size).toBe(tones.size);
});

/** The watch over the focus comes with the first move, which a person makes before any other. */
async function move(page: Page) {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('lost-focus')),
  );
}

async function deleteRow(page: Page, words: Words, name: string) {
  await rowOf(page, name).locator('[data-act=menu]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: words.common.delete }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.common.delete }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, name)).toHaveCount(0);
}

test('the focus goes to the next row when one goes, and at last to the heading', async ({
  page,
  locale,
}) => {
  const { depot, words } = await administrator(page, locale);
  for (const name of ['Arşiv', 'Bordro', 'Kargo']) await addActivity(page, depot, name);
  await page.goto('/veri-isleme?sirala=surec_ismi');
  await expect(rowOf(page, 'Kargo')).toBeVisible();
  await move(page);
  await deleteRow(page, words, 'Bordro');
  await expect(rowOf(page, 'Kargo')).toBeFocused();
  // The arrows go on from there.
  await page.keyboard.press('ArrowUp');
  await expect(rowOf(page, 'Arşiv')).toBeFocused();
  await deleteRow(page, words, 'Kargo');
  await expect(rowOf(page, 'Arşiv')).toBeFocused();
  await deleteRow(page, words, 'Arşiv');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the focus stays in a list whose row was archived', async ({ page, locale }) => {
  const { depot, words } = await administrator(page, locale);
  for (const aksiyon_ismi of ['Birinci', 'İkinci', 'Üçüncü'])
    await addRecord(page, actions.add, depot, { aksiyon_ismi, risk: 'Orta' });
  await page.goto('/aksiyonlar?gorunum=liste');
  await expect(page.locator('[data-row]')).toHaveCount(3);
  await move(page);
  await page.locator('[data-act=menu]').nth(1).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: words.ui.archive.archive, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-row]')).toHaveCount(2);
  await expect(page.locator('[data-row]').nth(1)).toBeFocused();
});

/** Screens that fill their window; at 200 % and at 400 % they scroll downwards alone. */
const ZOOMED = ['/denetim', '/veri-isleme', '/envanter/onaylar', '/sirket', '/sureler'] as const;

test('screens magnified two and four times lose nothing @phone', async ({ page, locale }) => {
  await speak(page, locale);
  await signIn(page, 'yonetici@demo.emanet.test');
  for (const [width, height] of [
    [640, 400],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ZOOMED) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wide, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
    await page.goto('/envanter/onaylar');
    const counters = page.locator('main ul.em-card').first();
    await expect(counters).toBeVisible();
    const box = await counters.boundingBox();
    expect.soft(box?.height, `counters at ${width}`).toBeGreaterThan(90);
  }
});

type Task = Readonly<{ path: string; who?: string; order: (words: Words) => readonly string[] }>;

/** The ten main tasks: roles and names that a screen reader passes on its way, in this order. */
const TASKS: readonly Task[] = [
  {
    path: '/denetim',
    order: (w) => [`heading "${w.shell.places.audit}" [level=1]`, w.dashboard.due.title],
  },
  { path: '/veri-isleme', order: () => ['level=1', `searchbox`, 'grid', 'row'] },
];

test('a screen reader passes the parts of main tasks in order', async ({ page, locale }) => {
  const words = WORDS[await speak(page, locale)];
  for (const { path, who = 'yonetici', order } of TASKS) {
    await signIn(page, `${who}@demo.emanet.test`);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const tree = await page.locator('main').ariaSnapshot();
    let from = 0;
    for (const part of order(words)) {
      const at = tree.indexOf(part, from);
      expect.soft(at, `${part} on ${path}`).toBeGreaterThanOrEqual(0);
      from = Math.max(from, at);
    }
  }
});
