import { clocks } from '@emanet/contract/clocks';
import { documents } from '@emanet/contract/documents';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { expect } from '@playwright/test';
import { expectAccessibleInBoth } from './steps/axe.ts';
import { addRecord } from './steps/registers.ts';
import { exported } from './steps/sheets.ts';
import { makeCompany, makePerson, signIn, speak } from './steps/people.ts';
import { test } from './test.ts';
import { WORDS } from './steps/words.ts';

test('a request of the Board is started, explained and closed with its proof @phone', async ({
  page,
  locale,
}) => {
  const { company } = await makeCompany();
  await signIn(page, await makePerson('yönetici', company));
  const words = WORDS[await speak(page, locale)];
  await page.goto('/sureler');
  await expect(page.getByText(words.clocks.empty)).toBeVisible();
  await page.getByRole('button', { name: words.clocks.startTitle }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(words.clocks.about).fill('Şikâyet dosyası 2026/118');
  await form.getByRole('button', { name: words.clocks.startSave }).click();
  await expect(page.getByText('Şikâyet dosyası 2026/118').first()).toBeVisible();
  await expectAccessibleInBoth(page);

  await page.getByText('Şikâyet dosyası 2026/118').first().click();
  await expect(page.getByRole('heading', { name: words.clocks.how })).toBeVisible();
  expect(await exported(page, words)).toHaveLength(2);

  await page
    .getByRole('button', { name: /2026\/118/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: words.clocks.close }).click();
  await form.getByLabel(words.clocks.proof).fill('KEP iletisi');
  await form.locator('[type=submit]').click();
  await expect(page.getByText(words.clocks.empty)).toBeVisible();
  await page.goto('/sureler?goster=kapanan');
  await expect(page.getByText('Şikâyet dosyası 2026/118').first()).toBeVisible();
});

test('clocks that could not be read are counted by no number', async ({ page, locale }) => {
  const { company } = await makeCompany();
  await signIn(page, await makePerson('yönetici', company));
  const words = WORDS[await speak(page, locale)].clocks;
  const read = clocks.list.path;
  await page.route(`**${read}*`, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/sureler');
  await expect(page.getByText(words.failed)).toBeVisible();
  await expect(page.getByText(`${words.faces.isleyen} –`)).toBeVisible();
  await page.unroute(`**${read}*`);
  await page.reload();
  await expect(page.getByText(`${words.faces.isleyen} 0`)).toBeVisible();
});

test('extra time of the Authority is entered once and explained', async ({ page, locale }) => {
  const { company } = await makeCompany();
  await signIn(page, await makePerson('yönetici', company));
  const words = WORDS[await speak(page, locale)].clocks;
  const ad = 'Yeni şirketin kaydı';
  const begun = { tur: 'verbis_ilk_kayit', ad, baslangic: daysAfter(todayInTurkey(), -20) };
  await addRecord(page, clocks.add, undefined, begun);
  await page.goto('/sureler');
  const menu = page.getByRole('button', { name: new RegExp(ad) }).last();
  await menu.click();
  await page.getByRole('menuitem', { name: words.extend }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(words.proof).fill('Kurum yazısı 2026/7');
  await form.locator('[type=submit]').click();
  await expect(form).toBeHidden();
  await page.getByText(ad).first().click();
  await expect(page.getByText(/30.*Kurum yazısı 2026\/7/)).toBeVisible();
  await menu.click();
  await expect(page.getByRole('menuitem', { name: words.close })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: words.extend })).toHaveCount(0);
});

test('a review is closed with its note, and the next one begins beside it', async ({
  page,
  locale,
}) => {
  const { company } = await makeCompany();
  await signIn(page, await makePerson('yönetici', company));
  const words = WORDS[await speak(page, locale)].clocks;
  const dokuman_ismi = 'Saklama ve İmha Politikası';
  const gozden_gecirme = daysAfter(todayInTurkey(), 10);
  const review = { dokuman_ismi, dokuman_tur: 'Politika', gozden_gecirme };
  await addRecord(page, documents.add, undefined, review);
  await page.goto('/sureler');
  await page
    .getByRole('button', { name: new RegExp(dokuman_ismi) })
    .last()
    .click();
  await page.getByRole('menuitem', { name: words.close }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(words.proof).fill('Kurul kararı 2026/4');
  await form.getByLabel(words.nextReview).fill(daysAfter(todayInTurkey(), 375));
  await form.locator('[type=submit]').click();
  await expect(form).toBeHidden();
  await page.goto('/sureler?goster=tumu');
  await expect(page.getByText(dokuman_ismi)).toHaveCount(2);
  const answer = await page.request.get(clocks.list.path);
  const { data } = (await answer.json()) as { data: { id: number }[] };
  await page.goto(`/sureler?sure=${data[0]?.id ?? 0}`);
  await expect(page.getByRole('heading', { name: words.earlier })).toBeVisible();
  await expect(page.getByText(/Kurul kararı 2026\/4/)).toBeVisible();
});

test('a representative sees the deadlines of the own department and starts none', async ({
  page,
  browser,
  locale,
}) => {
  const { company, departments } = await makeCompany('Bilgi İşlem');
  const [department = ''] = departments;
  await signIn(page, await makePerson('yönetici', company));
  const words = WORDS[await speak(page, locale)];
  await addRecord(page, supplierTransfers.add, department, {
    tedarikci_adi: 'Kestrel Analytics B.V.',
    yurt_disi_aktarim: true,
    aktarim_ulkesi: 'Hollanda',
    yurt_disi_mekanizma: 'standart_sozlesme',
    standart_sozlesme_imza_tarihi: '2026-10-26',
  });
  await page.goto('/sureler');
  await expect(page.getByRole('button', { name: words.clocks.subscribe })).toBeVisible();
  await expect(page.getByText('Kestrel Analytics B.V.').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('k');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(words.clocks.holiday, { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(words.clocks.holiday, { exact: true })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tedarikciler\?kayit=/);

  const other = await browser.newContext({ locale });
  const own = await other.newPage();
  await signIn(own, await makePerson('temsilci', company, department));
  await own.goto('/sureler');
  await expect(own.getByText('Kestrel Analytics B.V.').first()).toBeVisible();
  await expect(own.getByRole('button', { name: words.clocks.startTitle })).toHaveCount(0);
  await other.close();
});
