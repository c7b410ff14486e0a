import { FILING_SECTIONS } from '@emanet/contract/filings/preparation';
import { organization } from '@emanet/contract/organization';
import { questionnaires } from '@emanet/contract/questionnaires';
import { expect, type Page, type ViewportSize } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth } from '../steps/axe.ts';
import { signIn, speak } from '../steps/people.ts';
import { listBehind, routes } from '../steps/routes.ts';
import { WORDS } from '../steps/words.ts';
import { test } from '../test.ts';

/** Screens of consultants alone; the others are those of an administrator too. */
const OF_CONSULTANTS = /^\/portfoy/;
/** Parts of the round, so that several browsers share it. */
const PARTS = [
  ...[0, 1, 2].map((part) => ({
    name: `part ${part + 1}`,
    person: 'yonetici',
    has: (_: string, at: number) => at % 3 === part,
  })),
  { name: 'of consultants', person: 'danisman', has: () => true },
];

const phone = { width: 390, height: 844 };
/** The narrowest at which the navigation stands in one row. */
const laptop = { width: 1280, height: 800 };

/**
 * Goes to a screen as a link does, without loading the application anew: its script and that of the
 * rules are compiled once. The heading of the screen before goes, or says another thing.
 */
async function go(page: Page, path: string) {
  if (page.url() === 'about:blank') await page.goto(path);
  else
    await page.evaluate((to) => {
      const heading = document.querySelector('h1');
      if (heading) heading.dataset.before = heading.textContent;
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading && heading.dataset.before !== heading.textContent;
  });
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.locator('main [aria-busy=true]'), path).toHaveCount(0);
}

for (const { name, person, has } of PARTS)
  test(`every screen keeps the rules of accessibility, ${name} @phone`, async ({
    page,
    locale,
    viewport,
    baseURL,
  }) => {
    test.slow();
    await speak(page, locale);
    await signIn(page, `${person}@demo.emanet.test`);
    await ask(page, baseURL ?? '');
    const first = async (path: string) => {
      const { data } = (await (await page.request.get(path)).json()) as { data: { id: number }[] };
      return String(data[0]?.id);
    };
    const all = await routes();
    expect(all.length).toBeGreaterThan(40);
    const own = all.filter((route) => OF_CONSULTANTS.test(route) === (person === 'danisman'));
    expect(own.length).toBeGreaterThan(0);
    for (const route of own.filter(has)) {
      const path = route.includes(':id')
        ? route.replace(':id', await first(listBehind(route)))
        : route;
      await go(page, path);
      expect.soft(new URL(page.url()).pathname).toBe(path);
      await expectWellAtEachWidth(page, viewport ?? phone, path);
    }
  });

/** Looks at a screen at the project's own width, where the dark is seen as well, and at a phone's. */
async function expectWellAtEachWidth(page: Page, viewport: ViewportSize, name: string) {
  const sizes = viewport.width === phone.width ? [viewport] : [viewport, phone];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await (size === viewport ? expectAccessibleInBoth : expectAccessible)(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(wide, `${name} at ${size.width}`).toBeLessThanOrEqual(0);
  }
  for (const size of viewport.width === phone.width ? [phone] : [laptop, phone]) {
    await page.setViewportSize(size);
    // Until the screen has heard of its new width.
    await expect
      .configure({ soft: true })
      .poll(() => cutPlaceholders(page), { message: `${name} at ${size.width}` })
      .toEqual([]);
  }
  expect.soft(await keysShown(page), name).toEqual([]);
  // A value never stands before its name.
  await expect
    .soft(page.locator('dl > dd:first-child, dl > * > dd:first-child'), name)
    .toHaveCount(0);
  await page.setViewportSize(viewport);
}

const GROUPS = Object.keys(WORDS.tr).join('|');

/** Keys that stand where their texts should: a screen came without them. */
const keysShown = async (page: Page): Promise<string[]> =>
  [...(await page.content()).matchAll(new RegExp(`[>"](?:${GROUPS})(?:\\.\\w+)+[<"]`, 'g'))].map(
    ([key]) => key,
  );

/** Placeholders that their inputs are too narrow for. */
const cutPlaceholders = (page: Page): Promise<string[]> =>
  page.locator('input[placeholder]:placeholder-shown:visible').evaluateAll((inputs) =>
    inputs.flatMap((input) => {
      if (!(input instanceof HTMLInputElement)) return [];
      const style = getComputedStyle(input);
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) return [];
      canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room =
        input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      return canvas.measureText(input.placeholder).width > room + 0.5 ? [input.placeholder] : [];
    }),
  );

/** Sends a questionnaire, so that there is one to be looked at: the demo has none. */
async function ask({ request }: Page, origin: string): Promise<void> {
  const listed = await request.get(organization.departments.path);
  const [department] = organization.departments.answers.parse(await listed.json()).data;
  const data = {
    department_id: department?.department_id,
    fullname: 'Gülçin Karaosmanoğlu',
    email: `soru-${Date.now()}@ornek.test`,
  };
  const sent = await request.post(questionnaires.send.path, { headers: { origin }, data });
  expect(sent.status(), await sent.text()).toBe(201);
}

/** Faces of one address, each of which is a screen of its own. */
const VIEWS = [
  ...[...FILING_SECTIONS, 'kimlik', 'muafiyet'].map((part) => `verbis&bolum=${part}`),
  ...['varliklar', 'matris', 'capraz'],
];

test('every view of the tables keeps them @phone', async ({ page, locale, viewport }) => {
  test.slow();
  await speak(page, locale);
  await signIn(page, 'yonetici@demo.emanet.test');
  for (const view of VIEWS) {
    await page.goto(`/tablolar?gorunum=${view}`);
    await expect(page.getByRole('heading', { level: 1 }), view).toBeVisible();
    await expect(page.locator('main [aria-busy=true]'), view).toHaveCount(0);
    await expectWellAtEachWidth(page, viewport ?? phone, view);
  }
});
