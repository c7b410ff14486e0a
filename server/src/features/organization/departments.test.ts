import { actions } from '@emanet/contract/actions';
import { changeLogs } from '@emanet/contract/change-logs';
import { confirmations } from '@emanet/contract/confirmations';
import { organization } from '@emanet/contract/organization';
import { processingActivities } from '@emanet/contract/processing-activities';
import { questionnaires } from '@emanet/contract/questionnaires';
import { training } from '@emanet/contract/training';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { unique } from '../../../test/factories.ts';
import { verifyChain } from '../../verify-log/verify.ts';
import { activityBody } from '../processing-activities/sample.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const manager = await app.signInAs({ role: 'yönetici', companies: [company] });

const at = (id: number) => ({ params: { id: String(id) } });
const add = (department_name: string) =>
  manager.call(organization.addDepartment, { body: { department_name } });
const addActivity = async (department: number, name: string) =>
  (await manager.call(processingActivities.add, { body: activityBody(department, name) })).body
    .data;
const countsOf = async (id: number) =>
  (await manager.call(organization.departmentCounts)).body.data.find(
    (one) => one.department_id === id,
  );

describe('a department', () => {
  it('is added trimmed, under `department` too, and its Turkish twin is refused', async () => {
    const name = unique('Işık');
    const added = await add(`  ${name}   Birimi `);
    expect(added.status).toBe(201);
    expect(added.body.department).toEqual(added.body.data);
    expect(added.body.department.department_name).toBe(`${name} Birimi`);
    const twin = await add(`${name} BİRİMİ`.toLocaleUpperCase('tr'));
    expect([twin.status, twin.body.code]).toEqual([409, 'DEPARTMENT_EXISTS']);
  });

  it('lets one of two who add the same name at once win', async () => {
    const name = unique('Depo');
    const answers = await Promise.all([add(name), add(name.toLocaleUpperCase('tr'))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('is renamed, but not behind somebody’s back', async () => {
    const id = (await add(unique('Eski'))).body.data.department_id;
    const rename = (department_name: string, surum: number) =>
      manager.call(organization.renameDepartment, { ...at(id), body: { department_name, surum } });
    const next = unique('Yeni');
    expect((await rename(next, 1)).body.data.department_name).toBe(next);
    expect((await rename(unique('Başka'), 1)).body.code).toBe('STALE');
    const { rows } = await logOf(id);
    expect(rows.map(({ islem }) => islem)).toEqual(['ekleme', 'güncelleme']);
  });

  it('is deleted when nothing hangs on it; otherwise the answer says what does', async () => {
    const id = (await add(unique('Dolu'))).body.data.department_id;
    const activity = await addActivity(id, 'Bordro');
    const refused = await manager.call(organization.deleteDepartment, at(id));
    expect(refused.body).toMatchObject({ code: 'DEPARTMENT_IN_USE', data: { faaliyet: 1 } });
    expect(refused.body.message).toContain('1 faaliyet');
    await manager.call(processingActivities.delete, at(activity.id));
    expect((await manager.call(organization.deleteDepartment, at(id))).status).toBe(200);
    expect(await countsOf(id)).toBeUndefined();
    // Undo brings the same department back, so that its history goes on.
    const back = await manager.call(organization.restoreDepartment, at(id));
    expect(back.body.data.department_id).toBe(id);
    const { rows } = await logOf(id);
    expect(rows.map(({ islem }) => islem)).toEqual(['ekleme', 'silme', 'ekleme']);
    const outsider = await app.signInAs({ companies: [await app.makeCompany()] });
    await manager.call(organization.deleteDepartment, at(id));
    expect((await outsider.call(organization.restoreDepartment, at(id))).status).toBe(404);
  });
});

const rounds = app.db.system;
const asked = (department_id: number, donem: string) => ({
  ...{ company_id: company, department_id, donem, bildirim_tarihi: donem, onay: true },
});
const answered = (department_id: number, donem: string, gonderen: string) => ({
  ...{ ...asked(department_id, donem), onay: false, gonderen, e_posta: 'a@ornek.test' },
  ...{ faaliyet_sayisi: 3, uyari_sayisi: 0 },
});
const store = async (
  ...rows: readonly (ReturnType<typeof answered> | ReturnType<typeof asked>)[]
) => {
  for (const row of rows) await rounds.insertInto('envanter_bildirimleri').values(row).execute();
};

it('refuses to delete a department that has answered or confirmed something', async () => {
  const id = (await add(unique('Onaylayan'))).body.data.department_id;
  await store(asked(id, '2026-01-01'));
  await manager.data(questionnaires.send, {
    body: {
      ...{ department_id: id, fullname: 'Ayşe Er', email: `${unique('anket')}@ornek.test` },
      ...{ dil: 'tr', kayitlar: [(await addActivity(id, 'Sayım')).id] },
    },
  });
  await store(answered(id, '2026-01-01', 'Ayşe Er'));
  await sql`delete from veri_harita where department_id = ${id}`.execute(app.db.system);
  const { status, body } = await manager.call(organization.deleteDepartment, at(id));
  expect([status, body.message]).toEqual([
    409,
    'Bu departman silinemez; hâlâ şunlar bağlı: 1 anket, 1 envanter onayı. Önce başka bir departmanla birleştirin.',
  ]);
});

const logOf = async (id: number) => ({
  rows: await app.db.system
    .selectFrom('change_logs')
    .select(['islem', 'alanlar'])
    .where('record_id', '=', id)
    .where('tur', '=', 'departman')
    .orderBy('id')
    .execute(),
});

describe('a merge', () => {
  it('moves every record with an entry each, the people too, and closes the department', async () => {
    const source = (await add(unique('Kapanan'))).body.data.department_id;
    const target = (await add(unique('Kalan'))).body.data.department_id;
    const activity = await addActivity(source, 'Özlük dosyası');
    await addActivity(target, 'ÖZLÜK DOSYASI');
    const action = await manager.call(actions.add, {
      body: { aksiyon_ismi: 'Metni yenile', risk: 'Orta', department_id: source },
    });
    expect(action.status, action.text).toBe(201);
    const user = await app.makeUser({ companies: [company], departments: [source, target] });
    const representative = await app.signIn(user);

    const shared = await manager.call(organization.namesakes, {
      ...at(source),
      query: { hedef_id: String(target) },
    });
    expect(shared.body.data).toEqual([{ ad: 'Özlük dosyası' }]);
    const name = unique('Birleşik');
    const merged = await manager.call(organization.mergeDepartment, {
      ...at(source),
      body: { hedef_id: target, department_name: name },
    });
    expect(merged.body.data, merged.text).toMatchObject({ department_name: name, tasinan: 3 });
    expect(await countsOf(source)).toBeUndefined();
    expect(await countsOf(target)).toMatchObject({ faaliyet: 2, aksiyon: 1, temsilci: 1 });
    const log = await manager.call(changeLogs.list, {
      params: { companyId: String(company), type: 'veri_harita', recordId: String(activity.id) },
    });
    expect(log.body.data[0]).toMatchObject({
      islem: 'güncelleme',
      alanlar: [{ alan: 'department_id', eski: source, yeni: target }],
    });
    // Nobody who still has a department is signed out by it.
    const own = await representative.call(organization.departments);
    expect(own.body.data.map((one) => one.department_id)).toEqual([target]);
    expect((await verifyChain(app.db.system, company)).broken).toBeUndefined();
  });

  it('leaves no record confirmed as it was before the move', async () => {
    const source = (await add(unique('Kapanan'))).body.data.department_id;
    const target = (await add(unique('Kalan'))).body.data.department_id;
    const { id } = await addActivity(source, 'Onaylı kayıt');
    const body: object = { durum: true };
    expect((await manager.call(processingActivities.update, { ...at(id), body })).status).toBe(200);
    // As a complete record without warnings would be judged.
    await sql`update veri_harita set hukum = 'Onaylı' where id = ${id}`.execute(app.db.system);
    await manager.call(organization.mergeDepartment, { ...at(source), body: { hedef_id: target } });
    const { data } = (await manager.call(processingActivities.single, at(id))).body;
    expect([data.hukum, data.onay_surumu === data.surum]).toEqual(['Hazır', false]);
  });

  it('takes questionnaires along, with what people have answered', async () => {
    const source = (await add(unique('Sorulan'))).body.data.department_id;
    const target = (await add(unique('Kalan'))).body.data.department_id;
    const activity = await addActivity(source, 'Sayım');
    const { id } = await manager.data(questionnaires.send, {
      body: {
        ...{ department_id: source, fullname: 'Ayşe Er', email: `${unique('anket')}@ornek.test` },
        ...{ dil: 'tr', kayitlar: [activity.id] },
      },
    });
    await manager.call(organization.mergeDepartment, { ...at(source), body: { hedef_id: target } });
    const { status, body } = await manager.call(questionnaires.single, at(id));
    expect([status, body.data?.department_id]).toEqual([200, target]);
  });

  it('keeps what was confirmed under its name, as no confirmation of the other department', async () => {
    const from = unique('Onaylamış');
    const source = (await add(from)).body.data.department_id;
    const target = (await add(unique('Kalan'))).body.data.department_id;
    await store(asked(source, '2026-02-01'), answered(source, '2026-02-01', 'Ayşe Er'));
    await store(asked(target, '2026-02-01'), answered(target, '2026-02-01', 'Can Su'));
    await store(asked(source, '2026-03-01'), answered(source, '2026-03-01', 'Ayşe Er'));
    await store(asked(target, '2026-03-01'));
    await addActivity(source, 'Sayım');
    await manager.call(organization.mergeDepartment, { ...at(source), body: { hedef_id: target } });
    const { departmanlar } = await manager.data(confirmations.overview);
    const kept = departmanlar.find((one) => one.department_id === target);
    expect(kept?.donemler.map((one) => [one.donem, one.onaylayan])).toEqual([
      ['2026-03-01', null],
      ['2026-02-01', 'Can Su'],
    ]);
    expect(kept?.birlesenler.map((one) => [one.department_name, one.donem, one.onaylayan])).toEqual(
      [
        [from, '2026-03-01', 'Ayşe Er'],
        [from, '2026-02-01', 'Ayşe Er'],
      ],
    );
    const clocks = await sql<{ kapanis: unknown }>`select kapanis from sureler
      where kayit_turu = 'envanter_bildirimleri' and kayit_id = ${target}
        and baslangic > '2026-02-20'`.execute(app.db.system);
    expect(clocks.rows).toEqual([{ kapanis: null }]);
    const sheet = await manager.call(confirmations.export, { query: { lang: 'tr' } });
    expect(sheet.status).toBe(200);
    expect((await verifyChain(app.db.system, company)).broken).toBeUndefined();
  });

  it('takes invitations to the training along, deleted ones too', async () => {
    const source = (await add(unique('Eğitimli'))).body.data.department_id;
    const target = (await add(unique('Kalan'))).body.data.department_id;
    const invite = async (fullname: string) => {
      const email = `${unique('davetli')}@ornek.test`;
      const body = { fullname, email, department_id: source };
      const [one] = (await manager.call(training.add, { body })).body.data;
      return one?.id ?? 0;
    };
    const stays = await invite('Ayşe Er');
    const goes = await invite('Ali Er');
    expect((await manager.call(training.delete, at(goes))).status).toBe(200);
    const body = { hedef_id: target };
    const merged = await manager.call(organization.mergeDepartment, { ...at(source), body });
    expect(merged.body.data, merged.text).toMatchObject({ tasinan: 1 });
    expect((await manager.call(training.restore, at(goes))).status).toBe(200);
    const params = { companyId: String(company) };
    const listed = (await manager.call(training.list, { params })).body.data;
    expect(
      listed.filter(({ id }) => [stays, goes].includes(id)).map((one) => one.department_id),
    ).toEqual([target, target]);
    expect((await verifyChain(app.db.system, company)).broken).toBeUndefined();
  });

  it('stores nothing when its new name is taken, or its target is of another company', async () => {
    const source = (await add(unique('Bir'))).body.data.department_id;
    const target = (await add(unique('İki'))).body.data.department_id;
    const taken = (await add(unique('Üç'))).body.data.department_name;
    await addActivity(source, 'Kalır');
    const foreign = await app.makeDepartment(await app.makeCompany());
    const merge = async (body: { hedef_id: number; department_name?: string }) =>
      (await manager.call(organization.mergeDepartment, { ...at(source), body })).status;
    expect(await merge({ hedef_id: target, department_name: taken })).toBe(409);
    expect(await merge({ hedef_id: foreign })).toBe(400);
    expect(await merge({ hedef_id: source })).toBe(400);
    expect(await countsOf(source)).toMatchObject({ faaliyet: 1 });
  });
});
