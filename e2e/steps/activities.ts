import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { auth } from '@emanet/contract/auth';
import { processingActivities } from '@emanet/contract/processing-activities';
import { fieldLabel } from '@emanet/contract/records/labels';
import { isPhone } from './shell.ts';
import type { Language, Words } from './words.ts';
import { fill } from './words.ts';

const NOUN = 'processingActivities';
const { add, list, update } = processingActivities;

/** Adds an activity past the form, as the person who is signed in; answers its id. */
export async function addActivity(page: Page, department: string | undefined, name: string) {
  const { request } = page;
  const { csrfToken } = auth.csrf.answers.parse(await (await request.get('/api/auth/csrf')).json());
  const answer = await request.post(add.path, {
    headers: { 'X-CSRF-Token': csrfToken },
    data: {
      surec_ismi: name,
      department_id: Number(department),
      isleme_sarti: ['k5_2_c_sozlesme'],
      dosya_ismi: 'Eski dosya',
      saklama_suresi: 'ziyaretci_1',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return add.answers.parse(await answer.json()).data.id;
}

/** Changes an activity past the form. */
export async function changeActivity(page: Page, id: number | undefined, data: object) {
  const { request } = page;
  const { csrfToken } = auth.csrf.answers.parse(await (await request.get('/api/auth/csrf')).json());
  const headers = { 'X-CSRF-Token': csrfToken };
  const answer = await request.post(update.path.replace(':id', String(id)), { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Records that the server holds for this person, past every screen. */
export async function registered(page: Page) {
  const answer = await page.request.get(list.path);
  return list.answers.parse(await answer.json()).data;
}

/** A row of the list, in the table as well as on a phone. */
export const rowOf = (page: Page, name: string) =>
  page.locator('[data-row]').filter({ hasText: name });

/** Says how many rows the list shows of how many. */
export function expectShown(page: Page, words: Words, shown: number, total: number) {
  const { records_one, records_other } = words.common;
  const { shown_one, shown_other } = words.ui.table;
  const [one, other] = shown === total ? [records_one, records_other] : [shown_one, shown_other];
  const text = fill(total === 1 ? one : other, { shown, total, count: total });
  return expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible();
}

export const drawerOf = (page: Page, words: Words, name: string) =>
  page.getByRole('dialog', { name: fill(words.records.drawer.label, { name }) });

/** Opens a record's drawer from the list. */
export async function openRecord(page: Page, words: Words, name: string) {
  await rowOf(page, name).getByText(name, { exact: true }).click();
  const drawer = drawerOf(page, words, name);
  await expect(drawer).toBeVisible();
  return drawer;
}

/** The input of a field of the form, by its label. */
export const fieldOf = (page: Page, language: Language, field: string) =>
  page.locator(`#field-${field}`).getByLabel(fieldLabel(NOUN, field, language), { exact: false });

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Ticks every row in sight; a phone begins it from the menu of the list. */
export async function tickAll(page: Page, words: Words) {
  const { menu, selection } = words.records;
  if (isPhone(page)) {
    await button(page, menu).click();
    await page.getByRole('menuitem', { name: selection.pick }).click();
  }
  await page.getByRole('checkbox', { name: words.ui.table.selectAll }).click();
}
