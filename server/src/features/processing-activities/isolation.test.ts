import { changeLogs } from '@emanet/contract/change-logs';
import { processingActivities } from '@emanet/contract/processing-activities';
import { describe, expect, it } from 'vitest';
import { appOfFile, testApp, type Caller } from '../../../test/app.ts';
import { activityBody } from './sample.ts';

const calls = processingActivities;

const first = await testApp();
const template = await first.makeCompany();
await first.close();
const app = await appOfFile({ TEMPLATE_COMPANY_ID: template });
const company = await app.makeCompany();
const second = await app.makeCompany();
const departments = {
  hr: await app.makeDepartment(company),
  sales: await app.makeDepartment(company),
  template: await app.makeDepartment(template),
  second: await app.makeDepartment(second),
};
const temsilci = (...own: number[]) =>
  app.signInAs({ role: 'temsilci', companies: [company], departments: own });
const people = {
  consultant: await app.signInAs({ companies: [company, second] }),
  admin: await app.signInAs({ role: 'yönetici', companies: [company, second] }),
  hr: await temsilci(departments.hr),
  both: await temsilci(departments.hr, departments.sales),
  sales: await temsilci(departments.sales),
  outsider: await app.signInAs({ companies: [second] }),
};
const librarian = await app.signInAs({ companies: [template] });
const add = async (who: Caller, department: number, name: string) =>
  (await who.call(calls.add, { body: activityBody(department, name) })).body.data.id;
const records = {
  hr: await add(people.consultant, departments.hr, 'İK kaydı'),
  sales: await add(people.consultant, departments.sales, 'Satış kaydı'),
  template: await add(librarian, departments.template, 'Kütüphane kaydı'),
  second: await add(people.outsider, departments.second, 'Öteki şirket kaydı'),
};

const at = (id: number) => ({ params: { id: String(id) } });
const idsFor = async (who: Caller, query: Record<string, string> = {}) =>
  (await who.call(calls.list, { query })).body.data.map((row) => row.id);

const stored = () =>
  app.db.system
    .selectFrom('veri_harita')
    .selectAll()
    .where('company_id', 'in', [company, second, template])
    .orderBy('id')
    .execute();

describe('a record that is not yours', () => {
  it.each([
    ['of another company', 'outsider', 'hr'],
    ['of another department', 'sales', 'hr'],
    ['of a company that is not the active one', 'consultant', 'second'],
    ['of the second company of an administrator', 'admin', 'second'],
    ['of the library', 'consultant', 'template'],
    ['that never was', 'consultant', undefined],
  ] as const)('%s is not there to be read or touched', async (_, name, record) => {
    const who = people[name];
    const id = record === undefined ? 2_147_483_646 : records[record];
    const before = await stored();
    const answers = [
      await who.call(calls.single, at(id)),
      await who.call(calls.update, { ...at(id), body: { surec_ismi: 'Ele geçti' } as object }),
      await who.call(calls.update, { ...at(id), body: { surum: 999 } }),
      await who.call(calls.delete, at(id)),
      await who.call(calls.restore, at(id)),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'NOT_FOUND', message: 'Kayıt bulunamadı.' });
    }
    expect(await idsFor(who)).not.toContain(id);
    expect(await stored()).toEqual(before);
  });
});

describe('a list', () => {
  it('holds the own company, for a temsilci the own departments', async () => {
    expect(await idsFor(people.consultant)).toEqual([records.hr, records.sales]);
    expect(await idsFor(people.admin)).toEqual([records.hr, records.sales]);
    expect(await idsFor(people.hr)).toEqual([records.hr]);
    expect(await idsFor(people.both)).toEqual([records.hr, records.sales]);
    expect(await idsFor(people.hr, { department_id: String(departments.sales) })).toEqual([]);
  });

  it('of the library is read by anybody, and of no other company', async () => {
    for (const who of Object.values(people)) {
      expect(await idsFor(who, { company_id: String(template) })).toEqual([records.template]);
    }
    const own = { company_id: String(company) };
    expect(await idsFor(people.hr, own)).toEqual([records.hr]);
    for (const who of [people.consultant, people.admin, people.hr]) {
      const answer = await who.call(calls.list, { query: { company_id: String(second) } });
      expect(answer.status).toBe(403);
      expect(answer.body.message).toBe('Bu şirket verilerine erişim yetkiniz bulunmamaktadır');
    }
  });
});

describe('a namesake', () => {
  const ask = async (who: Caller, department_id: number, name: string, except?: number) =>
    (
      await who.call(calls.namesake, {
        query: {
          name,
          department_id: String(department_id),
          ...(except !== undefined && { except: String(except) }),
        },
      })
    ).body.data;

  it('is found under Turkish folding in its department, never as its own', async () => {
    const found = { id: records.hr };
    expect(await ask(people.consultant, departments.hr, ' ik  KAYDI ')).toEqual(found);
    expect(await ask(people.hr, departments.hr, 'İK kaydı')).toEqual(found);
    expect(await ask(people.hr, departments.hr, 'Ik kaydı')).toEqual(null);
    expect(await ask(people.hr, departments.hr, 'İK kaydı', records.hr)).toEqual(null);
    expect(await ask(people.consultant, departments.sales, 'İK kaydı')).toEqual(null);
  });

  it('is not told to those who may not see it', async () => {
    expect(await ask(people.sales, departments.hr, 'İK kaydı')).toEqual(null);
    expect(await ask(people.outsider, departments.hr, 'İK kaydı')).toEqual(null);
    expect(await ask(people.consultant, departments.second, 'Öteki şirket kaydı')).toEqual(null);
  });
});

describe('a representative', () => {
  it('adds and moves records only where the own departments are', async () => {
    const body = activityBody(departments.sales, 'Yabancı departman');
    const refused = [
      await people.hr.call(calls.add, { body }),
      await people.hr.call(calls.update, {
        ...at(records.hr),
        body: { department_id: departments.sales } as object,
      }),
    ];
    for (const answer of refused) {
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ department_id: 'Bu departman seçilemez.' });
    }
    const moved = await people.both.call(calls.update, {
      ...at(records.hr),
      body: { department_id: departments.sales } as object,
    });
    expect(moved.status).toBe(200);
    await people.both.call(calls.update, {
      ...at(records.hr),
      body: { department_id: departments.hr } as object,
    });
  });
});

describe('the change log', () => {
  const of = (id: number, companyId = company) => ({
    params: { companyId: String(companyId), type: 'veri_harita' as const, recordId: String(id) },
  });
  const endpoints = [changeLogs.list, changeLogs.unreadCount, changeLogs.markRead];

  it('is refused for a company that is not yours, with the sentence of the specification', async () => {
    for (const endpoint of endpoints) {
      for (const who of [people.outsider, people.hr]) {
        const foreign = who === people.outsider ? company : second;
        const answer = await who.call(endpoint, of(records.hr, foreign));
        expect(answer.status).toBe(403);
        expect(answer.body.message).toBe('Bu şirket verilerine erişim yetkiniz bulunmamaktadır');
      }
    }
  });

  it('is read by a consultant in every company of theirs', async () => {
    const answer = await people.consultant.call(changeLogs.list, of(records.second, second));
    expect(answer.body.data).toHaveLength(1);
  });

  it('is not there for a record that may not be read, or belongs to another company', async () => {
    for (const endpoint of endpoints) {
      expect((await people.sales.call(endpoint, of(records.hr))).status).toBe(404);
      expect((await people.consultant.call(endpoint, of(records.second))).status).toBe(404);
      expect((await people.consultant.call(endpoint, of(2_147_483_646))).status).toBe(404);
    }
  });

  it('of a deleted record stays with those who could read it', async () => {
    const added = await people.hr.call(calls.add, {
      body: activityBody(departments.hr, 'Silinecek'),
    });
    const { id } = added.body.data;
    await people.hr.call(calls.delete, at(id));
    expect((await people.admin.call(changeLogs.list, of(id))).body.data).toHaveLength(2);
    expect((await people.hr.call(changeLogs.list, of(id))).body.data).toHaveLength(2);
    expect((await people.sales.call(changeLogs.list, of(id))).status).toBe(404);
  });

  it('is not there for a temsilci without a department', async () => {
    const user = await app.makeUser({ role: 'temsilci', companies: [company] });
    const nowhere = await app.signIn(user);
    for (const endpoint of endpoints)
      expect((await nowhere.call(endpoint, of(records.hr))).status).toBe(404);
    expect((await nowhere.call(calls.restore, at(records.hr))).status).toBe(404);
    expect((await nowhere.call(calls.list)).body.data).toEqual([]);
  });
});
