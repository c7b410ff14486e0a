import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { actions } from '@emanet/contract/actions';
import { auth } from '@emanet/contract/auth';
import { processingActivities } from '@emanet/contract/processing-activities';
import { fieldLabel } from '@emanet/contract/records/labels';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import { breaches } from '@emanet/contract/breaches';
import { filings } from '@emanet/contract/filings';
import { addActivity, changeActivity, rowOf } from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import { makePerson, signIn, speak } from '../steps/people.ts';
import { addRecord, administrator } from '../steps/registers.ts';
import { routes } from '../steps/routes.ts';
import { begin, publishedNotice } from '../steps/texts.ts';
import { test } from '../test.ts';

const REFUSAL = 'Bu değişiklik kabul edilmedi.';

const firstOf = async (page: Page, path: string): Promise<string> => {
  const { data } = (await (await page.request.get(path)).json()) as { data: { id: number }[] };
  return String(data[0]?.id);
};

/** Holds a call back until it is refused. */
async function holdBack(page: Page, { method, path }: Pick<Endpoint, 'method' | 'path'>) {
  const held = Promise.withResolvers<undefined>();
  const wanted = new RegExp(`${path.replace(/:\w+/, '[^/]+')}$`);
  await page.route(
    (url) => wanted.test(url.pathname),
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      await held.promise;
      return route.fulfill({ status: 409, json: { code: 'CONFLICT', message: REFUSAL } });
    },
  );
  return () => held.resolve(undefined);
}

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
  test(`a ${name} is ticked at once, and back with a sentence when refused`, async ({
    page,
    locale,
  }) => {
    await speak(page, locale);
    await signIn(page, 'yonetici@demo.emanet.test');
    const refuse = await holdBack(page, call);
    await page.goto(await addressOf(page));
    // By its name: a ticked row may move.
    const name = await page.locator(boxes).first().getAttribute('aria-label');
    const box = page.getByRole('checkbox', { name: name ?? '', exact: true });
    const before = await box.isChecked();
    await box.click();
    // The answer is still on its way.
    await expect(box).toBeChecked({ checked: !before });
    refuse();
    await expect(page.getByText(REFUSAL)).toBeVisible();
    await expect(box).toBeChecked({ checked: before });
  });

/** A list of one record, and how a cell of it is changed; answers the cell and its editor. */
async function listOfOne(page: Page, locale: string | undefined) {
  const { language, depot } = await administrator(page, locale);
  await addActivity(page, depot, 'Sevkiyat kaydı');
  await page.goto('/veri-isleme?gorunum=saklama');
  const label = fieldLabel('processingActivities', 'dosya_ismi', language);
  const cell = rowOf(page, 'Sevkiyat kaydı').locator('[data-column="dosya_ismi"]');
  const input = page.getByRole('dialog', { name: label }).getByLabel(label);
  const change = async (text: string) => {
    await cell.dblclick();
    await input.fill(text);
    await page.keyboard.press('Enter');
    // The answer is still on its way.
    await expect(input).toBeHidden();
    await expect(cell).toContainText(text);
  };
  return { cell, input, change };
}

test('a cell shows its new value at once, and the old one with a sentence when refused', async ({
  page,
  locale,
}) => {
  const { cell, input, change } = await listOfOne(page, locale);
  const refuse = await holdBack(page, processingActivities.bulkUpdate);
  await change('Yeni dosya');
  refuse();
  await expect(page.getByText(REFUSAL)).toBeVisible();
  await expect(cell).toContainText('Eski dosya');
  // The typed value is not lost.
  await expect(input).toHaveValue('Yeni dosya');
});

test('two values of a cell follow each other, before the first is stored', async ({
  page,
  locale,
}) => {
  const { cell, change } = await listOfOne(page, locale);
  const begun = Promise.withResolvers<undefined>();
  await page.route(`**${processingActivities.bulkUpdate.path}`, async (route) => {
    await begun.promise;
    return route.continue();
  });
  await change('Yeni dosya');
  await change('En yeni dosya');
  begun.resolve(undefined);
  const stored = () => page.request.get(processingActivities.list.path).then((one) => one.text());
  await expect.poll(stored).toContain('En yeni dosya');
  await expect(cell).toContainText('En yeni dosya');
});

test('a card of the board moves at once, and back with a sentence when refused', async ({
  page,
  locale,
}) => {
  const { words, depot } = await administrator(page, locale);
  const name = 'Kilitleri yenile';
  await addRecord(page, actions.add, depot, { aksiyon_ismi: name, risk: 'Orta' });
  const refuse = await holdBack(page, actions.update);
  await page.goto('/aksiyonlar');
  const column = (risk: 'Orta' | 'Tamamlanmış') =>
    page.getByRole('region', { name: words.ui.risk[risk], exact: true }).getByText(name);
  await page.locator('[data-action-card]', { hasText: name }).press('c');
  await expect(column('Tamamlanmış')).toBeVisible();
  refuse();
  await expect(page.getByText(REFUSAL)).toBeVisible();
  await expect(column('Orta')).toBeVisible();
  await expect(column('Tamamlanmış')).toHaveCount(0);
});

test('a screen whose data the role may not read says so, and offers no second try', async ({
  page,
  locale,
}) => {
  test.slow();
  const { words, activity, department } = await begin(page, locale);
  await changeActivity(page, activity, { saklama_suresi: 'is_iliskisi_10' });
  const { common, ui } = words;
  const address = await publishedNotice(page);
  const { userInfo } = auth;
  const answer = await page.request.get(userInfo.path);
  const { companies } = userInfo.answers.parse(await answer.json()).data;
  await page.context().clearCookies();
  const company = String(companies[0]?.company_id);
  await signIn(page, await makePerson('temsilci', company, department ?? ''));
  await page.goto(`${address}/imzalar`);
  await expect(page.getByRole('heading', { name: ui.forbidden })).toBeVisible();
  await expect(page.getByText(ui.forbiddenText)).toBeVisible();
  await expect(page.getByRole('button', { name: common.export })).toHaveCount(0);
  await expectAccessible(page);

  const again = page.getByRole('button', { name: common.retry });
  // Of the kind: addresses of texts and of what is not there for this person.
  const texts = ['', '/fark', '/surum/1'].map((part) => `${address}${part}`);
  const gone = (await routes()).filter(
    (one) => one.endsWith(':id') && !one.startsWith('/metinler'),
  );
  for (const path of [...texts, ...gone.map((one) => one.replace(':id', '1'))]) {
    await page.goto(path);
    await expect(page.locator('main :is(h1, h2)').first(), path).toBeVisible();
    await expect(page.locator('main [aria-busy=true]'), path).toHaveCount(0);
    await expect.soft(again, path).toHaveCount(0);
  }
});
