import { expect } from '@playwright/test';
import { expectAccessibleInBoth } from '../steps/axe.ts';
import { makeCompany, makePerson, signIn, speak } from '../steps/people.ts';
import { test } from '../test.ts';
import { fill, WORDS } from '../steps/words.ts';

/** In the first days of a company one person may send a hundred. */
const OF_PERSON = 100;

test('says before sending how many mails fit, and what is used @everywhere', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const { company } = await makeCompany('Depo');
  await signIn(page, await makePerson('yönetici', company));
  await page.goto('/farkindalik-egitimi/davet?yol=liste');
  const list = page.getByRole('textbox', { name: words.training.people });
  const people = (count: number) =>
    Array.from({ length: count }, (_, n) => `Kişi ${n}; kota-${n}-${company}@ornek.test`).join(
      '\n',
    );
  await list.fill(people(OF_PERSON + 1));
  await expect(
    page.getByText(fill(words.company.mailsBeyond, { count: OF_PERSON + 1, left: OF_PERSON })),
  ).toBeVisible();
  await expectAccessibleInBoth(page);
  await list.fill(people(1));
  await expect(page.getByText(fill(words.company.mailsFit, { left: OF_PERSON }))).toBeVisible();
  await page
    .getByRole('button', { name: fill(words.training.inviteAndSend, { count: 1 }) })
    .click();
  await expect(page).toHaveURL(/farkindalik-egitimi$/);

  await page.goto('/sirket?bolum=veri');
  const used = (most: number) => fill(words.company.used, { most, used: 1 });
  await expect(page.getByText(used(2 * OF_PERSON), { exact: true })).toBeVisible();
  await expect(page.getByText(used(OF_PERSON), { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: words.company.shares.kisi })).toHaveAttribute(
    'aria-valuenow',
    '1',
  );
});
