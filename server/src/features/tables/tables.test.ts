import { assets } from '@emanet/contract/assets';
import { processingActivities } from '@emanet/contract/processing-activities';
import { publicTransfers } from '@emanet/contract/public-transfers';
import type { Values } from '@emanet/contract/records/fields';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { tables } from '@emanet/contract/tables';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { assetBody } from '../assets/sample.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { publicTransferBody } from '../public-transfers/sample.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';

const codes = (list: readonly { kod: string | null }[]) => list.map((one) => one.kod);

const app = await appOfFile();
const company = await app.makeCompany();
const elsewhere = await app.makeCompany();
const hr = await app.makeDepartment(company, 'İnsan Kaynakları');
const foreign = await app.makeDepartment(elsewhere);
const signIn = async (where: number) => app.signInAs({ role: 'yönetici', companies: [where] });
const consultant = await app.signInAs({ companies: [company] });
const outsider = await signIn(elsewhere);
const newcomer = await signIn(await app.makeCompany());
const activity = async (name: string, more: Values) => {
  const body = activityBody(hr, name, { ...more });
  return (await consultant.call(processingActivities.add, { body })).body.data.id;
};
const bordro = await activity('Bordro', {
  islenen_kisisel_veriler: ['ad_soyad', 'iban', 'kan_grubu'],
  ilgili_kisi: ['calisan', 'kefil'],
  islenme_amaci: ['calisan_yukumluluk'],
  saklama_suresi: 'is_iliskisi_10',
});
await activity('Başvuru', {
  islenen_kisisel_veriler: ['tckn'],
  ilgili_kisi: ['calisan_adayi'],
  islenme_amaci: ['aday_basvuru', 'acil_durum'],
  saklama_suresi: null,
});
await activity('Panayır', {
  islenen_kisisel_veriler: ['gps_konum'],
  ilgili_kisi: [],
  islenme_amaci: [],
  saklama_suresi: 'Süresiz',
});
await activity('Boş', { islenen_kisisel_veriler: [] });
const transfer = async (who: Caller, department: number, name: string, more: Values) => {
  const body = supplierTransferBody(department, name, { ...more });
  expect((await who.call(supplierTransfers.add, { body })).status).toBe(201);
};
await transfer(consultant, hr, 'Çınar Bordro', {
  veri_harita_id: [bordro],
  aktarilan_kisisel_veriler: ['ad_soyad', 'kan_grubu'],
  alinan_tedbirler: ['sifreleme', 'rehber_sozlesmeler'],
});
await transfer(consultant, hr, 'ÇINAR bordro', {
  veri_harita_id: [bordro],
  aktarilan_kisisel_veriler: ['tckn', 'imza'],
  alici_grubu: null,
  aktarim_ulkesi: '',
  yurt_disi_mekanizma: null,
  alinan_tedbirler: [],
  sozlesme_var_mi: null,
  sozlesme_tarihi: null,
});
await transfer(consultant, hr, 'Acar Pazarlama', {
  aktarilan_kisisel_veriler: ['eposta'],
  alici_grubu: 'is_ortaklari',
  yurt_disi_aktarim: false,
  aktarim_ulkesi: null,
  yurt_disi_mekanizma: null,
  alinan_tedbirler: [],
});
await transfer(outsider, foreign, 'Gizli Tedarikçi', {
  aktarilan_kisisel_veriler: ['pasaport_no'],
});
const toCity: Values = {
  ...publicTransferBody(hr, 'Belediye'),
  aktarilan_kisisel_veriler: ['ad_soyad'],
};
await consultant.call(publicTransfers.add, { body: toCity });
const keep = async (who: Caller, department: number, name: string, more: Values) => {
  const asset = assetBody(department, name, { ...more });
  return (await who.call(assets.add, { body: asset })).body.data.id;
};
const dolap = await keep(consultant, hr, 'Dolap', {
  islenen_kisisel_veriler: [],
  veri_harita_id: [bordro],
  yurt_disi_mi: true,
  ulke: 'CZECH REPUBLIC, Türkiye',
  tedarikci_adi: 'çınar BORDRO',
  alinan_tedbirler: ['sifreleme', 'egitim_farkindalik'],
});
await keep(consultant, hr, 'Bulut', {
  islenen_kisisel_veriler: ['iban'],
  yurt_disi_mi: true,
  ulke: 'İrlanda',
  tedarikci_adi: null,
  alinan_tedbirler: [],
});
await keep(outsider, foreign, 'Gizli Varlık', {});

describe('the table of suppliers', () => {
  it('has one line per supplier, however its name is written', async () => {
    const { body } = await consultant.call(tables.suppliers);
    expect(body.data).toEqual([
      {
        tedarikci_adi: 'Acar Pazarlama',
        aktarim_sayisi: 1,
        sozlesmeli: 1,
        sozlesme_yanitsiz: 0,
        faaliyet_sayisi: 0,
        kategori_sayisi: 1,
        ozel_nitelikli: false,
        yurt_disi: false,
        ulkeler: [],
        mekanizma_eksik: 0,
      },
      {
        tedarikci_adi: 'ÇINAR bordro',
        aktarim_sayisi: 2,
        sozlesmeli: 1,
        sozlesme_yanitsiz: 1,
        faaliyet_sayisi: 1,
        kategori_sayisi: 2,
        ozel_nitelikli: true,
        yurt_disi: true,
        ulkeler: ['Almanya'],
        mekanizma_eksik: 1,
      },
    ]);
  });
});

describe('the table of assets', () => {
  it('has one line per asset, with the data of its activities when it names none', async () => {
    const { body } = await consultant.call(tables.assets);
    expect(body.data.map((one) => one.varlik_ismi)).toEqual(['Bulut', 'Dolap']);
    expect(body.data[1]).toEqual({
      id: dolap,
      varlik_ismi: 'Dolap',
      varlik_turu: 'bordro_yazilimi',
      department_name: 'İnsan Kaynakları',
      tedarikci_adi: 'çınar BORDRO',
      tedbir_sayisi: 2,
      faaliyet_sayisi: 1,
      kategori_sayisi: 3,
      ozel_nitelikli: true,
      yurt_disi: true,
      ulkeler: ['Çekya'],
      mekanizma_eksik: 0,
    });
    expect(body.data[0]).toMatchObject({ mekanizma_eksik: 1, ozel_nitelikli: false });
  });

  it('names the countries abroad in the language of the reader', async () => {
    const headers = { 'accept-language': 'en' };
    const { body } = await consultant.call(tables.assets, { headers });
    expect(body.data.map(({ ulkeler }) => ulkeler)).toEqual([['Ireland'], ['Czechia']]);
  });
});

describe('the notification', () => {
  it('lists the categories in the order of the registry, each in the order in which it asks', async () => {
    const { data } = (await consultant.call(tables.notification)).body;
    expect(
      data.kategoriler.map((one) => [
        one.ad,
        one.ozel_nitelikli,
        one.faaliyet_sayisi,
        codes(one.amaclar),
        one.ilgili_kisiler.map(({ kod, adlar }) => [kod, ...adlar]),
        codes(one.alici_gruplari),
        one.saklama.en_uzun,
        one.yurt_disi.ulkeler,
        codes(one.yurt_disi.mekanizmalar),
      ]),
    ).toEqual([
      [
        'Kimlik',
        false,
        2,
        ['acil_durum', 'aday_basvuru', 'calisan_yukumluluk'],
        [['calisan_adayi'], ['calisan'], ['diger', 'Kefil / Garantör']],
        ['tedarikciler', 'yetkili_kamu_kurumlari'],
        'İş ilişkisinin sona ermesinden itibaren 10 yıl',
        ['Almanya', 'Çekya'],
        ['standart_sozlesme'],
      ],
      ['İletişim', false, 0, [], [], ['is_ortaklari'], null, [], []],
      ['Lokasyon', false, 1, [], [], [], 'Süresiz', [], []],
      [
        'Finans',
        false,
        1,
        ['calisan_yukumluluk'],
        [['calisan'], ['diger', 'Kefil / Garantör']],
        [],
        'İş ilişkisinin sona ermesinden itibaren 10 yıl',
        ['Çekya', 'İrlanda'],
        ['standart_sozlesme'],
      ],
      [
        'Sağlık Bilgileri',
        true,
        1,
        ['calisan_yukumluluk'],
        [['calisan'], ['diger', 'Kefil / Garantör']],
        ['tedarikciler'],
        'İş ilişkisinin sona ermesinden itibaren 10 yıl',
        ['Almanya', 'Çekya'],
        ['standart_sozlesme'],
      ],
    ]);
    // Measures of assets and suppliers are proposals until a person confirms them.
    expect(data.tedbirler).toEqual({ teknik: [], idari: [] });
  });

  it('says what is still missing, and how much of it is complete', async () => {
    const { data } = (await consultant.call(tables.notification)).body;
    const gaps = data.kategoriler.map((one) => one.eksikler.map(({ kod, sayi }) => [kod, sayi]));
    expect(gaps).toEqual([
      [
        ['alici_grubu_eksik', 1],
        ['alici_yanitsiz', 1],
        ['tedarikci_yok', 1],
        ['sure_eksik', 1],
        ['yurt_disi_yanitsiz', 1],
        ['mekanizma_eksik', 1],
        ['ulke_eksik', 1],
      ],
      [
        ['faaliyet_yok', 1],
        ['sure_yok', 1],
        ['ilgili_kisi_yok', 1],
      ],
      [
        ['amac_yok', 1],
        ['alici_yanitsiz', 1],
        ['tedarikci_yok', 1],
        ['sure_belirsiz', 1],
        ['ilgili_kisi_yok', 1],
        ['yurt_disi_yanitsiz', 1],
      ],
      [['mekanizma_eksik', 1]],
      [],
    ]);
    // 5 categories × 5 sections and the measures, 13 of them lacking: (26 − 13) / 26.
    expect(data).toMatchObject({ eksiksizlik: 50, faaliyet_sayisi: 4, verisiz_faaliyet: 1 });
  });

  it('speaks English', async () => {
    const headers = { 'accept-language': 'en' };
    const { data } = (await consultant.call(tables.notification, { headers })).body;
    expect(data.kategoriler.map((one) => one.ad)).toContain('Health Information');
  });

  it('is empty, and not complete, for a company that has written nothing', async () => {
    expect((await newcomer.call(tables.notification)).body.data).toEqual({
      eksiksizlik: 0,
      faaliyet_sayisi: 0,
      verisiz_faaliyet: 0,
      kategoriler: [],
      genel_eksikler: [],
      // Without records nothing is known, least of all that there is nothing.
      yanitlar: { alici_gruplari: 'bilinmiyor', yurt_disi: 'bilinmiyor' },
      tedbirler: { teknik: [], idari: [] },
    });
    expect((await newcomer.call(tables.suppliers)).body.data).toEqual([]);
    expect((await newcomer.call(tables.assets)).body.data).toEqual([]);
  });
});

it('no table shows anything of another company', async () => {
  for (const table of [tables.suppliers, tables.assets, tables.notification])
    expect((await consultant.call(table)).text).not.toContain('Gizli');
  const { data } = (await outsider.call(tables.notification)).body;
  expect(data.kategoriler.map((one) => one.kategori)).toEqual(['kimlik']);
  expect((await outsider.call(tables.suppliers)).body.data).toHaveLength(1);
});
