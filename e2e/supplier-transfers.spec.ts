import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { auth } from '@emanet/contract/auth';
import { countryText } from '@emanet/contract/shared/countries';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { suppliers } from '@emanet/contract/suppliers';
import { choiceOf } from '@emanet/contract/lookups';
import { addActivity, button, drawerOf, rowOf } from './steps/activities.ts';
import { expectAccessible } from './steps/axe.ts';
import { makeCompany, makePerson, signIn, speak } from './steps/people.ts';
import {
  administrator,
  answer,
  choose,
  deleteAndUndo,
  formOf,
  reopen,
  addRecord,
} from './steps/registers.ts';
import {
  expectCounts,
  expectOwnSheets,
  exported,
  sendName,
  upload,
  workbook,
} from './steps/sheets.ts';
import { isPhone } from './steps/shell.ts';
import { test } from './test.ts';
import { fill, WORDS } from './steps/words.ts';

const NAME = 'Işık Bordro';

/** Adds an entry of the directory past its form. */
async function addEntry(page: Page, data: object) {
  const { request } = page;
  const { csrfToken } = auth.csrf.answers.parse(await (await request.get('/api/auth/csrf')).json());
  const headers = { 'X-CSRF-Token': csrfToken };
  expect((await request.post(suppliers.create.path, { headers, data })).status()).toBe(201);
}

test('a supplier goes through the form, the list, the drawer and back @phone', async ({
  page,
  locale,
}) => {
  const { language, words, depot } = await administrator(page, locale);
  await addActivity(page, depot, 'Bordro hazırlama');
  const field = formOf(page, 'supplierTransfers', language);
  const { emptyTitle, emptyAdd } = words.registers.supplierTransfers;

  await page.goto('/tedarikciler');
  await expect(page.getByRole('heading', { name: emptyTitle })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: emptyAdd }).click();

  await field('tedarikci_adi').fill(NAME);
  await button(page, words.supplierDirectory.add).click();
  await expect(page.getByText(words.form.supplier.known, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, field('veri_harita_id'), 'Bordro hazırlama');
  await page.keyboard.press('Escape');
  await answer(page, 'yurt_disi_aktarim', words.records.yes);
  const country = field('aktarim_ulkesi');
  await country.fill(`HOLLAND, ${countryText('İrlanda', language).slice(0, 4)}`);
  await page.getByRole('option', { name: countryText('İrlanda', language), exact: true }).click();
  await country.blur();
  await expect(country).toHaveValue(countryText('Hollanda, İrlanda', language));
  const mechanism = choiceOf('yurt_disi_mekanizma', 'standart_sozlesme')?.[language] ?? '';
  await choose(page, field('yurt_disi_mekanizma'), mechanism);
  await field('standart_sozlesme_imza_tarihi').fill('2026-01-05');
  // Five business days later, the Monday after.
  const due = language === 'tr' ? '12 Ocak 2026' : '12 January 2026';
  await expect(page.locator('#field-standart_sozlesme_bildirim_tarihi')).toContainText(due);
  await expectAccessible(page);
  await button(page, words.common.save).click();

  const drawer = drawerOf(page, words, NAME);
  await expect(drawer).toContainText(words.ui.abroad);
  await expect(drawer).toContainText(countryText('Hollanda, İrlanda', language));
  await expect(drawer.getByRole('link', { name: 'Bordro hazırlama' })).toBeVisible();
  await expectAccessible(page);
  await reopen(page, words, NAME);
  await drawer.getByRole('link', { name: words.common.edit }).click();
  await field('hizmet_konusu').fill('Bordro hesaplama');
  await button(page, words.common.saveChanges).click();
  await expect(drawer).toContainText('Bordro hesaplama');
  await deleteAndUndo(page, words, NAME);
});

test('the directory keeps one entry a name', async ({ page, locale }) => {
  const { words } = await administrator(page, locale);
  const { save, edit } = words.common;
  const { add, fields, removed, emptyTitle } = words.supplierDirectory;
  await page.goto('/tedarikciler/rehber');
  await expect(page.getByRole('heading', { name: emptyTitle })).toBeVisible();
  await expectAccessible(page);

  const dialog = page.getByRole('dialog');
  const act = async (item: string) => {
    await button(page, fill(words.ui.table.menu, { name: NAME })).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await button(page, add).click();
  await dialog.getByLabel(fields.tedarikci_adi).fill(NAME);
  await expectAccessible(page);
  await button(page, save).click();
  await expect(rowOf(page, NAME)).toBeVisible();
  await button(page, add).click();
  await dialog.getByLabel(fields.tedarikci_adi).fill('IŞIK  BORDRO');
  await button(page, save).click();
  await expect(dialog.getByRole('alert')).toContainText(NAME);
  await dialog.getByRole('button', { name: words.common.cancel }).click();
  await button(page, words.ui.leave.go).click();

  await act(edit);
  await dialog.getByLabel(fields.tedarikci_unvan).fill('Işık Bordro A.Ş.');
  await button(page, save).click();
  await expect(page.getByText('Işık Bordro A.Ş.')).toBeVisible();
  await expectAccessible(page);
  await act(words.common.delete);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.common.delete }).click();
  await expect(page.getByText(fill(removed, { name: NAME }))).toBeVisible();
  await expect(rowOf(page, NAME)).toHaveCount(0);
  await button(page, words.common.undo).click();
  await expect(rowOf(page, NAME)).toContainText('Işık Bordro A.Ş.');
});

test('a list of suppliers comes in from a sheet @phone', async ({ page, locale }) => {
  const { words } = await administrator(page, locale);
  await page.goto('/tedarikciler/rehber');
  await page.getByRole('link', { name: words.import.open }).click();
  await expect(page).toHaveURL('/tedarikciler/rehber/ice-aktar');
  await expectAccessible(page);
  await upload(
    page,
    await workbook([
      ['Cari Adı', 'VKN', 'Ülke'],
      ['Ilgın Kargo', '1234567890', 'Almanya'],
      ['Bulutix', null, null],
      [null, '99', null],
    ]),
  );
  await expectCounts(page, words, { eklenecek: 2, degisecek: 0, ayni: 0, reddedilecek: 1 });
  await expectAccessible(page);
  await button(page, sendName(words, 2)).click();
  await page.getByRole('link', { name: words.common.toList }).click();
  await expect(rowOf(page, 'Bulutix')).toBeVisible();
});

test('a representative is told what the own departments use', async ({ page, locale }) => {
  const words = WORDS[await speak(page, locale)].supplierDirectory;
  const { company, departments } = await makeCompany('Depo');
  await signIn(page, await makePerson('temsilci', company, ...departments));
  await addEntry(page, { tedarikci_adi: NAME });
  await page.goto('/tedarikciler/rehber?kullanilmayan=1');
  await expect(button(page, words.unusedHere)).toHaveAttribute('aria-pressed', 'true');
  await rowOf(page, NAME).getByText(NAME, { exact: true }).click();
  const drawer = page.getByRole('dialog', { name: NAME });
  await expect(drawer).toContainText(words.unusedHereBy.veri_aktarim);
  await expect(drawer).toContainText(words.unusedHereBy.varlik_listesi);
});

test('a supplier leads to its transfers, leaves as a sheet and fills the next form @phone', async ({
  page,
  locale,
}) => {
  const { language, words, depot } = await administrator(page, locale);
  const { title, unused, uses } = words.supplierDirectory;
  const entries = { [NAME]: 'Işık Bordro A.Ş.', 'Boş Kargo': '' };
  for (const [tedarikci_adi, tedarikci_unvan] of Object.entries(entries))
    await addEntry(page, { tedarikci_adi, tedarikci_unvan });
  await addRecord(page, supplierTransfers.add, depot, {
    tedarikci_adi: NAME,
    hizmet_konusu: 'Bordro hesaplama',
  });

  await page.goto('/tedarikciler/rehber');
  const sheet = await exported(page, words);
  expect(sheet[1]?.[1]).toBe('Boş Kargo');
  expect(sheet[2]).toEqual(expect.arrayContaining([NAME, 'Işık Bordro A.Ş.', 1, 0]));
  await rowOf(page, NAME).getByText(NAME, { exact: true }).click();
  const drawer = page.getByRole('dialog', { name: NAME });
  await expect(drawer.getByRole('heading', { name: uses.veri_aktarim })).toContainText('1');
  await expectAccessible(page);
  await drawer.getByRole('link', { name: 'Bordro hesaplama' }).click();
  await expect(drawerOf(page, words, NAME)).toContainText('Bordro hesaplama');

  await page.goto('/tedarikciler/rehber?kullanilmayan=1');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('[data-row]')).toHaveText(/Boş Kargo/);
  if (!isPhone(page)) await expect(button(page, unused)).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/envanter/tedarikci/ekle');
  const field = formOf(page, 'supplierTransfers', language);
  await field('tedarikci_adi').fill('ışık bordro');
  await page.keyboard.press('Escape');
  await button(page, fill(words.form.library.fill_other, { count: 2 })).click();
  await expect(field('tedarikci_unvan')).toHaveValue('Işık Bordro A.Ş.');
  await expect(field('hizmet_konusu')).toHaveValue('Bordro hesaplama');
  await expectAccessible(page);
  await button(page, words.common.undo).click();
  await expect(field('hizmet_konusu')).toHaveValue('');
});

test('its own sheets come back unchanged', async ({ page, locale }) => {
  const { language, depot } = await administrator(page, locale);
  await addRecord(page, supplierTransfers.add, depot, {
    tedarikci_adi: 'Işık Bordro',
    sozlesme_var_mi: true,
    sozlesme_tarihi: '2026-02-03',
  });
  await expectOwnSheets(page, language, {
    noun: 'supplierTransfers',
    list: '/tedarikciler',
    fields: ['tedarikci_adi', 'sozlesme_tarihi', 'yurt_disi_mekanizma'],
  });
});
