import { auth } from '@emanet/contract/auth';
import { beforeAll, describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import type { TestUser } from '../../../test/factories.ts';

const app = await appOfFile();

const activeOf = async (who: Caller) =>
  (await who.call(auth.userInfo)).body.data.companies.filter((one) => one.company_active);

describe('the active company', () => {
  let companies: number[];
  let user: TestUser;
  let caller: Caller;
  beforeAll(async () => {
    companies = [await app.makeCompany(), await app.makeCompany()];
    user = await app.makeUser({ companies });
    caller = await app.signIn(user);
  });
  const switchTo = (company_id: number, user_id = user.user_id, who = caller) =>
    who.call(auth.companyActive, { body: { user_id, company_id, company_active: true } });

  it('changes to another own company, in every session', async () => {
    const { status, body } = await switchTo(companies[1] ?? 0);
    expect([status, body.message]).toEqual([200, 'Etkin şirket değiştirildi.']);
    const elsewhere = await app.signIn(user);
    expect(await activeOf(elsewhere)).toMatchObject([{ company_id: companies[1] }]);
  });

  it('is always exactly one, also after two switches at the same moment', async () => {
    await Promise.all(companies.map((company_id) => switchTo(company_id)));
    expect(await activeOf(caller)).toHaveLength(1);
  });

  it('never becomes a foreign company, nor another person’s', async () => {
    const foreign = await app.makeCompany();
    const before = await activeOf(caller);
    for (const refused of [
      await switchTo(foreign),
      await switchTo(2_000_000_000),
      await switchTo(companies[0] ?? 0, user.user_id + 1),
    ]) {
      expect([refused.status, refused.body.error]).toEqual([
        403,
        'Bu şirket verilerine erişim yetkiniz bulunmamaktadır',
      ]);
    }
    expect(await activeOf(caller)).toEqual(before);
  });

  it('is open to a tab that shows another company', async () => {
    const shown = (await activeOf(caller))[0]?.company_id;
    const other = companies.find((company) => company !== shown) ?? 0;
    const headers = { 'x-company-id': String(other) };
    const body = { user_id: user.user_id, company_id: other, company_active: true };
    expect((await caller.call(auth.companyActive, { body, headers })).status).toBe(200);
    expect((await activeOf(caller))[0]?.company_id).toBe(other);
  });

  it('is chosen by whoever works for several, whatever their role', async () => {
    for (const role of ['yönetici', 'temsilci'] as const) {
      const other = await app.makeUser({ role, companies });
      const who = await app.signIn(other);
      expect((await switchTo(companies[1] ?? 0, other.user_id, who)).status).toBe(200);
      expect((await activeOf(who))[0]?.company_id).toBe(companies[1]);
    }
  });
});

describe('user info', () => {
  it('holds the companies in order, the first one active when none is', async () => {
    const companies = [await app.makeCompany('Bir'), await app.makeCompany('İki')];
    const user = await app.makeUser({ companies, fullname: '' });
    await app.db.system
      .updateTable('memberships')
      .set({ company_active: false })
      .where('user_id', '=', user.user_id)
      .execute();
    const { data } = (await (await app.signIn(user)).call(auth.userInfo)).body;
    expect(data.fullname).toBe('');
    expect(data.companies.map((one) => [one.company_name, one.company_active])).toEqual([
      ['Bir', true],
      ['İki', false],
    ]);
    expect(data.abilities).toContain('portfolio.read');
  });

  it('holds a temsilci’s departments and duties', async () => {
    const company = await app.makeCompany();
    const departments = [await app.makeDepartment(company, 'Bilgi İşlem')];
    const user = await app.makeUser({
      role: 'temsilci',
      companies: [company],
      departments,
      egitim_sorumlusu: true,
    });
    const { data } = (await (await app.signIn(user)).call(auth.userInfo)).body;
    expect([data.egitim_sorumlusu, data.varlik_sorumlusu]).toEqual([1, false]);
    expect(data.companies).toMatchObject([
      { department_id: departments[0], department_name: 'Bilgi İşlem' },
    ]);
    expect(data.abilities).not.toContain('portfolio.read');
  });

  it('is refused without a session in the specification’s words', async () => {
    const { status, body } = await app.stranger.call(auth.userInfo);
    expect([status, body.error, body.message]).toEqual([
      401,
      'Token geçersiz veya süresi dolmuş',
      'Token geçersiz veya süresi dolmuş',
    ]);
  });

  it('is refused at once when the person is switched off', async () => {
    const user = await app.makeUser({ companies: [await app.makeCompany()] });
    const caller = await app.signIn(user);
    expect((await caller.call(auth.userInfo)).status).toBe(200);
    await app.db.system
      .updateTable('users')
      .set({ aktif: false })
      .where('user_id', '=', user.user_id)
      .execute();
    expect((await caller.call(auth.userInfo)).status).toBe(401);
  });
});
