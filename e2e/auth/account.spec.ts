import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { button } from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import { admin } from '../steps/operator.ts';
import { makeCompany, makePerson, readCode, signIn, speak } from '../steps/people.ts';
import { openProfile } from '../steps/shell.ts';
import { WORDS, type Words } from '../steps/words.ts';
import { test } from '../test.ts';

type Section = keyof Words['account']['names'];
const open = async (page: Page, words: Words, section: Section) => {
  const rail = page.getByRole('navigation', { name: words.account.sections });
  await rail.getByRole('button', { name: words.account.names[section] }).click();
};

test('a person sees and changes everything about the own account @everywhere', async ({
  page,
  context,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const { company, name } = await makeCompany();
  const email = await makePerson('danışman', company);
  await signIn(page, email);
  await page.goto('/denetim');
  await openProfile(page);
  await page.getByRole('menuitem', { name: words.account.title }).click();
  await expect(page).toHaveURL('/guvenlik');
  await expect(page.getByText(words.security.state.none.title)).toBeVisible();

  await open(page, words, 'kisisel');
  await expect(page).toHaveURL('/guvenlik?bolum=kisisel');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await page.getByRole('textbox', { name: words.account.name }).fill('Ece Yeni');
  await button(page, words.common.save).click();
  await expect(page.getByText(`Ece Yeni, ${words.shell.roles.danışman}`)).toBeVisible();
  await expectAccessible(page);

  const wanted = `${randomUUID()}@ornek.test`;
  await button(page, words.account.changeEmail).click();
  await page.getByLabel(words.account.newEmail).fill(wanted);
  await button(page, words.account.sendCodes).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words.account.codeOf.replace('{{email}}', wanted))).toBeVisible();
  await expectAccessible(page);
  await dialog
    .getByRole('textbox')
    .nth(0)
    .fill(await readCode(context, email));
  await dialog
    .getByRole('textbox')
    .nth(1)
    .fill(await readCode(context, wanted));
  await dialog.getByRole('button', { name: words.account.confirmEmail }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(wanted, { exact: true })).toBeVisible();

  await open(page, words, 'bildirimler');
  await expect(page.getByLabel(words.portfolio.monday)).toBeVisible();
  await expectAccessible(page);

  await open(page, words, 'gorunum');
  await page.getByText(words.shell.dark, { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectAccessible(page);

  await open(page, words, 'veriler');
  await expect(page.getByText(words.account.releasedBy.danışman)).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await button(page, words.account.download).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(words.account.fileName);
  const kept: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(kept).toMatchObject({ hesap: { email: wanted, fullname: 'Ece Yeni' } });
});

test('an account without a company is erased by its person', async ({ page, locale }) => {
  const words = WORDS[await speak(page, locale)];
  const { company } = await makeCompany();
  const email = await makePerson('danışman', company);
  await admin('user', 'remove', email, '--company', company);
  await signIn(page, email);
  await page.goto('/guvenlik?bolum=veriler');
  await button(page, words.account.erase).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: words.account.erase }).click();
  // Loaded whole: another address asked for meanwhile would be given up.
  await page.waitForURL(/\/login/);
  await page.goto('/guvenlik');
  await expect(page).toHaveURL(/\/login/);
});
