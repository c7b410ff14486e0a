import { applications } from '@emanet/contract/applications';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { appOfFile } from '../../test/app.ts';
import { openOwner } from '../../test/owner.ts';
import { writtenLetter } from '../features/applications/sample.ts';
import { verifyApplications } from './applications.ts';
import { verifyChain } from './verify.ts';

let company: number;
let application: number;
let number: string;
const app = await appOfFile();
const owner = await openOwner(app.url);
afterAll(() => owner.close());

/** Four of verbs; of evidence: form, member, arrival, its outcome, its clock. */
const ENTRIES = 9;

/** A company with an application of three events. */
beforeEach(async () => {
  company = await app.makeCompany();
  const manager = await app.signInAs({ role: 'yönetici', companies: [company] });
  const today = app.services.clock.today();
  const { body } = await manager.call(applications.add, {
    body: writtenLetter({ gelis_gunu: today }),
  });
  application = body.data.id;
  number = body.data.basvuru_no;
  const params = { id: String(application) };
  for (const metin of ['Kayıtlar istendi.', 'Kayıtlar geldi.'])
    await manager.call(applications.note, { params, body: { metin } });
});

const breaks = () => verifyApplications(app.db.system, company);

it('fits while nobody touched it', async () => {
  expect(await breaks()).toEqual([]);
});

describe('the events of an application', () => {
  it('show one that was changed', async () => {
    await owner.tamper('basvuru_olaylari', [
      `update basvuru_olaylari set veri = '{"kaynak": "kep"}' where basvuru_id = $1 and sira = 1`,
      [application],
    ]);
    expect(await breaks()).toEqual([{ subject: application, place: 1, why: 'changed' }]);
  });

  it('show by the chain that their end was cut off', async () => {
    await owner.tamper('basvuru_olaylari', [
      'delete from basvuru_olaylari where basvuru_id = $1 and sira = 3',
      [application],
    ]);
    expect(await breaks()).toEqual([{ subject: application, place: 3, why: 'changed' }]);
  });

  it('show that all of them went, and that the application did', async () => {
    await owner.tamper('basvuru_olaylari', [
      'delete from basvuru_olaylari where basvuru_id = $1',
      [application],
    ]);
    expect(await breaks()).toEqual([{ subject: application, place: 0, why: 'changed' }]);
    await owner.tamper('basvurular', ['delete from basvurular where id = $1', [application]]);
    expect(await breaks()).toEqual([{ number, why: 'removed' }]);
  });

  it('show that they were computed anew', async () => {
    await owner.tamper('basvuru_olaylari', [
      `update basvuru_olaylari o set ozet = application_event_hash(p.ozet, o), veri = '{}'
       from basvuru_olaylari p
       where o.basvuru_id = $1 and o.sira = 3 and p.basvuru_id = $1 and p.sira = 2`,
      [application],
    ]);
    await owner.tamper('basvuru_olaylari', [
      `update basvuru_olaylari o set ozet = application_event_hash(p.ozet, o)
       from basvuru_olaylari p
       where o.basvuru_id = $1 and o.sira = 3 and p.basvuru_id = $1 and p.sira = 2`,
      [application],
    ]);
    expect(await breaks()).toEqual([{ subject: application, place: 3, why: 'changed' }]);
  });

  it('are erased with their application, and the chain stays whole', async () => {
    await owner.ask('begin; set local role emanet_system');
    await owner.ask(
      `with gone as (delete from basvurular where id = $1 returning company_id, yil, sira)
       insert into basvuru_imhalari (company_id, yil, sira, imha_tarihi)
       select company_id, yil, sira, now() from gone`,
      [application],
    );
    await owner.ask('commit');
    const { rows } = await owner.ask(
      `select count(*)::int as events from basvuru_olaylari where basvuru_id = $1`,
      [application],
    );
    expect(rows).toEqual([{ events: 0 }]);
    expect(await breaks()).toEqual([]);
    expect(await verifyChain(app.db.system, company)).toEqual({
      company_id: company,
      entries: ENTRIES,
    });
  });

  it('leave nothing of their content in the chain', async () => {
    const { rows } = await owner.ask<{ entry: string }>(
      `select l::text as entry from change_logs l where company_id = $1`,
      [company],
    );
    expect(rows).toHaveLength(ENTRIES);
    for (const { entry } of rows) expect(entry).not.toMatch(/Kayıtlar|Özdemir|kaynak/);
  });
});
