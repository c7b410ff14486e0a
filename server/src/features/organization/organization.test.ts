import { assets } from '@emanet/contract/assets';
import { organization } from '@emanet/contract/organization';
import readSheet from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { appOfFile, type TestApp } from '../../../test/app.ts';
import { assetBody } from '../assets/sample.ts';

const app = await appOfFile();

it('lists the departments of the own company in Turkish order, to a temsilci the own ones', async () => {
  const company = await app.makeCompany();
  const names = ['Üretim', 'Çağrı Merkezi', 'Ceza', 'İnsan Kaynakları', 'Isıtma'];
  const ids: number[] = [];
  for (const name of names) ids.push(await app.makeDepartment(company, name));
  await app.makeDepartment(await app.makeCompany(), 'Yabancı');
  const signIn = async (wanted: Parameters<TestApp['makeUser']>[0]) =>
    app.signInAs({ companies: [company], ...wanted });
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

it('lists to who answers for assets the departments whose assets they keep, and no others', async () => {
  const company = await app.makeCompany();
  const own = await app.makeDepartment(company, 'Bilgi İşlem');
  const other = await app.makeDepartment(company, 'Satış');
  await app.makeDepartment(await app.makeCompany(), 'Yabancı');
  const signIn = async (varlik_sorumlusu: boolean) =>
    app.signInAs({ companies: [company], departments: [own], varlik_sorumlusu });
  const officer = await signIn(true);
  const listed = async (who: typeof officer, query: object) =>
    (await who.call(organization.departments, { query })).body.data.map((one) => one.department_id);
  expect(await listed(officer, { tur: 'varlik_listesi' })).toEqual([own, other]);
  for (const query of [{}, { tur: 'veri_harita' }, { tur: 'veri_aktarim' }])
    expect(await listed(officer, query)).toEqual([own]);
  expect(await listed(await signIn(false), { tur: 'varlik_listesi' })).toEqual([own]);
  // An address that is offered is one that is taken.
  const { status } = await officer.call(assets.add, { body: assetBody(other, 'Kasa yazılımı') });
  expect(status).toBe(201);
});

it('goes into a workbook: departments on one sheet, representatives on the other', async () => {
  const company = await app.makeCompany();
  const places = [
    await app.makeDepartment(company, 'Çağrı Merkezi'),
    await app.makeDepartment(company, 'Ceza'),
  ];
  const person = { role: 'temsilci', companies: [company], fullname: 'Işıl Çınar' } as const;
  await app.makeUser({ ...person, departments: places, egitim_sorumlusu: true });
  await app.makeDepartment(await app.makeCompany(), 'Yabancı');
  const admin = await app.signInAs({ role: 'yönetici', companies: [company] });
  const answer = await app.app.inject({
    url: `${organization.export.path}?lang=tr`,
    headers: admin.headers,
  });
  const [departments, people] = await readSheet(answer.rawPayload);
  expect(departments?.data.map((row) => row.slice(0, 3))).toEqual([
    ['Kayıt no', 'Departman', 'Temsilci'],
    [places[1], 'Ceza', 1],
    [places[0], 'Çağrı Merkezi', 1],
  ]);
  expect(people?.data[1]?.slice(2, 5)).toEqual(['Çağrı Merkezi, Ceza', null, 'Evet']);
  expect(people?.data).toHaveLength(2);
});
