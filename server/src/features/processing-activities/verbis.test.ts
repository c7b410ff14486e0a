import { processingActivities } from '@emanet/contract/processing-activities';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { activityBody } from './sample.ts';

const { categoriesAndPurposes, subjectsByCategory } = processingActivities;

const app = await appOfFile();
const company = await app.makeCompany();
const elsewhere = await app.makeCompany();
const hr = await app.makeDepartment(company);
const sales = await app.makeDepartment(company);
const abroad = await app.makeDepartment(elsewhere);
const consultant = await app.signInAs({ companies: [company] });
const representative = await app.signInAs({ companies: [company], departments: [sales] });
const outsider = await app.signInAs({ companies: [elsewhere] });
const add = (who: Caller, department: number, more: object) =>
  who.call(processingActivities.add, {
    body: activityBody(department, 'Süreç', { ...more }),
  });
await add(consultant, hr, {
  islenen_kisisel_veriler: ['ad_soyad', 'tckn', 'kan_grubu'],
  islenme_amaci: ['acil_durum', 'aday_basvuru'],
  ilgili_kisi: ['calisan', 'eski_calisan', 'kefil'],
  saklama_suresi: 'aday_6ay',
});
await add(consultant, hr, {
  islenen_kisisel_veriler: ['tckn'],
  islenme_amaci: ['aday_basvuru'],
  ilgili_kisi: ['calisan'],
  saklama_suresi: 'saglik_dosyasi_15',
});
await add(consultant, sales, {
  islenen_kisisel_veriler: ['ad_soyad'],
  islenme_amaci: [],
  ilgili_kisi: [],
  saklama_suresi: 'Sözleşme bitince 20 yıl',
});
await add(consultant, sales, { islenen_kisisel_veriler: [], islenme_amaci: ['acil_durum'] });
await add(outsider, abroad, { islenen_kisisel_veriler: ['plaka'] });

describe('categories and purposes for VERBİS', () => {
  it('joins the purposes and periods of all activities that hold a category', async () => {
    const { body } = await consultant.call(categoriesAndPurposes);
    expect(body.data.map((one) => [one.ad, one.ozel_nitelikli, one.faaliyet_sayisi])).toEqual([
      ['Kimlik', false, 3],
      ['Sağlık Bilgileri', true, 1],
    ]);
    const [identity, health] = body.data;
    expect(identity?.amaclar.map((one) => one.kod)).toEqual(['acil_durum', 'aday_basvuru']);
    expect(identity?.saklama_sureleri.map((one) => one.kod)).toEqual([
      'saglik_dosyasi_15',
      'aday_6ay',
      null,
    ]);
    expect(identity?.en_uzun_sure).toBe('Sözleşme bitince 20 yıl');
    expect(health?.saklama_sureleri.map((one) => one.kod)).toEqual(['aday_6ay']);
  });

  it('speaks English and keeps to the departments of the caller', async () => {
    const { body } = await representative.call(categoriesAndPurposes, {
      headers: { 'accept-language': 'en-GB' },
    });
    expect(body.data.map((one) => [one.ad, one.amaclar, one.faaliyet_sayisi])).toEqual([
      ['Identity', [], 1],
    ]);
  });
});

describe('data subjects by category for VERBİS', () => {
  it('tells groups that VERBİS does not know as "Diğer", counting an activity once', async () => {
    const { body } = await consultant.call(subjectsByCategory);
    expect(
      body.data.map((one) => [
        one.ad,
        one.kategoriler.map((held) => [held.kategori, held.faaliyet_sayisi]),
      ]),
    ).toEqual([
      [
        'Çalışan',
        [
          ['kimlik', 2],
          ['saglik_bilgileri', 1],
        ],
      ],
      [
        'Diğer',
        [
          ['kimlik', 1],
          ['saglik_bilgileri', 1],
        ],
      ],
    ]);
  });

  it('keeps to the departments of the caller', async () => {
    expect((await representative.call(subjectsByCategory)).body.data).toEqual([]);
  });
});
