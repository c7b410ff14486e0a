import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import writeExcelFile, { type CellObject } from 'write-excel-file/node';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { fieldLabel } from '@emanet/contract/records/labels';
import type { RegisterNoun } from '@emanet/contract/records/registers';
import { button } from './activities.ts';
import { expectAccessible } from './axe.ts';
import { isPhone } from './shell.ts';
import type { Language, Words } from './words.ts';
import { fill, WORDS } from './words.ts';

type Cell = string | number | boolean | Date | null;
export type Sheet = Cell[][];
type Fate = 'eklenecek' | 'degisecek' | 'ayni' | 'reddedilecek';

/** Goes from a register's list to its import the way a person does. */
export async function openImport(page: Page, words: Words, list: string) {
  await page.goto(list);
  await expect(page.locator('[data-row]').first()).toBeVisible({ timeout: 20_000 });
  if (isPhone(page)) {
    await button(page, words.records.menu).click();
    await page.getByRole('menuitem', { name: words.import.open }).click();
  } else await page.getByRole('link', { name: words.import.open, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.import.open })).toBeVisible();
}

const rowsIn = async (path: string): Promise<Sheet> =>
  (await readSheet(path)).map((row) =>
    row.map((cell) => (typeof cell === 'function' ? String(cell) : cell)),
  );

/** Presses what saves an Excel file; answers its rows, the heads first. */
async function saved(page: Page, pressed: Locator): Promise<Sheet> {
  const downloading = page.waitForEvent('download');
  await pressed.click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  return rowsIn(await file.path());
}

/** Presses a button that saves a file. */
export const downloaded = (page: Page, name: string) => saved(page, button(page, name));

/** Names of the entries that download a list. */
export const AS = { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' } as const;

/** Chooses a file in the menu of a button, by default the sheet. */
export async function chosen(page: Page, name: string, file: string = AS.xlsx): Promise<Sheet> {
  await button(page, name).click();
  return saved(page, page.getByRole('menuitem', { name: file }));
}

/** The list's own export, from its title row or a phone's menu. */
export const exported = (page: Page, words: Words): Promise<Sheet> =>
  chosen(page, isPhone(page) ? words.records.menu : words.common.export);

/** How a spreadsheet names a column. */
export const letter = (at: number): string =>
  (at >= 26 ? letter(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));

function cellOf(value: Cell): CellObject | null {
  if (value === null) return null;
  if (typeof value === 'string') return { type: String, value };
  if (typeof value === 'number') return { type: Number, value };
  if (typeof value === 'boolean') return { type: Boolean, value };
  return { type: Date, value, format: 'dd.mm.yyyy hh:mm' };
}

/** Rows as an Excel file. */
export const workbook = (rows: Sheet): Promise<Buffer> =>
  writeExcelFile(rows.map((row) => row.map(cellOf))).toBuffer();

/** Chooses a file for the import. */
export const upload = (page: Page, buffer: Buffer, name = 'kayıtlar.xlsx') =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: SHEET_TYPE, buffer });

/** The column of a field. */
export const columnOf = (
  [head = []]: Sheet,
  noun: RegisterNoun,
  field: string,
  language: Language,
): number => {
  const label = fieldLabel(noun, field, language);
  // The template marks what must be filled.
  const at = head.findIndex((cell) => String(cell).replace(/ \*$/, '') === label);
  expect(at, `${field} has no column`).toBeGreaterThanOrEqual(0);
  return at;
};

/** Waits for the check and reads its four counts. */
export async function expectCounts(page: Page, words: Words, counts: Record<Fate, number>) {
  const { fates } = words.import;
  await expect(page.getByRole('group', { name: fates.label })).toBeVisible({ timeout: 20_000 });
  for (const fate of ['eklenecek', 'degisecek', 'ayni', 'reddedilecek'] as const)
    await expect(
      page.getByRole('button', { name: `${counts[fate]} ${fates[fate]}`, exact: true }),
    ).toBeVisible();
}

/** The row of the check that stands in this line of the file. */
export const lineOf = (page: Page, number: number) => page.locator(`[data-row="${number}"]`);

/** Detail of that row: what would be written, or what is wrong with it. */
export const detailOf = (page: Page, number: number) => page.locator(`[data-detail="${number}"]`);

/**
 * A register with one record: its template has the columns of its fields, and its own export
 * changes nothing.
 */
export async function expectOwnSheets(
  page: Page,
  language: Language,
  register: Readonly<{ noun: RegisterNoun; list: string; fields: readonly string[] }>,
) {
  const words = WORDS[language];
  const { how, will, none, send_zero } = words.import;
  await openImport(page, words, register.list);
  const template = await downloaded(page, how.templateGet);
  for (const field of register.fields) columnOf(template, register.noun, field, language);
  const list = await downloaded(page, how.exportGet);
  expect(list).toHaveLength(2);
  await upload(page, await workbook(list));
  await expectCounts(page, words, { eklenecek: 0, degisecek: 0, ayni: 1, reddedilecek: 0 });
  await expect(page.getByRole('heading', { name: none.title })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: will.nothing })).toBeVisible();
  await expect(button(page, send_zero)).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('link', { name: words.common.cancel }).click();
  await expect(page).toHaveURL(register.list);
}

/** The sentence of the button that imports so many records. */
export const sendName = (words: Words, count: number) =>
  fill(count === 1 ? words.import.send_one : words.import.send_other, { count });
