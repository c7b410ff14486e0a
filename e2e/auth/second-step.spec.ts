import { createHmac } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { SECOND_STEP } from '@emanet/contract/auth/second-step';
import { sessionCookie } from '../steps/operator.ts';
import { button } from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import { makeCompany, makePerson, speak } from '../steps/people.ts';
import { openProfile } from '../steps/shell.ts';
import { loginOf, WORDS, type Words } from '../steps/words.ts';
import { test } from '../test.ts';

// Passkeys belong to a name: the same server, asked for by its other one.
const SITE = (process.env.E2E_URL ?? '').replace('127.0.0.1', 'localhost');
test.use({ baseURL: SITE });

async function administrator(page: Page) {
  const { company } = await makeCompany('Depo');
  const email = await makePerson('yönetici', company);
  const cookie = await sessionCookie(email);
  await page.context().addCookies([{ ...cookie, url: SITE }]);
  return email;
}

let cdp: CDPSession | undefined;

// The next test gets the same window, which takes one telephone.
test.afterEach(async () => {
  await cdp?.send('WebAuthn.disable');
  cdp = undefined;
});

/** A telephone that says yes to everything. */
async function addAuthenticator(page: Page): Promise<void> {
  cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of an app (RFC 6238), `ahead` half-minutes from now. */
function codeOf(secret: string, ahead: number): string {
  const bits = [...secret].map((sign) => LETTERS.indexOf(sign).toString(2).padStart(5, '0'));
  const key = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)
      ?.map((byte) => parseInt(byte, 2)) ?? [],
  );
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / SECOND_STEP.period) + ahead));
  const mac = createHmac('sha1', key).update(step).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 10 ** SECOND_STEP.digits).padStart(SECOND_STEP.digits, '0');
}

/** Says that the recovery codes are kept; answers the first of them. */
async function keepCodes(page: Page, words: Words): Promise<string> {
  const dialog = page.getByRole('dialog', { name: words.security.codesTitle });
  await expect(dialog.getByRole('listitem')).toHaveCount(SECOND_STEP.recoveryCodes);
  const code = (await dialog.getByRole('listitem').first().textContent()) ?? '';
  await expectAccessible(page);
  await dialog.getByLabel(words.security.codesKept).check();
  await button(page, words.security.done).click();
  await expect(dialog).toBeHidden();
  return code;
}

async function signOut(page: Page, words: Words): Promise<void> {
  await openProfile(page);
  await page.getByRole('menuitem', { name: words.shell.signOut }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** The code of the `count`th mail that carries one; mails about the account stand between them. */
async function readCodeOf(page: Page, email: string, count: number): Promise<string> {
  const mailbox = await page.context().newPage();
  await mailbox.goto('/demo/mailbox');
  const mails = mailbox
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('link', { name: /\d{6}/ });
  await expect(mails).toHaveCount(count, { timeout: 15_000 });
  const subject = await mails.first().textContent();
  await mailbox.close();
  return /\d{6}/.exec(subject ?? '')?.[0] ?? '';
}

async function enterMailedCode(
  page: Page,
  words: Words,
  email: string,
  count: number,
): Promise<void> {
  const login = loginOf(words === WORDS.en ? 'en' : 'tr');
  await page.goto(`${login}?donus=%2Fguvenlik`);
  await page.getByLabel(words.login.email).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: words.login.codeTitle })).toBeVisible();
  await page.keyboard.type(await readCodeOf(page, email, count));
  await expect(page.getByRole('heading', { name: words.login.secondTitle })).toBeVisible();
}

test('a passkey is added, named and signs in without a code @everywhere', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  await administrator(page);
  await addAuthenticator(page);
  await page.goto('/denetim');
  await openProfile(page);
  await page.getByRole('menuitem', { name: words.account.title }).click();
  await expect(page.getByText(words.security.state.none.title)).toBeVisible();
  await expectAccessible(page);
  await button(page, words.security.addPasskey).click();
  await keepCodes(page, words);
  await expect(page.getByText(words.security.state.one.title)).toBeVisible();
  await page.getByRole('button', { name: /Linux/ }).first().click();
  await page.getByLabel(words.security.nameLabel).fill('İş bilgisayarı');
  await page.keyboard.press('Enter');
  await expect(page.getByText('İş bilgisayarı')).toBeVisible();
  await expectAccessible(page);

  await signOut(page, words);
  await button(page, words.login.passkey).click();
  await expect(page).toHaveURL('/denetim');
  await page.goto('/guvenlik');
  await expect(page.getByText(words.security.ways.gecis_anahtari, { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: /İş bilgisayarı/ })
    .last()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.security.deletePasskey })
    .click();
  await expect(page.getByText(words.security.state.none.title)).toBeVisible();
});

test('the app’s code is asked for behind the mailed one, and a recovery code will do', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const email = await administrator(page);
  await page.goto('/guvenlik');
  await button(page, words.security.setUpApp).click();
  const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
  await expectAccessible(page);
  await page.getByRole('textbox').first().click();
  const spent = codeOf(secret, 0);
  await page.keyboard.type(spent);
  const recovery = await keepCodes(page, words);

  await signOut(page, words);
  await enterMailedCode(page, words, email, 1);
  await expectAccessible(page);
  // The code that confirmed the app is spent. Its field is shown once the ways are known.
  await expect(page.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type(spent);
  await expect(page.getByRole('alert')).toContainText('4');
  await expect(page.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type(codeOf(secret, 1));
  await expect(page).toHaveURL('/guvenlik');

  await signOut(page, words);
  await enterMailedCode(page, words, email, 2);
  await button(page, words.login.useRecovery).click();
  await page.getByLabel(words.login.recoveryCode).fill(recovery.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guvenlik');
  await expect(page.getByText(words.security.ways.kurtarma_kodu, { exact: true })).toBeVisible();
});

test('a company that asks for a second step shows only security before there is one', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  await administrator(page);
  await addAuthenticator(page);
  await page.goto('/sirket?bolum=erisim');
  await button(page, words.company.stepAsk).click();
  await expect(page).toHaveURL('/guvenlik');
  await page.goto('/denetim');
  await expect(page).toHaveURL('/guvenlik');
  await expect(page.getByText(words.security.neededTitle)).toBeVisible();
  await expectAccessible(page);
  await button(page, words.security.addPasskey).click();
  await keepCodes(page, words);
  await expect(page.getByText(words.security.neededTitle)).toBeHidden();
  await page.goto('/denetim');
  await expect(page).toHaveURL('/denetim');
});

test('another session is ended from here', async ({ page, locale, browser }) => {
  const words = WORDS[await speak(page, locale)];
  const email = await administrator(page);
  const other = await (await browser.newContext()).newPage();
  await speak(other, locale);
  await other.context().addCookies([{ ...(await sessionCookie(email)), url: SITE }]);
  await other.goto('/guvenlik');
  await page.goto('/guvenlik');
  const end = button(page, words.security.endOf.replace('{{name}}', words.security.unknownBrowser));
  await end.click();
  await expect(end).toBeHidden();
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
});
