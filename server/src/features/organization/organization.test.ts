import { organization } from '@emanet/contract/organization';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('lists the departments of the own company in Turkish order, to a temsilci the own ones', async () => {
  const company = await app.makeCompany();
  const names = ['Üretim', 'Çağrı Merkezi', 'Ceza', 'İnsan Kaynakları', 'Isıtma'];
  const ids: number[] = [];
  for (const name of names) ids.push(await app.makeDepartment(company, name));
  await app.makeDepartment(await app.makeCompany(), 'Yabancı');
  const signIn = async (wanted: Parameters<TestApp['makeUser']>[0]) =>
    app.signIn(await app.makeUser({ companies: [company], ...wanted }));
  const listed = async (wanted: Parameters<TestApp['makeUser']>[0]) =>
    (await (await signIn(wanted)).call(organization.departments)).body.data;
  const sorted = ['Ceza', 'Çağrı Merkezi', 'Isıtma', 'İnsan Kaynakları', 'Üretim'];
  expect((await listed({})).map((one) => one.department_name)).toEqual(sorted);
  expect((await listed({ role: 'yönetici' })).map((one) => one.company_id)).toContain(company);
  expect(await listed({ role: 'temsilci', departments: ids.slice(0, 1) })).toEqual([
    { department_id: ids[0], department_name: 'Üretim', company_id: company },
  ]);
  expect(await listed({ role: 'temsilci' })).toEqual([]);
});
