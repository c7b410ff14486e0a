import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Waits until nothing moves, because a half-faded panel has other colours; loaders go on. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(finite.map((one) => one.finished));
  });

/** Fails naming every accessibility rule that the page breaks as it stands now. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((one) => one.html).join()}`);
  expect.soft(found, new URL(page.url()).pathname).toEqual([]);
}
