import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { applications } from '@emanet/contract/applications';
import { processingActivities } from '@emanet/contract/processing-activities';
import { REGISTERS } from '@emanet/contract/records/registers';
import { button } from '../steps/activities.ts';
import { signIn, speak } from '../steps/people.ts';
import { test } from '../test.ts';
import { WORDS, type Words } from '../steps/words.ts';

const HALF = 'Yarım kalan bir yazı';

/** A screen with a form: its address, or the list whose first row it is of, and what opens the form. */
type Form = Readonly<{
  path: string;
  first?: Readonly<{ path: string }>;
  opens?: (words: Words) => string;
}>;

const DIALOGS: Readonly<Record<string, Form>> = {
  application: { path: '/basvurular', opens: (words) => words.applications.add },
  'application’s question': {
    ...{ path: '/basvurular/', first: applications.list },
    opens: (words) => words.applications.askMore,
  },
  breach: { path: '/veri-ihlalleri', opens: (words) => words.breaches.add },
  document: { path: '/dokumanlar', opens: (words) => words.documents.add },
  clock: { path: '/sureler', opens: (words) => words.clocks.startTitle },
  representative: { path: '/organizasyon', opens: (words) => words.organization.addPerson },
  action: { path: '/aksiyonlar', opens: (words) => words.actions.add },
  session: {
    path: '/farkindalik-egitimi/oturumlar',
    opens: (words) => words.training.session.add,
  },
  supplier: { path: '/tedarikciler/rehber', opens: (words) => words.supplierDirectory.add },
  'video’s link': { path: '/videolar', opens: (words) => words.videos.addLink },
};

const SCREENS: Readonly<Record<string, Form>> = {
  company: { path: '/sirket' },
  'answer and note of an application': { path: '/basvurular/', first: applications.list },
};

async function open(page: Page, locale: string | undefined, { path, first }: Form) {
  const words = WORDS[await speak(page, locale)];
  await signIn(page, 'yonetici@demo.emanet.test');
  let address = path;
  if (first) {
    const answer = await page.request.get(first.path);
    const { data } = (await answer.json()) as { data: { id: number }[] };
    address += data[0]?.id;
  }
  await page.goto(address);
  await page.locator('main:has(h1):not(:has([aria-busy=true]))').waitFor();
  return words;
}

/** The first field of a form that takes words. */
const fieldIn = (form: Locator) =>
  form
    .locator(
      'textarea:visible:enabled, input:is([type=text], [type=email], [type=url], :not([type])):visible:enabled:not([readonly], [inputmode], [role=combobox], [role=searchbox], [aria-haspopup])',
    )
    .first();

for (const [name, form] of Object.entries(DIALOGS))
  test(`Escape asks before it loses a half-written ${name}`, async ({ page, locale }) => {
    const words = await open(page, locale, form);
    const { leave } = words.ui;
    const asks = page.getByRole('dialog', { name: leave.title });
    const dialog = page.getByRole('dialog').filter({ visible: true }).first();
    const field = fieldIn(dialog);
    await button(page, form.opens?.(words) ?? '')
      .first()
      .click();
    await field.fill(HALF);
    await field.press('Escape');
    // The question hears keys once it holds the focus.
    await expect(asks.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(asks).toHaveCount(0);
    await expect(field).toHaveValue(HALF);
    await field.press('Escape');
    await asks.getByRole('button', { name: leave.keep }).click();
    await expect(dialog).toHaveCount(0);
    await button(page, form.opens?.(words) ?? '')
      .first()
      .click();
    await expect(field).toHaveValue(HALF);
    await field.press('Escape');
    await asks.getByRole('button', { name: leave.go }).click();
    await expect(dialog).toHaveCount(0);
    await button(page, form.opens?.(words) ?? '')
      .first()
      .click();
    await expect(field).toBeVisible();
    await expect(field).not.toHaveValue(HALF);
  });

for (const [name, form] of Object.entries(SCREENS))
  test(`leaving asks before it loses the half-written ${name}`, async ({ page, locale }) => {
    const words = await open(page, locale, form);
    const { leave } = words.ui;
    const asks = page.getByRole('dialog', { name: leave.title });
    const field = fieldIn(page.locator('main'));
    await field.fill(HALF);
    await field.press('Escape');
    await expect(field).toHaveValue(HALF);
    await page.getByRole('link', { name: 'Emanet' }).first().click();
    await expect(asks.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(asks).toHaveCount(0);
    await expect(field).toHaveValue(HALF);
    await page.getByRole('link', { name: 'Emanet' }).first().click();
    await asks.getByRole('button', { name: leave.keep }).click();
    await expect(page).toHaveURL(/\/denetim/);
    await page.goBack();
    await expect(field).toHaveValue(HALF);
  });

for (const { noun, addPath } of REGISTERS)
  test(`a half-written record of ${noun} stays, and is offered again`, async ({ page, locale }) => {
    // Fields ask for the activities while one writes already.
    const { list, names } = processingActivities;
    const { path } = noun === 'processingActivities' ? list : names;
    await page.route(`**${path}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    const asked = page.waitForResponse(`**${path}`);
    const words = WORDS[await speak(page, locale)];
    await signIn(page, 'yonetici@demo.emanet.test');
    await page.goto(addPath);
    const { leave } = words.ui;
    const field = fieldIn(page.locator('main'));
    await field.fill(HALF);
    await asked;
    await expect(field).toHaveValue(HALF);
    await page.getByRole('link', { name: 'Emanet' }).first().click();
    await page
      .getByRole('dialog', { name: leave.title })
      .getByRole('button', { name: leave.keep })
      .click();
    await expect(page).toHaveURL(/\/denetim/);
    await page.goBack();
    const offer = page.getByRole('dialog', { name: words.form.draft.title });
    await offer.getByText(words.form.draft.resume, { exact: true }).click();
    await expect(field).toHaveValue(HALF);
  });
