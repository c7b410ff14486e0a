import { actions, type Recurrence } from '@emanet/contract/actions';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { isAsked, runAsked } from '../../../test/nodes/ask-job.ts';
import { mendSeriesJob } from './jobs.ts';

const app = await appOfFile();
let company: number;
let department: number;
let manager: Caller;
beforeEach(async () => {
  company = await app.makeCompany();
  department = await app.makeDepartment(company);
  manager = await app.signInAs({ role: 'yönetici', companies: [company] });
});

const at = (id: number) => ({ params: { id: String(id) } });
const open = async () => {
  const [one] = (await manager.data(actions.list)).filter(({ durum }) => !durum);
  if (!one) throw new Error('no open action');
  return one;
};
/** A series as it ran before its date was kept: each step counts from the shortened day. */
async function driftedSeries(tekrar: Recurrence, son_tarih: string, steps: number) {
  await manager.data(actions.add, {
    body: { aksiyon_ismi: 'Denetim', risk: 'Orta', department_id: department, tekrar, son_tarih },
  });
  for (let step = 0; step < steps; step++) {
    await manager.data(actions.update, { ...at((await open()).id), body: { durum: true } });
    await sql`update aksiyonlar set tekrar_gunu = null where company_id = ${company}`.execute(
      app.db.system,
    );
  }
  return open();
}
const mend = () => runAsked(app, mendSeriesJob, company);
const entriesOf = async (id: number) => {
  const { rows } = await sql<{ guncelleyen: string; alanlar: unknown }>`
    select guncelleyen, alanlar from change_logs
    where company_id = ${company} and tur = 'aksiyonlar' and record_id = ${id}
      and islem = 'güncelleme'`.execute(app.db.system);
  return rows;
};
const next = async () => {
  await manager.data(actions.update, { ...at((await open()).id), body: { durum: true } });
  return (await open()).son_tarih;
};

it.each([
  ['aylik', '2027-01-31', 2, '2027-03-28', '2027-03-31', '2027-04-30'],
  ['aylik', '2027-01-31', 3, '2027-04-28', '2027-04-30', '2027-05-31'],
  ['aylik', '2027-01-30', 2, '2027-03-28', '2027-03-30', '2027-04-30'],
  ['aylik', '2027-03-31', 2, '2027-05-30', '2027-05-31', '2027-06-30'],
  ['uc_aylik', '2027-11-30', 2, '2028-05-29', '2028-05-30', '2028-08-30'],
] as const)('gives %s of %s its date again after %i steps', async (tekrar, day, steps, ...days) => {
  const [drifted, mended, following] = days;
  const { id, son_tarih, surum } = await driftedSeries(tekrar, day, steps);
  expect(son_tarih).toBe(drifted);
  await mend();
  expect(await open()).toMatchObject({ id, son_tarih: mended, surum: surum + 1 });
  expect(await entriesOf(id)).toEqual([
    {
      guncelleyen: expect.stringContaining('Emanet') as string,
      alanlar: [{ alan: 'son_tarih', eski: drifted, yeni: mended }],
    },
  ]);
  expect(await isAsked(app, mendSeriesJob, company)).toBe(false);
  expect(await next()).toBe(following);
});

it('keeps the last day of a short month, and the date for the month behind it', async () => {
  const { id } = await driftedSeries('aylik', '2027-01-31', 1);
  await mend();
  expect((await open()).son_tarih).toBe('2027-02-28');
  expect(await entriesOf(id)).toEqual([]);
  expect(await next()).toBe('2027-03-31');
});

it('leaves a day that a person gave, and a series that never had another', async () => {
  const { id } = await driftedSeries('aylik', '2027-01-31', 2);
  await manager.data(actions.update, { ...at(id), body: { son_tarih: '2027-03-29' } });
  await manager.data(actions.update, { ...at(id), body: { son_tarih: '2027-03-28' } });
  expect(await isAsked(app, mendSeriesJob, company)).toBe(false);
  // Also when the series goes on from that day.
  expect(await next()).toBe('2027-04-28');
  expect(await isAsked(app, mendSeriesJob, company)).toBe(false);
});

it('leaves what follows the 28th, and what is done', async () => {
  await driftedSeries('aylik', '2027-01-28', 2);
  expect(await isAsked(app, mendSeriesJob, company)).toBe(false);
});
