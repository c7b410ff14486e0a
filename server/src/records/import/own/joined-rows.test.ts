import { processingActivities } from '@emanet/contract/processing-activities';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../../test/app.ts';
import { fileOf } from '../../../../test/import-life/table.ts';

const app = await appOfFile();
const company = await app.makeCompany();
await app.makeDepartment(company, 'Muhasebe');
const consultant = await app.signInAs({ companies: [company] });

const HEADS = ['Süreç', 'Birim', 'Kişisel veri', 'Süre', 'Alıcı'];
const planOf = async (...rows: (string | null)[][]) => {
  const bytes = await fileOf({ titles: HEADS, rows });
  return { bytes, plan: await consultant.data(processingActivities.checkImport, { body: bytes }) };
};

/** The activity of that name as stored from these rows. */
async function stored(name: string, ...rows: (string | null)[][]) {
  const { bytes, plan } = await planOf(...rows);
  expect(plan.satirlar.flatMap(({ sorunlar }) => sorunlar)).toEqual([]);
  await consultant.data(processingActivities.import, { body: bytes, query: { plan: plan.plan } });
  const { body } = await consultant.call(processingActivities.list);
  return body.data.find((one) => one.surec_ismi === name);
}

it('gives a recipient beside no data to the whole activity', async () => {
  const one = await stored(
    'Bordro',
    ['Bordro', 'Muhasebe', 'Ad soyad; IBAN', '10 yıl', 'Banka'],
    [null, null, null, null, 'Kamu kurumları'],
  );
  expect(one?.alici_grubu).toEqual(['gercek_ozel_hukuk_kisileri', 'yetkili_kamu_kurumlari']);
  expect(one?.kategori_ayrintilari).toEqual([]);
  const both = await stored(
    'Bordro 2',
    ['Bordro 2', 'Muhasebe', 'Ad soyad', '10 yıl', 'Banka'],
    [null, null, 'IBAN', null, 'Tedarikçiler'],
    [null, null, null, null, 'Kamu kurumları'],
  );
  expect(both?.kategori_ayrintilari).toEqual(
    expect.arrayContaining([
      'kimlik.alici_grubu=yetkili_kamu_kurumlari',
      'finans.alici_grubu=yetkili_kamu_kurumlari',
    ]),
  );
});

it('keeps the period of the whole activity beside one of a category', async () => {
  const one = await stored(
    'Sözleşmeler',
    ['Sözleşmeler', 'Muhasebe', null, '10 yıl', null],
    [null, null, 'Ad soyad', '10 yıl', null],
    [null, null, 'IBAN', '2 yıl', null],
  );
  expect(one?.saklama_suresi).toBe('10 yıl');
  expect(one?.kategori_ayrintilari).toEqual(['finans.saklama_suresi=2 yıl']);
});

it('leaves what categories answered to a question that the sheet does not ask', async () => {
  const one = await stored(
    'Sağlık dosyası',
    ['Sağlık dosyası', 'Muhasebe', 'Ad soyad', '10 yıl', 'Banka'],
    ['Sağlık dosyası', 'Muhasebe', 'Kan grubu', '15 yıl', 'Banka'],
  );
  expect(one?.kategori_ayrintilari).toEqual(['saglik_bilgileri.saklama_suresi=15 yıl']);
  const again = await fileOf({
    titles: ['Süreç', 'Birim', 'Kişisel veri', 'Alıcı'],
    rows: [
      ['Sağlık dosyası', 'Muhasebe', 'Ad soyad', 'Banka'],
      ['Sağlık dosyası', 'Muhasebe', 'Kan grubu', 'Kamu kurumları'],
    ],
  });
  const { plan } = await consultant.data(processingActivities.checkImport, { body: again });
  await consultant.data(processingActivities.import, { body: again, query: { plan } });
  const { body } = await consultant.call(processingActivities.list);
  const now = body.data.find(({ id }) => id === one?.id);
  expect(now?.kategori_ayrintilari).toContain('saglik_bilgileri.saklama_suresi=15 yıl');
  expect(now?.kategori_ayrintilari).toContain(
    'saglik_bilgileri.alici_grubu=yetkili_kamu_kurumlari',
  );
});

it('joins no row whose second period belongs to no category', async () => {
  const { plan } = await planOf(
    ['Fatura', 'Muhasebe', 'Ad soyad', '10 yıl', 'Banka'],
    ['Fatura', 'Muhasebe', null, '2 yıl', 'Kamu kurumları'],
  );
  expect(plan.ozet).toMatchObject({ eklenecek: 1, reddedilecek: 1 });
});
