import { changeLogs } from '@emanet/contract/change-logs';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { suppliers } from '@emanet/contract/suppliers';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../test/app.ts';
import { describeNounImport, nounImportHouse } from '../../../test/import-life/noun.ts';
import { edited, fileOf, tableIn } from '../../../test/import-life/table.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';

const house = await nounImportHouse(suppliers);
const { company, department, consultant, outsider, file, check, bring, problems } = house;

const all = async (who: Caller = consultant) =>
  (await who.call(suppliers.list, { query: {} })).body.data;
const named = async (name: string) => (await all()).find((one) => one.tedarikci_adi === name);
const exported = async (lang: 'tr' | 'en' = 'tr', bicim: 'xlsx' | 'csv' = 'xlsx') => {
  const ids = (await all()).map(({ id }) => id);
  return house.download('POST', suppliers.export.path, { ids, lang, bicim });
};

describeNounImport(house, {
  good: [
    ['Firma', 'Ülke'],
    ['Bir Kargo', 'Almanya'],
  ],
  template: ['Record no.', 'Supplier *', 'Country'],
  rows: async (who) => (await all(who)).map(({ id, tedarikci_adi: name }) => ({ id, name })),
});

describe('the directory in a sheet of its company', () => {
  it('comes in whole by the words of its heads, each entry with its log', async () => {
    const body = await file(
      ['Cari Adı', 'Ticaret Unvanı', 'VKN', 'İlgili Kişi', 'E-Posta Adresi', 'Tel', 'Ülke'],
      [
        'Ilgın Kargo',
        'Ilgın Kargo A.Ş.',
        1234567890,
        'Ece Ak',
        'BILGI@ilgin.test',
        '0332',
        'Almanya',
      ],
      ['Bulutix', null, null, null, null, null, null],
    );
    const plan = await check(body);
    expect(plan.basliklar.map(({ alan }) => alan)).toEqual([
      ...['tedarikci_adi', 'tedarikci_unvan', 'vergi_no', 'yetkili_adi', 'eposta', 'telefon'],
      'ulke',
    ]);
    expect(plan.hesap).toMatchObject({ okunan: 8, saklanan: 8, reddedilen: 0, birakilan: 0 });
    expect(await named('Bulutix')).toBeUndefined();
    expect(await bring(body)).toMatchObject({ eklenen: 2, guncellenen: 0, atlanan: 0 });
    const stored = await named('Ilgın Kargo');
    expect(stored).toMatchObject({
      ...{ tedarikci_unvan: 'Ilgın Kargo A.Ş.', vergi_no: '1234567890', telefon: '0332' },
      ...{ yetkili_adi: 'Ece Ak', eposta: 'bilgi@ilgin.test', surum: 1 },
    });
    const log = await consultant.call(changeLogs.list, {
      params: {
        ...{ companyId: String(company), type: 'tedarikci_listesi' },
        recordId: String(stored?.id),
      },
    });
    expect(log.body.data.map(({ islem }) => islem)).toEqual(['ekleme']);
    expect(await all(outsider)).toEqual([]);
  });

  it('is the same when it comes back unchanged, in both languages', async () => {
    for (const lang of ['tr', 'en'] as const) {
      const plan = await check(await exported(lang));
      expect(plan.ozet).toEqual({ eklenecek: 0, degisecek: 0, ayni: 2, reddedilecek: 0 });
    }
  });

  it('renames an entry by its number, and the records that name it follow', async () => {
    await consultant.call(supplierTransfers.add, {
      body: supplierTransferBody(department, 'Bulutix'),
    });
    const { titles, rows } = await tableIn(await exported());
    const row = rows.findIndex((cells) => cells.includes('Bulutix'));
    const body = await fileOf(edited({ titles, rows }, row, { Tedarikçi: 'Bulutix Bilişim' }));
    const plan = await check(body);
    expect(plan.satirlar).toMatchObject([
      {
        durum: 'degisecek',
        alanlar: [{ alan: 'tedarikci_adi', eski: 'Bulutix', yeni: 'Bulutix Bilişim' }],
      },
    ]);
    await bring(body);
    const transfers = await consultant.call(supplierTransfers.list);
    expect(transfers.body.data.map(({ tedarikci_adi }) => tedarikci_adi)).toEqual([
      'Bulutix Bilişim',
    ]);
  });

  it('comes back as text too, without the tables of what uses its entries', async () => {
    for (const lang of ['tr', 'en'] as const) {
      const plan = await check(await exported(lang, 'csv'));
      expect(plan.ozet).toEqual({ eklenecek: 0, degisecek: 0, ayni: 2, reddedilecek: 0 });
    }
  });

  it('fills what is open by name, and a blank cell of an own sheet changes nothing', async () => {
    const body = await file(['Firma', 'VKN', 'Telefon'], ['BULUTİX BİLİŞİM', '99', null]);
    await bring(body);
    expect(await named('Bulutix Bilişim')).toMatchObject({ vergi_no: '99', surum: 3 });
    await bring(await file(['Firma', 'Telefon', 'VKN'], ['Bulutix Bilişim', '0312', null]));
    expect(await named('Bulutix Bilişim')).toMatchObject({ vergi_no: '99', telefon: '0312' });
  });
});

describe('a sheet of suppliers', () => {
  it('names every cell that cannot be taken', async () => {
    const body = await file(
      ['Firma', 'E-posta', 'Ülke'],
      ['Yeni A', 'adres değil', 'Almanya'],
      [null, 'a@b.test', null],
      ['Yeni C', null, null],
      ['yeni c', null, null],
    );
    expect(await problems(body)).toEqual([
      ['B2', 'eposta'],
      ['A3', 'tedarikci_adi'],
      ['A4', 'tedarikci_adi'],
      ['A5', 'tedarikci_adi'],
    ]);
    expect(await house.refused(body)).toHaveLength(4);
  });
});
