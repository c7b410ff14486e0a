import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Every page that is looked at is sent and compiles it, so it is the smaller of the two files. */
const SOURCE = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SIZE = 'target-size';
const REGION = 'region';
/** The head of an open dialog is taken for a second banner of the page, which it is not. */
const BANNERS: readonly string[] = ['landmark-no-duplicate-banner', 'landmark-unique'];

/**
 * Waits until nothing moves, because a half-faded panel has other colours, and until a layer that
 * closes is gone: faded out it stands a moment longer, no longer named by its field. Loaders go on.
 * A tip under the mouse opens a while later, so it is shown at once and whole.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const whole = new CSSStyleSheet();
    whole.replaceSync('[role=tooltip] { opacity: 1 !important; transition: none !important }');
    document.adoptedStyleSheets = [whole];
    const moving = () =>
      document
        .getAnimations()
        .filter(
          (one) =>
            one.playState !== 'finished' &&
            Number.isFinite(one.effect?.getComputedTiming().endTime),
        );
    const fading = () =>
      [...document.querySelectorAll<HTMLElement>('[style*="transition-property"]')].some(
        (layer) => layer.style.opacity === '0' && layer.checkVisibility(),
      );
    // A headless page that is not painted gets no frame.
    const frame = () =>
      new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 100);
      });
    const frames = async (count: number) => {
      for (let at = 0; at < count; at += 1) await frame();
    };
    // A panel that was just opened or closed begins to move two frames later.
    const until = performance.now() + 10_000;
    for (let still = 0; still < 4 && performance.now() < until; still += 1, await frame()) {
      if (moving().length > 0 || fading()) still = 0;
      await Promise.race([Promise.allSettled(moving().map((one) => one.finished)), frames(30)]);
    }
  });

/** The rules that the page breaks; `include` looks at a part of it alone. */
async function violationsOf(page: Page, runOnly: axe.RunOnly, include?: string) {
  // It is large, so a page is given it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const options: axe.RunOptions = { runOnly, resultTypes: ['violations'] };
  return page.evaluate(
    async ([part, how]) => (await window.axe.run(part ?? document, how)).violations,
    [include, options] as const,
  );
}

/** A target half under a bar that stays in view is small only until the page is scrolled. */
async function isTooSmall(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((one) => one.scrollIntoView({ block: 'center' }));
  return (await violationsOf(page, { type: 'rule', values: [SIZE] }, selector)).length > 0;
}

/** A menu, a list or a tip is read with the control that opened it, wherever in the page it is drawn. */
const isLayer = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => one.closest('[data-portal], [data-mantine-shared-portal-node]') !== null);

/** Fails naming every accessibility rule that the page breaks as it stands now. */
export async function expectAccessible(page: Page): Promise<void> {
  // A screen whose script is still on its way has neither heading nor landmark.
  await page.locator('main').first().waitFor({ state: 'attached' });
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await settle(page);
  const violations = await violationsOf(page, { type: 'tag', values: TAGS });
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { html, target } of nodes) {
      if (BANNERS.includes(id) && html.startsWith('<header')) continue;
      if (id === REGION && (await isLayer(page, target.join(' ')))) continue;
      if (id !== SIZE || (await isTooSmall(page, target.join(' ')))) found.push(`${id}: ${html}`);
    }
  expect.soft(found, new URL(page.url()).pathname).toEqual([]);
}

/** The same in both colour schemes; the page is left light. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectReadableInTheDark(page);
}

/** Colours of the dark scheme alone; nothing else differs from the light one, which is looked at whole. */
async function expectReadableInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  const violations = await violationsOf(page, { type: 'rule', values: ['color-contrast'] });
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect.soft(found, `${new URL(page.url()).pathname}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
