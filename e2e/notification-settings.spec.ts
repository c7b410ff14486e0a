import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { dayShort } from '../web/src/platform/when.ts';
import { expectAccessible, expectAccessibleInBoth } from './steps/axe.ts';
import { makeCompany, makePerson, otherBrowser, readMail, signIn, speak } from './steps/people.ts';
import { test } from './test.ts';
import { fill, languageOf, WORDS } from './steps/words.ts';

test('what was typed is kept when saving fails, and a preview shows the mail @phone', async ({
  page,
  locale,
}) => {
  const { company } = await makeCompany('Mali İşler');
  await signIn(page, await makePerson('yönetici', company));
  const words = WORDS[await speak(page, locale)].notificationSettings;
  await page.goto('/notification-settings');
  await page.getByRole('switch', { name: words.rounds.card }).click();
  await page.getByLabel(words.rounds.first).fill('2027-01-15');
  await page.getByRole('group', { name: words.rounds.every }).getByText('30').click();
  // At rest a day is written as the application writes it, whatever the browser's language.
  const shown = page.getByText(dayShort('2027-01-15', languageOf(locale)), { exact: true });
  await expect(shown.first()).toBeVisible();
  await expect(page.getByLabel(words.rounds.every).first()).toHaveValue('30');
  await page.route('**/api/companies/update-notification/**', (route) => route.abort());
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel(words.rounds.first)).toHaveValue('2027-01-15');
  await page.unroute('**/api/companies/update-notification/**');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByRole('button', { name: words.save })).toBeDisabled();

  await page.getByRole('button', { name: words.preview.onay }).click();
  await expect(page.getByRole('dialog')).toContainText('Mali İşler');
  await expectAccessibleInBoth(page);
});

test('a representative reads the settings and changes nothing', async ({ page, locale }) => {
  const { company, departments } = await makeCompany('Mali İşler');
  await signIn(page, await makePerson('temsilci', company, ...departments));
  const words = WORDS[await speak(page, locale)].notificationSettings;
  await page.goto('/notification-settings');
  await expect(page.getByRole('switch', { name: words.rounds.card })).toBeDisabled();
  await expect(page.getByRole('button', { name: words.save })).toHaveCount(0);
  await expect(page.getByText(words.undelivered.title)).toHaveCount(0);
  await page.goto('/envanter/onaylar');
  await expect(page).toHaveURL(/unauthorized-access/);
});

test('a switch that is on looks on to a representative, who reads the own figures', async ({
  page,
  browser,
  locale,
}) => {
  const { company, departments } = await makeCompany('Mali İşler', 'Lojistik');
  await makePerson('temsilci', company, departments[1] ?? '');
  const own = await makePerson('temsilci', company, departments[0] ?? '');
  await signIn(page, await makePerson('yönetici', company));
  const words = WORDS[await speak(page, locale)].notificationSettings;
  await page.goto('/notification-settings');
  await page.getByRole('switch', { name: words.rounds.card }).click();
  await page.getByLabel(words.rounds.first).fill(todayInTurkey());
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByRole('button', { name: words.save })).toBeDisabled();

  const other = await otherBrowser(browser, locale, own);
  await other.goto('/notification-settings');
  const colour = (name: string) =>
    other
      .getByRole('switch', { name })
      .evaluate((input) => getComputedStyle(input.nextElementSibling ?? input).backgroundColor);
  await expect(other.getByRole('switch', { name: words.rounds.card })).toBeChecked();
  expect(await colour(words.rounds.card)).not.toBe(await colour(words.rounds.mail));
  await expect(
    other.getByText(fill(words.rounds.mailTo, { people: 1, departments: 1 })),
  ).toBeVisible();
  await other.context().close();
});

test('somebody without an account stops invitations by the link in the mail', async ({
  browser,
  page,
  locale,
}) => {
  const { company } = await makeCompany('Satış');
  await signIn(page, await makePerson('yönetici', company));
  const { training } = WORDS[await speak(page, locale)];
  const email = `${randomUUID()}@ornek.test`;
  await page.goto('/farkindalik-egitimi/davet?yol=liste');
  await page.getByRole('textbox', { name: training.people }).fill(`Ece Er; ${email}; Satış`);
  await page
    .getByRole('button', { name: training.inviteAndSend.replace('{{count}}', '1') })
    .click();
  await expect(page).toHaveURL('/farkindalik-egitimi');
  const text = await readMail(page.context(), email);
  const [, path = ''] = /(\/api\/posta-ret\/\S+)/.exec(text) ?? [];

  const own = await (await browser.newContext({ locale: locale ?? 'tr-TR' })).newPage();
  await own.goto(path);
  await expectAccessible(own);
  await own.getByRole('button', { name: /Artık gönderilmesin|Stop sending/ }).click();
  await expect(
    own.getByRole('heading', { name: /Artık gönderilmeyecek|No more will be sent/ }),
  ).toBeVisible();
  await expectAccessible(own);
  await page.reload();
  await expect(page.getByText(/E-posta istemiyor|Refuses e-mail/).first()).toBeVisible();
  await own.context().close();
});
