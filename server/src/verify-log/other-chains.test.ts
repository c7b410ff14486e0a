import { applications } from '@emanet/contract/applications';
import { organization } from '@emanet/contract/organization';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { openOwner, type Owner } from '../../test/owner.ts';
import { writtenLetter } from '../features/applications/sample.ts';
import { anchorLogs } from '../records/log-anchors.ts';
import { readNoted } from './anchored.ts';
import { verifyOtherChains } from './other-chains.ts';

let app: TestApp;
let owner: Owner;
let company: number;
let application: number;
let number: string;
beforeAll(async () => {
  app = await testApp();
  owner = await openOwner(app.url);
});
afterAll(async () => {
  await owner.close();
  await app.close();
});

/** A company with three entries of its own changes and an application with three events, anchored. */
beforeEach(async () => {
  company = await app.makeCompany();
  const manager = await app.signIn(await app.makeUser({ role: 'yönetici', companies: [company] }));
  for (const department_name of ['Satış', 'Üretim', 'Kalite'])
    await manager.call(organization.addDepartment, { body: { department_name } });
  const today = app.services.clock.today();
  const { body } = await manager.call(applications.add, {
    body: writtenLetter({ gelis_gunu: today }),
  });
  application = body.data.id;
  number = body.data.basvuru_no;
  const params = { id: String(application) };
  for (const metin of ['Kayıtlar istendi.', 'Kayıtlar geldi.'])
    await manager.call(applications.note, { params, body: { metin } });
  await anchorLogs(app.services);
});

const noted = async () =>
  (await readNoted(app.services.files, app.services.config.SECRET)).noted.get(company) ?? {};
const breaks = async () => verifyOtherChains(app.db.system, company, await noted());

it('fits while nobody touched it', async () => {
  expect(await breaks()).toEqual([]);
});

describe("the log of a company's own changes", () => {
  it('shows an entry that was changed, or taken out of its middle', async () => {
    const changed = { chain: 'organization', place: 2, why: 'changed' };
    await owner.tamper('organization_logs', [
      `update organization_logs set guncelleyen = 'Başkası' where company_id = $1 and sira = 2`,
      [company],
    ]);
    expect(await breaks()).toEqual([changed]);
    await owner.tamper('organization_logs', [
      'delete from organization_logs where company_id = $1 and sira = 2',
      [company],
    ]);
    expect(await breaks()).toEqual([changed]);
  });

  it('shows by the anchor what its owner cut off, or computed anew', async () => {
    const unlike = { chain: 'organization', place: 3, why: 'not as anchored' };
    await owner.tamper('organization_logs', [
      `update organization_logs l set guncelleyen = 'Başkası' where company_id = $1 and sira = 3`,
      [company],
    ]);
    await owner.tamper('organization_logs', [
      `update organization_logs l set ozet = organization_log_hash(p.ozet, l)
       from organization_logs p
       where l.company_id = $1 and l.sira = 3 and p.company_id = $1 and p.sira = 2`,
      [company],
    ]);
    expect(await breaks()).toEqual([unlike]);
    expect(await verifyOtherChains(app.db.system, company, {})).toEqual([]);
    await owner.tamper('organization_logs', [
      'delete from organization_logs where company_id = $1 and sira = 3',
      [company],
    ]);
    expect(await breaks()).toEqual([unlike]);
  });

  it('takes no digest from the application', async () => {
    await owner.ask('begin; set local role emanet_system');
    const { rows } = await owner.ask<{ sira: number; ozet: string }>(
      `insert into organization_logs
         (company_id, konu, konu_id, islem, guncelleyen, alanlar, sira, ozet)
       values ($1, 'departman', 1, 'ekleme', 'x', '[]', 9, 'x') returning sira, ozet`,
      [company],
    );
    await owner.ask('rollback');
    expect(rows[0]?.sira).toBe(4);
    expect(rows[0]?.ozet).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('the events of an application', () => {
  it('show one that was changed', async () => {
    await owner.tamper('basvuru_olaylari', [
      `update basvuru_olaylari set veri = '{"kaynak": "kep"}' where basvuru_id = $1 and sira = 1`,
      [application],
    ]);
    expect(await breaks()).toEqual([
      { chain: 'application', subject: application, place: 1, why: 'changed' },
    ]);
  });

  it('show by the anchor that their end was cut off', async () => {
    await owner.tamper('basvuru_olaylari', [
      'delete from basvuru_olaylari where basvuru_id = $1 and sira = 3',
      [application],
    ]);
    expect(await breaks()).toEqual([
      { chain: 'application', subject: application, place: 3, why: 'not as anchored' },
    ]);
  });

  it('show that all of them went, and that the application did', async () => {
    await owner.tamper('basvuru_olaylari', [
      'delete from basvuru_olaylari where basvuru_id = $1',
      [application],
    ]);
    expect(await breaks()).toEqual([
      { chain: 'application', subject: application, place: 0, why: 'changed' },
    ]);
    await owner.tamper('basvurular', ['delete from basvurular where id = $1', [application]]);
    expect(await breaks()).toEqual([{ chain: 'application', number, why: 'removed' }]);
  });
});
