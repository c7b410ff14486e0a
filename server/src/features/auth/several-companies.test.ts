import { assets } from '@emanet/contract/assets';
import { auth } from '@emanet/contract/auth';
import { secondStep } from '@emanet/contract/auth/second-step';
import { companies } from '@emanet/contract/companies';
import { organization } from '@emanet/contract/organization';
import { portfolio } from '@emanet/contract/portfolio';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { personOf } from '../../../test/person.ts';
import { assetBody } from '../assets/sample.ts';
import { scopeInCompany, scopeOf } from '../../platform/access/scope.ts';
import { cleanUp } from '../../platform/cleanup.ts';
import { selectPeople } from './actor.ts';

const app = await appOfFile();
const [managed, other] = [await app.makeCompany(), await app.makeCompany()];
const [sales, here] = [await app.makeDepartment(managed), await app.makeDepartment(other)];
const hidden = await app.makeDepartment(other, 'Gizli Birim');

/** An administrator of one company who stands for one department of the other, as its asset officer or not. */
async function inBoth(duties: { egitim_sorumlusu?: boolean; varlik_sorumlusu?: boolean } = {}) {
  const user = await app.makeUser({ role: 'yönetici', companies: [managed] });
  const place = { company_id: other, role: 'temsilci', department_id: here } as const;
  await app.joinCompany(user.user_id, { ...place, ...duties });
  const { headers } = await app.signIn(user);
  const tab = (company: number): Caller =>
    app.caller({ ...headers, 'x-company-id': String(company) });
  return { user, tab };
}

let count = 0;
const addAsset = (who: Caller, department: number) =>
  who.call(assets.add, { body: assetBody(department, `Sunucu ${++count}`) });

it('has in each tab the role, the duties and the abilities of that company', async () => {
  const { tab } = await inBoth({ egitim_sorumlusu: true });
  const [boss, one] = await Promise.all(
    [managed, other].map(async (company) => await tab(company).data(auth.userInfo)),
  );
  expect([boss?.role, boss?.egitim_sorumlusu]).toEqual(['yönetici', 0]);
  expect([one?.role, one?.egitim_sorumlusu]).toEqual(['temsilci', 1]);
  expect(boss?.abilities).toContain('organization.write');
  expect(one?.abilities).not.toContain('organization.write');
  expect(boss?.companies.map(({ company_id, role }) => [company_id, role])).toEqual([
    [managed, 'yönetici'],
    [other, 'temsilci'],
  ]);
});

it('manages the one company and sees of the other the own department alone', async () => {
  const { tab } = await inBoth();
  expect((await tab(managed).call(organization.representatives)).status).toBe(200);
  expect((await tab(other).call(organization.representatives)).status).toBe(403);
  expect((await addAsset(tab(managed), sales)).status).toBe(201);
  expect((await addAsset(tab(other), here)).status).toBe(201);
  // No department of the one company opens a department of the other.
  expect((await addAsset(tab(other), hidden)).status).not.toBe(201);
  expect((await addAsset(tab(other), sales)).status).not.toBe(201);
  expect((await addAsset(tab(managed), here)).status).not.toBe(201);
});

it('is an asset officer where it was given, and nowhere else', async () => {
  const officer = await inBoth({ varlik_sorumlusu: true });
  const plain = await inBoth();
  expect((await addAsset(officer.tab(other), hidden)).status).toBe(201);
  expect((await addAsset(plain.tab(other), hidden)).status).not.toBe(201);
});

it('tells the database of each transaction the role of its company', async () => {
  const { user } = await inBoth({ egitim_sorumlusu: true });
  const person = await personOf(app, user.user_id);
  const said = async (company: number) => {
    const scope = scopeOf(person, 'departments.read', company);
    const [row] = await app.db.ask(
      scope,
      sql<{ role: string; trains: boolean; manages: boolean }>`
        select app_scope() ->> 'role' as role, (app_scope() ->> 'trains')::boolean as trains,
          app_manages() as manages`,
    );
    return row;
  };
  expect(await said(managed)).toEqual({ role: 'yönetici', trains: false, manages: true });
  expect(await said(other)).toEqual({ role: 'temsilci', trains: true, manages: false });
});

it('reaches from one tab no other company, whatever the address names', async () => {
  const { user } = await inBoth();
  const person = await personOf(app, user.user_id);
  const scope = scopeOf(person, 'departments.read', managed);
  expect(() => scopeInCompany(scope, other, 'departments.read')).toThrow('COMPANY_FORBIDDEN');
});

it('keeps a consultant’s portfolio to the clients', async () => {
  const client = await app.makeCompany();
  const user = await app.makeUser({ role: 'danışman', companies: [client, managed] });
  await app.joinCompany(user.user_id, { company_id: other, role: 'temsilci', department_id: here });
  const { headers } = await app.signIn(user);
  // The tab shows the company that knows the consultant as a representative.
  const tab = app.caller({ ...headers, 'x-company-id': String(other) });
  const clients = (await tab.call(portfolio.list)).body.data;
  expect(clients.map((one) => one.company_id).toSorted()).toEqual([client, managed].toSorted());
  expect((await tab.call(organization.representatives)).status).toBe(403);
  const boss = await app.signInAs({ role: 'yönetici', companies: [other] });
  expect((await boss.data(companies.consultants)).map((one) => one.user_id)).not.toContain(
    user.user_id,
  );
});

it('switches between the own companies and to no other one', async () => {
  const { user, tab } = await inBoth();
  const to = (company_id: number) =>
    tab(managed).call(auth.companyActive, {
      body: { user_id: user.user_id, company_id, company_active: true },
    });
  expect((await to(other)).status).toBe(200);
  const [found] = await selectPeople(
    app.db.identity,
    sql`(select ${user.user_id}::int as user_id)`,
  );
  expect(found?.memberships.map((one) => [one.company_id, one.company_active])).toEqual([
    [managed, false],
    [other, true],
  ]);
  expect((await to(await app.makeCompany())).status).toBe(403);
});

it('has duties changed by a company in that company alone', async () => {
  const { user } = await inBoth();
  const further = await app.makeCompany();
  const place = await app.makeDepartment(further);
  await app.joinCompany(user.user_id, {
    ...{ company_id: further, role: 'temsilci', department_id: place },
  });
  const boss = await app.signInAs({ role: 'yönetici', companies: [other] });
  const at = { params: { id: String(user.user_id) } };
  const body = { egitim_sorumlusu: true, department_id: [here, hidden], surum: 1 };
  const changed = await boss.call(organization.updateRepresentative, { ...at, body });
  expect(changed.body.data, changed.text).toMatchObject({ departments: [here, hidden], surum: 2 });
  const rows = await app.db.system
    .selectFrom('memberships')
    .select(['company_id', 'department_id', 'role', 'egitim_sorumlusu'])
    .where('user_id', '=', user.user_id)
    .orderBy('membership_id')
    .execute();
  expect(rows.map((one) => Object.values(one))).toEqual([
    [managed, null, 'yönetici', false],
    [other, here, 'temsilci', true],
    [further, place, 'temsilci', false],
    [other, hidden, 'temsilci', true],
  ]);
});

it('stays in the other company, signed in, when one lets the person go', async () => {
  const { user, tab } = await inBoth();
  const boss = await app.signInAs({ role: 'yönetici', companies: [other] });
  const at = { params: { id: String(user.user_id) } };
  expect((await boss.call(organization.deleteRepresentative, at)).status).toBe(200);
  expect((await tab(managed).call(organization.representatives)).status).toBe(200);
  expect((await tab(other).call(assets.list)).status).toBe(403);
  const account = await sql<{ aktif: boolean }>`
    select aktif from users where user_id = ${user.user_id}`.execute(app.db.system);
  expect(account.rows).toEqual([{ aktif: true }]);
});

it('is placed by no company of which they are no representative', async () => {
  const { user } = await inBoth();
  const stranger = await app.makeCompany();
  const place = await app.makeDepartment(stranger);
  const boss = await app.makeUser({ role: 'yönetici', companies: [stranger] });
  const person = await personOf(app, boss.user_id);
  await app.db.write(scopeOf(person, 'organization.write'), (tx) =>
    sql`select place_representative(${user.user_id}, array[${place}]::int[])`.execute(tx),
  );
  const rows = await sql`select from memberships where user_id = ${user.user_id}
    and company_id = ${stranger}`.execute(app.db.system);
  expect(rows.rows).toHaveLength(0);
});

it('has a session that runs out noted with the role of the company that hears of it', async () => {
  const { user } = await inBoth();
  await sql`update memberships set company_active = company_id = ${other}
    where user_id = ${user.user_id}`.execute(app.db.system);
  await sql`update sessions set last_seen_at = now() - interval '30 days'
    where user_id = ${user.user_id}`.execute(app.db.system);
  await cleanUp(app.services);
  const noted = await sql`select company_id, role from entry_logs
    where user_id = ${user.user_id} and neden = 'oturum_suresi_doldu'`.execute(app.db.system);
  expect(noted.rows).toEqual([{ company_id: other, role: 'temsilci' }]);
});

it('cannot take off a second step on behalf of a company that they do not manage', async () => {
  const { tab } = await inBoth();
  const colleague = await inBoth();
  const at = { params: { id: String(colleague.user.user_id) } };
  expect((await tab(managed).call(secondStep.reset, at)).body.code).toBe('RESET_ELSEWHERE');
});
