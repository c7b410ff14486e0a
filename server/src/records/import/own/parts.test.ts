import { suppliers } from '@emanet/contract/suppliers';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../../test/app.ts';
import { fileOf } from '../../../../test/import-life/table.ts';

const app = await appOfFile();
const consultant = await app.signInAs({ companies: [await app.makeCompany()] });

type Row = (string | null)[];
const checked = async (titles: string[], ...rows: Row[]) => {
  const body = await fileOf({ titles, rows });
  return { body, plan: await consultant.data(suppliers.checkImport, { body }) };
};
const mean = (body: object) => consultant.data(suppliers.sheetMeanings, { body });

it('proposes the fields that one column holds, and parts its cells once a person confirms', async () => {
  const sheet = [
    ['Firma', 'Yetkili / E-posta', 'İletişim'],
    ['Bir A.Ş.', 'Ece Ak / ece@bir.test', null],
    ['İki A.Ş.', 'Can Er', null],
    ['Üç A.Ş.', 'iki@uc.test / Naz Su / Satış', null],
  ] as const;
  const [titles, ...rows] = sheet.map((row) => [...row]);
  const { body, plan } = await checked(titles as string[], ...rows);
  expect(plan.basliklar[1]).toMatchObject({ alan: 'yetkili_adi+eposta', kaynak: 'icerik' });
  expect(plan.plan).toBe('');
  await mean({
    dosya: plan.dosya,
    basliklar: { 'Yetkili / E-posta': 'yetkili_adi+eposta', İletişim: '' },
  });
  const read = await consultant.data(suppliers.checkImport, { body });
  expect(read.basliklar[1]).toMatchObject({ alan: 'yetkili_adi+eposta', kaynak: 'hafiza' });
  expect(read.hesap).toMatchObject({ okunan: 8, saklanan: 8, reddedilen: 0 });
  await consultant.data(suppliers.import, { body, query: { plan: read.plan } });
  const { data } = (await consultant.call(suppliers.list, { query: {} })).body;
  expect(data.map((one) => [one.tedarikci_adi, one.yetkili_adi, one.eposta])).toEqual(
    expect.arrayContaining([
      ['Bir A.Ş.', 'Ece Ak', 'ece@bir.test'],
      ['İki A.Ş.', 'Can Er', null],
      ['Üç A.Ş.', 'Naz Su / Satış', 'iki@uc.test'],
    ]),
  );
});

it('knows an address and a number by the cells, and corrects one part alone', async () => {
  const { body, plan } = await checked(
    ['Firma', 'İletişim bilgileri'],
    ['Dört A.Ş.', '0532 000 00 00 – dort@x.test'],
    ['Beş A.Ş.', 'bes@x / 0532 000 00 01'],
    ['Altı A.Ş.', 'alti@x.test\n0532 000 00 02'],
  );
  expect(plan.basliklar[1]).toMatchObject({ alan: 'telefon+eposta', kaynak: 'icerik' });
  await mean({ dosya: plan.dosya, basliklar: { 'İletişim bilgileri': 'telefon+eposta' } });
  const wrong = await consultant.data(suppliers.checkImport, { body });
  expect(wrong.satirlar.flatMap(({ sorunlar }) => sorunlar)).toMatchObject([
    { hucre: 'B3/2', alan: 'eposta', yazilan: 'bes@x' },
  ]);
  await mean({ dosya: plan.dosya, hucreler: { 'B3/2': 'bes@x.test' } });
  const right = await consultant.data(suppliers.checkImport, { body });
  expect(right.hesap).toMatchObject({ saklanan: 9, reddedilen: 0 });
  await consultant.data(suppliers.import, { body, query: { plan: right.plan } });
  const { data } = (await consultant.call(suppliers.list, { query: {} })).body;
  expect(data.find((one) => one.tedarikci_adi === 'Beş A.Ş.')).toMatchObject({
    ...{ telefon: '0532 000 00 01', eposta: 'bes@x.test' },
  });
});
