import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Role } from '@emanet/contract/shared/roles';
import { admin, sessionCookie } from './operator.ts';
import type { Language } from './words.ts';
import { languageOf } from './words.ts';

/** A company of the test's own, with these departments; answers its name and their ids. */
export async function makeCompany(...departments: string[]) {
  const name = `Deneme ${randomUUID()}`;
  const company = await admin('company', 'add', name);
  const ids: string[] = [];
  for (const department of departments)
    ids.push(await admin('department', 'add', department, '--company', company));
  return { company, name, departments: ids };
}

type Person = Readonly<{
  role: Role;
  companies: readonly string[];
  departments?: readonly string[];
  name?: string;
  trains?: boolean;
}>;

/** A new person; answers the e-mail address to sign in with. */
export async function addPerson(person: Person): Promise<string> {
  const email = `${randomUUID()}@ornek.test`;
  const words = ['--email', email, '--name', person.name ?? 'Ece Örnek', '--role', person.role];
  const each = (option: string, ids: readonly string[]) => ids.flatMap((id) => [option, id]);
  words.push(...each('--company', person.companies));
  words.push(...each('--department', person.departments ?? []));
  if (person.trains) words.push('--training-officer');
  await admin('user', 'add', ...words);
  return email;
}

/** A new person in a company; answers the e-mail address to sign in with. */
export const makePerson = (role: Role, company: string, ...departments: string[]) =>
  addPerson({ role, companies: [company], departments });

/** The newest mail that the demo mailbox shows for an address, as text, read in a tab of its own. */
export async function readMail(context: BrowserContext, email: string): Promise<string> {
  const mailbox = await context.newPage();
  await mailbox.goto('/demo/mailbox');
  // The page brings new mail by itself.
  const mail = mailbox.getByRole('listitem').filter({ hasText: email }).first();
  // Its subject tells the code of a sign-in; that of an application stands in the text alone.
  await mail.getByRole('link').click({ timeout: 15_000 });
  const text = await mailbox.locator('pre').textContent();
  await mailbox.close();
  return text ?? '';
}

/** The code in that mail. */
export const readCode = async (context: BrowserContext, email: string): Promise<string> =>
  /\b\d{6}\b/.exec(await readMail(context, email))?.[0] ?? '';

/** Signs a person in past the screens and the mail, which the tests of signing in go through. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.context().addCookies([await sessionCookie(email)]);
}

/** Shows the interface in the language of the browser's locale. */
export async function speak(page: Page, locale: string | undefined): Promise<Language> {
  const language = languageOf(locale);
  // Also runs in the frame of a previewed file, which keeps nothing.
  await page.addInitScript((chosen) => {
    if (window === window.top) localStorage.setItem('emanet-dil', chosen);
  }, language);
  return language;
}

/** A page of somebody else, in a browser that shares nothing with the test's own. */
export async function otherBrowser(browser: Browser, locale: string | undefined, email: string) {
  const page = await (await browser.newContext()).newPage();
  await speak(page, locale);
  await signIn(page, email);
  return page;
}
