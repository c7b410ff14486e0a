import { companies } from '@emanet/contract/companies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('the companies of a person', () => {
  it('are each listed once, in their order, the one worked in marked', async () => {
    const first = await app.makeCompany('Birinci');
    const second = await app.makeCompany('İkinci');
    await app.makeCompany('Yabancı');
    const consultant = await app.signIn(await app.makeUser({ companies: [first, second] }));
    const { body } = await consultant.call(companies.list);
    const expected = [
      { company_id: first, company_name: 'Birinci', logo: null, company_active: true },
      { company_id: second, company_name: 'İkinci', logo: null, company_active: false },
    ];
    expect(body).toEqual({ data: expected, companies: expected });
    const departments = [await app.makeDepartment(first), await app.makeDepartment(first)];
    const representative = await app.signIn(
      await app.makeUser({ role: 'temsilci', companies: [first], departments }),
    );
    expect((await representative.call(companies.logos)).body.data).toEqual([
      { company_id: first, logo: null },
    ]);
  });
});
