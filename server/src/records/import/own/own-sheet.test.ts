import { processingActivities } from '@emanet/contract/processing-activities';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../../test/app.ts';
import { fileOf } from '../../../../test/import-life/table.ts';

const app = await appOfFile();
const [own, other] = [await app.makeCompany(), await app.makeCompany()];
for (const company of [own, other]) await app.makeDepartment(company, 'İnsan Kaynakları');
const consultant = await app.signInAs({ companies: [own] });
const stranger = await app.signInAs({ companies: [other] });

const HEADS = ['İş adımı', 'Sorumlu kısım', 'Kimden', 'Neyin verisi'];
const file = () =>
  fileOf({
    titles: HEADS,
    rows: [
      ['Bordro', 'Personel', 'Çalışan', 'Ad soyad, Doğum tarihi'],
      ['İşe alım', 'Personel', 'Çalışan Adayı', 'Ad soyad\nÖzel şey'],
    ],
  });
const check = async (bytes: Uint8Array, who = consultant) =>
  who.data(processingActivities.checkImport, { body: bytes });
const mean = async (body: object) => {
  const answer = await consultant.call(processingActivities.sheetMeanings, { body });
  expect(answer.status, answer.text).toBe(200);
};

it('is told by what its columns hold, and read as the company says from then on', async () => {
  const bytes = await file();
  const first = await check(bytes);
  expect(first.plan).toBe('');
  expect(first.eksik).toEqual(['surec_ismi', 'department_id']);
  expect(first.basliklar.map(({ baslik, alan, kaynak }) => [baslik, alan, kaynak])).toEqual([
    ['İş adımı', null, 'yok'],
    ['Sorumlu kısım', null, 'yok'],
    ['Kimden', 'ilgili_kisi', 'icerik'],
    ['Neyin verisi', 'islenen_kisisel_veriler', 'icerik'],
  ]);
  expect(first.basliklar[3]?.ornekler).toEqual(['Ad soyad, Doğum tarihi', 'Ad soyad\nÖzel şey']);

  await mean({
    basliklar: {
      'İş adımı': 'surec_ismi',
      'Sorumlu kısım': 'department_id',
      Kimden: 'ilgili_kisi',
      'Neyin verisi': 'islenen_kisisel_veriler',
    },
  });
  const second = await check(bytes);
  expect(second.basliklar.every(({ kaynak }) => kaynak === 'hafiza')).toBe(true);
  expect(second.ozet).toMatchObject({ eklenecek: 0, reddedilecek: 2 });
  expect(second.satirlar[1]?.sorunlar).toMatchObject([
    { hucre: 'B3', alan: 'department_id', yazilan: 'Personel', bilinmeyen: 'Personel' },
    { hucre: 'D3', alan: 'islenen_kisisel_veriler', bilinmeyen: 'Özel şey' },
  ]);

  await mean({
    degerler: [{ alan: 'department_id', yazilan: 'PERSONEL', anlam: 'İnsan Kaynakları' }],
  });
  expect((await check(bytes)).ozet).toMatchObject({ eklenecek: 1, reddedilecek: 1 });
  await mean({ dosya: second.dosya, hucreler: { D3: 'Ad soyad' } });
  const whole = await check(bytes);
  expect(whole.ozet).toMatchObject({ eklenecek: 2, reddedilecek: 0 });

  // Another company knows nothing of it.
  expect((await check(bytes, stranger)).basliklar[0]?.kaynak).toBe('yok');

  const stored = await consultant.call(processingActivities.import, {
    body: bytes,
    query: { plan: whole.plan },
  });
  expect(stored.body.data).toMatchObject({ eklenen: 2, atlanan: 0 });
  const { body } = await consultant.call(processingActivities.list);
  expect(body.data.map((row) => row.islenen_kisisel_veriler).toSorted()).toMatchObject([
    { length: 1 },
    { length: 2 },
  ]);
  // The words of one file are its own: the next one says them again.
  expect((await check(bytes)).ozet).toMatchObject({ reddedilecek: 1 });
});

it('leaves a column out of the file that a person leaves out, and its second column of a kind', async () => {
  const bytes = await fileOf({
    titles: ['Süreç', 'Birim', 'Bölüm', 'Renk'],
    rows: [['Ziyaretçi kaydı', 'İnsan Kaynakları', 'Depo', 'mavi']],
  });
  const first = await check(bytes);
  expect(first.basliklar.map(({ alan, kaynak }) => [alan, kaynak])).toEqual([
    ['surec_ismi', 'ad'],
    ['department_id', 'ad'],
    [null, 'ikinci'],
    [null, 'yok'],
  ]);
  await mean({ dosya: first.dosya, basliklar: { Bölüm: '', Renk: '' } });
  const second = await check(bytes);
  expect(second.ozet.eklenecek).toBe(1);
  expect(second.basliklar.slice(2)).toMatchObject([
    { alan: null, kaynak: 'dosya' },
    { alan: null, kaynak: 'dosya' },
  ]);
});

it('may stand below a title', async () => {
  const bytes = await fileOf({
    titles: ['Kişisel veri envanteri', null as never],
    rows: [
      ['Süreç', 'Birim'],
      ['Kart basımı', 'İnsan Kaynakları'],
    ],
  });
  expect((await check(bytes)).ozet.eklenecek).toBe(1);
});
