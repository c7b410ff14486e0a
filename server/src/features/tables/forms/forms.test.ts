import { assets } from '@emanet/contract/assets';
import { processingActivities } from '@emanet/contract/processing-activities';
import { publicTransfers } from '@emanet/contract/public-transfers';
import type { Values } from '@emanet/contract/records/fields';
import type { Language } from '@emanet/contract/shared/primitives';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { REGISTER_FORMS, tables, type RegisterForm } from '@emanet/contract/tables';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../../test/app.ts';
import { assetBody } from '../../assets/sample.ts';
import { activityBody } from '../../processing-activities/sample.ts';
import { publicTransferBody } from '../../public-transfers/sample.ts';
import { supplierTransferBody } from '../../supplier-transfers/sample.ts';

const app = await appOfFile();
const company = await app.makeCompany('Ilgaz Gıda');
const hr = await app.makeDepartment(company, 'İnsan Kaynakları');
const sales = await app.makeDepartment(company, 'Satış');
const consultant = await app.signInAs({ companies: [company] });
const representative = await app.signInAs({ companies: [company], departments: [hr] });
const stranger = await app.signInAs({ companies: [await app.makeCompany()] });

const addActivity = async (department: number, name: string, more: Values) => {
  const body = { ...activityBody(department, name), ...more };
  return (await consultant.data(processingActivities.add, { body })).id;
};
const CLOSED = { dahil_oluyormu: 'hayir', tedarikci_dahil_oluyormu_yaziniz: null };
const payroll = await addActivity(hr, 'Bordro', {
  islenen_kisisel_veriler: ['ad_soyad', 'kan_grubu'],
  ilgili_kisi: ['calisan'],
  alici_grubu: ['tedarikciler'],
  yurt_disi_aktarim: true,
  saklama_suresi: '10 yıl',
  kategori_ayrintilari: [
    'saglik_bilgileri.alici_grubu=-',
    'saglik_bilgileri.isleme_sarti=k6_3_a_acik_riza',
  ],
  ...CLOSED,
});
await addActivity(hr, 'Sorulmamış', {
  ...{ islenen_kisisel_veriler: [], islenme_amaci: [], isleme_sarti: [], ilgili_kisi: [] },
  ...{ saklama_suresi: null, dahil_oluyormu: null, tedarikci_dahil_oluyormu_yaziniz: null },
});
await addActivity(sales, 'Alıcısız', {
  ...{ alici_yok: true, yurt_disi_aktarim: false, saklama_suresi: 'ilişki bitene kadar' },
  ...{ islenen_kisisel_veriler: ['kategori_kimlik'], ...CLOSED },
});
await addActivity(sales, 'Bitmiş', { faaliyet_durumu: 'sona_erdi' });

const addTransfer = (name: string, more: Values) =>
  consultant.data(supplierTransfers.add, {
    body: supplierTransferBody(hr, name, { tedarikci_unvan: null, ...more }),
  });
await addTransfer('Bulutix', {
  ...{ veri_harita_id: [payroll], aktarilan_kisisel_veriler: ['ad_soyad'] },
  ...{ alinan_tedbirler: [], yurt_disi_mekanizma: null },
});
await addTransfer('Ortak A.Ş.', { veri_isleyen_rolu: 'birlikte_veri_sorumlusu' });
await addTransfer('Rolsüz', { veri_isleyen_rolu: null, yurt_disi_aktarim: null });
await consultant.data(publicTransfers.add, {
  body: publicTransferBody(hr, 'Ek kurum', {
    ...{ veri_harita_id: [payroll], aktarilan_kisisel_veriler: ['ad_soyad'] },
  }),
});
await consultant.data(assets.add, {
  body: assetBody(hr, 'Bordro programı', {
    veri_harita_id: [payroll],
    ...{ islenen_kisisel_veriler: [], tedarikci_adi: null },
  }),
});

type Row = Record<string, unknown>;

async function formOf(who: Caller, form: RegisterForm, lang: Language, sheet = 2): Promise<Row[]> {
  const query = new URLSearchParams({ form, lang }).toString();
  const answer = await app.app.inject({
    ...{ method: 'GET', url: `${tables.form.path}?${query}`, headers: who.headers },
  });
  expect(answer.statusCode, answer.payload.slice(0, 300)).toBe(200);
  const [head = [], ...rows] = await readSheet(answer.rawPayload, sheet);
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [String(name), row[at]])));
}

const OPEN = 'Not answered';
const HEADS = {
  purposes: 'Purposes of the processing',
  recipients: 'Categories of recipients',
  transfers: 'Transfers to third countries and documented safeguards',
  limits: 'Envisaged time limits for erasure',
  security: 'General description of technical and organisational security measures',
};

it('fills the record of a controller, in which an open answer is neither a no nor blank', async () => {
  const [bordro, open, alone, ...others] = await formOf(consultant, 'gdpr_30_1', 'en');
  expect(others).toEqual([]);
  expect(bordro).toMatchObject({
    'Processing activity': 'Bordro',
    Department: 'Human Resources',
    'Categories of data subjects': 'Employee',
    'Categories of personal data': 'Identity; Health Information',
    [HEADS.recipients]: 'Suppliers; Authorised public institutions and organisations',
    [HEADS.transfers]: `Germany (Bulutix): ${OPEN}`,
    [HEADS.limits]: '10 years',
    [HEADS.security]: 'Encryption is used.',
  });
  expect(Object.entries(open ?? {}).slice(2)).toEqual(
    Object.keys(bordro ?? {})
      .slice(2)
      .map((head) => [head, OPEN]),
  );
  // A person answered no.
  expect(alone).toMatchObject({ [HEADS.recipients]: 'None', [HEADS.transfers]: 'None' });
  expect(alone?.[HEADS.limits]).toMatch(/^In the words of the company, record no\. \d+$/);
});

it('says for whom, of which day and of what it is', async () => {
  const particulars = async (who: Caller, form: RegisterForm, lang: Language) =>
    new Map(
      (await formOf(who, form, lang, 1)).map((row) => Object.values(row) as [string, unknown]),
    );
  const controller = await particulars(consultant, 'gdpr_30_1', 'en');
  expect(controller.get('Controller')).toBe('Ilgaz Gıda');
  expect(controller.get('Joint controllers')).toBe('Ortak A.Ş.');
  for (const asked of ['Address', 'Representative (GDPR Art. 27)', 'Contact person'])
    expect(controller.get(asked)).toBe(OPEN);
  expect(controller.get('Departments covered')).toBe('All');
  expect(controller.get('Date of the record')).toEqual(new Date(todayInTurkey()));
  const processor = await particulars(consultant, 'gdpr_30_2', 'en');
  expect(processor.get('Engagements of processors in the record')).toBe(1);
  expect(processor.get('Recipients whose role is not answered (not in this record)')).toBe(1);
  const part = await particulars(representative, 'envanter', 'tr');
  expect(part.get('Kapsanan departmanlar')).toBe('İnsan Kaynakları');
  expect(part.get('VERBİS kayıt numarası')).toBe('Cevaplanmadı');
});

it('fills the record of processors with those that process for the company', async () => {
  expect(await formOf(consultant, 'gdpr_30_2', 'en')).toEqual([
    {
      Processor: 'Bulutix',
      'Controllers on behalf of which the processor acts': 'Ilgaz Gıda',
      'Categories of processing carried out on behalf of each controller':
        'Carrying out activities in line with legislation (Categories of personal data: Identity)',
      [HEADS.transfers]: `Germany (Bulutix): ${OPEN}`,
      [HEADS.security]: OPEN,
    },
  ]);
});

it('fills the inventory with a row for each category, by what is answered for that category', async () => {
  const rows = await formOf(consultant, 'envanter', 'tr');
  const [identity, health, open] = rows;
  expect(rows.map((row) => [row['İşleme faaliyeti'], row['Veri kategorisi']])).toEqual([
    ['Bordro', 'Kimlik'],
    ['Bordro', 'Sağlık Bilgileri'],
    ['Sorulmamış', 'Cevaplanmadı'],
    ['Alıcısız', 'Kimlik'],
  ]);
  expect(identity).toMatchObject({
    'Kişisel veri': 'Ad soyad',
    'Alıcı grupları': 'Tedarikçiler; Yetkili Kamu Kurum ve Kuruluşları',
    'Yurt dışına aktarımlar ve güvenceler': 'Almanya (Bulutix): Cevaplanmadı',
    'Azami saklama süresi': '10 yıl',
    'Teknik tedbirler': 'Şifreleme yapılmaktadır.',
    'İdari tedbirler': 'Cevaplanmadı',
  });
  expect(health).toMatchObject({
    'Kişisel veri': 'Kan grubu',
    'Hukuki sebep': '6/3-a Açık rıza (özel nitelikli)',
    'Alıcı grupları': 'Yok',
    'Yurt dışına aktarımlar ve güvenceler': 'Yok',
  });
  expect(open?.['Alıcı grupları']).toBe('Cevaplanmadı');
  // A category known as a whole names no data.
  expect(rows[3]?.['Kişisel veri']).toBe('Cevaplanmadı');
});

it('is in English without a Turkish word, but for the names that the company gave', async () => {
  const names = /Ilgaz Gıda|Sorulmamış|Alıcısız|Ortak A\.Ş\.|Bulutix/g;
  for (const form of REGISTER_FORMS)
    for (const sheet of [1, 2]) {
      const rows = await formOf(consultant, form, 'en', sheet);
      const texts = rows.flatMap((row) => Object.entries(row).flat());
      const words = texts.filter((text) => typeof text === 'string');
      expect(words.filter((text) => /[çğıöşüÇĞİÖŞÜ]/.test(text.replace(names, '')))).toEqual([
        ...(form === 'envanter' && sheet === 1 ? ['VERBİS registration number'] : []),
      ]);
    }
});

it('shows nobody what the list would not', async () => {
  const seen = async (who: Caller) =>
    (await formOf(who, 'gdpr_30_1', 'en')).map((row) => row['Processing activity']);
  expect(await seen(representative)).toEqual(['Bordro', 'Sorulmamış']);
  for (const form of REGISTER_FORMS) expect(await formOf(stranger, form, 'en')).toEqual([]);
});
