import { actions } from '@emanet/contract/actions';
import { applications, type ApplicationDraft } from '@emanet/contract/applications';
import { touchedRecords, type AskedTask } from '@emanet/contract/applications/touched';
import { assets } from '@emanet/contract/assets';
import { processingActivities } from '@emanet/contract/processing-activities';
import { publicTransfers } from '@emanet/contract/public-transfers';
import type { Values } from '@emanet/contract/records/fields';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { pdf } from '../../../test/sample-files.ts';
import { assetBody } from '../assets/sample.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { publicTransferBody } from '../public-transfers/sample.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';
import { writtenLetter } from './sample.ts';

const ids = { activity: 0, supplier: 0, body: 0, asset: 0 };
const app = await appOfFile({}, { clock: testClock('2026-11-19T16:27:00+03:00') });
const company = await app.makeCompany();
const department = await app.makeDepartment(company, 'İnsan Kaynakları');
const signIn = async (role: 'yönetici' | 'temsilci', at: number, departments: number[] = []) =>
  app.signInAs({ role, companies: [at], departments });
const manager = await signIn('yönetici', company);
const outsider = await signIn('yönetici', await app.makeCompany());
const representative = await signIn('temsilci', company, [department]);
const activity: Values = activityBody(department, 'Özlük dosyası', { ilgili_kisi: ['calisan'] });
const { add } = processingActivities;
ids.activity = (await manager.call(add, { body: activity })).body.data.id;
await manager.call(add, { body: activityBody(department, 'Aday havuzu') });
const veri_harita_id = [ids.activity];
const sent: Values = { ...supplierTransferBody(department, 'Çınar Bordro'), veri_harita_id };
ids.supplier = (await manager.call(supplierTransfers.add, { body: sent })).body.data.id;
const told: Values = { ...publicTransferBody(department, 'SGK'), veri_harita_id };
ids.body = (await manager.call(publicTransfers.add, { body: told })).body.data.id;
const server: Values = { ...assetBody(department, 'Personel sunucusu'), veri_harita_id };
ids.asset = (await manager.call(assets.add, { body: server })).body.data.id;

const added = async () => {
  const body = {
    ...writtenLetter({ yine_de: true }),
    kisi_grubu: 'eski_calisan' as const,
    department_id: department,
  };
  const { data } = (await manager.call(applications.add, { body })).body;
  return { id: String(data.id) };
};
const open = (params: { id: string }, gorevler: AskedTask[], who = manager) =>
  who.call(applications.tasks, { params, body: { gorevler } });

it('shows what the group of its person touches in the register', async () => {
  const params = await added();
  const { data } = (await manager.call(touchedRecords.list, { params })).body;
  expect(data.gruplar).toEqual(['eski_calisan', 'calisan']);
  expect(data.faaliyetler).toMatchObject([{ id: ids.activity, ad: 'Özlük dosyası' }]);
  expect(data.varliklar).toMatchObject([{ id: ids.asset, faaliyetler: [ids.activity] }]);
  expect(data.aktarimlar).toMatchObject([
    { tur: 'veri_aktarim', id: ids.supplier, ad: 'Çınar Bordro' },
    { tur: 'diger_aktarim', id: ids.body },
  ]);
  const query = { gruplar: 'calisan_adayi' };
  const others = (await manager.call(touchedRecords.list, { params, query })).body.data;
  expect(others.faaliyetler.map(({ ad }) => ad)).toEqual(['Aday havuzu']);
  expect((await outsider.call(touchedRecords.list, { params })).status).toBe(404);
  expect((await representative.call(touchedRecords.list, { params })).status).toBe(403);
});

it('opens a task per record and recipient once, closed with its proof alone', async () => {
  const params = await added();
  const wanted: AskedTask[] = [
    { gorev: 'sil', kayit_turu: 'veri_harita', kayit_id: ids.activity },
    { gorev: 'yok_et', kayit_turu: 'varlik_listesi', kayit_id: ids.asset },
    { gorev: 'bildir', kayit_turu: 'veri_aktarim', kayit_id: ids.supplier },
    { gorev: 'bildir', alici: 'topluluk_sirketleri' },
  ];
  await open(params, wanted);
  const { body } = await open(params, wanted);
  expect(body.data.gorevler.map((one) => one.aksiyon_ismi)).toEqual([
    'Başvuru 2026/002: verileri sil (Özlük dosyası)',
    'Başvuru 2026/002: verileri yok et (Personel sunucusu)',
    'Başvuru 2026/002: alıcıya bildir (Çınar Bordro)',
    'Başvuru 2026/002: alıcıya bildir (Topluluk Şirketleri)',
  ]);
  expect(body.data.olaylar.filter(({ tur }) => tur === 'gorev_acildi')).toHaveLength(1);
  const { aksiyon_ismi } = body.data.gorevler[0] ?? {};
  const [first, second] = body.data.gorevler.map(({ id }) => ({ id: String(id) }));
  if (!first || !second) throw new Error('no tasks');
  const seen = (await representative.call(actions.single, { params: first })).body.data;
  expect(seen).toMatchObject({ basvuru_no: '2026/002', risk: 'Yüksek', son_tarih: '2026-11-26' });
  expect(JSON.stringify(seen)).not.toContain('Özdemir');
  const close = (file?: object) =>
    representative.call(actions.update, {
      params: first,
      body: { durum: true },
      ...(file && { file: file as { name: string; bytes: Buffer } }),
    });
  const early = await close();
  expect([early.status, early.body.code]).toEqual([409, 'TASK_NEEDS_PROOF']);
  const rows = [{ id: Number(second.id), surum: 1 }];
  const bulk = { satirlar: rows, degisiklik: { durum: true } };
  expect((await manager.call(actions.bulkUpdate, { body: bulk })).status).toBe(409);
  expect((await close({ name: 'silme-tutanagi.pdf', bytes: pdf() })).status).toBe(200);
  const after = (await manager.call(applications.single, { params })).body.data;
  const done = after.gorevler.find((one) => one.aksiyon_ismi === aksiyon_ismi);
  expect(done).toMatchObject({ durum: true, dosya_adi: 'silme-tutanagi.pdf' });
  expect(done?.tamamlanma_tarihi).not.toBeNull();

  // The answer that closes the application names those that are open.
  const metin = 'Talebiniz kabul edilmiştir. Kurula şikâyet edebilirsiniz (m. 14).';
  const answer: ApplicationDraft = { sonuc: 'kabul', metin, dil: 'tr', ekler: [], kontrol: true };
  const { surum } = (await manager.call(applications.draft, { params, body: answer })).body.data;
  const sent = await manager.call(applications.send, { params, body: { surum } });
  const entry = sent.body.data.olaylar.find(({ tur }) => tur === 'cevap_gonderildi');
  expect(entry?.veri.acik_gorevler).toHaveLength(3);

  // Deleted and brought back it is still a task of its application.
  await manager.call(actions.delete, { params: second });
  const back = await manager.call(actions.restore, { params: second });
  expect(back.body.data).toMatchObject({ basvuru_gorevi: 'yok_et', basvuru_no: '2026/002' });
});

it('opens no task about a record that is not there, or of another kind', async () => {
  const params = await added();
  const refused: AskedTask[] = [
    { gorev: 'sil' },
    { gorev: 'sil', kayit_turu: 'veri_harita', kayit_id: 2_000_000_000 },
    { gorev: 'sil', kayit_turu: 'veri_aktarim', kayit_id: ids.supplier },
    { gorev: 'bildir', kayit_turu: 'veri_harita', kayit_id: ids.activity },
    { gorev: 'bildir', alici: 'yok_boyle' },
  ];
  for (const one of refused) expect((await open(params, [one])).status, one.gorev).toBe(400);
  const good: AskedTask = { gorev: 'sil', kayit_turu: 'veri_harita', kayit_id: ids.activity };
  expect((await open(params, [good], outsider)).status).toBe(404);
  expect((await open(params, [good], representative)).status).toBe(403);
});
