import { endpoints } from '@emanet/contract/endpoints';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import { abilitiesOf, type Permission, type Role } from '@emanet/contract/shared/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MATRIX } from './matrix.ts';
import type { Row, Target } from './rows.ts';
import { everyKind, kindOf, makeRecord, type Removal } from './records.ts';
import { testApp, type Caller, type TestApp } from '../app.ts';
import { unique, type TestUser } from '../factories.ts';

/**
 * Every endpoint × nobody, the three roles, a foreign company, a foreign department. What is
 * expected stands in matrix.ts; an endpoint without a row there fails here.
 */

let app: TestApp;
let own: Target;
let second: Target;
let foreignDepartment: Target;
let foreignCompany: Target;
const ROLES = ['danışman', 'yönetici', 'temsilci'] as const;
let users: Record<Role, TestUser>;
/** A representative who is training officer, too. */
let officer: TestUser;
/** Members of `second` whose first and active company is the foreign one. */
let elsewhere: Record<Role, TestUser>;
/** A company that all of `users` have left. */
let left: number;
/** Stands in every record's name that the asker must not see. */
const SECRET_COMPANY = unique('GizliŞirket');
const SECRET_DEPARTMENT = unique('GizliDepartman');

async function makeTarget(company_id: number, name: string): Promise<Target> {
  const department_id = await app.makeDepartment(company_id, unique(name));
  const target = { company_id, department_id, record_id: 0, user_id: 0 };
  const hidden = everyKind.filter((kind) => !kind.companyWide || name !== SECRET_DEPARTMENT);
  for (const kind of hidden) await makeRecord(app, kind, target, name);
  return target;
}

beforeAll(async () => {
  app = await testApp();
  const company = await app.makeCompany(unique('Kendi'));
  const other = await app.makeCompany(SECRET_COMPANY);
  own = await makeTarget(company, 'Kendi');
  foreignDepartment = await makeTarget(company, SECRET_DEPARTMENT);
  foreignCompany = await makeTarget(other, SECRET_COMPANY);
  await app.db.system
    .insertInto('dokumanlar')
    .values({
      company_id: other,
      dokuman_ismi: SECRET_COMPANY,
      dokuman_tur: 'Politika',
    })
    .execute();
  users = {
    danışman: await app.makeUser({ role: 'danışman', companies: [company] }),
    yönetici: await app.makeUser({ role: 'yönetici', companies: [company] }),
    temsilci: await app.makeUser({
      role: 'temsilci',
      companies: [company],
      departments: [own.department_id],
    }),
  };
  officer = await app.makeUser({
    ...{ role: 'temsilci', companies: [company], departments: [own.department_id] },
    egitim_sorumlusu: true,
  });
  second = await makeTarget(await app.makeCompany(unique('İkinci')), 'Kendi');
  await makeTarget(second.company_id, SECRET_DEPARTMENT);
  left = await app.makeCompany(unique('Eski'));
  for (const user of Object.values(users)) await join(user, left, null);
  await app.db.system.deleteFrom('memberships').where('company_id', '=', left).execute();
  const before = [foreignCompany.company_id];
  elsewhere = {
    danışman: await app.makeUser({ role: 'danışman', companies: before }),
    yönetici: await app.makeUser({ role: 'yönetici', companies: before }),
    temsilci: await app.makeUser({
      role: 'temsilci',
      companies: before,
      departments: [foreignCompany.department_id],
    }),
  };
  for (const role of ROLES)
    await join(
      elsewhere[role],
      second.company_id,
      role === 'temsilci' ? second.department_id : null,
    );
});

/** Is it granted to training officers alone, of all representatives? */
function ofOfficers(permission: Permission): boolean {
  const grants = (egitim_sorumlusu: boolean) =>
    abilitiesOf({ role: 'temsilci', egitim_sorumlusu }).some((one) => one === permission);
  return grants(true) && !grants(false);
}

/** Makes somebody a member of a further company. */
const join = ({ user_id, role }: TestUser, company_id: number, department_id: number | null) =>
  app.db.system
    .insertInto('memberships')
    .values({ user_id, role, company_id, department_id, company_active: false, sira: 1 })
    .execute();

afterAll(() => app.close());

/** One session of each person serves for all calls but those of `auth`, which end or change sessions. */
const callers = new Map<number, Promise<Caller>>();
function callerOf(user: TestUser, { name }: Endpoint): Promise<Caller> {
  if (name.startsWith('auth.')) {
    callers.delete(user.user_id);
    return app.signIn(user);
  }
  const caller = callers.get(user.user_id) ?? app.signIn(user);
  callers.set(user.user_id, caller);
  return caller;
}

/** Deletes for each company, under the name that its records have. */
const removers = new Map<string, Promise<Caller>>();
function removerOf(company_id: number, fullname: string): Promise<Caller> {
  const key = `${company_id} ${fullname}`;
  const remover =
    removers.get(key) ??
    app
      .makeUser({ role: 'yönetici', companies: [company_id], fullname })
      .then((user) => app.signIn(user));
  removers.set(key, remover);
  return remover;
}

/** Whether a call names a record; of the others each company has had one of every kind from the start. */
function namesRecord(row: Row, target: Target): boolean {
  let named = false;
  row.input?.({
    ...target,
    get record_id() {
      named = true;
      return 0;
    },
  });
  return named;
}

/** A target whose record may be changed or deleted by the call without disturbing the next one. */
async function fresh(endpoint: Endpoint, row: Row, target: Target, name: string): Promise<Target> {
  if (!namesRecord(row, target)) return target;
  const kind = kindOf(endpoint.name);
  const made = { ...target, record_id: await makeRecord(app, kind, target, name) };
  if (kind.remove && endpoint.name.endsWith('.restore'))
    await deleteBehindTheScenes(kind.remove, made, name);
  return made;
}

/** Deletes a record as an unrestricted person of its company would, so that it can be restored. */
async function deleteBehindTheScenes(
  endpoint: Removal,
  { company_id, record_id }: Target,
  name: string,
): Promise<void> {
  const remover = await removerOf(company_id, name);
  const answer = await remover.call(endpoint, { params: { id: String(record_id) } });
  expect(answer.status).toBe(200);
}

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  (name, endpoint) => {
    const row = MATRIX[name];

    test('has a row in the matrix', () => {
      expect(row, `add "${name}" to server/test/authorisation/matrix.ts`).toBeDefined();
    });
    if (!row) return;

    const ask = async (
      caller: Caller,
      target: Target,
      label: string,
      { user_id = 0, headers = {} }: { user_id?: number; headers?: Record<string, string> } = {},
    ) => {
      const made = { ...(await fresh(endpoint, row, target, label)), user_id };
      return caller.call(endpoint, { ...row.input?.(made), headers });
    };
    const inCompany = endpoint.permission !== 'public' && endpoint.permission !== 'signed-in';

    test(`nobody → ${row.nobody}`, async () => {
      expect((await ask(app.stranger, own, 'Kendi')).status).toBe(row.nobody);
    });

    for (const role of ROLES) {
      test(`${role} in the own company → ${row[role]}`, async () => {
        const answer = await ask(await callerOf(users[role], endpoint), own, 'Kendi', users[role]);
        expect(answer.status).toBe(row[role]);
        expect(answer.text).not.toContain(SECRET_COMPANY);
        if (role === 'temsilci') expect(answer.text).not.toContain(SECRET_DEPARTMENT);
      });
      const { foreignCompany: expected } = row;
      const foreign = typeof expected === 'object' ? expected[role] : expected;
      if (foreign !== undefined)
        test(`${role} in a foreign company → ${foreign}`, async () => {
          const answer = await ask(
            await callerOf(users[role], endpoint),
            foreignCompany,
            SECRET_COMPANY,
            users[role],
          );
          expect(answer.status).toBe(foreign);
          expect(answer.text).not.toContain(SECRET_COMPANY);
        });
    }
    if (ofOfficers(endpoint.permission))
      test(`training officer in the own company → ${row.yönetici}`, async () => {
        const answer = await ask(await callerOf(officer, endpoint), own, 'Kendi', officer);
        expect(answer.status).toBe(row.yönetici);
        expect(answer.text).not.toContain(SECRET_COMPANY);
      });
    if (row.foreignDepartment !== undefined)
      test(`temsilci in a foreign department → ${row.foreignDepartment}`, async () => {
        const answer = await ask(
          await callerOf(users.temsilci, endpoint),
          foreignDepartment,
          SECRET_DEPARTMENT,
          users.temsilci,
        );
        expect(answer.status).toBe(row.foreignDepartment);
        expect(answer.text).not.toContain(SECRET_DEPARTMENT);
      });

    if (inCompany)
      test('a named company of which one is no member, or no longer → 403', async () => {
        for (const role of ROLES) {
          const caller = await callerOf(users[role], endpoint);
          const answers = await Promise.all(
            [foreignCompany.company_id, left].map((company_id) =>
              caller.call(endpoint, {
                ...row.input?.(foreignCompany),
                headers: { 'x-company-id': String(company_id) },
              }),
            ),
          );
          for (const answer of answers) {
            expect(answer.status).toBe(403);
            expect(answer.text).not.toContain(SECRET_COMPANY);
          }
        }
      });

    for (const role of ROLES)
      test(`${role} in a named company, beside the first → ${row[role]}`, async () => {
        const headers = { 'x-company-id': String(second.company_id) };
        const user = elsewhere[role];
        const answer = await ask(await callerOf(user, endpoint), second, 'Kendi', {
          ...user,
          headers,
        });
        expect(answer.status).toBe(row[role]);
        if (inCompany && !row.across) expect(answer.text).not.toContain(SECRET_COMPANY);
        if (role === 'temsilci') expect(answer.text).not.toContain(SECRET_DEPARTMENT);
      });
  },
);

test('the matrix names no endpoint that is gone', () => {
  const names = new Set(endpoints.map((one) => one.name));
  expect(Object.keys(MATRIX).filter((name) => !names.has(name))).toEqual([]);
});
