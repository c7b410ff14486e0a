import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { answerEntry } from '@emanet/contract/records/kinds/warning-answers';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { tables } from '@emanet/contract/tables';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { scopeOfJob } from '../../platform/access/scope.ts';
import { judgeCompany } from '../../records/write/judge.ts';
import { registers } from '../../registers.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { compareLinked } from './cross-checks.ts';

const clock = testClock('2026-11-20T10:00:00+03:00');
const app = await appOfFile({}, { clock });
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const consultant = await app.signInAs({ companies: [company] });

const KOD = 'aktarim_fazla_veri';
const entry = (more: object = {}) =>
  answerEntry({
    kod: KOD,
    alan: 'aktarilan_kisisel_veriler',
    gerekce: 'Kimlik numarasını tedarikçi doğrudan kişiden alır.',
    bitis: '2027-05-20',
    ...more,
  });

const activity = (
  await consultant.call(processingActivities.add, {
    body: activityBody(department, 'Bordro', { islenen_kisisel_veriler: ['ad_soyad'] }),
  })
).body.data.id;
const sent: Values = {
  department_id: department,
  tedarikci_adi: 'Çınar Bordro',
  veri_harita_id: [activity],
  aktarilan_kisisel_veriler: ['ad_soyad', 'tckn'],
};
const id = (await consultant.call(supplierTransfers.add, { body: sent })).body.data.id;

const compare = (day = '2026-11-20') =>
  judgeCompany(
    app.db.system,
    { registers, compare: compareLinked },
    scopeOfJob({ kind: 'job', job: 'test' }, company),
    day,
  );
const at = { params: { id: String(id) } };
const change = (body: Values) => consultant.call(supplierTransfers.update, { ...at, body });
const isOpen = async () =>
  (await consultant.call(supplierTransfers.single, at)).body.data.uyarilar.some(
    ({ kod }) => kod === KOD,
  );
const isAnswered = async () =>
  (
    await consultant.call(tables.crossChecks, { query: { tur: 'veri_aktarim', id: String(id) } })
  ).body.data.find(({ kod }) => kod === KOD)?.cevapli;

it('answers a warning that follows from linked records, and takes the answer back', async () => {
  const early = await change({ uyari_cevaplari: [entry()] });
  expect(early.status, 'nothing was compared yet').toBe(400);
  await compare();
  expect(await isOpen()).toBe(true);
  const given = await change({ uyari_cevaplari: [entry({ iz: '0'.repeat(16) })] });
  expect(given.status, given.text).toBe(200);
  expect([await isOpen(), await isAnswered()]).toEqual([false, true]);
  await compare();
  expect(await isOpen()).toBe(false);
  await change({ uyari_cevaplari: [] });
  expect([await isOpen(), await isAnswered()]).toEqual([true, false]);
});

it('opens again when a linked record changes, and closes with its former state', async () => {
  await change({ uyari_cevaplari: [entry()] });
  const of = { params: { id: String(activity) } };
  const hold = async (islenen_kisisel_veriler: string[]) => {
    const body: Values = { islenen_kisisel_veriler };
    const held = await consultant.call(processingActivities.update, { ...of, body });
    expect(held.status, held.text).toBe(200);
  };
  await hold(['ad_soyad', 'telefon']);
  await compare();
  expect([await isOpen(), await isAnswered()]).toEqual([true, false]);
  await hold(['ad_soyad']);
  await compare();
  expect(await isOpen()).toBe(false);
  await compare('2027-05-21');
  expect(await isOpen()).toBe(true);
});
