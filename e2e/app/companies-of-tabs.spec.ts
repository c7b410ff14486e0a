import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, type Route } from '@playwright/test';
import { auth } from '@emanet/contract/auth';
import { processingActivities } from '@emanet/contract/processing-activities';
import { inCompany } from '@emanet/contract/shared/company-address';
import { addActivity, button, drawerOf, fieldOf, rowOf } from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import { addPerson, makeCompany, signIn, speak } from '../steps/people.ts';
import { addRecord } from '../steps/registers.ts';
import { companyButton, pickCompany } from '../steps/shell.ts';
import { anyOf, fill, WORDS, type Words } from '../steps/words.ts';
import { test } from '../test.ts';

/** A consultant of two companies, of which the first is active. */
async function consultantOfTwo(page: Page, locale: string | undefined) {
  const language = await speak(page, locale);
  const first = await makeCompany('Depo');
  const second = await makeCompany('Depo');
  const companies = [first.company, second.company];
  await signIn(page, await addPerson({ role: 'danışman', companies }));
  return { language, words: WORDS[language], first, second };
}

const slowly = async (route: Route) => {
  await sleep(1500);
  await route.continue();
};

async function addDepartment(page: Page, { organization }: Words, department: string) {
  const name = page.getByRole('textbox', { name: organization.newDepartment });
  await name.fill(department);
  await name.press('Enter');
  await expect(rowOf(page, department)).toBeVisible();
}

test('two tabs write into two companies in turn', async ({ page, context, locale }) => {
  const { words, first, second } = await consultantOfTwo(page, locale);
  await page.goto('/organizasyon');
  const other = await context.newPage();
  await speak(other, locale);
  // The page stands before its session is known, as on a slow line.
  await other.route(auth.session.path, slowly, { times: 1 });
  await other.goto('/organizasyon');
  await pickCompany(other, first.name, second.name);
  await expect(other).toHaveURL('/organizasyon');

  for (const round of ['Bir', 'İki']) {
    await addDepartment(page, words, `${round} ilkinde`);
    await addDepartment(other, words, `${round} ikincisinde`);
  }
  const shows = async (tab: Page, name: string, own: string, foreign: string) => {
    await expect(companyButton(tab, name)).toBeVisible();
    await expect(tab).toHaveTitle(new RegExp(name));
    await expect(rowOf(tab, own)).toHaveCount(2);
    await expect(rowOf(tab, foreign)).toHaveCount(0);
  };
  for (const again of [false, true]) {
    if (again) await Promise.all([page.reload(), other.reload()]);
    await shows(page, first.name, 'ilkinde', 'ikincisinde');
    await shows(other, second.name, 'ikincisinde', 'ilkinde');
  }

  // A new tab begins with the last switch; Back leads to where the company was another.
  const third = await context.newPage();
  await third.goto('/organizasyon');
  await expect(companyButton(third, second.name)).toBeVisible();
  await other.goBack();
  await expect(companyButton(other, first.name)).toBeVisible();
  await expect(rowOf(other, 'ilkinde')).toHaveCount(2);
  await other.goForward();
  await expect(companyButton(other, second.name)).toBeVisible();
});

test('a form half filled stays with its company when another tab switches', async ({
  page,
  context,
  locale,
}) => {
  const { language, words, first, second } = await consultantOfTwo(page, locale);
  await page.goto('/envanter/ekle');
  await fieldOf(page, language, 'surec_ismi').fill('Yarım kalan');
  const other = await context.newPage();
  await speak(other, locale);
  await other.goto('/veri-isleme');
  await pickCompany(other, first.name, second.name);

  await page.bringToFront();
  await expect(companyButton(page, first.name)).toBeVisible();
  await expect(fieldOf(page, language, 'surec_ismi')).toHaveValue('Yarım kalan');
  await page.reload();
  await button(page, words.form.draft.resume).last().click();
  await expect(fieldOf(page, language, 'surec_ismi')).toHaveValue('Yarım kalan');
  await expect(companyButton(page, first.name)).toBeVisible();
});

test('an address of a mail opens its company, and the filing names it', async ({
  page,
  locale,
}) => {
  const { words, first, second } = await consultantOfTwo(page, locale);
  const values = { surec_ismi: 'Sevkiyat kaydı', islenen_kisisel_veriler: ['ad_soyad'] };
  const { add } = processingActivities;
  await addRecord(page, add, second.departments[0], values, second.company);
  await page.goto('/veri-isleme');
  await expect(companyButton(page, first.name)).toBeVisible();

  await page.goto(inCompany('/tablolar?gorunum=verbis', Number(second.company)));
  await expect(companyButton(page, second.name)).toBeVisible();
  await expect(page).toHaveURL('/tablolar?gorunum=verbis');
  const { mark } = words.filings;
  await button(page, mark).click();
  await expect(page.getByRole('dialog', { name: mark })).toContainText(second.name);
  await expectAccessible(page);
});

test('a link opens the drawer of its company, also after signing in', async ({ page, locale }) => {
  const { words, first, second } = await consultantOfTwo(page, locale);
  const id = await addActivity(page, first.departments[0], 'Bordro');
  const link = inCompany(`/veri-isleme?kayit=${id}`, Number(first.company));
  await page.goto('/veri-isleme');
  await pickCompany(page, first.name, second.name);
  await page.goto(link);
  await expect(drawerOf(page, words, 'Bordro')).toBeVisible();
  await expect(page).toHaveURL(`/veri-isleme?kayit=${id}`);

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page).toHaveURL(/\/login\?/);
  const wanted = new URL(page.url()).searchParams.get('donus');
  expect(wanted).toBe(link);
});

test('links copied or opened elsewhere name the company', async ({ page, context, locale }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { words, first, second } = await consultantOfTwo(page, locale);
  const id = await addActivity(page, first.departments[0], 'Bordro');
  await page.goto('/veri-isleme');
  await button(page, fill(words.ui.table.menu, { name: 'Bordro' })).click();
  await page.getByRole('menuitem', { name: words.common.copyLink }).click();
  await expect(page.getByText(words.records.row.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).search).toBe(`?kayit=${id}&sirket=${first.company}`);

  const other = await context.newPage();
  await other.goto('/veri-isleme');
  await pickCompany(other, first.name, second.name);
  const opened = context.waitForEvent('page');
  await page.bringToFront();
  const dashboard = page.getByRole('navigation').getByRole('link').first();
  await dashboard.click({ modifiers: ['ControlOrMeta'] });
  await expect(companyButton(await opened, first.name)).toBeVisible();
});

test('a company of which one is no member says so', async ({ page, locale }) => {
  const { words, first } = await consultantOfTwo(page, locale);
  const { company, name } = await makeCompany('Depo');
  await page.goto(inCompany('/veri-isleme', Number(company)));
  const { foreign } = words.shell;
  await expect(page.getByRole('heading', { name: foreign.title })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: fill(foreign.go, { company: first.name }) }).click();
  await expect(companyButton(page, first.name)).toBeVisible();
  await expect(page.getByRole('heading', { name: anyOf(foreign.title) })).toHaveCount(0);
});
