import type { ChangeLogType } from '@emanet/contract/change-logs';
import { changeLogs } from '@emanet/contract/change-logs';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Endpoints } from '../../src/records/register.ts';
import { testApp, type Caller, type TestApp } from '../app.ts';

export type Body = Record<string, unknown>;

/** Facts of a register for the shared tests. */
export type RecordLife = Readonly<{
  tur: ChangeLogType;
  endpoints: Endpoints;
  nameField: string;
  /** A complete body for a department; `name` goes into the name field. */
  body: (department_id: number, name: string) => Body;
  /** A text field with its longest length. */
  textField: Readonly<{ name: string; max: number }>;
  /** A field with a look-up. */
  choiceField: string;
}>;

/** A company with two departments and everybody who may come near its records. */
async function makePeople(app: TestApp) {
  const company = await app.makeCompany();
  const elsewhere = await app.makeCompany();
  const own = await app.makeDepartment(company);
  const other = await app.makeDepartment(company);
  const foreign = await app.makeDepartment(elsewhere);
  return {
    company,
    elsewhere,
    departments: { own, other, foreign },
    consultant: await app.signInAs({ companies: [company], fullname: 'Selin Danışman' }),
    admin: await app.signInAs({
      role: 'yönetici',
      companies: [company],
      fullname: 'Kemal Yönetici',
    }),
    representative: await app.signInAs({ companies: [company], departments: [own] }),
    neighbour: await app.signInAs({ companies: [company], departments: [other] }),
    outsider: await app.signInAs({ companies: [elsewhere] }),
  };
}
type People = Awaited<ReturnType<typeof makePeople>>;

/** The application, its people and a register's calls, made anew for each suite. */
export function recordHouse(life: RecordLife) {
  const { endpoints, nameField } = life;
  let app: TestApp;
  let people: People;
  let count = 0;
  beforeAll(async () => {
    app = await testApp();
    people = await makePeople(app);
  });
  afterAll(() => app.close());

  const at = (id: number) => ({ id: String(id) });
  const newBody = (more: Body = {}) => ({
    ...life.body(people.departments.own, `Kayıt ${++count}`),
    ...more,
  });
  const logOf = (id: number) => ({
    params: { companyId: String(people.company), type: life.tur, recordId: String(id) },
  });
  return {
    ...life,
    get app() {
      return app;
    },
    get people() {
      return people;
    },
    newBody,
    logOf,
    add: async (who: Caller, more: Body = {}) => {
      const answer = await who.call(endpoints.add, { body: newBody(more) });
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      return answer.body.data;
    },
    update: (who: Caller, id: number, body: Body) =>
      who.call(endpoints.update, { params: at(id), body }),
    single: (who: Caller, id: number) => who.call(endpoints.single, { params: at(id) }),
    remove: (who: Caller, id: number) => who.call(endpoints.delete, { params: at(id) }),
    restore: (who: Caller, id: number) => who.call(endpoints.restore, { params: at(id) }),
    list: async (who: Caller, query: Record<string, string> = {}) => {
      const answer = await who.call(endpoints.list, { query });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.data;
    },
    changesOf: async (who: Caller, id: number) =>
      (await who.call(changeLogs.list, logOf(id))).body.data,
    nameOf: (row: object): unknown => Reflect.get(row, nameField),
  };
}

export type RecordHouse = ReturnType<typeof recordHouse>;
