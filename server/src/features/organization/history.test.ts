import { companies } from '@emanet/contract/companies';
import { organization } from '@emanet/contract/organization';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { openOwner } from '../../../test/owner.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const role = 'yönetici';
const manager = await app.signInAs({ role, companies: [company], fullname: 'Ece Er' });

const history = async (who = manager) => (await who.call(organization.history)).body;

it('tells what became of departments, people and the company, the newest first', async () => {
  const add = async (department_name: string) => {
    const { body } = await manager.call(organization.addDepartment, { body: { department_name } });
    return body.data.department_id;
  };
  const [kept, closed] = [await add('Satış'), await add('Depo')];
  const at = (id: number) => ({ params: { id: String(id) } });
  await manager.call(organization.renameDepartment, {
    ...at(kept),
    body: { department_name: 'Satış ve Pazarlama' },
  });
  const email = `isil.${Date.now()}@ornek.test`;
  const added = await manager.call(organization.addRepresentative, {
    body: { fullname: 'Işıl Çınar', email, department_id: kept },
  });
  await manager.call(organization.updateRepresentative, {
    ...at(added.body.data?.user_id ?? 0),
    body: { egitim_sorumlusu: true },
  });
  await manager.call(organization.mergeDepartment, { ...at(closed), body: { hedef_id: kept } });
  await manager.call(companies.update, { body: { web: 'https://ornek.test' } });

  const { data, toplam, zincir_saglam } = await history();
  expect(data.map(({ konu, islem, ad }) => [konu, islem, ad])).toEqual([
    ['sirket', 'güncelleme', null],
    ['departman', 'birleştirme', 'Depo'],
    ['temsilci', 'güncelleme', 'Işıl Çınar'],
    ['temsilci', 'ekleme', 'Işıl Çınar'],
    ['departman', 'güncelleme', 'Satış ve Pazarlama'],
    ['departman', 'ekleme', 'Depo'],
    ['departman', 'ekleme', 'Satış'],
  ]);
  expect(new Set(data.map(({ guncelleyen }) => guncelleyen))).toEqual(new Set(['Ece Er']));
  expect(data[2]?.alanlar).toEqual([{ alan: 'egitim_sorumlusu', eski: false, yeni: true }]);
  expect([toplam, zincir_saglam]).toEqual([7, true]);
});

it('shows nothing of another company', async () => {
  const elsewhere = await app.makeCompany();
  const stranger = await app.signInAs({ companies: [elsewhere] });
  expect((await history()).toplam).toBeGreaterThan(0);
  expect(await history(stranger)).toEqual({ data: [], toplam: 0, zincir_saglam: true });
});

it('shows that its owner changed an entry', async () => {
  const owner = await openOwner(app.url);
  await owner.tamper('change_logs', [
    `update change_logs set guncelleyen = 'Başkası'
     where id = (select max(id) from change_logs where company_id = $1 and tur = 'temsilci')`,
    [company],
  ]);
  await owner.close();
  expect((await history()).zincir_saglam).toBe(false);
});
