import { processingActivities } from '@emanet/contract/processing-activities';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { fieldLabel } from '@emanet/contract/records/labels';
import { sentenceOf } from '@emanet/contract/shared/errors';
import type { Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { sentence, type Language, type TextKey } from './words.ts';

/** Brings a page to what its picture shows. Nothing done here reaches the database. */
export type Act = (page: Page, language: Language) => Promise<void>;

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900;

const button = (page: Page, language: Language, key: TextKey) =>
  page.getByRole('button', { name: sentence(language, key) });

export const askForCode: Act = async (page) => {
  await page.route('**/api/auth/signin/otp', (route) => route.fulfill({ json: { message: '' } }));
  await page.locator('input[type=email]').fill('danisman@demo.emanet.test');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
};

export const openRowMenu: Act = async (page) => {
  if (isPhone(page)) return;
  await page.locator('[data-act=menu]').nth(3).click();
  await page.getByRole('menu').waitFor();
};

export const openFilter: Act = async (page, language) => {
  if (isPhone(page)) await button(page, language, 'ui.filters.title').first().click();
  else {
    const department = sentence(language, 'records.filters.department').source;
    // A column's head has the same name; filters stand before the table.
    await page.getByRole('button', { name: department, exact: true }).first().click();
  }
  await page.locator('[role=dialog], [role=listbox], [role=menu]').first().waitFor();
};

export const emptyList: Act = async (page) => {
  await page.route('**/api/veriharita/list*', (route) => route.fulfill({ json: { data: [] } }));
  await page.reload();
};

export const failingList: Act = async (page, language) => {
  const message = sentenceOf('UNAVAILABLE')[language];
  const failure = { error: message, message, code: 'UNAVAILABLE', request_id: 'req-7f3a91c2' };
  await page.route('**/api/veriharita/list*', (route) =>
    route.fulfill({ status: 503, json: failure }),
  );
  await page.reload();
  await page.getByRole('alert').first().waitFor();
};

const openTab =
  (at: number): Act =>
  async (page) => {
    await page.getByRole('tab').nth(at).click();
    await page.getByRole('tabpanel').waitFor();
  };
export const openChanges = openTab(1);
export const openDocuments = openTab(2);
export const openLinks = openTab(3);

/** A sheet of three rows: one that is new, one that changes the first record, one that is refused. */
export const checkSheet: Act = async (page, language) => {
  const { list } = processingActivities;
  const { data } = list.answers.parse(await (await page.request.get(list.path)).json());
  const fields = ['surec_ismi', 'department_id', 'saklama_suresi', 'dosya_ismi'];
  const [known] = data;
  const rows = [
    fields.map((field) => fieldLabel('processingActivities', field, language)),
    ['Konuk Ağı Kayıtları', known?.department_name, '2 yıl', 'Ağ geçidi kayıtları'],
    [known?.surec_ismi, known?.department_name, '10 yıl', 'Ortak klasör'],
    ['Kargo Teslim Tutanakları', 'Lojistik', '1 yıl', 'Teslim dosyası'],
  ];
  const cells = rows.map((row) => row.map((value) => ({ type: String, value: String(value) })));
  const buffer = await writeExcelFile(cells).toBuffer();
  const file = { name: 'Faaliyetler.xlsx', mimeType: SHEET_TYPE, buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('[data-row]').first().waitFor();
};

export const submitForm: Act = async (page) => {
  await page.locator('form button[type=submit], button[form]').first().click();
  await page.locator('[aria-invalid=true]').first().waitFor();
};

export const openMultiselect: Act = async (page, language) => {
  const label = fieldLabel('processingActivities', 'islenen_kisisel_veriler', language);
  await page
    .getByRole('textbox', { name: label })
    .or(page.getByRole('combobox', { name: label }))
    .first()
    .click();
  await page.getByRole('listbox').first().waitFor();
};

export const chooseActivities: Act = async (page) => {
  const boxes = page.locator('main section > div input[type=checkbox]');
  await boxes.first().waitFor();
  for (const at of [42, 33, 31, 5, 3, 2]) await boxes.nth(at).check();
  await page.mouse.wheel(0, -20_000);
};

export const assignDepartments: Act = async (page, language) => {
  await chooseActivities(page, language);
  await button(page, language, 'inventory.wizard.continue').click();
  await page.locator('main select').first().waitFor();
};

export const startCreating: Act = async (page, language) => {
  let made = 0;
  await page.route('**/api/veriharita/add', async (route) => {
    made += 1;
    // The third is never answered, so that the picture shows the middle of the work.
    if (made < 3) await route.fulfill({ status: 201, json: { message: '', data: { id: made } } });
  });
  await assignDepartments(page, language);
  for (const choice of await page.locator('main select').all()) {
    await choice.selectOption({ index: 1 });
  }
  let answered = 0;
  // Together, so that a click that fails leaves no unhandled wait.
  await Promise.all([
    page.waitForEvent('requestfinished', {
      predicate: (request) => request.url().endsWith('/add') && (answered += 1) === 2,
    }),
    button(page, language, 'inventory.wizard.create').click(),
  ]);
};

export const openNavigation: Act = async (page, language) => {
  if (isPhone(page)) await button(page, language, 'shell.openMenu').click();
  else await button(page, language, 'shell.places.inventory').click();
  await page.locator('[role=dialog], [role=menu]').first().waitFor();
};

export const openProfile: Act = async (page, language) => {
  await button(page, language, 'shell.profile').click();
  await page.getByRole('menu').waitFor();
};

export const openFirstRow: Act = async (page) => {
  await page.locator('[data-row]').first().click();
  await page.getByRole('dialog').waitFor();
};

export const openRequest: Act = async (page, language) => {
  await page.locator('[data-row]').first().click();
  await button(page, language, 'applications.send').first().waitFor();
  await button(page, language, 'applications.outcomes.kabul').first().click();
};

export const sendAnswer: Act = async (page, language) => {
  await openRequest(page, language);
  const text = page.getByRole('textbox', { name: sentence(language, 'applications.text').source });
  await text.fill((await text.inputValue()).replaceAll(/[[\]]/g, ''));
  const send = button(page, language, 'applications.send').first();
  if (await send.isDisabled()) return;
  await send.click();
  await page.locator('canvas[data-drawn]').waitFor();
};
