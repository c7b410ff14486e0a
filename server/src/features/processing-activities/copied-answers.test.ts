import { confirmations } from '@emanet/contract/confirmations';
import { changeLogs } from '@emanet/contract/change-logs';
import { LEFT_OPEN_BY_COPIES, processingActivities } from '@emanet/contract/processing-activities';
import { GENERAL_ITEMS } from '@emanet/contract/records/library';
import type { Values } from '@emanet/contract/records/fields';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { unique } from '../../../test/factories.ts';
import { runAsked } from '../../../test/nodes/ask-job.ts';
import { personOf } from '../../../test/person.ts';
import { logChange } from '../../nouns/log.ts';
import { scopeOf } from '../../platform/access/scope.ts';
import { planRecords } from '../../records/write/plan.ts';
import { insertRecords } from '../../records/write/store.ts';
import { libraryOn } from '../../template/library.ts';
import { loadTemplate } from '../../template/template.ts';
import { verifyChain } from '../../verify-log/verify.ts';
import { openCopiedAnswersJob } from './jobs.ts';
import { processingActivityRegister as register } from './register.ts';
import { activityBody } from './sample.ts';

const app = await appOfFile();
await loadTemplate(app.db, app.config);
const today = todayInTurkey();
const ANSWERED = {
  ...{ durum: true, ilkelere_uygunluk: true, ilkelere_uygunluk_2: true, ilkelere_uygunluk_3: true },
  ...{ dahil_oluyormu: 'evet', veri_isleyen_unvan: 'Bordro yazılımı sağlayıcısı' },
  yurt_disi_aktarim: false,
};
const LIBRARY = libraryOn(today).slice(0, 6);

/** A company as it was opened before copies were left open, with its activities and its people. */
async function openedBefore() {
  const company = await app.makeCompany();
  const department = await app.makeDepartment(company);
  const user = await app.makeUser({ companies: [company] });
  const scope = scopeOf(await personOf(app, user.user_id), 'processing-activities.write');
  const ids = await app.db.write(scope, async (tx) => {
    await logChange(tx, scope, { tur: 'sirket' }, company, { islem: 'ekleme', after: { a: 1 } });
    const sent = LIBRARY.map(({ values }) => ({
      sent: { ...values, ...ANSWERED, department_id: department },
    }));
    const planned = await planRecords(tx, register, scope, today, sent);
    return insertRecords(tx, register, scope, today, planned);
  });
  const consultant = await app.signIn(user);
  return { company, department, ids, consultant };
}
type House = Awaited<ReturnType<typeof openedBefore>>;

const repair = (company: number) => runAsked(app, openCopiedAnswersJob, company);
const record = async ({ consultant }: House, id: number | undefined) =>
  (await consultant.call(processingActivities.single, { params: { id: String(id) } })).body.data;
const change = async ({ consultant }: House, id: number | undefined, body: Values) => {
  const answer = await consultant.call(processingActivities.update, {
    params: { id: String(id) },
    body,
  });
  expect(answer.status, answer.text).toBe(200);
};
const entries = async ({ company, consultant }: House, id: number | undefined) => {
  const params = { companyId: String(company), type: 'veri_harita', recordId: String(id) } as const;
  return (await consultant.call(changeLogs.list, { params })).body.data;
};

it('takes back what a copy answered, once, with an entry of the job and the library row', async () => {
  const house = await openedBefore();
  const [first] = house.ids;
  expect(await record(house, first)).toMatchObject({ ...ANSWERED, onay_surumu: 1 });
  await Promise.all([repair(house.company), repair(house.company), repair(house.company)]);
  const row = await record(house, first);
  expect(row).toMatchObject({ ...LEFT_OPEN_BY_COPIES, onay_surumu: null, surum: 2 });
  expect(row).toMatchObject({ yurt_disi_aktarim: null, dahil_oluyormu: 'evet' });
  expect(row.veri_isleme_faaliyetleri_id).toEqual(expect.any(Number));
  expect(row.surec_ismi).toBe(GENERAL_ITEMS[0]?.tr);
  const [last, ...older] = await entries(house, first);
  expect(last).toMatchObject({ islem: 'güncelleme', aktor_turu: 'otomatik' });
  expect(older).toHaveLength(1);
  expect(last?.alanlar).toContainEqual({ alan: 'durum', eski: true, yeni: false });
  expect((await verifyChain(app.db.system, house.company)).broken).toBeUndefined();
  expect(await repair(house.company)).toBe(false);
});

it('looks once more through a company whose copies kept that nothing goes abroad', async () => {
  const house = await openedBefore();
  await app.db.system
    .insertInto('kopya_onarimlari')
    .values({ company_id: house.company, son_kayit: 9_000_000, bitti: true, asama: 1 })
    .execute();
  await repair(house.company);
  expect(await record(house, house.ids[0])).toMatchObject({ yurt_disi_aktarim: null });
  expect(await repair(house.company)).toBe(false);
});

it('keeps what a person answered or confirmed since', async () => {
  const house = await openedBefore();
  const [edited, confirmed, withdrawn] = house.ids;
  await change(house, edited, { ilkelere_uygunluk: false });
  await change(house, edited, { ilkelere_uygunluk: true });
  await change(house, confirmed, { dosya_ismi: 'Başka dosya' });
  await change(house, confirmed, { durum: true });
  await change(house, withdrawn, { durum: false });
  await repair(house.company);
  expect(await record(house, edited)).toMatchObject({
    ...LEFT_OPEN_BY_COPIES,
    ilkelere_uygunluk: true,
    onay_surumu: null,
  });
  expect(await record(house, confirmed)).toMatchObject({ ...ANSWERED, onay_surumu: 3 });
  expect(await record(house, withdrawn)).toMatchObject({ durum: false, ilkelere_uygunluk: null });
});

it('keeps what the inventory of a department was confirmed with', async () => {
  const house = await openedBefore();
  const { company, department, ids } = house;
  await app.db.system
    .insertInto('envanter_bildirimleri')
    .values({
      ...{ company_id: company, department_id: department, onay: true },
      ...{ donem: today, bildirim_tarihi: today },
    })
    .execute();
  const person = await app.makeUser({ companies: [company], departments: [department] });
  const answer = await (
    await app.signIn(person)
  ).call(confirmations.add, {
    body: { company_id: company, department_id: department, e_posta: person.email },
  });
  expect(answer.status, answer.text).toBe(201);
  await repair(company);
  expect(await record(house, ids[0])).toMatchObject({ ...ANSWERED, surum: 1 });
});

it('takes “önerilmez” out of unchanged names of copies, and keeps their confirmation', async () => {
  const house = await openedBefore();
  const [unconfirmed, confirmed, edited] = house.ids;
  const name = 'Biyometrik Giriş ile Mesai Takibi';
  await change(house, confirmed, { surec_ismi: `${name} (önerilmez)` });
  await change(house, confirmed, { durum: true });
  await change(house, edited, { surec_ismi: `${name} (önerilmez), depo` });
  await change(house, unconfirmed, { surec_ismi: 'Sorunlu Misafir Notu (Kara Liste, önerilmez)' });
  const own: Values = activityBody(house.department, `${name} (önerilmez)`);
  const { data } = (await house.consultant.call(processingActivities.add, { body: own })).body;
  await repair(house.company);
  expect(await record(house, unconfirmed)).toMatchObject({
    surec_ismi: 'Sorunlu Misafir Notu (Kara Liste)',
    onay_surumu: null,
  });
  expect(await record(house, confirmed)).toMatchObject({
    surec_ismi: name,
    surum: 4,
    onay_surumu: 4,
  });
  expect((await record(house, edited)).surec_ismi).toBe(`${name} (önerilmez), depo`);
  expect((await record(house, data.id)).surec_ismi).toBe(`${name} (önerilmez)`);
  expect((await entries(house, confirmed))[0]).toMatchObject({
    aktor_turu: 'otomatik',
    alanlar: [{ alan: 'surec_ismi', eski: `${name} (önerilmez)`, yeni: name }],
  });
  expect((await verifyChain(app.db.system, house.company)).broken).toBeUndefined();
});

it('leaves alone what a person entered by hand', async () => {
  const house = await openedBefore();
  const body: Values = { ...activityBody(house.department, unique('Elle')), ...ANSWERED };
  const { data } = (await house.consultant.call(processingActivities.add, { body })).body;
  await repair(house.company);
  expect(await record(house, data.id)).toMatchObject({ ...ANSWERED, surum: 1, onay_surumu: 1 });
});

it('takes back what came along from a record of another company', async () => {
  const from = await openedBefore();
  const house = await openedBefore();
  const scope = scopeOf(
    await personOf(app, (await app.makeUser({ companies: [house.company] })).user_id),
    'processing-activities.write',
  );
  const [id] = await app.db.write(scope, async (tx) => {
    const sent = { ...activityBody(house.department, unique('Kopya')), ...ANSWERED, durum: false };
    const planned = await planRecords(tx, register, scope, today, [{ sent }]);
    const source = { company_id: from.company, id: from.ids[0] };
    const changed = { alan: 'kopya_kaynagi', eski: null, yeni: source };
    const additions = planned.map((one) => ({ ...one, changes: [...one.changes, changed] }));
    return insertRecords(tx, register, scope, today, additions);
  });
  await repair(house.company);
  expect(await record(house, id)).toMatchObject({ ...LEFT_OPEN_BY_COPIES, surum: 2 });
});
