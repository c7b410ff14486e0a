import { portfolio } from '@emanet/contract/portfolio';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';

const clock = testClock('2026-11-23T09:00:00+03:00');

const app = await appOfFile({}, { clock });
const companies = [await app.makeCompany(), await app.makeCompany()];
const selin = await app.makeUser({ companies, fullname: 'Selin Aydoğan' });
const elif = await app.makeUser({ companies: companies.slice(0, 1), fullname: 'Elif Kaya' });
const caller = await app.signIn(selin);

const charge = (body: object) =>
  caller.call(portfolio.charge, { body: { company_ids: companies, ...body } });
const shown = async () =>
  new Map((await caller.call(portfolio.list)).body.data.map((one) => [one.company_id, one]));

it('names those who share a client', async () => {
  const { data } = (await caller.call(portfolio.colleagues)).body;
  expect(data.map(({ fullname }) => fullname)).toEqual(['Elif Kaya', 'Selin Aydoğan']);
  expect(data[0]?.sirketler).toEqual(companies.slice(0, 1));
});

it('puts a consultant in charge where they are a member, with an entry in each log', async () => {
  const [first = 0, second = 0] = companies;
  const answer = await charge({ sorumlu_id: elif.user_id });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body.data).toEqual({ yapilan: [first], surumler: [1], atlanan: [second] });
  expect((await shown()).get(first)).toMatchObject({ sorumlu: 'Elif Kaya', vekil: null });
  expect((await shown()).get(second)?.sorumlu).toBeNull();
  const entries = await sql<{ company_id: number }>`select company_id from change_logs
    where company_id = any(${companies}::int[]) and tur = 'portfoy_sorumlulari'`.execute(
    app.db.system,
  );
  expect(entries.rows.map(({ company_id }) => company_id)).toEqual([first]);
});

it('refuses a charge that no client takes, and writes no entry', async () => {
  const stranger = await app.makeUser({ companies: [await app.makeCompany()] });
  const before = await shown();
  const answer = await charge({ sorumlu_id: stranger.user_id });
  expect([answer.status, answer.body.code]).toEqual([409, 'CHARGE_NOWHERE']);
  expect(answer.body.data).toEqual({ yapilan: [], surumler: [], atlanan: companies });
  expect(await shown()).toEqual(before);
});

it('lets somebody stand in for the days of a leave alone', async () => {
  const [first = 0] = companies;
  const vekil = { user_id: selin.user_id, baslangic: '2026-11-20', bitis: '2026-11-27' };
  expect((await charge({ vekil })).body.data.yapilan).toEqual(companies);
  expect((await shown()).get(first)).toMatchObject({
    sorumlu: 'Elif Kaya',
    vekil_id: selin.user_id,
  });
  clock.moveTo('2026-11-28T09:00:00+03:00');
  expect((await shown()).get(first)).toMatchObject({ vekil_id: null, vekil_bitis: null });
  const wrong = { ...vekil, baslangic: '2026-12-01' };
  expect((await charge({ vekil: wrong })).status).toBe(400);
});

it('refuses a client of somebody else and changes nothing', async () => {
  const foreign = await app.makeCompany();
  const own = await app.makeCompany();
  const both = await app.signInAs({ companies: [own] });
  const body = { company_ids: [own, foreign], sorumlu_id: null };
  expect((await both.call(portfolio.charge, { body })).status).toBe(403);
  const rows = await sql`select from portfoy_sorumlulari
    where company_id in (${own}, ${foreign})`.execute(app.db.system);
  expect(rows.rows).toEqual([]);
});

it('refuses a version that is no longer the present one', async () => {
  const company = await app.makeCompany();
  const person = await app.makeUser({ companies: [company] });
  const own = await app.signIn(person);
  const seen = async () => (await own.call(portfolio.list)).body.data[0]?.sorumlu_surum ?? -1;
  const first = await seen();
  expect(first).toBe(0);
  const body = { company_ids: [company], sorumlu_id: person.user_id, surumler: [first] };
  expect((await own.call(portfolio.charge, { body })).status).toBe(200);
  const stale = await own.call(portfolio.charge, { body });
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
  const now = { ...body, surumler: [await seen()] };
  expect((await own.call(portfolio.charge, { body: now })).status).toBe(200);
});

it('is undone by the versions it made, where nobody has changed them since', async () => {
  const clients = [await app.makeCompany(), await app.makeCompany()];
  const [kept = 0, changed = 0] = clients;
  const own = await app.signInAs({ companies: clients });
  const colleague = await app.makeUser({ companies: clients });
  const put = async (company_ids: number[], sorumlu_id: number | null, surumler?: number[]) =>
    own.data(portfolio.charge, { body: { company_ids, sorumlu_id, surumler } });
  const done = await put(clients, colleague.user_id);
  expect(done).toEqual({ yapilan: clients, surumler: [1, 1], atlanan: [] });
  const other = await app.signIn(colleague);
  const vekil = { user_id: colleague.user_id, baslangic: '2026-11-20', bitis: '2026-12-27' };
  await other.data(portfolio.charge, { body: { company_ids: [changed], vekil } });
  expect(await put(clients, null, done.surumler)).toEqual({
    ...{ yapilan: [kept], surumler: [2], atlanan: [changed] },
  });
});
