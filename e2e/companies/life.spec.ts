import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { expect, type Page } from '@playwright/test';
import { dayInWords } from '../../web/src/platform/when.ts';
import { expectAccessible, expectAccessibleInBoth } from '../steps/axe.ts';
import { admin } from '../steps/operator.ts';
import { addPerson, makeCompany, makePerson, signIn, speak } from '../steps/people.ts';
import { test } from '../test.ts';
import { fill, WORDS } from '../steps/words.ts';

/** Opens the menu of a client's row in the portfolio, and chooses from it. */
async function choose(page: Page, client: string, item: string) {
  const row = page.locator('[data-row]').filter({ hasText: client });
  await row.locator('[data-act="menu"]').click();
  await page.getByRole('menuitem', { name: item }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(client).first()).toBeVisible();
  return dialog;
}

test('an administrator takes the data along, asks for the erasure and cancels it @phone', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const { erase } = words.company;
  const { evidence } = words;
  const { company, name } = await makeCompany('Depo');
  await signIn(page, await makePerson('yönetici', company));
  await page.goto('/kanit');
  await page.getByRole('button', { name: evidence.ask }).click();
  const link = page.getByRole('link', { name: evidence.download.split(' ')[0] });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  await page.goto('/sirket?bolum=veri');

  await page.getByRole('button', { name: erase.open }).click();
  const form = page.getByRole('dialog');
  const typed = form.getByRole('textbox');
  await typed.fill('Başka');
  await form.getByRole('button', { name: erase.ask }).click();
  await expect(typed).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleInBoth(page);
  await typed.fill(name);
  await form.getByRole('button', { name: erase.ask }).click();
  await expect(form).toHaveCount(0);
  const banner = page.getByRole('link', { name: words.shell.closed.toCompany });
  await expect(banner).toBeVisible();
  await page.goto('/denetim');
  await banner.click();
  await page.getByRole('button', { name: erase.cancel }).click();
  await page.getByRole('dialog').getByRole('button', { name: erase.cancel }).click();
  await expect(page.getByRole('button', { name: erase.open })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('an administrator says where evidence of the log goes', async ({ page, locale }) => {
  const words = WORDS[await speak(page, locale)];
  const { evidence } = words.company;
  const { company } = await makeCompany('Depo');
  await signIn(page, await makePerson('yönetici', company));
  await page.goto('/sirket?bolum=veri');
  await page.getByRole('button', { name: evidence.set }).click();
  const form = page.getByRole('dialog');
  const address = form.getByRole('textbox', { name: evidence.address });
  await address.fill('adres');
  await form.getByRole('button', { name: words.common.save }).click();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleInBoth(page);
  await address.fill('denetci@ornek.test');
  await form.getByText(evidence.rhythms.aylik, { exact: true }).click();
  await form.getByRole('button', { name: words.common.save }).click();
  await expect(form).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('denetci@ornek.test')).toContainText(
    evidence.rhythms.aylik.toLocaleLowerCase(locale),
  );
  await expect(page.getByText(evidence.refuses)).toHaveCount(0);
  await expectAccessibleInBoth(page);
});

test('a consultant hands a client over and only reads it from then on', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const { consultant } = words.company;
  const made = [await makeCompany('Depo'), await makeCompany('Depo')];
  const companies = made.map(({ company }) => company);
  const [client] = made;
  const email = await addPerson({ role: 'danışman', name: 'Selin Aydoğan', companies });
  await addPerson({ role: 'danışman', name: 'Mert Tuna', companies });
  await signIn(page, email);
  await page.goto('/portfoy');
  const form = await choose(page, client?.name ?? '', consultant.leave);
  await form.getByRole('combobox', { name: consultant.successor }).click();
  await page.getByRole('option', { name: 'Mert Tuna' }).click();
  await expectAccessibleInBoth(page);
  await form.getByRole('button', { name: consultant.leave }).click();
  await expect(form).toHaveCount(0);
  const row = page.locator('[data-row]').filter({ hasText: client?.name });
  await expect(row).toContainText(consultant.rights.salt_okunur);
  await page.goto(`/organizasyon?sirket=${client?.company}`);
  await expect(page.getByText(words.shell.closed.reads)).toBeVisible();
  await expect(page.getByText('Depo').first()).toBeVisible();
  await expect(page.getByRole('button', { name: words.common.add })).toHaveCount(0);
});

test('a company on trial says until when over every screen, and that it is only read afterwards', async ({
  page,
  locale,
}) => {
  const language = await speak(page, locale);
  const { shell } = WORDS[language];
  const { company } = await makeCompany('Depo');
  const until = daysAfter(todayInTurkey(), 5);
  await admin('company', 'trial', company, until);
  await signIn(page, await makePerson('yönetici', company));
  for (const path of ['/denetim', '/veri-isleme']) {
    await page.goto(path);
    const date = dayInWords(until, language);
    await expect(page.getByText(fill(shell.closed.trial, { date }))).toBeVisible();
  }
  await expectAccessible(page);
  const over = daysAfter(todayInTurkey(), -1);
  await admin('company', 'trial', company, over);
  await page.reload();
  const date = dayInWords(over, language);
  await expect(page.getByText(fill(shell.closed.trialOver, { date }))).toBeVisible();
  await expect(page.getByText(shell.closed.trialOverText)).toBeVisible();
});

test('a suspended company says so instead of its screens, and the portfolio names it', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const made = [await makeCompany(), await makeCompany(), await makeCompany()];
  const companies = made.map(({ company }) => company);
  const [closed] = made;
  await signIn(page, await addPerson({ role: 'danışman', companies }));
  await page.goto(`/denetim?sirket=${closed?.company}`);
  await admin('company', 'suspend', closed?.company ?? '');
  const title = fill(words.shell.closed.title, { company: closed?.name ?? '' });
  // The next call is refused, by which the tab learns of it.
  await page.reload();
  await expect(page.getByText(title)).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.goto('/portfoy');
  await expect(page.locator('[data-row]')).toHaveCount(2);
  await expect(
    page.getByText(fill(words.portfolio.suspended, { who: closed?.name ?? '' })),
  ).toBeVisible();
  await signIn(page, await makePerson('yönetici', closed?.company ?? ''));
  await page.goto('/denetim');
  await expect(page.getByText(title)).toBeVisible();
  await admin('company', 'resume', closed?.company ?? '');
  await page.reload();
  await expect(page.getByText(title)).toHaveCount(0);
});
