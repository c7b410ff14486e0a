import { writeFile } from 'node:fs/promises';
import { choicesOf } from '@emanet/contract/lookups';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { fieldLabel } from '@emanet/contract/records/labels';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import {
  addActivity,
  button,
  changeActivity,
  openRecord,
  registered,
  rowOf,
} from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import { makeCompany, makePerson, signIn, speak } from '../steps/people.ts';
import { administrator } from '../steps/registers.ts';
import {
  columnOf,
  downloaded,
  expectCounts,
  detailOf,
  letter,
  lineOf,
  openImport,
  sendName,
  upload,
  workbook,
} from '../steps/sheets.ts';
import { test } from '../test.ts';
import type { Language } from '../steps/words.ts';
import { fill, WORDS } from '../steps/words.ts';

const NOUN = 'processingActivities';
const LIST = '/veri-isleme';

/** Two activities, the second one in another department; the screen of the import, their export. */
async function beginImport(page: Page, language: Language, [depot, sales = depot]: string[]) {
  const words = WORDS[language];
  await addActivity(page, depot, 'Çağrı merkezi');
  await addActivity(page, sales, 'Işık ölçümü');
  await openImport(page, words, LIST);
  await expectAccessible(page);
  const sheet = await downloaded(page, words.import.how.exportGet);
  const set = (name: string, field: string, value: string) => {
    const row = sheet.find((one) => one.includes(name));
    if (row) row[columnOf(sheet, NOUN, field, language)] = value;
  };
  return { words, sheet, set };
}

test('an export with a changed cell comes in; what is wrong stays out @phone', async ({
  page,
  locale,
}) => {
  const { language, depot = '' } = await administrator(page, locale);
  const { words, sheet, set } = await beginImport(page, language, [depot]);
  set('Çağrı merkezi', 'dosya_ismi', 'Yeni klasör');
  const at = (field: string) => columnOf(sheet, NOUN, field, language);
  for (const [name, basis] of [
    ['Sevkiyat kaydı', null],
    ['Hatalı kayıt', 'Keyfî sebep'],
  ] as const) {
    const row = (sheet[0] ?? []).map(() => null as string | null);
    row[at('surec_ismi')] = name;
    row[at('department_id')] = 'Depo';
    row[at('isleme_sarti')] = basis;
    sheet.push(row);
  }
  await upload(page, await workbook(sheet));
  await expectCounts(page, words, { eklenecek: 1, degisecek: 1, ayni: 1, reddedilecek: 1 });
  await expectAccessible(page);

  const { will, did, fates, refused } = words.import;
  await page.getByRole('button', { name: `1 ${fates.reddedilecek}`, exact: true }).click();
  await expect(page.locator('[data-row]')).toHaveCount(1);
  const cell = `${letter(at('isleme_sarti'))}5`;
  await expect(lineOf(page, 5)).toContainText('Hatalı kayıt');
  await expect(detailOf(page, 5).getByText(cell, { exact: true })).toBeVisible();
  await expectAccessible(page);
  const [heads = [], wrong = []] = await downloaded(page, refused);
  await expect(button(page, refused)).toBeFocused();
  expect(heads[1 + at('surec_ismi')]).toBe(sheet[0]?.[at('surec_ismi')]);
  expect(String(wrong[0])).toContain('Keyfî sebep');
  expect(wrong[1 + at('surec_ismi')]).toBe('Hatalı kayıt');
  await page.getByRole('button', { name: `1 ${fates.reddedilecek}`, exact: true }).click();
  await page.getByRole('searchbox', { name: words.import.search }).fill('ÇAĞRİ MERKEZI');
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await expect(page.locator('[data-row]')).toContainText('Çağrı merkezi');
  const changed = page.locator('[data-detail]');
  await expect(changed.locator('del')).toHaveText('Eski dosya');
  await expect(changed.locator('ins')).toHaveText('Yeni klasör');

  const one = (text: string) => fill(text, { count: 1 });
  const said = (texts: typeof will | typeof did) =>
    `${one(texts.add_one)}, ${one(texts.change_one)}; ${one(texts.skip_one)}.`;
  await expect(page.getByText(said(will), { exact: true })).toBeVisible();
  await button(page, sendName(words, 2)).click();
  await expect(page.getByRole('heading', { name: said(did) })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await page.getByRole('link', { name: words.common.toList }).click();
  await expect(rowOf(page, 'Sevkiyat kaydı')).toBeVisible();
  expect(await registered(page)).toHaveLength(3);

  const drawer = await openRecord(page, words, 'Çağrı merkezi');
  await expect(drawer).toContainText('Yeni klasör');
  await page.getByRole('tab', { name: words.common.changes }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText(fill(words.changeLog.self.updated_one, { count: 1 }));
  await expect(panel.locator('del')).toHaveText('Eski dosya');
  await expect(panel.locator('ins')).toHaveText('Yeni klasör');
});

test('a representative brings in what is of the own department', async ({ page, locale }) => {
  const language = await speak(page, locale);
  const { company, departments } = await makeCompany('Depo', 'Satış');
  const [depot = '', sales = ''] = departments;
  await signIn(page, await makePerson('yönetici', company));
  const { words, sheet, set } = await beginImport(page, language, [depot, sales]);
  await page.context().clearCookies();
  await signIn(page, await makePerson('temsilci', company, depot));
  await openImport(page, words, LIST);
  expect(await downloaded(page, words.import.how.exportGet)).toHaveLength(2);

  set('Çağrı merkezi', 'dosya_ismi', 'Yeni klasör');
  set('Işık ölçümü', 'dosya_ismi', 'Yabancı klasör');
  await upload(page, await workbook(sheet));
  await expectCounts(page, words, { eklenecek: 0, degisecek: 1, ayni: 0, reddedilecek: 1 });
  await button(page, sendName(words, 1)).click();
  await page.getByRole('link', { name: words.common.toList }).click();
  await expect(rowOf(page, 'Çağrı merkezi')).toBeVisible();
  expect((await registered(page)).map((row) => row.dosya_ismi)).toEqual(['Yeni klasör']);
});

test('a file that is none, or none of this list, is refused in words', async ({ page, locale }) => {
  const { words } = await administrator(page, locale);
  await page.goto('/envanter/ice-aktar');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/import/check')) sent.push(request.url());
  });
  const note = page.getByRole('alert');
  const { trouble } = words.import;
  await upload(page, Buffer.from('%PDF-1.7'), 'liste.pdf');
  await expect(note).toContainText(trouble.type);
  await expect(note).toBeFocused();
  await expectAccessible(page);
  await upload(page, Buffer.alloc(10 * 1024 * 1024 + 1), 'büyük.xlsx');
  await expect(note).toContainText(fill(trouble.large, { most: '10' }).split('10')[0] ?? '');
  expect(sent).toEqual([]);

  await upload(page, Buffer.from('bir çalışma kitabı değil'), 'sahte.xlsx');
  await expect(note).toContainText('sahte.xlsx');
  await expect(note).toContainText(trouble.kept);
  await upload(page, await workbook([['Başka'], [1]]), 'başka.xlsx');
  await expect(note).toContainText('başka.xlsx');
  expect(sent).toHaveLength(2);
  expect(await registered(page)).toEqual([]);
});

test('an import is sent once, not left half-way, and asked for again when data changed', async ({
  page,
  locale,
}) => {
  const { language, depot = '' } = await administrator(page, locale);
  const { words, sheet, set } = await beginImport(page, language, [depot]);
  set('Çağrı merkezi', 'dosya_ismi', 'Yeni klasör');
  await upload(page, await workbook(sheet));
  await expectCounts(page, words, { eklenecek: 0, degisecek: 1, ayni: 1, reddedilecek: 0 });
  const [first] = await registered(page);
  const id = (await registered(page)).find((row) => row.surec_ismi === 'Çağrı merkezi')?.id;
  expect(first).toBeDefined();
  await changeActivity(page, id, { saklama_suresi: '7 yıl' });
  await button(page, sendName(words, 1)).click();
  const note = page.getByRole('alert');
  await expect(note).toContainText(words.import.failed.changed);
  await expect(button(page, sendName(words, 1))).toBeDisabled();
  await expectAccessible(page);
  await note.getByRole('button', { name: words.import.again }).click();
  await expect(note).toHaveCount(0);

  let sent = 0;
  let letGo = () => {};
  const held = new Promise<void>((done) => (letGo = done));
  await page.route('**/api/veriharita/import?*', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await button(page, sendName(words, 1)).dblclick();
  const running = page.getByRole('dialog', {
    name: fill(words.import.sending.title_one, { count: 1 }),
  });
  await expect(running).toBeVisible();
  await expectAccessible(page);
  await page.goBack().catch(() => undefined);
  await page.keyboard.press('Escape');
  await expect(running).toBeVisible();
  await expect(page).toHaveURL('/envanter/ice-aktar');
  letGo();
  await expect(page.getByRole('link', { name: words.common.toList })).toBeVisible();
  expect(sent).toBe(1);
  expect((await registered(page)).map((row) => row.dosya_ismi).toSorted()).toEqual([
    'Eski dosya',
    'Yeni klasör',
  ]);
});

test('a file that changed on the disk is asked for again', async ({ page, locale }, info) => {
  const { language, depot = '' } = await administrator(page, locale);
  const { words, sheet, set } = await beginImport(page, language, [depot]);
  set('Çağrı merkezi', 'dosya_ismi', 'Yeni klasör');
  const path = info.outputPath('kayıtlar.xlsx');
  await writeFile(path, await workbook(sheet));
  await page.locator('input[type="file"]').setInputFiles(path);
  await expectCounts(page, words, { eklenecek: 0, degisecek: 1, ayni: 1, reddedilecek: 0 });
  set('Çağrı merkezi', 'dosya_ismi', 'Daha yeni klasör');
  await writeFile(path, await workbook(sheet));
  await button(page, words.import.again).click();
  await expect(page.getByRole('alert')).toContainText(words.import.trouble.unreadable);
  await page.locator('input[type="file"]').setInputFiles(path);
  await expect(page.locator('ins')).toHaveText('Daha yeni klasör');
});

test('an own sheet of six columns comes in by ten clicks, and is known the next time', async ({
  page,
  locale,
}) => {
  const { language } = await administrator(page, locale);
  const words = WORDS[language];
  const { match, correct } = words.import;
  await page.goto('/envanter/ice-aktar');
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const own = (name: string) =>
    workbook([
      ['Adım', 'Sorumlu kısım', 'Kimden', 'Hangi bilgi', 'Neye göre', 'Not'],
      [name, 'DP', 'Çalışan', 'Ad soyad, Doğum tarihi', '5/2-ç', 'eski'],
      [`${name} II`, 'DP', 'Çalışan', 'Ad soyad', 'Kanun', 'eski'],
      [`${name} III`, 'DP', 'Çalışan', 'Ad soyad', '5/2-c', 'eski'],
    ]);
  // Choosing the file is a click on the button and one in the system's own dialog.
  clicks += 2;
  await upload(page, await own('Kart basımı'));
  await expect(page.getByRole('list', { name: match.label })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await expect(button(page, match.on)).toBeDisabled();
  const choose = async (head: string, field: string) => {
    const select = page.getByRole('combobox', { name: fill(match.field, { head }) });
    await click(select);
    await select.fill(fieldLabel(NOUN, field, language));
    await page
      .getByRole('option', { name: fieldLabel(NOUN, field, language) })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
  };
  await choose('Adım', 'surec_ismi');
  await choose('Sorumlu kısım', 'department_id');
  const suggested = page.getByRole('combobox', { name: fill(match.field, { head: 'Kimden' }) });
  // A field that the cells suggest is only proposed.
  await expect(suggested).toHaveValue('');
  await click(button(page, fill(match.takeAll_other, { count: '3' })));
  await expect(suggested).toHaveValue(fieldLabel(NOUN, 'ilgili_kisi', language));
  await click(button(page, match.on));
  await expectCounts(page, words, { eklenecek: 0, degisecek: 0, ayni: 0, reddedilecek: 3 });
  await expectAccessible(page);

  const meaning = (word: string) =>
    page.getByRole('combobox').and(page.getByPlaceholder(fill(correct.means, { word })));
  const mean = async (word: string, meant: string) => {
    const field = meaning(word).first();
    await click(field);
    await field.fill(meant);
    await page.getByRole('option', { name: meant }).first().waitFor();
    await page.keyboard.press('Enter');
  };
  // Each word is asked once for all of its rows, and the answers are sent together.
  const { asked } = words.import;
  await expect(page.getByText(fill(asked.title_other, { count: '2' })).first()).toBeVisible();
  await mean('DP', 'Depo');
  await mean('Kanun', choicesOf('isleme_sarti')[0]?.[language] ?? '');
  await click(button(page, fill(asked.send_other, { count: '2' })));
  await expectCounts(page, words, { eklenecek: 3, degisecek: 0, ayni: 0, reddedilecek: 0 });
  await click(button(page, sendName(words, 3)));
  await expect(page.getByRole('link', { name: words.common.toList })).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(10);
  expect(await registered(page)).toHaveLength(3);

  await button(page, words.import.done.more).click();
  await upload(page, await own('Kart iptali'));
  // Columns are remembered; one that was left out is asked for again in each file.
  await expect(page.getByText(match.from.hafiza).first()).toBeVisible({ timeout: 20_000 });
  await button(page, match.on).click();
  await expectCounts(page, words, { eklenecek: 3, degisecek: 0, ayni: 0, reddedilecek: 0 });
});

test('several files follow one another, and a copied table is pasted', async ({ page, locale }) => {
  const { language } = await administrator(page, locale);
  const words = WORDS[language];
  const { waiting } = words.import;
  const heads = [
    fieldLabel(NOUN, 'surec_ismi', language),
    fieldLabel(NOUN, 'department_id', language),
  ];
  const file = async (name: string) => ({
    ...{ name: `${name}.xlsx`, mimeType: SHEET_TYPE },
    buffer: await workbook([heads, [name, 'Depo']]),
  });
  await page.goto('/envanter/ice-aktar');
  const input = page.locator('input[type="file"]');
  const picture = { name: 'Ekran.png', mimeType: 'image/png', buffer: Buffer.from('x') };
  await input.setInputFiles([picture, await file('İkinci'), await file('Üçüncü')]);
  const note = page.getByRole('alert').filter({ hasText: 'Üçüncü.xlsx' });
  await expect(button(page, waiting.skip)).toBeVisible();
  // The file chosen in place of a refused one sends none of the others away.
  await input.setInputFiles([await file('Birinci')]);
  await expect(note).toContainText(fill(waiting.title_other, { count: '2' }));
  await expectCounts(page, words, { eklenecek: 1, degisecek: 0, ayni: 0, reddedilecek: 0 });
  await expectAccessible(page);
  await button(page, sendName(words, 1)).click();
  await button(page, waiting.next).click();
  await expect(page.getByText('İkinci.xlsx').first()).toBeVisible();
  await expectCounts(page, words, { eklenecek: 1, degisecek: 0, ayni: 0, reddedilecek: 0 });
  await button(page, waiting.skip).click();
  await expect(note).toHaveCount(0);
  await expectCounts(page, words, { eklenecek: 1, degisecek: 0, ayni: 0, reddedilecek: 0 });
  await button(page, sendName(words, 1)).click();
  await button(page, words.import.done.more).click();

  // Cells copied from a spreadsheet are text with tabs.
  const copied = [heads, ['Yapıştırılan', 'Depo']].map((row) => row.join('\t')).join('\n');
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, copied);
  await expectCounts(page, words, { eklenecek: 1, degisecek: 0, ayni: 0, reddedilecek: 0 });
  await button(page, sendName(words, 1)).click();
  await expect(button(page, words.import.done.more)).toBeVisible();
  expect((await registered(page)).map((row) => row.surec_ismi).toSorted()).toEqual([
    ...['Birinci', 'Yapıştırılan', 'Üçüncü'],
  ]);
});

test('a refused cell is written anew in the plan, without a second upload', async ({
  page,
  locale,
}) => {
  const { language } = await administrator(page, locale);
  const words = WORDS[language];
  const label = (field: string) => fieldLabel(NOUN, field, language);
  await page.goto('/envanter/ice-aktar');
  await upload(
    page,
    await workbook([
      [label('surec_ismi'), label('department_id')],
      [null, 'Depo'],
      ['Kapı kaydı', 'Depo'],
    ]),
  );
  await expectCounts(page, words, { eklenecek: 1, degisecek: 0, ayni: 0, reddedilecek: 1 });
  const name = fill(words.import.correct.cell, { cell: 'A2', head: label('surec_ismi') });
  await page.getByRole('textbox', { name }).fill('Ziyaretçi kaydı');
  await page.keyboard.press('Enter');
  await expectCounts(page, words, { eklenecek: 2, degisecek: 0, ayni: 0, reddedilecek: 0 });
  await button(page, sendName(words, 2)).click();
  await page.getByRole('link', { name: words.common.toList }).click();
  await expect(rowOf(page, 'Ziyaretçi kaydı')).toBeVisible();
});
