import { actions } from '@emanet/contract/actions';
import { portfolio } from '@emanet/contract/portfolio';
import { ACROSS_TYPES } from '@emanet/contract/portfolio/across-types';
import { suppliers } from '@emanet/contract/suppliers';
import { processingActivities } from '@emanet/contract/processing-activities';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { unique } from '../../../test/factories.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { keepPortfolioJob } from './jobs.ts';

/** A name in company C that a consultant of A and B may never see. */
const SECRET = unique('Gizli');
let [a, b, c]: number[] = [];

const fill = async (company_id: number, name: string) => {
  const department_id = await app.makeDepartment(company_id, `${name} departmanı`);
  const owner = await app.signInAs({ role: 'yönetici', companies: [company_id] });
  const action = { aksiyon_ismi: `${name} aksiyonu`, risk: 'Orta', department_id } as const;
  await owner.call(actions.add, { body: { ...action, son_tarih: '2020-01-01' } });
  await owner.call(suppliers.create, { body: { tedarikci_adi: `${name} tedarikçisi` } });
  const activity: object = { surec_ismi: name, department_id };
  await owner.call(processingActivities.add, { body: activity });
};

const app = await appOfFile();
[a, b, c] = [
  await app.makeCompany(unique('A')),
  await app.makeCompany(unique('B')),
  await app.makeCompany(SECRET),
];
for (const [company, name] of [
  [a, 'Kendi'],
  [b, 'İkinci'],
  [c, SECRET],
] as const)
  await fill(company, name);
const consultant = await app.makeUser({ companies: [a, b] });

/** Answers of every call over all clients, and every sheet, as one text. */
const answers = async (who: Caller, headers: Record<string, string> = {}) => {
  const { list, due, changes, waiting, records, exportRecords } = portfolio;
  const parts = ACROSS_TYPES.map((kayit_turu) => ({ headers, params: { kayit_turu } }));
  const body = { lang: 'tr', bicim: 'csv' } as const;
  const all = [
    ...[list, due, changes, waiting].map((one) => who.call(one, { headers })),
    ...parts.map((part) => who.call(records, part)),
    ...parts.map((part) => who.call(exportRecords, { ...part, body })),
  ];
  const done = await Promise.all(all);
  const [status = 0, another] = new Set(done.map((one) => one.status));
  return {
    status: another === undefined ? status : NaN,
    text: done
      .map((one) => one.text)
      .join('\n')
      // The instants of the call itself.
      .replaceAll(/"(baslangic|gorulen)":"[^"]*"/g, ''),
  };
};

it('shows the companies of the consultant and nothing of another, kept or counted', async () => {
  const caller = await app.signIn(consultant);
  for (const run of [() => undefined, () => keep()]) {
    await run();
    const { status, text } = await answers(caller);
    expect(status).toBe(200);
    for (const own of ['İkinci aksiyonu', 'İkinci tedarikçisi']) expect(text).toContain(own);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(`"company_id":${c}`);
  }
});
const keep = () =>
  keepPortfolioJob.perform(app.services, {}, reachOf(app.services, keepPortfolioJob));

it('refuses everybody but consultants, and a company named that is not theirs', async () => {
  for (const role of ['yönetici', 'temsilci'] as const) {
    const who = await app.signInAs({ role, companies: [a ?? 0, b ?? 0] });
    expect((await answers(who)).status).toBe(403);
  }
  expect((await answers(app.stranger)).status).toBe(401);
  const named = { 'x-company-id': String(c) };
  expect((await answers(await app.signIn(consultant), named)).status).toBe(403);
});

it('forgets a company at once when the membership is removed', async () => {
  const user = await app.makeUser({ companies: [a ?? 0, b ?? 0, c ?? 0] });
  expect((await answers(await app.signIn(user))).text).toContain(SECRET);
  await sql`delete from memberships where user_id = ${user.user_id} and company_id = ${c ?? 0}`.execute(
    app.db.system,
  );
  const { status, text } = await answers(await app.signIn(user));
  expect(status).toBe(200);
  expect(text).not.toContain(SECRET);
});

it('is moved by no member of another company', async () => {
  const before = (await answers(await app.signIn(consultant))).text;
  await fill(c ?? 0, unique('Yine'));
  await keep();
  expect((await answers(await app.signIn(consultant))).text).toBe(before);
});

it('is shown by the database itself to nobody else', async () => {
  await keep();
  const rowsAs = async (role: string, settings: Record<string, string>) =>
    app.db.system.transaction().execute(async (tx) => {
      for (const [name, value] of Object.entries(settings))
        await sql`select set_config(${name}, ${value}, true)`.execute(tx);
      await sql`select set_config('role', ${role}, true)`.execute(tx);
      const found = await sql<{ company_id: number }>`
        select company_id from portfoy_ozetleri order by company_id`.execute(tx);
      return found.rows.map(({ company_id }) => company_id);
    });
  expect(await rowsAs('emanet_across', { 'app.company_ids': `${a},${b}` })).toEqual([a, b]);
  expect(await rowsAs('emanet_across', {})).toEqual([]);
  const inA = { 'app.company_id': String(a) };
  expect(await rowsAs('emanet_app', { ...inA, 'app.departments': 'all' })).toEqual([a]);
  expect(await rowsAs('emanet_app', { ...inA, 'app.departments': '' })).toEqual([]);
});
