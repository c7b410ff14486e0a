import { assets } from '@emanet/contract/assets';
import { maps, type DataMap } from '@emanet/contract/maps';
import { processingActivities } from '@emanet/contract/processing-activities';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { assetBody } from '../assets/sample.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';

/** Two departments that share a supplier, and records that reach across. */
const app = await appOfFile();
const company = await app.makeCompany();
const elsewhere = await app.makeCompany();
const depot = await app.makeDepartment(company, 'Depo');
const hidden = await app.makeDepartment(company, 'Gizli Birim');
const own = { role: 'temsilci', companies: [company], departments: [depot] } as const;
const people = {
  consultant: await app.signInAs({ companies: [company] }),
  both: await app.signInAs({ companies: [elsewhere, company] }),
  admin: await app.signInAs({ role: 'yönetici', companies: [company, elsewhere] }),
  depot: await app.signInAs(own),
  officer: await app.signInAs({ ...own, varlik_sorumlusu: true }),
  alone: await app.signInAs({ companies: [] }),
};
const add = people.consultant;
const activity = async (department: number, name: string) =>
  (await add.call(processingActivities.add, { body: activityBody(department, name) })).body.data.id;
const own_activity = await activity(depot, 'Sevkiyat');
const secret = await activity(hidden, 'Gizli Faaliyet');
const reaching = { veri_harita_id: [own_activity, secret] };
const transfer = (department: number, name: string, more: object) =>
  add.call(supplierTransfers.add, {
    body: supplierTransferBody(department, name, { ...more }),
  });
const asset = (department: number, name: string, more: object) =>
  add.call(assets.add, { body: assetBody(department, name, { ...more }) });
const made = [
  await transfer(depot, 'Ortak', reaching),
  await transfer(depot, 'Tek', { veri_harita_id: [secret] }),
  await transfer(hidden, 'Ortak', { ...reaching, aktarim_ulkesi: 'Gizli Ülke' }),
  await transfer(hidden, 'Gizli Tedarikçi', reaching),
  await asset(depot, 'Terazi', reaching),
  await asset(hidden, 'Gizli Kasa', { veri_harita_id: [secret], tedarikci_adi: 'Gizli Kasacı' }),
];
expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));

const inCompany = (id = company) => ({ params: { companyId: String(id) } });
const namesOf = ({ nodes }: DataMap) => nodes.map((node) => node.ad);

describe('a representative', () => {
  it('sees on the supplier map the own departments alone, without a trace of others', async () => {
    const answer = await people.depot.call(maps.suppliers, inCompany());
    expect(namesOf(answer.body.data)).toEqual(['Depo', 'Sevkiyat', 'Ortak', 'Tek', 'Almanya']);
    expect(answer.text).not.toContain('Gizli');
    const shared = answer.body.data.nodes.find((node) => node.ad === 'Ortak');
    expect(shared?.kayitlar).toHaveLength(1);
  });

  it('sees a transfer hang on its department when all it serves is hidden', async () => {
    const { data } = (await people.depot.call(maps.suppliers, inCompany())).body;
    const [depot] = data.nodes;
    const into = data.edges.filter(({ hedef }) => hedef === 'tedarikci:tek');
    expect(into.map(({ kaynak }) => kaynak)).toEqual([depot?.id]);
  });

  it('sees on the asset map the own departments alone', async () => {
    const answer = await people.depot.call(maps.assets, inCompany());
    expect(namesOf(answer.body.data)).toEqual(['Depo', 'Sevkiyat', 'Terazi', 'Bordro Hizmetleri']);
    expect(answer.text).not.toContain('Gizli');
  });

  it('who answers for assets sees all assets, and no activity of another department', async () => {
    const { body, text } = await people.officer.call(maps.assets, inCompany());
    expect(namesOf(body.data)).toEqual([
      ...['Depo', 'Gizli Birim', 'Sevkiyat', 'Gizli Kasa', 'Terazi'],
      ...['Bordro Hizmetleri', 'Gizli Kasacı'],
    ]);
    expect(text).not.toContain('Gizli Faaliyet');
    const safe = body.data.nodes.find((node) => node.ad === 'Gizli Kasa');
    const hidden = body.data.nodes.find((node) => node.ad === 'Gizli Birim');
    const into = body.data.edges.filter(({ hedef }) => hedef === safe?.id);
    expect(into.map(({ kaynak }) => kaynak)).toEqual([hidden?.id]);
    const suppliers = await people.officer.call(maps.suppliers, inCompany());
    expect(suppliers.text).not.toContain('Gizli');
  });
});

describe('a company', () => {
  it('is shown whole to who works for it, the active one or not', async () => {
    const whole = (await people.consultant.call(maps.suppliers, inCompany())).body.data;
    expect(namesOf(whole)).toContain('Gizli Tedarikçi');
    expect((await people.both.call(maps.suppliers, inCompany())).body.data).toEqual(whole);
    expect((await people.both.call(maps.suppliers, inCompany(elsewhere))).body.data.nodes).toEqual(
      [],
    );
  });

  it.each([maps.suppliers, maps.assets])('is refused to others ($name)', async (endpoint) => {
    for (const who of [people.consultant, people.admin, people.officer]) {
      const answer = await who.call(endpoint, inCompany(elsewhere));
      expect([answer.status, answer.body.code]).toEqual([403, 'COMPANY_FORBIDDEN']);
    }
    expect((await people.admin.call(endpoint, inCompany(2_000_000_000))).status).toBe(403);
  });

  it('is missed in the words of the specification', async () => {
    const answer = await people.alone.call(maps.assets, inCompany());
    expect(answer.status).toBe(403);
    expect(answer.body.error).toBe('Kullanıcının şirket bilgisi bulunamadı');
    expect((await people.alone.call(maps.suppliers, inCompany())).body.error).toBe(
      'Şirket bilgisi bulunamadı',
    );
  });
});
