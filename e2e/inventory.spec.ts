import { SECTOR_NAMES } from '@emanet/contract/inventory';
import type { Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';
import { processingActivities } from '@emanet/contract/processing-activities';
import { addActivity } from './steps/activities.ts';
import { expectAccessible } from './steps/axe.ts';
import { ofLibrary } from './steps/library.ts';
import { formOf } from './steps/registers.ts';
import { makeCompany, makePerson, signIn, speak } from './steps/people.ts';
import { isPhone } from './steps/shell.ts';
import { test } from './test.ts';
import { anyOf, fill, WORDS } from './steps/words.ts';

const ADD = '**/api/veriharita/add';
const PEOPLE = ['Bordro Hazırlanması', 'Referans Kontrolü', 'SGK İşe Giriş Bildirimi'];
const LEGAL = 'Dava ve Uyuşmazlık Takibi';

type Words = (typeof WORDS)['tr']['inventory'];
const counted = (text: string, count: number) => fill(text, { count });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const department = (page: Page, words: Words, activity: string) =>
  page.getByRole('combobox', {
    name: ofLibrary(activity, (name) => fill(words.wizard.departmentOf, { activity: name })),
  });

async function open(page: Page, locale: string | undefined, email: string) {
  const words = WORDS[await speak(page, locale)].inventory;
  await signIn(page, email);
  return words;
}

async function consultant() {
  const { company } = await makeCompany('İnsan Kaynakları', 'Depo');
  return makePerson('danışman', company);
}

async function choose(page: Page, ...names: string[]) {
  await page.goto('/envanter/sihirbaz');
  for (const name of names) await page.getByRole('checkbox', { name: ofLibrary(name) }).check();
}

async function registered(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/veriharita/list');
  const { data } = processingActivities.list.answers.parse(await answer.json());
  return data.map((row) => String(row.surec_ismi)).toSorted();
}

test('copies what was chosen, one second apart, and opens the register @phone', async ({
  page,
  locale,
}) => {
  test.slow();
  const words = await open(page, locale, await consultant());
  await page.goto('/envanter');
  await page.getByRole('link', { name: words.overview.emptyWizard }).click();
  await expect(button(page, counted(words.wizard.continue, 0))).toBeDisabled();
  await expectAccessible(page);

  await choose(page, ...PEOPLE, LEGAL);
  await page.reload();
  const legal = page.getByRole('checkbox', { name: ofLibrary(LEGAL) });
  await expect(legal).toBeChecked({ timeout: 30_000 });
  await button(page, counted(words.wizard.continue, 4)).click();
  await expect(department(page, words, 'Bordro Hazırlanması')).toHaveValue(/\d/);

  await button(page, counted(words.wizard.create, 4)).click();
  await expect(page.getByRole('alert').first()).toContainText(words.errors.selectAllDepartments);
  await expect(department(page, words, LEGAL)).toBeFocused();
  await department(page, words, LEGAL).selectOption({ label: 'Depo' });
  await expectAccessible(page);

  const sent: { at: number; request: Request }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/veriharita/add')) sent.push({ at: Date.now(), request });
  });
  await button(page, counted(words.wizard.create, 4)).click();
  const progress = page.getByRole('dialog');
  await page.keyboard.press('Escape');
  await page.mouse.click(3, 300);
  await page.goBack();
  await expect(progress).toBeVisible();
  await expect(progress).toContainText(/[1-4] \/ 4/);
  await expectAccessible(page);

  await expect(page).toHaveURL(/\/veri-isleme/, { timeout: 15_000 });
  await expect(page.getByText(counted(words.wizard.created_other, 4))).toBeVisible();
  expect(await registered(page)).toEqual([...PEOPLE, LEGAL].toSorted());
  const pauses = sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0));
  // One second; a request is heard of a little later than it was sent.
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(900);
  const keys = sent.map(({ request }) => request.headers()['idempotency-key']);
  expect(new Set(keys).size).toBe(4);

  await page.goto('/envanter');
  await expect(page.getByRole('row', { name: /Depo/ })).toContainText('1');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Depo' }).click();
  await expect(page).toHaveURL(/\/veri-isleme\?departman=\d+/);
  await expect(page.getByText(LEGAL).first()).toBeVisible();
});

test('makes nothing twice when an answer is lost on the way', async ({ page, locale }) => {
  const words = await open(page, locale, await consultant());
  await choose(page, ...PEOPLE);
  await button(page, counted(words.wizard.continue, 3)).click();
  let calls = 0;
  await page.route(ADD, async (route) => {
    calls += 1;
    if (calls !== 2) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await button(page, counted(words.wizard.create, 3)).click();

  const left = button(page, counted(words.wizard.create, 2));
  await expect(left).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await registered(page)).toHaveLength(2);
  await expectAccessible(page);

  await page.reload();
  await left.click();
  await expect(page).toHaveURL(/\/veri-isleme/, { timeout: 15_000 });
  expect(await registered(page)).toEqual(PEOPLE.toSorted());
});

test('departments that the chosen activities lack are added on the way', async ({
  page,
  locale,
}) => {
  const { company } = await makeCompany();
  const words = await open(page, locale, await makePerson('yönetici', company));
  const { wizard } = words;
  await choose(page, PEOPLE[0] ?? '', LEGAL);
  await button(page, counted(wizard.continue, 2)).click();
  await expect(page.getByText(fill(wizard.lacking_other, { count: 2 }))).toBeVisible();
  await expectAccessible(page);
  await button(page, fill(wizard.addLacking_other, { count: 2 })).click();
  // Each activity goes to the department of its name.
  for (const name of [PEOPLE[0] ?? '', LEGAL])
    await expect(department(page, words, name)).not.toHaveValue('');
  await expect(page.getByText(fill(wizard.lacking_other, { count: 2 }))).toHaveCount(0);
});

test('select-all leaves out what the company already has', async ({ page, locale }) => {
  const words = await open(page, locale, await consultant());
  await choose(page, LEGAL);
  await button(page, counted(words.wizard.continue, 1)).click();
  await department(page, words, LEGAL).selectOption({ label: 'Depo' });
  await button(page, counted(words.wizard.create, 1)).click();
  await expect(page).toHaveURL(/\/veri-isleme/, { timeout: 15_000 });

  await page.goto('/envanter/sihirbaz');
  const group = page.getByRole('region', { name: 'Hukuk ve Uyum' });
  // Not all of the group is there to be chosen, so its own box shows a part.
  await group.getByRole('checkbox').first().click();
  await expect(group.getByRole('checkbox', { name: ofLibrary(LEGAL) })).not.toBeChecked();
  await expect(group).toContainText(words.wizard.copied);
  const boxes = await group.getByRole('checkbox').count();
  // All but the one that is there already and the box of the group itself.
  await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(boxes - 2);
});

test('a representative copies into the own department only', async ({ page, locale }) => {
  const { company, departments } = await makeCompany('Depo', 'Satış');
  const email = await makePerson('temsilci', company, departments[0] ?? '');
  const words = await open(page, locale, email);
  await choose(page, LEGAL);
  await button(page, counted(words.wizard.continue, 1)).click();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Hukuk ve Uyum' })).toContainText('Depo');
  await button(page, counted(words.wizard.create, 1)).click();
  await expect(page).toHaveURL(/\/veri-isleme/, { timeout: 15_000 });
  expect(await registered(page)).toEqual([LEGAL]);
});

test('every step begins at its top', async ({ page, locale }) => {
  const words = await open(page, locale, await consultant());
  await choose(page, LEGAL);
  const group = page.getByRole('region', { name: 'İnsan Kaynakları' });
  await group.getByRole('checkbox').first().check();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  // The group's own box is none of them, the legal one stands elsewhere.
  const chosen = await group.getByRole('checkbox').count();
  await button(page, counted(words.wizard.continue, chosen)).click();
  await expect(department(page, words, 'Bordro Hazırlanması')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a record of that name in the department counts as present, and the form warns of it', async ({
  page,
  locale,
}) => {
  const language = await speak(page, locale);
  const words = WORDS[language];
  const { company, departments } = await makeCompany('Hukuk ve Uyum');
  await signIn(page, await makePerson('danışman', company));
  await addActivity(page, departments[0], LEGAL.toLocaleUpperCase('tr'));

  await page.goto('/envanter/sihirbaz');
  const group = page.getByRole('region', { name: 'Hukuk ve Uyum' });
  await expect(group).toContainText(words.inventory.wizard.copied);
  await group.getByRole('checkbox').first().click();
  await expect(group.getByRole('checkbox', { name: ofLibrary(LEGAL) })).not.toBeChecked();

  await page.goto('/envanter/ekle');
  const field = formOf(page, 'processingActivities', language);
  await field('surec_ismi').fill(LEGAL);
  await page.keyboard.press('Escape');
  await expect(page.getByText(words.form.namesake.title)).toBeVisible();
  await expect(page.getByRole('link', { name: words.form.namesake.open })).toHaveAttribute(
    'href',
    /\/veri-isleme\?kayit=\d+/,
  );
  await expectAccessible(page);
});

const HEALTH = anyOf(SECTOR_NAMES.saglik.tr, SECTOR_NAMES.saglik.en);

test('a sector shows its own activities, is remembered, and is copied from @phone', async ({
  page,
  locale,
}) => {
  const words = await open(page, locale, await consultant());
  await page.goto('/envanter/sihirbaz');
  const phone = isPhone(page);
  const picks = phone
    ? page.getByRole('combobox', { name: words.sectors.label })
    : page.getByRole('group', { name: words.sectors.label });
  const pick = async (name: string | RegExp) => {
    if (phone) await picks.click();
    const named = { name, exact: true };
    const choice = phone ? page.getByRole('option', named) : picks.getByRole('button', named);
    await choice.click();
  };
  const own = page.getByRole('checkbox', { name: ofLibrary('Hasta Randevusu Oluşturma') });
  const hotel = page.getByRole('checkbox', { name: ofLibrary('Oda Rezervasyonu Alınması') });
  await expect(picks).toBeVisible();
  await expect(own).toBeHidden();
  await pick(HEALTH);
  await own.check();
  await expect(hotel).toBeHidden();
  await expectAccessible(page);
  await page.reload();
  if (phone) await expect(picks).toHaveValue(HEALTH);
  else
    await expect(picks.getByRole('button', { name: HEALTH })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  await expect(own).toBeChecked();
  await pick(words.sectors.tumu);
  await expect(hotel).toBeVisible();
  await expect(own).toBeChecked();
});
