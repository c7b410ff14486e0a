import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { answerEntry, answersIn } from '@emanet/contract/records/kinds/warning-answers';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { tables } from '@emanet/contract/tables';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { scopeOfJob } from '../../platform/access/scope.ts';
import { judgeCompany } from '../../records/write/judge.ts';
import { registers } from '../../registers.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { compareLinked } from './cross-checks.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const department = await app.makeDepartment(company, 'Güvenlik');
const consultant = await app.signInAs({ companies: [company] });
const today = todayInTurkey();
const bitis = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`.replace('02-29', '02-28');

const CAMERA = { kod: 'kamera_suresi_uzun', alan: 'saklama_suresi' };
const SENT = { kod: 'aktarim_fazla_veri', alan: 'aktarilan_kisisel_veriler' };
const answer = (warning: typeof CAMERA, gerekce: string) =>
  answerEntry({ ...warning, gerekce, bitis });

const activity = (body: Values) =>
  consultant.data(processingActivities.add, { body: activityBody(department, 'Kasa', body) });
const camera = await activity({
  islenen_kisisel_veriler: ['kamera_kaydi'],
  saklama_suresi: 'cctv_90',
});
const payroll = await activity({ islenen_kisisel_veriler: ['ad_soyad'] });
const sent: Values = {
  department_id: department,
  tedarikci_adi: 'Çınar Bordro',
  veri_harita_id: [payroll.id],
  aktarilan_kisisel_veriler: ['ad_soyad', 'tckn'],
};
const { id: transfer } = await consultant.data(supplierTransfers.add, { body: sent });
const changeActivity = (id: number, body: Values) =>
  consultant.data(processingActivities.update, { params: { id: String(id) }, body });
const changeTransfer = (body: Values) =>
  consultant.data(supplierTransfers.update, { params: { id: String(transfer) }, body });

const judgeAll = () =>
  judgeCompany(
    app.db.system,
    { registers, compare: compareLinked },
    scopeOfJob({ kind: 'job', job: 'test' }, company),
    today,
  );
await judgeAll();
const BANK = 'Banka şubesinde kayıt mevzuat gereği doksan gün saklanır.';
const DIRECT = 'Kimlik numarasını tedarikçi doğrudan kişiden alır.';
await changeActivity(camera.id, { uyari_cevaplari: [answer(CAMERA, BANK)] });
await changeTransfer({ uyari_cevaplari: [answer(SENT, DIRECT)] });

const ask = (lang = 'tr', { headers } = consultant) =>
  app.app.inject({
    method: 'POST',
    url: tables.export.path,
    headers,
    payload: { view: 'cevaplar', lang },
  });
const rows = async (lang?: string, who = consultant) => {
  const file = await ask(lang, who);
  expect(file.statusCode).toBe(200);
  return readSheet(file.rawPayload);
};
const states = async () => (await rows()).slice(1).map((row) => [row[0], row.at(-1)]);

it('lists the answered warnings of every register with reason, person, days and state', async () => {
  const [head, first, second, ...others] = await rows();
  expect(head).toEqual([
    'Kayıt',
    'Kayıt türü',
    'Departman',
    'Uyarı',
    'Madde',
    'Gerekçe',
    'Cevaplayan',
    'Cevap günü',
    'Geçerli olduğu son gün',
    'Durum',
  ]);
  const [given, until] = [today, bitis].map((day) => new Date(day));
  const kim = answersIn(
    (await consultant.data(supplierTransfers.single, { params: { id: String(transfer) } }))
      .uyari_cevaplari,
  )[0]?.kim;
  const end = [kim, given, until, 'geçerli'];
  expect(first?.filter((_, place) => place !== 3 && place !== 4)).toEqual([
    'Kasa',
    'Veri işleme faaliyetleri',
    'Güvenlik',
    BANK,
    ...end,
  ]);
  expect(second?.filter((_, place) => place !== 3 && place !== 4)).toEqual([
    'Çınar Bordro',
    'Tedarikçi aktarımları',
    'Güvenlik',
    DIRECT,
    ...end,
  ]);
  for (const row of [first, second]) expect(row?.[4]).toMatch(/m\./);
  expect(others).toEqual([]);
});

it('speaks English', async () => {
  const [head, , second] = await rows('en');
  expect(head?.slice(0, 4)).toEqual(['Record', 'Register', 'Department', 'Warning']);
  expect([second?.[1], second?.[4], second?.at(-1)]).toEqual([
    'Supplier transfers',
    'KVKK Art. 4(2)(ç)',
    'holds',
  ]);
});

it('tells at once that a linked fact reopened an answer, or took its warning away', async () => {
  const hold = (islenen_kisisel_veriler: string[]) =>
    changeActivity(payroll.id, { islenen_kisisel_veriler });
  await hold(['ad_soyad', 'telefon']);
  expect(await states()).toContainEqual(['Çınar Bordro', 'yeniden açıldı']);
  await hold(['ad_soyad', 'tckn']);
  expect(await states()).toContainEqual(['Çınar Bordro', 'uyarı artık yok']);
  await hold(['ad_soyad']);
  expect(await states()).toContainEqual(['Çınar Bordro', 'geçerli']);
});

it('tells that a change of the record itself reopened an answer', async () => {
  await changeActivity(camera.id, { saklama_suresi: 'Kayıttan itibaren 6 ay' });
  expect(await states()).toContainEqual(['Kasa', 'yeniden açıldı']);
  await changeActivity(camera.id, { saklama_suresi: 'cctv_90' });
  expect(await states()).toContainEqual(['Kasa', 'geçerli']);
});

it('keeps an answer to a record whose list is stored in another order', async () => {
  const { id } = await activity({
    surec_ismi: 'Gişe',
    islenen_kisisel_veriler: ['ad_soyad', 'kamera_kaydi'],
    saklama_suresi: 'cctv_90',
  });
  await app.db.system
    .updateTable('veri_harita')
    .set({ islenen_kisisel_veriler: ['kamera_kaydi', 'ad_soyad'] })
    .where('id', '=', id)
    .execute();
  await changeActivity(id, { uyari_cevaplari: [answer(CAMERA, BANK)] });
  await judgeAll();
  expect(await states()).toContainEqual(['Gişe', 'geçerli']);
});

it('tells that the day of an answer has passed before the job has judged it anew', async () => {
  const of = { params: { id: String(camera.id) } };
  const { uyari_cevaplari } = await consultant.data(processingActivities.single, of);
  const late = answersIn(uyari_cevaplari).map((one) =>
    answerEntry({ ...one, gun: '2020-01-01', bitis: '2020-06-01' }),
  );
  await app.db.system
    .updateTable('veri_harita')
    .set({ uyari_cevaplari: late })
    .where('id', '=', camera.id)
    .execute();
  expect(await states()).toContainEqual(['Kasa', 'süresi doldu']);
});

it('is for those who read tables, and shows nothing of another company', async () => {
  const other = await app.makeCompany();
  const elsewhere = await app.signInAs({ role: 'yönetici', companies: [other] });
  expect(await rows('tr', elsewhere)).toHaveLength(1);
  const temsilci = await app.signInAs({
    role: 'temsilci',
    companies: [company],
    departments: [department],
  });
  expect((await ask('tr', temsilci)).statusCode).toBe(403);
});
