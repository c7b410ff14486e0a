import { QUESTIONS, questionText } from '@emanet/contract/records/questionnaire';
import { SENTENCES } from '@emanet/contract/shared/sentences';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { expect } from '@playwright/test';
import { addActivity, button, registered } from './steps/activities.ts';
import { expectAccessibleInBoth } from './steps/axe.ts';
import { makeCompany, makePerson, otherBrowser, signIn, speak } from './steps/people.ts';
import { test } from './test.ts';
import { fill, languageOf, WORDS } from './steps/words.ts';

test('an administrator asks, the representative confirms, and the screen shows it @phone', async ({
  page,
  browser,
  locale,
}) => {
  const { company, departments } = await makeCompany('Mali İşler');
  await signIn(page, await makePerson('yönetici', company));
  const language = await speak(page, locale);
  const words = WORDS[language];
  const settings = words.notificationSettings;
  await page.goto('/notification-settings');
  await expect(page.getByText(settings.off).first()).toBeVisible();
  await page.getByRole('switch', { name: settings.rounds.card }).click();
  await page.getByLabel(settings.rounds.first).fill(todayInTurkey());
  // On a day off the reason stands behind it.
  await expect(page.getByText(new RegExp(`^${words.common.today}(,|$)`))).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: settings.save }).click();
  await expect(page.getByRole('button', { name: settings.save })).toBeDisabled();

  const email = await makePerson('temsilci', company, ...departments);
  const other = await otherBrowser(browser, locale, email);
  await expect(async () => {
    await other.goto('/veri-isleme');
    await expect(
      other.getByRole('region', { name: words.notificationSettings.rounds.title }),
    ).toBeVisible();
  }).toPass();
  const card = other.getByRole('region', { name: words.notificationSettings.rounds.title });
  await expectAccessibleInBoth(other);
  // Nothing lies over the next step of the wizard.
  await other.goto('/envanter/sihirbaz');
  await expect(other.getByRole('searchbox')).toBeVisible();
  await expect(card).toBeHidden();
  await other.goto('/veri-isleme');
  await card.getByRole('button', { name: words.confirmations.card.fold }).click();
  await other.reload();
  await card.getByRole('button', { name: words.confirmations.card.folded }).click();
  await card.getByRole('button', { name: words.confirmations.card.confirm, exact: true }).click();
  await other.getByRole('button', { name: words.confirmations.question.send }).click();
  await expect(
    other.getByText(SENTENCES.confirmationSent[language === 'tr' ? 0 : 1]),
  ).toBeVisible();
  await expect(card).toBeHidden();
  await other.context().close();

  await page.goto('/envanter/onaylar');
  await expect(page.locator('[data-row]', { hasText: 'Mali İşler' })).toContainText(
    words.confirmations.states.onayli,
  );
  await expectAccessibleInBoth(page);
  // A phone has no room for the face of all rounds beside each other, but opens its address.
  const faces = page.getByText(words.confirmations.faces.donemler);
  if (await faces.isVisible()) await faces.click();
  else await page.goto('/envanter/onaylar?gorunum=donemler');
  await expect(page).toHaveURL(/gorunum=donemler/);
  await expectAccessibleInBoth(page);
});

test('a representative is led through the own activities, one at a time @phone', async ({
  page,
  browser,
  locale,
}) => {
  const { company, departments } = await makeCompany('Mali İşler');
  await signIn(page, await makePerson('yönetici', company));
  const language = await speak(page, locale);
  const words = WORDS[language];
  const settings = words.notificationSettings;
  for (const name of ['Bordro', 'Cari hesap', 'Çağrı kaydı', 'Denetim'])
    await addActivity(page, departments[0], name);
  await page.goto('/notification-settings');
  await page.getByRole('switch', { name: settings.rounds.card }).click();
  await page.getByLabel(settings.rounds.first).fill(todayInTurkey());
  await page.getByRole('button', { name: settings.save }).click();
  await expect(page.getByRole('button', { name: settings.save })).toBeDisabled();

  const email = await makePerson('temsilci', company, ...departments);
  const other = await otherBrowser(browser, locale, email);
  const card = other.getByRole('region', { name: words.notificationSettings.rounds.title });
  await expect(async () => {
    await other.goto('/veri-isleme');
    await expect(card).toBeVisible();
  }).toPass();
  // The home asks in a large card of its own, over which no second one lies.
  await other.goto('/denetim');
  const large = other.getByRole('region', { name: words.dashboard.due.review });
  await expect(large).toContainText('0 / 4');
  await expect(card).toBeHidden();
  await large.getByRole('button', { name: words.dashboard.due.reviewConfirm }).click();
  await expect(
    other.getByRole('button', { name: words.confirmations.question.send }),
  ).toBeVisible();
  await other.keyboard.press('Escape');
  await other.goto('/veri-isleme');
  await card.getByRole('link', { name: words.confirmations.card.review }).click();
  const { review } = words;
  const current = other.getByRole('heading', { level: 2 });
  await expect(current).toHaveText('Bordro');
  await expect(card).toBeHidden();
  // On the way to the records the card folds, so that it covers none of them.
  await other.goBack();
  await expect(card.getByRole('button', { name: words.confirmations.card.folded })).toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(0);
  await other.goForward();
  await expect(current).toHaveText('Bordro');
  // It asks in the words of the questionnaire, without the law.
  const asked = QUESTIONS.filter(({ field }) => field !== 'surec_ismi');
  await expect(other.getByRole('term')).toHaveText(
    asked.map((one) => questionText(one, languageOf(locale))),
  );
  await expect(other.getByRole('main')).not.toContainText(/KVKK|5\/2|TL/);
  await expectAccessibleInBoth(other);
  await other.getByRole('button', { name: review.answers.dogru }).click();
  await expect(current).toHaveText('Cari hesap');

  // Answers are kept.
  await other.reload();
  await expect(current).toHaveText('Cari hesap');
  await other.getByRole('button', { name: review.answers.bilmiyorum }).click();
  await expect(current).toHaveText('Çağrı kaydı');
  // A sentence is enough where something has changed.
  await other.getByRole('button', { name: review.answers.degisti }).click();
  const told = other.getByRole('dialog', {
    name: fill(review.changed.title, { name: 'Çağrı kaydı' }),
  });
  await told.getByRole('textbox').fill('Yeni programda');
  await expectAccessibleInBoth(other);
  await told.getByRole('button', { name: review.changed.send }).click();
  await expect(told).toHaveCount(0);
  await expect(current).toHaveText('Denetim');
  // The form of a record leads back into the review, too.
  await other.getByRole('button', { name: review.answers.degisti }).click();
  await other.getByRole('dialog').getByRole('link', { name: review.changed.own }).click();
  await expect(other).toHaveURL(/gozden=/);
  await button(other, words.common.saveChanges).click();
  await expect(other).toHaveURL(/\/envanter\/gozden-gecir/);
  await other.getByRole('listitem').filter({ hasText: 'Denetim' }).getByRole('button').click();
  await expect(other.getByRole('group', { name: review.question })).toBeVisible();
  await expect(current).toHaveText('Denetim');
  await other.getByRole('button', { name: review.answers.artikYok }).click();
  await expect(other.getByText(fill(review.done_other, { count: 4 }))).toBeVisible();
  await expect(other.getByRole('link', { name: 'Cari hesap' })).toBeVisible();
  await other.getByRole('button', { name: words.confirmations.card.confirm, exact: true }).click();
  await other.getByRole('button', { name: words.confirmations.question.send }).click();
  await expect(other).toHaveURL(/\/envanter$/);
  await other.context().close();
  const ended = (await registered(page)).find((one) => one['surec_ismi'] === 'Denetim');
  expect(ended?.['faaliyet_durumu']).toBe('sona_erdi');
});

test('a review of nothing says so, and a record that is gone ends none', async ({
  page,
  browser,
  locale,
}) => {
  const { review } = WORDS[await speak(page, locale)];
  const bare = await makeCompany();
  await signIn(page, await makePerson('yönetici', bare.company));
  await page.goto('/envanter/gozden-gecir');
  await expect(page.getByText(review.empty)).toBeVisible();

  const { company, departments } = await makeCompany('Depo');
  const other = await otherBrowser(browser, locale, await makePerson('yönetici', company));
  await addActivity(other, departments[0], 'Sevkiyat');
  await other.goto('/envanter/gozden-gecir?kayit=2147483000');
  await expect(other.getByRole('heading', { level: 2 })).toHaveText('Sevkiyat');
});
