import { processingActivities } from '@emanet/contract/processing-activities';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { beforeEach, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { unique } from '../../../test/factories.ts';

/** Law 7499 brought this basis on 1 June 2024. */
const NEW_BASIS = 'k6_3_f_istihdam_isg';
const OLD_BASIS = 'k5_2_c_sozlesme';
const BEFORE = '2024-05-31';
const SINCE = '2024-06-01';
const CHOICE = /İstihdam, iş sağlığı.+01\.06\.2024 tarihinden önce seçilemez/;

const clock = testClock();

const app = await appOfFile({}, { clock });
const company = await app.makeCompany();
const department = await app.makeDepartment(company, 'İnsan Kaynakları');
const consultant = await app.signInAs({ companies: [company] });
beforeEach(() => clock.moveTo(BEFORE));

type Body = Record<string, unknown>;

function add(isleme_sarti: readonly string[], more: Body = {}) {
  const body: Body = {
    department_id: department,
    surec_ismi: unique('Faaliyet'),
    islenen_kisisel_veriler: ['saglik_raporu'],
    isleme_sarti,
    ...more,
  };
  return consultant.call(processingActivities.add, { body });
}

it('refuses a choice before the day it takes effect, in both languages', async () => {
  const refused = await add([OLD_BASIS, NEW_BASIS]);
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.fields ?? {})).toEqual(['isleme_sarti']);
  expect(refused.body.fields?.isleme_sarti).toMatch(CHOICE);
  const body: Body = {
    department_id: department,
    tedarikci_adi: unique('Tedarikçi'),
    yurt_disi_aktarim: true,
    yurt_disi_mekanizma: 'standart_sozlesme',
  };
  const english = await consultant.call(supplierTransfers.add, {
    headers: { 'accept-language': 'en' },
    body,
  });
  expect(english.body.fields?.yurt_disi_mekanizma).toMatch(
    /Standard contract.+cannot be chosen before 01\.06\.2024/,
  );

  clock.moveTo(SINCE);
  expect((await add([OLD_BASIS, NEW_BASIS])).status).toBe(201);
});

it('looks into the details by category as well', async () => {
  const refused = await add([OLD_BASIS], {
    kategori_ayrintilari: [`saglik_bilgileri.isleme_sarti=${NEW_BASIS}`],
  });
  expect(refused.body.fields?.kategori_ayrintilari).toMatch(CHOICE);
});

it('leaves a record what it holds, and refuses what is new', async () => {
  clock.moveTo(SINCE);
  const { id } = (await add([NEW_BASIS])).body.data;
  clock.moveTo(BEFORE);
  const update = (body: Body) =>
    consultant.call(processingActivities.update, { params: { id: String(id) }, body });
  const kept = await update({ isleme_sarti: [NEW_BASIS, OLD_BASIS], dosya_ismi: 'Özlük' });
  expect(kept.status, kept.text).toBe(200);
  const refused = await update({ isleme_sarti: [NEW_BASIS, 'k6_3_d_hak'] });
  expect(refused.body.fields?.isleme_sarti).toMatch(/hakkın.+seçilemez/);
});

it('refuses it in a bulk edit and in a file', async () => {
  const { id, surum } = (await add([OLD_BASIS])).body.data;
  const edit = await consultant.call(processingActivities.checkBulkUpdate, {
    body: { satirlar: [{ id, surum }], alan: 'isleme_sarti', islem: 'ekle', deger: [NEW_BASIS] },
  });
  expect(edit.body.data.reddedilen[0]?.neden).toMatch(CHOICE);

  const file = await writeExcelFile([
    ['Faaliyet adı', 'Departman', 'Hukuki sebep'],
    [
      unique('Faaliyet'),
      'İnsan Kaynakları',
      'Bir hakkın tesisi, kullanılması veya korunması (özel nitelikli)',
    ],
  ]).toBuffer();
  const check = await consultant.call(processingActivities.checkImport, { body: file });
  expect(check.status, check.text).toBe(200);
  expect(check.body.data.satirlar[0]?.sorunlar[0]?.neden).toMatch(/01\.06\.2024/);
});

it('gives a record back by undo what it held, even where nobody could choose it anew', async () => {
  clock.moveTo(SINCE);
  const { id, surum } = (await add([NEW_BASIS])).body.data;
  const edit = await consultant.call(processingActivities.bulkUpdate, {
    body: {
      satirlar: [{ id, surum }],
      alan: 'isleme_sarti',
      islem: 'degistir',
      deger: [OLD_BASIS],
    },
  });
  expect(edit.body.data.degisen).toEqual([id]);
  clock.moveTo(BEFORE);
  const undone = await consultant.call(processingActivities.undoBulkUpdate, {
    body: { toplu_islem: edit.body.data.toplu_islem ?? '' },
  });
  expect(undone.body.data).toMatchObject({ degisen: [id], reddedilen: [] });
  const { body } = await consultant.call(processingActivities.single, {
    params: { id: String(id) },
  });
  expect(body.data.isleme_sarti).toEqual([NEW_BASIS]);
});
