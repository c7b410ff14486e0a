import { organization } from '@emanet/contract/organization';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { scopeOf } from '../../platform/access/scope.ts';
import { personOf } from '../../../test/person.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const elsewhere = await app.makeCompany();
const foreignDepartment = await app.makeDepartment(elsewhere, 'Yabancı Departman');
const place = { role: 'temsilci' as const, companies: [company], departments: [department] };
const foreigner = await app.makeUser({
  ...place,
  companies: [elsewhere],
  departments: [foreignDepartment],
  fullname: 'Yabancı Kişi',
});
const colleague = await app.makeUser(place);
const callers = {
  consultant: await app.signInAs({ companies: [company] }),
  administrator: await app.signInAs({
    role: 'yönetici',
    companies: [company],
    fullname: 'Yönetici Kişi',
  }),
  representative: await app.signInAs({ ...place, varlik_sorumlusu: true }),
};

const at = (id: number) => ({ params: { id: String(id) } });

it('shows managers the representatives of the own company alone', async () => {
  for (const who of [callers.consultant, callers.administrator]) {
    const people = await who.call(organization.representatives);
    expect(people.body.data.map((one) => one.user_id)).toContain(colleague.user_id);
    expect(people.text).not.toMatch(/Yabancı|Yönetici Kişi/);
    expect((await who.call(organization.departmentCounts)).text).not.toContain('Yabancı');
  }
});

it.each(['consultant', 'administrator'] as const)(
  'lets a %s change, move and delete nobody of another company, and no manager',
  async (role) => {
    const who = callers[role];
    const manager = await app.makeUser({ role: 'yönetici', companies: [await app.makeCompany()] });
    for (const { user_id } of [foreigner, manager]) {
      const body = { egitim_sorumlusu: true };
      expect(
        (await who.call(organization.updateRepresentative, { ...at(user_id), body })).status,
      ).toBe(404);
      expect((await who.call(organization.deleteRepresentative, at(user_id))).status).toBe(404);
    }
    const moved = await who.call(organization.updateRepresentative, {
      ...at(colleague.user_id),
      body: { department_id: [foreignDepartment] },
    });
    expect([moved.status, moved.body.fields]).toMatchObject([400, { department_id: /./ }]);
  },
);

it('refuses a representative everything, for the own department too', async () => {
  const { representative } = callers;
  const answers = await Promise.all([
    representative.call(organization.representatives),
    representative.call(organization.departmentCounts),
    representative.call(organization.addDepartment, { body: { department_name: 'Yeni' } }),
    representative.call(organization.deleteRepresentative, at(colleague.user_id)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

it('keeps the people from whoever sees some departments only, in the database too', async () => {
  const scope = scopeOf(await personOf(app, colleague.user_id), 'departments.read');
  const [people, held] = await app.db.write(scope, async (tx) => [
    await sql`select * from company_representatives()`.execute(tx),
    await sql`select hold_representative(${colleague.user_id}) as held`.execute(tx),
  ]);
  expect(people?.rows).toEqual([]);
  expect(held?.rows).toEqual([{ held: false }]);
});
