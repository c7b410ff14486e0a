import { endpoints } from '@emanet/contract/endpoints';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MATRIX } from './matrix.ts';
import type { Target } from './rows.ts';
import { everyKind, kindOf, makeRecord } from './records.ts';
import type { Endpoints } from '../../src/records/register.ts';
import { testApp, type Caller, type TestApp } from '../app.ts';
import { unique, type TestUser } from '../factories.ts';

/**
 * Every endpoint × nobody, the three roles, a foreign company, a foreign department. What is
 * expected stands in matrix.ts; an endpoint without a row there fails here.
 */

let app: TestApp;
let own: Target;
let foreignDepartment: Target;
let foreignCompany: Target;
let users: Record<'danışman' | 'yönetici' | 'temsilci', TestUser>;
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
});
afterAll(() => app.close());

/** A target whose record may be changed or deleted by the call without disturbing the next one. */
async function fresh(endpoint: Endpoint, target: Target, name: string): Promise<Target> {
  const kind = kindOf(endpoint.name);
  const made = { ...target, record_id: await makeRecord(app, kind, target, name) };
  if (kind.remove && endpoint.name.endsWith('.restore'))
    await deleteBehindTheScenes(kind.remove, made, name);
  return made;
}

/** Deletes a record as an unrestricted person of its company would, so that it can be restored. */
async function deleteBehindTheScenes(
  endpoint: Endpoints['delete'],
  { company_id, record_id }: Target,
  name: string,
): Promise<void> {
  const owner = await app.signIn(
    await app.makeUser({ role: 'yönetici', companies: [company_id], fullname: name }),
  );
  const answer = await owner.call(endpoint, { params: { id: String(record_id) } });
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

    const ask = async (caller: Caller, target: Target, label: string, user_id = 0) => {
      const made = { ...(await fresh(endpoint, target, label)), user_id };
      return caller.call(endpoint, row.input?.(made));
    };

    test(`nobody → ${row.nobody}`, async () => {
      expect((await ask(app.stranger, own, 'Kendi')).status).toBe(row.nobody);
    });

    for (const role of ['danışman', 'yönetici', 'temsilci'] as const) {
      test(`${role} in the own company → ${row[role]}`, async () => {
        const answer = await ask(await app.signIn(users[role]), own, 'Kendi', users[role].user_id);
        expect(answer.status).toBe(row[role]);
        expect(answer.text).not.toContain(SECRET_COMPANY);
        if (role === 'temsilci') expect(answer.text).not.toContain(SECRET_DEPARTMENT);
      });
      const { foreignCompany: expected } = row;
      const foreign = typeof expected === 'object' ? expected[role] : expected;
      if (foreign !== undefined)
        test(`${role} in a foreign company → ${foreign}`, async () => {
          const answer = await ask(
            await app.signIn(users[role]),
            foreignCompany,
            SECRET_COMPANY,
            users[role].user_id,
          );
          expect(answer.status).toBe(foreign);
          expect(answer.text).not.toContain(SECRET_COMPANY);
        });
    }
    if (row.foreignDepartment !== undefined)
      test(`temsilci in a foreign department → ${row.foreignDepartment}`, async () => {
        const answer = await ask(
          await app.signIn(users.temsilci),
          foreignDepartment,
          SECRET_DEPARTMENT,
          users.temsilci.user_id,
        );
        expect(answer.status).toBe(row.foreignDepartment);
        expect(answer.text).not.toContain(SECRET_DEPARTMENT);
      });
  },
);

test('the matrix names no endpoint that is gone', () => {
  const names = new Set(endpoints.map((one) => one.name));
  expect(Object.keys(MATRIX).filter((name) => !names.has(name))).toEqual([]);
});
