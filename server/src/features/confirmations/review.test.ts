import { actions } from '@emanet/contract/actions';
import { confirmations } from '@emanet/contract/confirmations';
import { reviews } from '@emanet/contract/confirmations/review';
import { organization } from '@emanet/contract/organization';
import { processingActivities } from '@emanet/contract/processing-activities';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { unique } from '../../../test/factories.ts';
import { scopeOfJob } from '../../platform/access/scope.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { openRound } from './queries.ts';

const clock = testClock();
const app = await appOfFile({}, { clock });
const company = await app.makeCompany();
const [own, other] = [await app.makeDepartment(company), await app.makeDepartment(company)];
const made = { role: 'temsilci', companies: [company], departments: [own] } as const;
const user = await app.makeUser(made);
const { email } = user;
const representative = await app.signIn(user);
const colleague = await app.signInAs(made);
const consultant = await app.signInAs({ companies: [company] });

const addActivity = async (department: number): Promise<number> => {
  const body = activityBody(department, unique('Faaliyet'));
  return (await consultant.call(processingActivities.add, { body })).body.data.id;
};
const read = async (who = representative, department = own) =>
  (await who.call(reviews.review, { query: { department_id: String(department) } })).body.data;
const save = (kayit_id: number, cevap: 'dogru' | 'bilmiyorum', who = representative, at = own) =>
  who.call(reviews.saveReview, { body: { department_id: at, kayit_id, cevap } });

describe('a guided review', () => {
  it('goes on on another device, each with own answers', async () => {
    const [first, second] = [await addActivity(own), await addActivity(own)];
    expect((await save(first, 'bilmiyorum')).body.data.cevaplar).toEqual({ [first]: 'bilmiyorum' });
    await save(first, 'dogru');
    await save(second, 'bilmiyorum');
    // Another session of the same person.
    expect(await read()).toEqual({
      donem: 'serbest',
      cevaplar: { [first]: 'dogru', [second]: 'bilmiyorum' },
    });
    expect((await read(colleague)).cevaplar).toEqual({});
    expect((await read(consultant)).cevaplar).toEqual({});
    await consultant.call(processingActivities.delete, { params: { id: String(second) } });
    expect((await read()).cevaplar).toEqual({ [first]: 'dogru' });
  });

  it('reaches neither another department nor a record of one', async () => {
    const elsewhere = await addActivity(other);
    const asked = { query: { department_id: String(other) } };
    expect((await representative.call(reviews.review, asked)).status).toBe(404);
    expect((await save(elsewhere, 'dogru')).status).toBe(404);
    expect((await save(elsewhere, 'dogru', representative, other)).status).toBe(404);
    expect((await save(elsewhere, 'dogru', consultant, other)).status).toBe(200);
    const outsider = await app.signInAs({ companies: [await app.makeCompany()] });
    expect((await save(elsewhere, 'dogru', outsider, other)).status).toBe(404);
  });

  it('begins anew with a round, ends with its confirmation, and is no attestation', async () => {
    const one = await addActivity(own);
    await save(one, 'dogru');
    const today = clock.today();
    const scope = scopeOfJob({ kind: 'job', job: 'test' }, company);
    await app.db.write(scope, (tx) => openRound(tx, scope, today, today));
    expect(await read()).toEqual({ donem: today, cevaplar: {} });
    await save(one, 'dogru');
    expect((await read()).cevaplar).toEqual({ [one]: 'dogru' });
    const list = await consultant.call(confirmations.list, {
      query: { department_id: String(own) },
    });
    expect(list.body.data.every(({ onay }) => onay)).toBe(true);
    const body = { department_id: own, company_id: company, e_posta: email };
    expect((await representative.call(confirmations.add, { body })).status).toBe(201);
    expect((await read()).cevaplar).toEqual({});
  });

  it.each([
    ['a round that asks the other department too', [0, 1]],
    ['a round of the other department alone', [1]],
    ['a round that the other department has confirmed', [0]],
    ['no round', []],
  ])('moves along with a merge, in %s', async (_, asked) => {
    const clients = await app.makeCompany();
    const departments = [await app.makeDepartment(clients), await app.makeDepartment(clients)];
    const [source = 0, target = 0] = departments;
    const manager = await app.signInAs({ role: 'yönetici', companies: [clients] });
    const who = await app.signInAs({ role: 'temsilci', companies: [clients], departments });
    const body = activityBody(source, unique('Faaliyet'));
    const { id } = (await manager.call(processingActivities.add, { body })).body.data;
    const day = clock.today();
    const rows = asked.map((one) => ({
      company_id: clients,
      department_id: departments[one] ?? 0,
    }));
    await sql`insert into envanter_bildirimleri (company_id, department_id, donem, bildirim_tarihi, onay)
      select company_id, department_id, ${day}::date, ${day}::date, true
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (company_id int, department_id int)`.execute(
      app.db.system,
    );
    clock.moveBy({ days: 1 });
    await save(id, 'bilmiyorum', who, source);
    const merged = await manager.call(organization.mergeDepartment, {
      params: { id: String(source) },
      body: { hedef_id: target },
    });
    expect(merged.status, merged.text).toBe(200);
    expect((await read(who, target)).cevaplar).toEqual({ [id]: 'bilmiyorum' });
  });

  it('counts for ninety days where nobody asked for it', async () => {
    const one = await addActivity(own);
    await save(one, 'dogru');
    expect((await read()).cevaplar).toEqual({ [one]: 'dogru' });
    clock.moveBy({ days: 91 });
    expect((await read()).cevaplar).toEqual({});
  });

  it('opens one action in the words of who tells what has changed', async () => {
    const kayit_id = await addActivity(own);
    const tell = (who = representative, department_id = own) =>
      who.call(reviews.tellChange, {
        body: { department_id, kayit_id, aciklama: 'Artık yeni programda tutuyoruz' },
      });
    expect((await tell()).body.data.cevaplar).toMatchObject({ [kayit_id]: 'degisti' });
    await tell(colleague);
    const { body } = await consultant.call(actions.list);
    const opened = body.data.filter((one) => one.kayit_id === kayit_id);
    expect(opened).toMatchObject([
      {
        kayit_turu: 'veri_harita',
        department_id: own,
        aksiyon_aciklamasi: 'Artık yeni programda tutuyoruz',
        durum: false,
      },
    ]);
    expect((await tell(representative, other)).status).toBe(404);
    const empty = { department_id: own, kayit_id, aciklama: ' ' };
    expect((await representative.call(reviews.tellChange, { body: empty })).status).toBe(400);
  });
});
