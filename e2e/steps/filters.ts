import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { isPhone } from './shell.ts';
import type { Words } from './words.ts';
import { anyOf } from './words.ts';

/** Narrows the list to a department: by its pill, or on the sheet of a phone. */
export async function chooseDepartment(page: Page, words: Words, department: string) {
  const filters = { ...words.ui.filters, ...words.records.filters };
  if (isPhone(page)) {
    await page.getByRole('button', { name: filters.title, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: filters.title });
    await sheet.getByRole('button', { name: filters.department }).click();
    await sheet.getByRole('checkbox', { name: department, exact: true }).check();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: anyOf(filters.show_one, filters.show_other) }).click();
    await expect(sheet).toBeHidden();
    return;
  }
  // The head of a column has the same name, but opens nothing.
  const pill = { name: filters.department, exact: true, expanded: false };
  await page.getByRole('button', pill).click();
  await page.getByRole('checkbox', { name: department, exact: true }).check();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
}

/** The address and the screen both say which department the list is narrowed to. */
export async function expectFiltered(
  page: Page,
  words: Words,
  department: string,
  id: string | undefined,
) {
  await expect(page).toHaveURL(new RegExp(`departman=${id}\\b`));
  if (isPhone(page)) return;
  const { filters } = words.records;
  await expect(
    page.getByRole('button', { name: `${filters.department} ${department}` }),
  ).toBeVisible();
}
