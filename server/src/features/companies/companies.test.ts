import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { companies } from '@emanet/contract/companies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  const folder = join(app.config.DATA_DIR, 'files', 'logos');
  await mkdir(join(folder, 'klasor.png'), { recursive: true });
  await writeFile(join(folder, 'ornek-gida.png'), PNG);
  await writeFile(join(app.config.DATA_DIR, 'files', 'gizli.png'), PNG);
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

describe('a logo', () => {
  it('is served to anybody, as what it is, and may be kept', async () => {
    const answer = await app.app.inject('/api/files/logos/ornek-gida.png');
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(PNG);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400',
      'content-length': '8',
    });
  });

  it.each([
    ['olmayan.png', 404],
    ['klasor.png', 404],
    ['..%2Fgizli.png', 400],
    ['%2e%2e%2fgizli.png', 400],
    ['ornek-gida.PNG', 400],
    ['ornek-gida.svg', 400],
    ['a%00.png', 400],
  ])('%s is refused', async (file, status) => {
    const answer = await app.app.inject(`/api/files/logos/${file}`);
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ message: string }>().message).not.toBe('');
  });
});
