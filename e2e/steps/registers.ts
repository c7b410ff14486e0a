import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { auth } from '@emanet/contract/auth';
import { fieldLabel } from '@emanet/contract/records/labels';
import type { RegisterNoun } from '@emanet/contract/records/registers';
import { button, drawerOf, openRecord, rowOf } from './activities.ts';
import { expectAccessible } from './axe.ts';
import { makeCompany, makePerson, signIn, speak } from './people.ts';
import type { Language, Words } from './words.ts';
import { fill, WORDS } from './words.ts';

/** Signs the administrator of a new company with one department in. */
export async function administrator(page: Page, locale: string | undefined) {
  const language = await speak(page, locale);
  const { company, departments } = await makeCompany('Depo');
  await signIn(page, await makePerson('yönetici', company));
  return { language, words: WORDS[language], depot: departments[0] };
}

/** The token that a change past the screens is sent with. */
const tokenOf = async ({ request }: Page): Promise<string> =>
  auth.csrf.answers.parse(await (await request.get('/api/auth/csrf')).json()).csrfToken;

/** Adds a record past the form, as the person who is signed in; otherwise in the active company. */
export async function addRecord(
  page: Page,
  { path }: Readonly<{ path: string }>,
  department: string | undefined,
  values: object,
  company?: string,
) {
  const answer = await page.request.post(path, {
    headers: { 'X-CSRF-Token': await tokenOf(page), ...(company && { 'X-Company-Id': company }) },
    data: { ...values, ...(department !== undefined && { department_id: Number(department) }) },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Adds as many records at once. */
export const addRecords = (
  page: Page,
  endpoint: Readonly<{ path: string }>,
  department: string | undefined,
  count: number,
  valuesOf: (n: number) => object,
) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      addRecord(page, endpoint, department, valuesOf(at + 1)),
    ),
  );

/** Fields of a register's form, by their labels. */
export const formOf =
  (page: Page, noun: RegisterNoun, language: Language) =>
  (field: string): Locator =>
    page
      .locator(`#field-${field}`)
      .getByLabel(fieldLabel(noun, field, language), { exact: false })
      .first();

/** Answers a yes-or-no field. */
export const answer = (page: Page, field: string, text: string) =>
  page.locator(`#field-${field}`).getByText(text, { exact: true }).click();

/** Chooses from the list of a select field. */
export async function choose(page: Page, input: Locator, option: string) {
  await input.click();
  await input.fill(option);
  await page.getByRole('option', { name: option }).first().click();
}

/** Deletes the record of the open drawer and takes it back. */
export async function deleteAndUndo(page: Page, words: Words, name: string) {
  const { drawer, removal } = words.records;
  const open = drawerOf(page, words, name);
  await open.getByRole('button', { name: drawer.menu }).click();
  await page.getByRole('menuitem', { name: drawer.delete }).click();
  const asked = page.getByRole('dialog', { name: fill(removal.title_one, { name }) });
  await asked.getByRole('button', { name: words.common.delete }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
  await button(page, words.common.undo).click();
  await expect(rowOf(page, name)).toBeVisible();
}

/** Closes the open drawer and opens the record again from its row. */
export async function reopen(page: Page, words: Words, name: string) {
  const open = drawerOf(page, words, name);
  await open.getByRole('button', { name: words.common.close }).click();
  const drawer = await openRecord(page, words, name);
  await expectAccessible(page);
  return drawer;
}
