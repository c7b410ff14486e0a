import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** From now on printing shows on the screen what would stand on A4 across. */
export async function printToScreen(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'));
  });
}

/** Looks at the paper: the screen is gone, and nothing reaches beyond the edge. */
export async function expectPaper(page: Page, title: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1031, height: 700 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1031);
}

/** Back to the screen. */
export async function putPaperAway(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
}
