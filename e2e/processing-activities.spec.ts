import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import library from '@emanet/contract/data/activity-library.json' with { type: 'json' };
import { choiceOf } from '@emanet/contract/lookups';
import { processingActivities } from '@emanet/contract/processing-activities';
import { fieldLabel } from '@emanet/contract/records/labels';
import { countryText } from '@emanet/contract/shared/countries';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import {
  addActivity,
  button,
  drawerOf,
  expectShown,
  fieldOf,
  openRecord,
  registered,
  rowOf,
} from './steps/activities.ts';
import { expectAccessible } from './steps/axe.ts';
import {
  assign,
  correct,
  enterByMail,
  findAgain,
  leave,
  readChanges,
  watchProgress,
} from './steps/main-job.ts';
import { addPerson, makeCompany, makePerson, signIn, speak } from './steps/people.ts';
import { addRecord } from './steps/registers.ts';
import { companyButton, goByMenu, isPhone, openMenu, pickCompany } from './steps/shell.ts';
import { AS, chosen, expectOwnSheets, exported } from './steps/sheets.ts';
import { test } from './test.ts';
import { fill, WORDS } from './steps/words.ts';

const LIST = '/veri-isleme';
const PLACES = ['İnsan Kaynakları', 'Satış', 'Depo'];

/** So many activities, spread over all departments of the library. */
function choose(count: number): string[] {
  const step = Math.floor(library.items.length / count);
  const spread = library.items.filter((_, at) => at % step === 0);
  return spread.slice(0, count).map((item) => item.surec_ismi);
}

/** Signs the administrator of a new company in. */
async function administrator(page: Page, locale: string | undefined) {
  const language = await speak(page, locale);
  const { company, departments } = await makeCompany('Depo');
  await signIn(page, await makePerson('yönetici', company));
  return { language, words: WORDS[language], depot: departments[0] };
}

test('the main job: sign in, copy from the library, work on the register @everywhere', async ({
  page,
  locale,
}, { project }) => {
  test.setTimeout(240_000);
  const language = await speak(page, locale);
  const words = WORDS[language];
  const first = await makeCompany('Depo');
  const second = await makeCompany(...PLACES);
  const companies = [first.company, second.company];
  const email = await addPerson({ role: 'danışman', companies, name: 'Nilgün Işık' });
  // Forty once; a second stands between any two, so the other projects do with fewer.
  const count = project.name === 'desktop-tr' ? 40 : 6;
  const names = choose(count);
  const [name = '', , , other = ''] = names;
  const [department = ''] = PLACES;
  const [departmentId] = second.departments;

  await test.step('signs in by e-mail and code', () => enterByMail(page, words, email));
  await test.step('picks the second company at the top right', async () => {
    await companyButton(page, first.name).click();
    await expect(page.getByRole('menuitemradio', { name: second.name })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await pickCompany(page, first.name, second.name);
  });
  await test.step('chooses activities and gives each a department', async () => {
    await goByMenu(page, words, 'inventory', 'wizard');
    await assign(page, words, names, PLACES);
  });
  await test.step('watches the progress', () => watchProgress(page, words, count));
  await test.step('finds them in the register', async () => {
    await expectShown(page, words, count, count);
    const made = (await registered(page)).map((row) => row.surec_ismi);
    expect(made.toSorted()).toEqual(names.toSorted());
    await expectAccessible(page);
    const inDepartment = names.filter((_, at) => at % PLACES.length === 0).length;
    const wanted = { name, other, department, departmentId };
    await findAgain(page, words, wanted, { inDepartment, total: count });
  });
  await test.step('corrects legal basis and retention', () => correct(page, language, name));
  await test.step('sees who changed what', () => readChanges(page, language));
  await test.step('signs out', () => leave(page, words));
});

test('a representative sees and adds in the own department only', async ({ page, locale }) => {
  const language = await speak(page, locale);
  const words = WORDS[language];
  const { company, departments } = await makeCompany('Depo', 'Satış');
  const [depot, sales] = departments;
  await signIn(page, await makePerson('yönetici', company));
  await addActivity(page, depot, 'Sevkiyat kaydı');
  const foreign = await addActivity(page, sales, 'Teklif hazırlama');
  await page.context().clearCookies();
  await signIn(page, await makePerson('temsilci', company, depot ?? ''));

  await page.goto('/veri-isleme');
  await expect(rowOf(page, 'Sevkiyat kaydı')).toBeVisible();
  await expectShown(page, words, 1, 1);
  await page.goto(`/veri-isleme?kayit=${foreign}`);
  await expect(page.getByRole('heading', { name: words.records.drawer.gone })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/envanter/guncelle/${foreign}`);
  await expect(page.getByRole('heading', { name: words.form.gone.title })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/envanter/ekle');
  const department = fieldOf(page, language, 'department_id');
  await expect(department).toHaveValue('Depo');
  await expect(department).toHaveAttribute('readonly');
  await expect(fieldOf(page, language, 'diger_aciklamalar_danisman')).toHaveAttribute('readonly');
});

test('a double click on save makes one record', async ({ page, locale }) => {
  const { language, words } = await administrator(page, locale);
  await page.goto('/envanter/ekle');
  await button(page, words.common.save).click();
  await expect(fieldOf(page, language, 'surec_ismi')).toBeFocused();
  await expect(page.getByText(words.form.problems.write).first()).toBeVisible();
  await expectAccessible(page);
  await fieldOf(page, language, 'surec_ismi').fill('Ziyaretçi defteri');
  await page.keyboard.press('Escape');
  await button(page, words.common.save).dblclick();
  await expect(drawerOf(page, words, 'Ziyaretçi defteri')).toBeVisible();
  await expect(page.getByText(fill(words.form.added, { name: 'Ziyaretçi defteri' }))).toBeVisible();
  expect(await registered(page)).toHaveLength(1);
});

test('what was deleted comes back by undo', async ({ page, locale }) => {
  const { words, depot } = await administrator(page, locale);
  const id = await addActivity(page, depot, 'Sevkiyat kaydı');
  await page.goto('/veri-isleme');
  const drawer = await openRecord(page, words, 'Sevkiyat kaydı');
  await drawer.getByRole('button', { name: words.records.drawer.menu }).click();
  await page.getByRole('menuitem', { name: words.records.drawer.delete }).click();
  const { removal } = words.records;
  const name = fill(removal.title_one, { name: 'Sevkiyat kaydı' });
  await expect(button(page, words.common.cancel)).toBeFocused();
  await expectAccessible(page);
  await page
    .getByRole('dialog', { name })
    .getByRole('button', { name: words.common.delete })
    .click();
  await expect(rowOf(page, 'Sevkiyat kaydı')).toHaveCount(0);
  expect(await registered(page)).toEqual([]);
  await expectAccessible(page);

  await button(page, words.common.undo).click();
  await expect(rowOf(page, 'Sevkiyat kaydı')).toBeVisible();
  expect((await registered(page)).map((row) => row.id)).toEqual([id]);
});

test('the list leaves as Excel, as CSV and as a form @phone', async ({ page, locale }) => {
  const { language, words, depot } = await administrator(page, locale);
  for (const name of ['Çağrı merkezi', '=HYPERLINK("http://kotu.test")', 'Sevkiyat kaydı'])
    await addActivity(page, depot, name);
  await page.goto('/veri-isleme');
  await expectShown(page, words, 3, 3);
  const [head = [], ...rows] = await exported(page, words);
  const label = (field: string) => fieldLabel('processingActivities', field, language);
  expect(head).toEqual(expect.arrayContaining([label('surec_ismi'), label('saklama_suresi')]));
  const names = rows.map((row) => row[head.indexOf(label('surec_ismi'))]);
  expect(names).toHaveLength(3);
  expect(names).toEqual(expect.arrayContaining(['Çağrı merkezi', 'Sevkiyat kaydı']));
  // No cell of the file may begin a formula.
  expect(rows.flat().filter((cell) => /^[=+\-@]/.test(String(cell ?? '')))).toEqual([]);

  const menu = isPhone(page) ? words.records.menu : words.common.export;
  const downloading = page.waitForEvent('download');
  await button(page, menu).click();
  await page.getByRole('menuitem', { name: AS.csv }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text.split('\r\n')[0]?.split(';')).toHaveLength(head.length);
  expect(text).toContain(`"'=HYPERLINK(""http://kotu.test"")"`);
  const forms = words.tables.forms;
  const [particulars = []] = await chosen(page, menu, forms.gdpr_30_1);
  expect(particulars).toEqual(['Item', 'Value']);
  expect((await chosen(page, menu, forms.envanter))[0]).toEqual(['Bilgi', 'Değer']);
});

test('unsaved work is guarded and comes back after a reload @phone', async ({ page, locale }) => {
  const { language, words, depot } = await administrator(page, locale);
  const id = await addActivity(page, depot, 'Sevkiyat kaydı');
  await page.goto(`/envanter/guncelle/${id}`);
  const file = fieldOf(page, language, 'dosya_ismi');
  await file.fill('Yarım kalan dosya');
  await page.getByRole('link', { name: words.common.cancel }).click();
  const { draft } = words.form;
  const { leave } = words.ui;
  await expect(page.getByRole('dialog', { name: leave.title })).toBeVisible();
  await expectAccessible(page);
  await button(page, leave.stay).last().click();
  await expect(file).toHaveValue('Yarım kalan dosya');

  const asked = page.waitForEvent('dialog').then(async (question) => {
    await question.accept();
    return question.type();
  });
  await page.reload();
  expect(await asked).toBe('beforeunload');
  await expect(page.getByRole('dialog', { name: draft.title })).toBeVisible();
  await expectAccessible(page);
  await button(page, draft.resume).last().click();
  await expect(file).toHaveValue('Yarım kalan dosya');
  await button(page, words.common.saveChanges).click();
  await expect(drawerOf(page, words, 'Sevkiyat kaydı')).toContainText('Yarım kalan dosya');
  await page.goto(`/envanter/guncelle/${id}`);
  await expect(file).toHaveValue('Yarım kalan dosya');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an empty list says what to do, a failed one lets try again', async ({ page, locale }) => {
  const { words, depot } = await administrator(page, locale);
  const { emptyTitle, emptyAdd, failed } = words.registers.processingActivities;
  await page.goto('/veri-isleme');
  await expect(page.getByRole('heading', { name: emptyTitle })).toBeVisible();
  await expect(page.getByRole('link', { name: emptyAdd })).toBeVisible();
  await expectAccessible(page);

  await addActivity(page, depot, 'Sevkiyat kaydı');
  await page.route('**/api/veriharita/list', (route) =>
    route.fulfill({ status: 500, json: { error: 'Olmadı', code: 'INTERNAL', request_id: '42' } }),
  );
  await page.reload();
  const problem = page.getByRole('alert');
  await expect(problem).toContainText(failed, { timeout: 20_000 });
  await expect(problem).toContainText('42');
  await expectAccessible(page);
  await page.unroute('**/api/veriharita/list');
  await button(page, words.common.retry).click();
  await expect(rowOf(page, 'Sevkiyat kaydı')).toBeVisible();
});

test('its own sheets come back unchanged', async ({ page, locale }) => {
  const { language, depot } = await administrator(page, locale);
  await addActivity(page, depot, 'Çağrı merkezi');
  await expectOwnSheets(page, language, {
    noun: 'processingActivities',
    list: LIST,
    fields: ['surec_ismi', 'isleme_sarti', 'saklama_suresi'],
  });
});

test('an activity leads to what names it, the menu counts what there is @phone', async ({
  page,
  locale,
}) => {
  const { language, words, depot } = await administrator(page, locale);
  const id = await addActivity(page, depot, 'Sevkiyat kaydı');
  const { links, drawer } = words.records;
  await page.goto(`${LIST}?kayit=${id}`);
  const tab = page.getByRole('tab', { name: drawer.links });
  await tab.click();
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText(links.empty);
  await expect(
    panel.getByRole('link', { name: words.registers.supplierTransfers.add }),
  ).toBeVisible();
  await expectAccessible(page);

  await addRecord(page, supplierTransfers.add, depot, {
    tedarikci_adi: 'Işık Kargo',
    veri_harita_id: [id],
    yurt_disi_aktarim: true,
    aktarim_ulkesi: 'Hollanda',
    yurt_disi_mekanizma: 'standart_sozlesme',
    aktarilan_kisisel_veriler: ['kan_grubu'],
  });
  await page.reload();
  await expect(tab).toContainText('1');
  await tab.click();
  await expect(panel).toContainText(countryText('Hollanda', language));
  await expect(panel.getByRole('img', { name: words.ui.specialLong })).toBeVisible();
  await expect(panel.getByRole('img', { name: words.ui.abroadLong })).toBeVisible();
  await expect(panel).toContainText(links.none);
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'Işık Kargo' }).click();
  await expect(drawerOf(page, words, 'Işık Kargo')).toBeVisible();
  await expect(page).toHaveURL(/\/tedarikciler\?kayit=\d+/);

  await page.goto('/envanter');
  const { recordsIn_one } = words.shell;
  if (isPhone(page)) await page.getByRole('button', { name: words.shell.openMenu }).click();
  else await openMenu(page, words, 'inventory');
  const item = page
    .getByRole(isPhone(page) ? 'link' : 'menuitem', {
      name: words.registers.supplierTransfers.place,
    })
    .filter({ has: page.getByRole('img', { name: fill(recordsIn_one, { count: 1 }) }) });
  await expect(item).toBeVisible();
  await expectAccessible(page);
});

test('one category of data rests on a basis of its own @phone', async ({ page, locale }) => {
  const { words, language, depot } = await administrator(page, locale);
  const { details } = words.form;
  const values = {
    surec_ismi: 'Muayene',
    islenen_kisisel_veriler: ['ad_soyad', 'saglik_raporu'],
    isleme_sarti: ['k5_2_c_sozlesme'],
  };
  await addRecord(page, processingActivities.add, depot, values);
  await page.goto(LIST);
  const drawer = await openRecord(page, words, values.surec_ismi);
  await drawer.getByRole('link', { name: words.common.edit, exact: true }).click();
  await page.getByRole('switch').check({ force: true });
  const cells = page.getByRole('table').getByRole('row').last().getByRole('button');
  await cells.nth(1).click();
  const dialog = page.getByRole('dialog');
  const basis = choiceOf('isleme_sarti', 'k6_3_f_istihdam_isg')?.[language] ?? '';
  await dialog.getByRole('textbox').or(dialog.getByRole('combobox')).first().fill(basis);
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  // The open list of choices leaves the buttons free.
  await expect(page.getByRole('listbox')).toBeVisible();
  await dialog.getByRole('button', { name: details.apply }).click();
  await expect(cells.nth(1)).toContainText(basis);
  await expectAccessible(page);
  await cells.nth(1).press('Delete');
  await expect(cells.nth(1)).not.toContainText(basis);
});
