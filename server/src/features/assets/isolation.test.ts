import { assets } from '@emanet/contract/assets';
import { changeLogs } from '@emanet/contract/change-logs';
import { processingActivities } from '@emanet/contract/processing-activities';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { assetBody } from './sample.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const elsewhere = await app.makeCompany();
const abroad = await app.makeDepartment(elsewhere);
const departments = {
  it: await app.makeDepartment(company),
  hr: await app.makeDepartment(company),
};
const own = { role: 'temsilci', companies: [company], departments: [departments.it] } as const;
const people = {
  consultant: await app.signInAs({ companies: [company] }),
  officer: await app.signInAs({ ...own, varlik_sorumlusu: true }),
  it: await app.signInAs(own),
  outsider: await app.signInAs({ companies: [elsewhere] }),
  foreignOfficer: await app.signInAs({
    companies: [elsewhere],
    departments: [abroad],
    varlik_sorumlusu: true,
  }),
};

let count = 0;
const add = (who: Caller, department: number, more: object = {}) =>
  who.call(assets.add, { body: assetBody(department, `Varlık ${++count}`, { ...more }) });
const idOf = async (...given: Parameters<typeof add>) => (await add(...given)).body.data.id;
const at = (id: number) => ({ params: { id: String(id) } });
const change = (who: Caller, id: number, body: object) =>
  who.call(assets.update, { ...at(id), body });
const logOf = (id: number) => ({
  params: {
    companyId: String(company),
    type: 'varlik_listesi' as const,
    recordId: String(id),
  },
});

describe('a representative who answers for assets', () => {
  it('keeps those of the whole company, others those of their departments', async () => {
    const id = await idOf(people.consultant, departments.hr);
    const seen = async (who: Caller) =>
      (await who.call(assets.list)).body.data.some((row) => row.id === id);
    expect([await seen(people.officer), await seen(people.it)]).toEqual([true, false]);
    expect((await people.it.call(assets.single, at(id))).status).toBe(404);
    const body = { varlik_sahibi: 'Arşiv sorumlusu' };
    expect((await change(people.it, id, body)).status).toBe(404);
    expect((await change(people.officer, id, body)).status).toBe(200);
    expect((await people.officer.call(assets.delete, at(id))).status).toBe(200);
    expect((await people.it.call(assets.restore, at(id))).status).toBe(404);
    expect((await people.officer.call(assets.restore, at(id))).status).toBe(200);
    expect((await add(people.officer, departments.hr)).status).toBe(201);
    expect((await add(people.it, departments.hr)).status).toBe(400);
  });

  it('reads their changes too, and no other register of another department', async () => {
    const id = await idOf(people.consultant, departments.hr);
    expect((await people.officer.call(changeLogs.list, logOf(id))).body.data).toHaveLength(1);
    const count = await people.officer.call(changeLogs.unreadCount, logOf(id));
    expect(count.body.unread_count).toBe(1);
    expect((await people.officer.call(changeLogs.markRead, logOf(id))).status).toBe(200);
    expect((await people.it.call(changeLogs.list, logOf(id))).status).toBe(404);
    const hidden = await people.consultant.call(processingActivities.add, {
      body: activityBody(departments.hr, 'Gizli faaliyet'),
    });
    const activity = hidden.body.data.id;
    expect((await people.officer.call(processingActivities.single, at(activity))).status).toBe(404);
    const { params } = logOf(activity);
    const log = { params: { ...params, type: 'veri_harita' as const } };
    expect((await people.officer.call(changeLogs.list, log)).status).toBe(404);
    const linked = await add(people.officer, departments.it, { veri_harita_id: [activity] });
    expect(linked.status).toBe(400);
    expect(Object.keys(linked.body.fields ?? {})).toEqual(['veri_harita_id']);
    const found = await people.officer.call(assets.list, { query: { q: 'gizli faaliyet' } });
    expect(found.body.data).toEqual([]);
  });

  it('does so in the own company alone', async () => {
    const id = await idOf(people.consultant, departments.hr);
    expect((await people.foreignOfficer.call(assets.single, at(id))).status).toBe(404);
    expect((await people.foreignOfficer.call(changeLogs.list, logOf(id))).status).toBe(403);
    expect((await people.foreignOfficer.call(assets.list)).body.data).toEqual([]);
  });
});

describe('the name of an asset', () => {
  it('is one of a company, and the other is named to who may see it', async () => {
    await add(people.consultant, departments.hr, { varlik_ismi: 'Işık Sunucusu' });
    for (const who of [people.consultant, people.officer]) {
      const answer = await add(who, departments.it, { varlik_ismi: 'IŞIK  sunucusu' });
      expect(answer.status).toBe(409);
      expect(answer.body.code).toBe('NAME_EXISTS');
      expect(answer.body.message).toContain('“Işık Sunucusu”');
      expect(Object.keys(answer.body.fields ?? {})).toEqual(['varlik_ismi']);
    }
  });

  it('is refused without a word about the other to who may not see it', async () => {
    await add(people.consultant, departments.hr, { varlik_ismi: 'Gizli Kasa' });
    const own = await idOf(people.it, departments.it);
    const varlik_ismi = 'GİZLİ KASA';
    const answers = [
      await add(people.it, departments.it, { varlik_ismi }),
      await change(people.it, own, { varlik_ismi }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(409);
      expect(answer.body.code).toBe('NAME_TAKEN');
      expect(answer.text).not.toContain('Gizli Kasa');
    }
  });

  it('is taken again where İ is not ı, and by its own record', async () => {
    const id = await idOf(people.it, departments.it, { varlik_ismi: 'Ilık Depo' });
    expect((await add(people.it, departments.it, { varlik_ismi: 'İlik Depo' })).status).toBe(201);
    const body = { varlik_ismi: 'ILIK DEPO' };
    expect((await change(people.it, id, body)).status).toBe(200);
  });

  it('that was given away meanwhile is not taken back by a restore', async () => {
    const id = await idOf(people.it, departments.it, { varlik_ismi: 'Eski Yazıcı' });
    await people.it.call(assets.delete, at(id));
    await add(people.consultant, departments.hr, { varlik_ismi: 'eski yazıcı' });
    expect((await people.it.call(assets.restore, at(id))).body.code).toBe('NAME_TAKEN');
    expect((await people.officer.call(assets.restore, at(id))).body.code).toBe('NAME_EXISTS');
  });
});

describe('what follows from an asset', () => {
  it('is its data while none are named: those of its activities, special ones too', async () => {
    const body = { ...activityBody(departments.it, 'Log'), islenen_kisisel_veriler: ['kan_grubu'] };
    const { id } = (await people.it.call(processingActivities.add, { body: body as object })).body
      .data;
    const linked = { veri_harita_id: [id], ozel_nitelikli_veri: null };
    const derived = await add(people.it, departments.it, {
      ...linked,
      islenen_kisisel_veriler: [],
    });
    expect(derived.body.data).toMatchObject({
      islenen_kisisel_veriler: ['kan_grubu'],
      ozel_nitelikli: true,
    });
    const named = await add(people.it, departments.it, linked);
    expect(named.body.data).toMatchObject({
      islenen_kisisel_veriler: ['ad_soyad', 'tckn'],
      ozel_nitelikli: false,
    });
  });

  it('is its group, from its type', async () => {
    const groupOf = async (more: object) =>
      (await add(people.it, departments.it, more)).body.data as object;
    expect(await groupOf({ varlik_turu: 'erp' })).toMatchObject({ varlik_grubu: 'yazilim' });
    expect(await groupOf({ varlik_turu: null })).toMatchObject({ varlik_grubu: null });
  });
});
