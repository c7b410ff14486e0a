import { companies } from '@emanet/contract/companies';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';

const app = await appOfFile();

describe('the companies of a person', () => {
  it('are each listed once, in their order, the one worked in marked', async () => {
    const first = await app.makeCompany('Birinci');
    const second = await app.makeCompany('İkinci');
    await app.makeCompany('Yabancı');
    const consultant = await app.signInAs({ companies: [first, second] });
    const { body } = await consultant.call(companies.list);
    const expected = [
      { company_id: first, company_name: 'Birinci', logo: null, company_active: true },
      { company_id: second, company_name: 'İkinci', logo: null, company_active: false },
    ];
    expect(body.companies).toEqual(body.data);
    expect(body.data).toMatchObject(expected);
    const departments = [await app.makeDepartment(first), await app.makeDepartment(first)];
    const representative = await app.signInAs({
      role: 'temsilci',
      companies: [first],
      departments,
    });
    expect((await representative.call(companies.logos)).body.data).toEqual([
      { company_id: first, logo: null },
    ]);
  });

  it('carry their six notification settings, and their people for those who may read them', async () => {
    const company = await app.makeCompany();
    const departments = [await app.makeDepartment(company)];
    const caller = (role: 'danışman' | 'yönetici' | 'temsilci') =>
      app.makeUser({ role, companies: [company], ...(role === 'temsilci' && { departments }) });
    const [consultant, manager, representative] = await Promise.all(
      [await caller('danışman'), await caller('yönetici'), await caller('temsilci')].map((one) =>
        app.signIn(one),
      ),
    );
    const read = async (by: Caller | undefined) => (await by?.call(companies.list))?.body.data[0];
    const settings = {
      ...{ envanter_uygulama_onay: false, envanter_email_onay: false, aksiyon_bildirimi: false },
      ...{ periyodik_sure: 90, envanter_baslangic_tarihi: null, aksiyon_periyodik_sure: 14 },
    };
    for (const by of [consultant, manager]) {
      expect(await read(by)).toMatchObject(settings);
      expect((await read(by))?.users).toHaveLength(3);
    }
    expect(await read(representative)).toMatchObject({ ...settings, users: null });
  });
});
