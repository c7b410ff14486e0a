import { applicationImport } from '@emanet/contract/applications/import';
import { breachImport } from '@emanet/contract/breaches/import';
import { processingActivities } from '@emanet/contract/processing-activities';
import { publicTransfers } from '@emanet/contract/public-transfers';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../../test/app.ts';
import { fileOf } from '../../../../test/import-life/table.ts';

const app = await appOfFile();
const company = await app.makeCompany();
for (const name of ['İnsan Kaynakları', 'Muhasebe', 'Satış'])
  await app.makeDepartment(company, name);
const consultant = await app.signInAs({ companies: [company] });

type Row = (string | number | null)[];
const file = (titles: readonly string[], ...rows: Row[]) => fileOf({ titles, rows });

it('knows departments by the words and keyboards of their writers', async () => {
  const plan = await consultant.data(processingActivities.checkImport, {
    body: await file(
      ['Süreç', 'Birim'],
      ['Bordro', 'IK'],
      ['Fatura', 'MUHASEBE DEPARTMANI'],
      ['Teklif', 'Satis Bölümü'],
      ['Kasa', 'Muhasebe Müdürlüğü'],
    ),
  });
  expect(plan.ozet).toMatchObject({ eklenecek: 3, reddedilecek: 1 });
  expect(plan.satirlar[3]?.sorunlar[0]?.bilinmeyen).toBe('Muhasebe Müdürlüğü');
});

it('proposes a field for a head with a slip of the pen, and none for one that only begins alike', async () => {
  const plan = await consultant.data(processingActivities.checkImport, {
    body: await file(
      ['Faliyet Adı', 'Birim', 'Teknik Tedbirler'],
      ['Bordro', 'Muhasebe', 'Kilitli dolap'],
    ),
  });
  expect(plan.basliklar.map(({ alan, kaynak }) => [alan, kaynak])).toEqual([
    ['surec_ismi', 'icerik'],
    ['department_id', 'ad'],
    [null, 'yok'],
  ]);
});

it('reads heads that ask for a yes or an hour, lists between slashes and counts that are not exact', async () => {
  const transfers = await consultant.data(supplierTransfers.checkImport, {
    body: await file(
      ['Firma Ünvanı', 'Birim', 'Yurtdışı (E/H)', 'Söz. Tarihi'],
      ['Ilgın Kargo', 'Satış', 'H', '15.03.2024 10:20'],
    ),
  });
  expect(transfers.ozet).toMatchObject({ eklenecek: 1, reddedilecek: 0 });
  const breach = await consultant.data(breachImport.checkImport, {
    body: await file(
      [
        ...[
          'İhlalin Konusu',
          'Tespit Tarihi ve Saati',
          'Etkilenen Kişi Sayısı',
          'Veri Kategorileri',
        ],
        ...['Durumu', 'Kapanış Tarihi', 'Etkilenen Kişi Grupları'],
      ],
      [
        ...['Yanlış alıcı', '04.05.2025 18:40', '~25 kişi', 'Kimlik/İletişim ve Finans'],
        ...['Kapandı', '10.05.2025', 'Çalışan'],
      ],
    ),
  });
  expect(breach.satirlar.flatMap(({ sorunlar }) => sorunlar)).toEqual([]);
  expect(breach.hesap?.kisalanlar).toEqual([
    { alan: 'ogrenme', neden: 'hour', adet: 1 },
    { alan: 'kisi_sayisi', neden: 'about', adet: 1 },
  ]);
});

it('knows authorities by their short names, and rights with their article', async () => {
  const kurum = ['SGK', 'GİB', 'İŞKUR', 'Emniyet Gn. Md.', 'Noter', 'MEB'];
  const transfers = await consultant.data(publicTransfers.checkImport, {
    body: await file(
      ['Kurum', 'Birim', 'Sıklık', 'Yöntem'],
      ...kurum.map((name, at): Row => [name, 'Muhasebe', at ? 'Yılda 1' : 'Her ay', 'e-Bildirge']),
    ),
  });
  expect(transfers.satirlar.flatMap(({ sorunlar }) => sorunlar)).toEqual([]);
  const plan = await consultant.data(applicationImport.checkImport, {
    body: await file(
      ['Başvuranın Adı Soyadı', 'Başvuru Tarihi', 'Talebin Özeti', 'Talep Edilen Hak'],
      ['Ayşe Kaya', '03.02.2025', 'Hangi veriler?', 'Bilgi talep etme (11/b)'],
      ['Can Er', '03.02.2025', 'Silinsin', 'Silinmesini isteme'],
    ),
  });
  expect(plan.satirlar.flatMap(({ sorunlar }) => sorunlar.map(({ alan }) => alan))).not.toContain(
    'haklar',
  );
});
