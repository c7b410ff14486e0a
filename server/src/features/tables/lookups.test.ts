import { assets } from '@emanet/contract/assets';
import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { tables } from '@emanet/contract/tables';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { assetBody } from '../assets/sample.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';

const names = (list: readonly { ad: string }[]) => list.map((one) => one.ad);
const codes = (list: readonly { kod: string }[]) => list.map((one) => one.kod);
const inEnglish = { headers: { 'accept-language': 'en' } };

const askSupplier = (who: Caller, supplierName: string, where = company) =>
  who.call(tables.supplier, { params: { companyId: String(where), supplierName } });
const askAsset = (who: Caller, assetName: string, where = company) =>
  who.call(tables.asset, { params: { companyId: String(where), assetName } });

const app = await appOfFile();
const company = await app.makeCompany();
const elsewhere = await app.makeCompany();
const second = await app.makeCompany();
const hr = await app.makeDepartment(company, 'İnsan Kaynakları');
const sales = await app.makeDepartment(company, 'Satış');
const abroad = await app.makeDepartment(elsewhere);
const inCompany = { role: 'temsilci', companies: [company] } as const;
const people = {
  consultant: await app.signInAs({ companies: [company, second] }),
  outsider: await app.signInAs({ companies: [elsewhere] }),
  hr: await app.signInAs({ ...inCompany, departments: [hr] }),
  sales: await app.signInAs({ ...inCompany, departments: [sales] }),
  officer: await app.signInAs({ ...inCompany, departments: [sales], varlik_sorumlusu: true }),
};
const { consultant, outsider } = people;
const addActivity = async (department: number, name: string, more: Values) => {
  const body = activityBody(department, name, { ...more });
  return (await consultant.call(processingActivities.add, { body })).body.data.id;
};
const payroll = await addActivity(hr, 'Bordro', {
  islenen_kisisel_veriler: ['ad_soyad', 'kan_grubu'],
  ilgili_kisi: ['calisan', 'kefil', 'eski_calisan'],
  islenme_amaci: ['calisan_yukumluluk', 'acil_durum'],
  isleme_sarti: ['k6_3_b_kanun', 'k5_2_c_sozlesme'],
});
const visits = await addActivity(sales, 'Çarşı ziyaretleri', {
  islenen_kisisel_veriler: ['ad_soyad'],
  ilgili_kisi: ['ziyaretci'],
  islenme_amaci: ['egitim'],
  isleme_sarti: ['k5_2_f_mesru_menfaat'],
});
const transfer = async (who: Caller, department: number, name: string, more: Values) => {
  const body = supplierTransferBody(department, name, { ...more });
  expect((await who.call(supplierTransfers.add, { body })).status).toBe(201);
};
await transfer(consultant, hr, 'IŞIK Bordro', {
  veri_harita_id: [payroll, visits],
  aktarilan_kisisel_veriler: ['tckn', 'ad_soyad', 'kan_grubu'],
  ilgili_kisi: ['eski_calisan', 'calisan'],
  aktarim_amaci: ['egitim'],
  aktarim_sarti: ['k6_3_b_kanun'],
});
await transfer(consultant, sales, 'ışık  bordro', {
  veri_harita_id: [payroll],
  aktarilan_kisisel_veriler: ['telefon', 'tckn'],
  ilgili_kisi: ['diger', 'ziyaretci'],
  aktarim_amaci: ['acil_durum'],
  aktarim_sarti: ['k5_2_c_sozlesme'],
  aktarim_ulkesi: 'Çekya',
  yurt_disi_mekanizma: null,
  alinan_tedbirler: [],
});
await transfer(outsider, abroad, 'Işık Bordro', { aktarim_ulkesi: 'Brezilya' });
const keep = async (department: number, name: string, more: Values) => {
  const body = assetBody(department, name, { ...more });
  expect((await consultant.call(assets.add, { body })).status).toBe(201);
};
await keep(hr, 'Özlük Dolabı', {
  islenen_kisisel_veriler: ['kan_grubu', 'telefon'],
  veri_harita_id: [payroll, visits],
  tedarikci_adi: 'Işık bordro',
  yurt_disi_mi: true,
  ulke: 'Almanya',
  alinan_tedbirler: ['sifreleme', 'egitim_farkindalik'],
});
await keep(sales, 'A/B %41 "Raf" \'x\' \\ ?', { islenen_kisisel_veriler: ['ad_soyad'] });

describe('what a supplier receives', () => {
  it('joins all transfers to it, category by category, whatever the case of its name', async () => {
    const { status, body } = await askSupplier(people.consultant, 'Işık BORDRO');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ad: 'ışık  bordro', kayit_sayisi: 2 });
    expect(
      body.data.kategoriler.map((one) => [
        one.ad,
        one.ozel_nitelikli,
        names(one.veriler),
        one.ilgili_kisiler.map(({ ad, adlar }) => [ad, ...adlar]),
        codes(one.amaclar),
        codes(one.hukuki_sebepler),
      ]),
    ).toEqual([
      [
        'Kimlik',
        false,
        ['Ad soyad', 'T.C. kimlik numarası'],
        [['Çalışan'], ['Ziyaretçi'], ['Diğer', 'Eski Çalışan']],
        ['acil_durum', 'egitim'],
        ['k5_2_c_sozlesme', 'k6_3_b_kanun'],
      ],
      [
        'İletişim',
        false,
        ['Telefon numarası'],
        [['Ziyaretçi'], ['Diğer']],
        ['acil_durum'],
        ['k5_2_c_sozlesme'],
      ],
      [
        'Sağlık Bilgileri',
        true,
        ['Kan grubu'],
        [['Çalışan'], ['Diğer', 'Eski Çalışan']],
        ['egitim'],
        ['k6_3_b_kanun'],
      ],
    ]);
    expect(body.data.ilgili_kisiler).toEqual([
      { kod: 'calisan', ad: 'Çalışan', adlar: [] },
      { kod: 'ziyaretci', ad: 'Ziyaretçi', adlar: [] },
      { kod: 'diger', ad: 'Diğer', adlar: ['Eski Çalışan'] },
    ]);
    expect(names(body.data.hukuki_sebepler)).toHaveLength(2);
    expect(body.data.yurt_disi).toEqual({
      yanitsiz: 0,
      ulkesiz: 0,
      ulkeler: ['Almanya', 'Çekya'],
      mekanizmalar: [{ kod: 'standart_sozlesme', ad: 'Standart sözleşme' }],
      eksik: 1,
    });
    expect(body.data.faaliyetler).toEqual([
      { id: payroll, surec_ismi: 'Bordro', department_name: 'İnsan Kaynakları' },
      { id: visits, surec_ismi: 'Çarşı ziyaretleri', department_name: 'Satış' },
    ]);
    expect(codes(body.data.tedbirler.teknik)).toEqual(['sifreleme']);
  });

  it('speaks English', async () => {
    const params = { companyId: String(company), supplierName: 'ışık bordro' };
    const { body } = await people.consultant.call(tables.supplier, { params, ...inEnglish });
    expect(names(body.data.kategoriler)).toEqual(['Identity', 'Contact', 'Health Information']);
  });

  it('shows a representative the own transfers, and of the activities the own ones', async () => {
    const { body } = await askSupplier(people.sales, 'IŞIK BORDRO');
    expect(body.data).toMatchObject({ kayit_sayisi: 1, faaliyetler: [] });
    expect(names(body.data.kategoriler)).toEqual(['Kimlik', 'İletişim']);
    expect(body.data.yurt_disi.ulkeler).toEqual(['Çekya']);
    const hr = await askSupplier(people.hr, 'IŞIK BORDRO');
    expect(hr.body.data.faaliyetler.map((one) => one.id)).toEqual([payroll]);
  });

  it.each(['isik bordro', 'İşik Bordro', 'Işık', '', '%', "' or true --", 'İ'.repeat(300)])(
    'answers the unknown name %j with 404',
    async (name) => {
      const answer = await askSupplier(people.consultant, name);
      expect(answer.status).toBe(404);
      expect(answer.body.code).toBe('NOT_FOUND');
    },
  );

  it('keeps to the company of the address, and refuses one that is not the own', async () => {
    const foreign = await askSupplier(people.outsider, 'IŞIK Bordro', elsewhere);
    expect(foreign.body.data.yurt_disi.ulkeler).toEqual(['Brezilya']);
    const refused = await askSupplier(people.outsider, 'IŞIK Bordro');
    expect([refused.status, refused.body.code]).toEqual([403, 'COMPANY_FORBIDDEN']);
    expect((await askSupplier(people.consultant, 'IŞIK Bordro', second)).status).toBe(404);
    const other = await askSupplier(people.hr, 'IŞIK Bordro', second);
    expect(other.body.code).toBe('COMPANY_FORBIDDEN');
  });
});

describe('what an asset holds', () => {
  it('tells its own data, and from its activities of whom, why and on what basis', async () => {
    const { body } = await askAsset(people.consultant, 'ÖZLÜK DOLABI');
    expect(body.data.ad).toBe('Özlük Dolabı');
    expect(
      body.data.kategoriler.map((one) => [
        one.kategori,
        codes(one.veriler),
        codes(one.ilgili_kisiler),
        codes(one.amaclar),
        codes(one.hukuki_sebepler),
      ]),
    ).toEqual([
      ['iletisim', ['telefon'], [], [], []],
      [
        'saglik_bilgileri',
        ['kan_grubu'],
        ['calisan', 'diger'],
        ['acil_durum', 'calisan_yukumluluk'],
        ['k5_2_c_sozlesme', 'k6_3_b_kanun'],
      ],
    ]);
    expect(body.data.ilgili_kisiler.map((one) => [one.kod, ...one.adlar])).toEqual([
      ['calisan'],
      ['ziyaretci'],
      ['diger', 'Eski Çalışan', 'Kefil / Garantör'],
    ]);
    expect(body.data.yurt_disi).toEqual({
      yanitsiz: 0,
      ulkesiz: 0,
      ulkeler: ['Almanya'],
      mekanizmalar: [{ kod: 'standart_sozlesme', ad: 'Standart sözleşme' }],
      eksik: 0,
    });
    expect(codes(body.data.tedbirler.teknik)).toEqual(['sifreleme']);
    expect(codes(body.data.tedbirler.idari)).toEqual(['egitim_farkindalik']);
    expect(body.data.faaliyetler.map((one) => one.id)).toEqual([payroll, visits]);
  });

  it('shows the asset officer every asset, but activities and transfers of the own departments', async () => {
    const { body } = await askAsset(people.officer, 'özlük dolabı');
    expect(names(body.data.kategoriler)).toEqual(['İletişim', 'Sağlık Bilgileri']);
    expect(body.data.faaliyetler.map((one) => one.id)).toEqual([visits]);
    expect(codes(body.data.amaclar)).toEqual(['egitim']);
    expect(body.data.yurt_disi).toMatchObject({ ulkeler: ['Almanya'], mekanizmalar: [], eksik: 1 });
  });

  it('is not there for another department or company', async () => {
    expect((await askAsset(people.sales, 'Özlük Dolabı')).status).toBe(404);
    expect((await askAsset(people.outsider, 'Özlük Dolabı', elsewhere)).status).toBe(404);
    expect((await askAsset(people.outsider, 'Özlük Dolabı')).body.code).toBe('COMPANY_FORBIDDEN');
  });

  it('is found by a name full of signs', async () => {
    const { body } = await askAsset(people.sales, 'a/b %41 "RAF" \'X\' \\ ?');
    expect(names(body.data.kategoriler)).toEqual(['Kimlik']);
  });
});
