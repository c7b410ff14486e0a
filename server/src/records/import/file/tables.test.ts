import { processingActivities } from '@emanet/contract/processing-activities';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../../test/app.ts';
import { fileOf } from '../../../../test/import-life/table.ts';

const app = await appOfFile();
const company = await app.makeCompany();
for (const name of ['Muhasebe', 'Satış']) await app.makeDepartment(company, name);
const consultant = await app.signInAs({ companies: [company] });

type Row = (string | null)[];
async function checked([titles = [], ...rows]: Row[]) {
  const body = await fileOf({ titles: titles.map((title) => title ?? ''), rows });
  return { body, plan: await consultant.data(processingActivities.checkImport, { body }) };
}
const sheetsOf = ({ sayfalar }: Awaited<ReturnType<typeof checked>>['plan']) =>
  sayfalar.map(({ ad, satir, secili }) => [ad, satir, secili]);

const HEADS = ['Süreç', 'Kişisel veri'];

it('reads tables below each other, each for the department of its title', async () => {
  const { plan } = await checked([
    ['Muhasebe'],
    HEADS,
    ['Bordro', 'IBAN'],
    ['Fatura', 'Ad soyad'],
    [],
    ['Satış'],
    HEADS,
    ['Teklif', 'E-posta adresi'],
  ]);
  expect(sheetsOf(plan)).toEqual([
    ['Sayfa / Muhasebe', 2, true],
    ['Sayfa / Satış', 1, true],
  ]);
  expect(plan.sayfalar[1]?.ornek).toEqual([HEADS, ['Teklif', 'E-posta adresi']]);
  expect(plan.satirlar.map(({ ad, departman }) => [ad, departman])).toEqual([
    ['Bordro', 'Muhasebe'],
    ['Fatura', 'Muhasebe'],
    ['Teklif', 'Satış'],
  ]);
  // The two titles are no cell of a record.
  expect(plan.hesap).toMatchObject({ okunan: 8, saklanan: 6, birakilan: 2, reddedilen: 0 });
});

it('offers tables beside each other, and one of another list without choosing it', async () => {
  const heads = ['Süreç', 'Birim'];
  const sheet = [
    [...heads, null, ...heads, 'Süre'],
    ['Bordro', 'Muhasebe', null, 'Teklif', 'Satış', '2 yıl'],
    ['Fatura', 'Muhasebe'],
    [],
    ['Varlık', 'Birim', 'Varlık türü'],
    ['Kasa', 'Muhasebe', 'Fiziksel arşiv'],
  ];
  const { body, plan } = await checked(sheet);
  expect(sheetsOf(plan)).toEqual([
    ['Sayfa / A1', 2, false],
    ['Sayfa / D1', 1, true],
    ['Sayfa / A5', 1, false],
  ]);
  expect(plan.satirlar.map(({ ad, departman }) => [ad, departman])).toEqual([['Teklif', 'Satış']]);
  await consultant.data(processingActivities.sheetMeanings, {
    body: { dosya: plan.dosya, sayfalar: ['Sayfa / A1', 'Sayfa / D1'] },
  });
  // The same bytes: a file that is written again has another time in it.
  const both = await consultant.data(processingActivities.checkImport, { body });
  expect(both.satirlar.map(({ sayfa, ad }) => [sayfa, ad])).toEqual([
    ['Sayfa / A1', 'Bordro'],
    ['Sayfa / A1', 'Fatura'],
    ['Sayfa / D1', 'Teklif'],
  ]);
});

it('keeps columns behind an empty one, and takes heads that repeat on each page for no record', async () => {
  const heads = ['Süreç', 'Birim', null, 'Kişisel veri', 'Süre'];
  const { plan } = await checked([
    heads,
    ['Bordro', 'Muhasebe', null, 'IBAN', '10 yıl'],
    heads,
    ['Teklif', 'Satış', null, 'Ad soyad', '2 yıl'],
  ]);
  expect(sheetsOf(plan)).toEqual([['Sayfa', 2, true]]);
  expect(plan.ozet).toMatchObject({ eklenecek: 2, reddedilecek: 0 });
  expect(plan.hesap).toMatchObject({ okunan: 12, saklanan: 8, birakilan: 4 });
});
