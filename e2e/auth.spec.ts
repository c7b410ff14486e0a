import type { Locator, Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';
import { auth, OTP } from '@emanet/contract/auth';
import { sentenceOf } from '@emanet/contract/shared/errors';
import { sentence } from '@emanet/contract/shared/sentences';
import { button } from './steps/activities.ts';
import { expectAccessible } from './steps/axe.ts';
import { makeCompany, makePerson, readCode, signIn, speak } from './steps/people.ts';
import { isPhone, openProfile } from './steps/shell.ts';
import { test } from './test.ts';
import { languageOf, loginOf, WORDS } from './steps/words.ts';

async function administrator() {
  const { company } = await makeCompany('Depo');
  return makePerson('yönetici', company);
}

test('an address nobody has is refused before any code', async ({ page, locale }) => {
  const language = await speak(page, locale);
  const words = WORDS[language].login;
  await page.goto(loginOf(language));
  await page.getByLabel(words.email).fill('yanlış');
  await button(page, words.continue).click();
  await expect(page.getByRole('alert')).toHaveText(words.emailInvalid);
  await page.getByLabel(words.email).fill('hic-kimse@ornek.test');
  await button(page, words.continue).click();
  await expect(page.getByRole('alert')).toHaveText(sentence('emailNotFound')[language]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
});

test('a wrong code says how many tries are left, the right one goes on to where one was @phone', async ({
  page,
  locale,
}) => {
  const language = await speak(page, locale);
  const words = WORDS[language].login;
  const email = await administrator();
  await page.goto('/envanter');
  await expect(page).toHaveURL(`${loginOf(language)}?donus=%2Fenvanter`);
  await page.getByLabel(words.email).fill(email);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: words.codeTitle });
  await expect(dialog).toContainText(email);
  const code = await readCode(page.context(), email);

  for (const left of [OTP.tries - 1, OTP.tries - 2]) {
    await page.keyboard.type(code === '111111' ? '222222' : '111111');
    const refusal = sentenceOf('OTP_WRONG')[language].replace('{left}', String(left));
    await expect(dialog.getByRole('alert')).toHaveText(refusal);
    await expect(dialog.getByRole('textbox').first()).toBeFocused();
  }
  await expectAccessible(page);
  await page.keyboard.type(code);
  await expect(page).toHaveURL('/envanter');

  await page.goto('/login');
  await expect(page).toHaveURL('/denetim');
  await page.goto('/boyle-bir-sayfa-yok');
  await expect(page).toHaveURL('/denetim');
});

/** Events that make a page ask the server, and so learn that its session is over. */
const OCCASIONS: Readonly<Record<string, (page: Page, link: Locator) => Promise<unknown>>> = {
  'the next click': (_page, link) => link.click(),
  'coming back to the tab': (page) =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
};

for (const [occasion, learn] of Object.entries(OCCASIONS))
  test(`a session that ended elsewhere shows at ${occasion}`, async ({
    page,
    locale,
    playwright,
    baseURL,
  }) => {
    const words = WORDS[await speak(page, locale)];
    await signIn(page, await administrator());
    await page.goto('/denetim');
    const link = page.getByRole('link', { name: words.dashboard.first.wizard });
    await expect(link).toBeVisible();
    const answer = await page.request.get(auth.session.path);
    const { accessToken } = auth.session.answers.parse(await answer.json());
    const elsewhere = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { Authorization: `Bearer ${accessToken}` },
    });
    const ended = await elsewhere.post(auth.signOut.path, { data: { all: true } });
    expect(ended.ok(), await ended.text()).toBe(true);

    await learn(page, link);
    await expect(page).toHaveURL(/\/login\?error=invalid_token/);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(words.login.invalidTitle);
    await expect(notice).toContainText(words.login.invalidText);
    await expectAccessible(page);
  });

test('signing out in one tab signs out the other', async ({ page, context, locale }) => {
  const language = await speak(page, locale);
  const words = WORDS[language];
  await signIn(page, await administrator());
  const other = await context.newPage();
  await speak(other, locale);
  await other.goto('/envanter');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/denetim');
  await openProfile(page);
  await page.getByRole('menuitem', { name: words.shell.signOut }).click();
  await expect(page).toHaveURL(loginOf(language));
  await expect(other).toHaveURL(loginOf(language));
  await expect(other.getByLabel(words.login.email)).toBeVisible();
});

test('a language stays chosen: before signing in, after it, and on the next visit @phone', async ({
  page,
  context,
  locale,
}) => {
  // The first visit is in Turkish, also where the browser prefers another language.
  expect(languageOf(locale)).toBe(isPhone(page) ? 'en' : 'tr');
  const { tr, en } = WORDS;
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: tr.login.title })).toBeVisible();
  await page.getByRole('link', { name: tr.login.other }).click();
  await expect(page.getByRole('heading', { name: en.login.title })).toBeVisible();
  await expect(page).toHaveURL('/en/login');
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: en.login.title })).toBeVisible();

  await signIn(page, await administrator());
  await page.goto('/veri-isleme');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  if (isPhone(page)) await openProfile(page);
  else await page.getByRole('button', { name: /English/ }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  const title = tr.registers.processingActivities.emptyTitle;
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const later = await context.newPage();
  await later.goto('/envanter');
  await expect(later.locator('html')).toHaveAttribute('lang', 'tr');
});

test('the link of the mail signs in, once, after asking', async ({ page, context, locale }) => {
  const language = await speak(page, locale);
  const words = WORDS[language].login;
  const email = await administrator();
  await page.goto(loginOf(language));
  await page.getByLabel(words.email).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: words.codeTitle })).toBeVisible();
  await readCode(context, email);
  await page.goto('/demo/mailbox');
  const mail = page.getByRole('listitem').filter({ hasText: email }).first();
  await mail.getByRole('link').click();
  const text = await page.locator('body').innerText();
  const [address = ''] = /(\/en)?\/login#\S{20,}/.exec(text) ?? [];
  expect(address).not.toBe('');

  await page.goto(address);
  await expect(page.getByRole('heading', { name: words.linkTitle })).toBeVisible();
  expect(page.url()).not.toContain('#');
  await expectAccessible(page);
  await button(page, words.signIn).click();
  await expect(page).toHaveURL('/denetim');

  await context.clearCookies();
  await page.goto('/contact');
  await page.goto(address);
  await button(page, words.signIn).click();
  await expect(page.getByRole('alert')).toHaveText(sentenceOf('LINK_EXPIRED')[language]);
  await button(page, words.linkCode).click();
  await expect(page.getByLabel(words.email)).toBeVisible();
});

test('the sign-in page is light until its person waits for the code', async ({ page, locale }) => {
  const language = await speak(page, locale);
  const words = WORDS[language].login;
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request);
  });
  await page.goto(loginOf(language), { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(15_000);
  expect(scripts.length).toBeLessThanOrEqual(2);
  await page.getByLabel(words.email).fill(await administrator());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: words.codeTitle })).toBeVisible();
  // The application's files come meanwhile.
  await expect.poll(() => scripts.length).toBeGreaterThan(5);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an address and its code lead to where one wanted to go @phone', async ({
    page,
    locale,
    browser,
    baseURL,
  }) => {
    const language = languageOf(locale);
    const words = WORDS[language].login;
    const email = await administrator();
    await page.goto(`${loginOf(language)}?donus=%2Fkvkk-formu%2Fyok`);
    await expect(page.getByRole('button', { name: words.passkey })).toBeHidden();
    await page.getByLabel(words.email).fill('hic-kimse@ornek.test');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(sentence('emailNotFound')[language]);
    await expect(page.getByLabel(words.email)).toHaveValue('hic-kimse@ornek.test');
    await page.getByLabel(words.email).fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: words.codeTitle })).toBeVisible();
    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    const code = await readCode(other, email);
    await other.close();
    const field = page.getByRole('textbox', { name: words.codeLabel, exact: true });
    await field.fill(code === '111111' ? '222222' : '111111');
    await button(page, words.signIn).click();
    const refusal = sentenceOf('OTP_WRONG')[language].replace('{left}', String(OTP.tries - 1));
    await expect(page.getByRole('alert')).toHaveText(refusal);
    await field.fill(code);
    await button(page, words.signIn).click();
    await expect(page).toHaveURL('/kvkk-formu/yok');
    expect((await page.request.get(auth.userInfo.path)).status()).toBe(200);
    // Somebody with a session needs no sign-in.
    await page.goto(loginOf(language));
    await expect(page).toHaveURL('/denetim');
  });
});
