import { choicesOf } from '@emanet/contract/lookups';
import { fieldLabel } from '@emanet/contract/records/labels';
import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import { button, registered } from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import { makeCompany, makePerson, signIn, speak } from '../steps/people.ts';
import { administrator } from '../steps/registers.ts';
import { expectCounts, sendName, upload, workbook, type Sheet } from '../steps/sheets.ts';
import { test } from '../test.ts';
import { fill, WORDS } from '../steps/words.ts';

const LISTS: readonly Readonly<{ path: string; sheet: Sheet }>[] = [
  {
    path: '/basvurular',
    sheet: [
      ['Başvuru Sahibi', 'Başvuru Tarihi', 'Konu', 'Cevap Tarihi'],
      ['Ayşe Kaya', '02.03.2026', 'Silme', '20.03.2026'],
      ['Can Er', '05.03.2026', 'Bilgi', null],
    ],
  },
  {
    path: '/veri-ihlalleri',
    sheet: [
      ['Olay', 'Tespit Tarihi', 'Durum', 'Kapanış Tarihi'],
      ['Kayıp dizüstü', '02.03.2026', 'Kapandı', '20.03.2026'],
      ['Belirsiz', '02.03.2026', null, null],
    ],
  },
  {
    path: '/sureler',
    sheet: [
      ['Konusu', 'Yükümlülük', 'Tebliğ Tarihi', 'Kapanış Tarihi'],
      ['Dosya 7', 'Kurul talebi', '02.03.2026', '10.03.2026'],
      ['Dosya 8', 'Kurul talebi', '02.03.2026', '01.03.2026'],
    ],
  },
];

for (const { path, sheet } of LISTS)
  test(`a register of the past comes in at ${path}, and the import is taken back`, async ({
    page,
    locale,
  }) => {
    const { company } = await makeCompany('Satış');
    await signIn(page, await makePerson('yönetici', company));
    const words = WORDS[await speak(page, locale)];
    await page.goto(path);
    await page.getByRole('link', { name: words.import.open }).first().click();
    await expect(page).toHaveURL(`${path}/ice-aktar`);
    await upload(page, await workbook(sheet));
    await expectCounts(page, words, { eklenecek: 1, degisecek: 0, ayni: 0, reddedilecek: 1 });
    await expectAccessible(page);
    await button(page, sendName(words, 1)).click();
    await button(page, words.import.done.undo).click();
    await expect(page.getByRole('status')).toContainText(words.import.done.undone_one.slice(-12));
    await page.getByRole('link', { name: words.common.toList }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByText(String(sheet[1]?.[0]))).toHaveCount(0);
  });

/** Inventory as most Turkish companies have it: a row of groups, a row of heads, a row for each category. */
const inventory = (activities: number): Sheet => [
  ['İNSAN KAYNAKLARI A.Ş. KİŞİSEL VERİ İŞLEME ENVANTERİ'],
  ['ORGANİZASYON', null, 'KİŞİSEL VERİ', null, null, 'İŞLEME', null, null, 'AKTARIM', null],
  [
    ...[
      'Departman',
      'İş Süreci / Faaliyet',
      'Veri Kategorisi',
      'Kişisel Veri',
      'İlgili Kişi Grubu',
    ],
    ...['Kişisel Veri İşleme Amacı', 'Hukuki Sebep', 'Saklama Süresi (Yıl)'],
    ...['Yurt Dışına Aktarım', 'Alınan Tedbirler'],
  ],
  ...Array.from({ length: activities }, (_, at) => at).flatMap((at): Sheet =>
    [
      ['Kimlik', 'Ad soyad, T.C. Kimlik No', 'KVKK m.5/2(ç)'],
      ['İletişim', 'Telefon, E-posta', '5/2-c'],
      ['Finans', 'IBAN', 'Meşru menfaat'],
    ].map(([category = '', data = '', basis = ''], row) => [
      ...[row === 0 ? 'Depo' : null, row === 0 ? `Faaliyet ${at + 1}` : null, category, data],
      ...[at % 2 ? 'Çalışanlar' : 'Müşteri', 'İşin yürütülmesi', basis, 10],
      ...[at % 3 ? 'H' : 'Aktarılmıyor', 'Erişim yetkileri'],
    ]),
  ),
  [null, null, 'TOPLAM', activities * 3],
];

test('an inventory of 80 activities comes in whole by fifteen clicks', async ({ page, locale }) => {
  test.slow();
  const { language } = await administrator(page, locale);
  const words = WORDS[language];
  const { match, asked, correct } = words.import;
  await page.goto('/envanter/ice-aktar');
  await page.evaluate(() => {
    const count = () => {
      const { dataset } = document.documentElement;
      dataset.clicks = String(Number(dataset.clicks ?? 0) + 1);
    };
    // A choice by Enter is one of a list, which others make by a click.
    addEventListener('click', (event) => event.isTrusted && event.detail > 0 && count(), true);
    addEventListener('keydown', (event) => event.key === 'Enter' && count(), true);
  });
  const click = (target: Locator) => target.click();
  await upload(page, await workbook(inventory(80)));
  await click(button(page, match.on));
  await expectCounts(page, words, { eklenecek: 0, degisecek: 0, ayni: 0, reddedilecek: 80 });
  const purpose = choicesOf('islenme_amaci')[0]?.[language] ?? '';
  const meaning = page.getByPlaceholder(fill(correct.means, { word: 'İşin yürütülmesi' })).first();
  await click(meaning);
  await meaning.fill(purpose);
  await page.getByRole('option', { name: purpose }).first().waitFor();
  await page.keyboard.press('Enter');
  await click(button(page, fill(asked.send_one, { count: '1' })));
  await expectCounts(page, words, { eklenecek: 80, degisecek: 0, ayni: 0, reddedilecek: 0 });
  await click(button(page, sendName(words, 80)));
  await expect(page.getByRole('link', { name: words.common.toList })).toBeVisible();
  // Choosing the file is a click on the button and one in the system's own dialog.
  const clicks = 2 + Number(await page.locator('html').getAttribute('data-clicks'));
  expect(clicks).toBeGreaterThan(5);
  expect(clicks).toBeLessThanOrEqual(15);
  test.info().annotations.push({ type: 'clicks', description: String(clicks) });
  const rows = await registered(page);
  expect(rows).toHaveLength(80);
  for (const { isleme_sarti, kategori_ayrintilari, islenen_kisisel_veriler } of rows)
    expect([isleme_sarti, kategori_ayrintilari, islenen_kisisel_veriler]).toMatchObject([
      ...[{ length: 3 }, { length: 3 }, { length: 5 }],
    ]);
});

test('a list without departments gets one for all rows, and each table of its sheet is offered', async ({
  page,
  locale,
}) => {
  const { language } = await administrator(page, locale);
  const words = WORDS[language];
  const { match, correct, sheets } = words.import;
  await page.goto('/envanter/varlik/ice-aktar');
  const label = fill(match.forAll, { field: fieldLabel('assets', 'department_id', language) });
  await upload(
    page,
    await workbook([
      ['Varlık adı', 'Varlık sahibi'],
      ['Kasa', 'Ece Ak'],
      [],
      ['Varlık adı', 'Ülke'],
      ['Bulut', 'Almanya'],
      ['Yedek', 'Almanya'],
    ]),
  );
  const second = page.getByRole('checkbox', { name: /A4/ });
  await expect(second).not.toBeChecked();
  await expect(page.getByText('Bulut · Almanya', { exact: true })).toBeVisible();
  // The answer of the check ticks it.
  await second.click();
  await expect(second).toBeChecked();
  await expect(page.getByRole('group', { name: words.import.fates.label })).toBeVisible();
  await expect(page.getByText(sheets.label)).toBeVisible();
  await expectAccessible(page);
  await upload(
    page,
    await workbook([['Varlık adı'], ['Dolap'], ['Raf']].map((row) => [...row, 'x'])),
  );
  await expect(button(page, match.on)).toBeDisabled();
  const field = page.getByRole('combobox', { name: label });
  await expect(field).toHaveAttribute('placeholder', correct.choose);
  await field.fill('Depo');
  await page.getByRole('option', { name: 'Depo' }).first().waitFor();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await button(page, match.on).click();
  await expectCounts(page, words, { eklenecek: 2, degisecek: 0, ayni: 0, reddedilecek: 0 });
});
