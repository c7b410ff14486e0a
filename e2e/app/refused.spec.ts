import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { actions } from '@emanet/contract/actions';
import { breaches } from '@emanet/contract/breaches';
import { filings } from '@emanet/contract/filings';
import { signIn, speak } from '../steps/people.ts';
import { test } from '../test.ts';

const REFUSAL = 'Bu değişiklik kabul edilmedi.';

const firstOf = async (page: Page, path: string): Promise<string> => {
  const { data } = (await (await page.request.get(path)).json()) as { data: { id: number }[] };
  return String(data[0]?.id);
};

/** Ticks that are shown at once: where, and by which call they are kept. */
const TICKS = {
  'row of VERBİS': {
    addressOf: () => Promise.resolve('/tablolar?gorunum=verbis&bolum=amaclar'),
    call: filings.tick,
    boxes: 'tbody tr input[type=checkbox]',
  },
  'task of a breach': {
    addressOf: async (page: Page) => `/veri-ihlalleri/${await firstOf(page, breaches.list.path)}`,
    call: actions.update,
    boxes: 'main li input[type=checkbox]',
  },
};

for (const [name, { addressOf, call, boxes }] of Object.entries(TICKS))
  test(`a ${name} is ticked at once, and back with a sentence when refused @wide`, async ({
    page,
    locale,
  }) => {
    await speak(page, locale);
    await signIn(page, 'yonetici@demo.emanet.test');
    const held = Promise.withResolvers<undefined>();
    const path = new RegExp(`${call.path.replace(/:\w+/, '[^/]+')}$`);
    await page.route(
      (url) => path.test(url.pathname),
      async (route) => {
        if (route.request().method() !== call.method) return route.fallback();
        await held.promise;
        return route.fulfill({
          status: 409,
          json: { code: 'CONFLICT', message: REFUSAL },
        });
      },
    );
    await page.goto(await addressOf(page));
    // By its name: a ticked row may move.
    const name = await page.locator(boxes).first().getAttribute('aria-label');
    const box = page.getByRole('checkbox', { name: name ?? '', exact: true });
    const before = await box.isChecked();
    await box.click();
    // The answer is still on its way.
    await expect(box).toBeChecked({ checked: !before });
    held.resolve(undefined);
    await expect(page.getByText(REFUSAL)).toBeVisible();
    await expect(box).toBeChecked({ checked: before });
  });
