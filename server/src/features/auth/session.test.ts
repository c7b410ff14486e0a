import { auth } from '@emanet/contract/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('session', () => {
  it('answers {} to a stranger and who is there to somebody signed in', async () => {
    expect((await app.stranger.call(auth.session)).body).toEqual({});
    const company = await app.makeCompany('Örnek A.Ş.');
    const user = await app.makeUser({ companies: [company], fullname: 'Elif Örnek' });
    const { body } = await (await app.signIn(user)).call(auth.session);
    expect(body.user).toMatchObject({
      user_id: user.user_id,
      fullname: 'Elif Örnek',
      name: 'Elif Örnek',
      egitim_sorumlusu: 0,
      companies: [{ company_id: company, company_name: 'Örnek A.Ş.', company_active: true }],
    });
    expect(body.accessToken).toHaveLength(43);
  });
});
