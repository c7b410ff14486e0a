import { clocks } from '@emanet/contract/clocks';
import { portfolio } from '@emanet/contract/portfolio';
import type { PlannedDuty } from '@emanet/contract/portfolio/assign';
import { sql } from 'kysely';
import readSheet from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { unique } from '../../../test/factories.ts';

const app = await appOfFile({}, { clock: testClock('2026-11-28T12:00:00+03:00') });
const [a, b, foreign] = [
  await app.makeCompany(unique('A')),
  await app.makeCompany(unique('B')),
  await app.makeCompany(unique('C')),
];
const consultant = await app.signInAs({ companies: [a, b], fullname: 'Selin Aydoğan' });
const stranger = await app.signInAs({ companies: [foreign] });
const inside = (company: number) => ({ headers: { 'x-company-id': String(company) } });
const begin = (who: typeof consultant, company: number, ad: string, baslangic: string) =>
  who.data(clocks.add, {
    ...inside(company),
    body: { tur: 'kurul_belge', ad, baslangic },
  });
const near = await begin(consultant, a, 'Yakın', '2026-11-16');
const far = await begin(consultant, b, 'Uzak', '2026-11-27');
const strange = await begin(stranger, foreign, 'Yabancı', '2026-11-16');

const week = async (query: { baslangic?: string } = {}) =>
  (await consultant.call(portfolio.due, { query })).body.data.isler;
const plan = (isler: PlannedDuty[], who = consultant) =>
  who.call(portfolio.plan, { body: { isler } });
const of = (
  { id, company_id }: { id: number; company_id: number },
  rest: Partial<PlannedDuty>,
) => ({
  ...{ company_id, sure_id: id, gun: null, bekleniyor: false },
  ...rest,
});

it('moves duties of several clients to a day, also those that are due later, and back', async () => {
  expect((await week()).map(({ ad }) => ad)).toEqual(['Yakın']);
  const { status, body } = await plan([
    of(near, { gun: '2026-11-30' }),
    of(far, { gun: '2026-12-02' }),
  ]);
  expect(status).toBe(200);
  expect(body.data.atlanan).toEqual([]);
  expect((await week()).map(({ ad, plan_gunu }) => [ad, plan_gunu])).toEqual([
    ['Yakın', '2026-11-30'],
    ['Uzak', '2026-12-02'],
  ]);
  // A plan for the week after is in that week.
  await plan([of(far, { gun: '2026-12-07' })]);
  expect((await week()).map(({ ad }) => ad)).toEqual(['Yakın']);
  expect((await week({ baslangic: '2026-12-06' })).map(({ ad }) => ad)).toContain('Uzak');
  await plan([of(far, { gun: '2026-12-02' })]);
  await plan(body.data.yapilan);
  expect((await week()).map(({ ad, plan_gunu }) => [ad, plan_gunu])).toEqual([['Yakın', null]]);
  const kept = await sql`select from portfoy_planlari`.execute(app.db.system);
  expect(kept.rows).toEqual([]);
});

it('leaves a duty waiting for the client, in the list of missing answers too', async () => {
  await plan([of(near, { bekleniyor: true })]);
  const [first] = await week();
  expect(first?.bekleniyor).not.toBeNull();
  // Planned as well, it waits since the same instant.
  await plan([of(near, { bekleniyor: true, gun: '2026-12-01' })]);
  expect((await week())[0]).toMatchObject({
    ...{ bekleniyor: first?.bekleniyor, plan_gunu: '2026-12-01' },
  });
  const rows = (await consultant.call(portfolio.waiting)).body.data;
  expect(rows).toMatchObject([{ tur: 'is', company_id: a, id: near.id, ad: 'Yakın' }]);
  await plan([of(near, {})]);
  expect((await consultant.call(portfolio.waiting)).body.data).toEqual([]);
});

it('gives back only what nobody planned otherwise since, and since when it waited', async () => {
  const began = '2026-11-20T09:00:00Z';
  const first = await plan([of(near, { bekleniyor: began })]);
  const colleague = await app.signInAs({ companies: [a], fullname: 'Ece Er' });
  // A part of a plan that the call does not name stays, though the screen had not shown it.
  await plan([{ company_id: a, sure_id: near.id, gun: '2026-12-01' }], colleague);
  const [planned] = await week();
  expect(planned).toMatchObject({ plan_gunu: '2026-12-01' });
  expect(Date.parse(planned?.bekleniyor ?? '')).toBe(Date.parse(began));
  const late = await plan(first.body.data.yapilan);
  expect(late.status).toBe(409);
  expect(late.text).toContain('planı bu arada değişmiş');
  const ended = await plan([of(near, { gun: '2026-12-01' })]);
  expect((await week())[0]?.bekleniyor).toBeNull();
  await plan(ended.body.data.yapilan);
  expect(Date.parse((await week())[0]?.bekleniyor ?? '')).toBe(Date.parse(began));
  expect((await plan([of(near, { bekleniyor: '2150-01-01T00:00:00Z' })])).status).toBe(400);
  await plan([of(near, {})]);
});

it('takes the last plan of a duty that is named twice, and one plan of two at once', async () => {
  await plan([of(near, { gun: '2026-12-01' }), of(near, { gun: '2026-12-02' })]);
  expect((await week())[0]?.plan_gunu).toBe('2026-12-02');
  await plan([of(near, {})]);
  const colleague = await app.signInAs({ companies: [a] });
  const answers = await Promise.all(
    [consultant, colleague, consultant, colleague].map((who, at) =>
      plan([of(near, { gun: `2026-12-0${at + 1}` })], who),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await plan([of(near, {})]);
});

it('keeps a duty in the list whose planned day passed, though it is due much later', async () => {
  await plan([of(far, { gun: '2026-11-27' })]);
  expect((await week()).map(({ ad }) => ad)).toContain('Uzak');
  expect((await week({ baslangic: '2026-12-28' })).map(({ ad }) => ad)).toContain('Uzak');
  // A plan for today is in this week alone.
  await plan([of(far, { gun: '2026-11-28' })]);
  expect((await week()).map(({ ad }) => ad)).toContain('Uzak');
  expect((await week({ baslangic: '2026-12-28' })).map(({ ad }) => ad)).not.toContain('Uzak');
  await plan([of(far, {})]);
});

it('refuses what is closed or of another company, and changes nothing there', async () => {
  const answer = await plan([
    of(strange, { gun: '2026-12-01' }),
    { company_id: a, sure_id: strange.id, gun: '2026-12-01', bekleniyor: true },
  ]);
  expect(answer.status).toBe(409);
  const refused: unknown = answer.body;
  expect(refused).toMatchObject({
    data: { atlanan: [{ neden: 'uye_degil' }, { neden: 'kapandi' }] },
  });
  expect((await sql`select from portfoy_planlari`.execute(app.db.system)).rows).toEqual([]);
});

it('is a sheet in the order of the screen', async () => {
  await plan([of(far, { gun: '2026-12-02', bekleniyor: true })]);
  const file = await app.app.inject({
    ...{ method: 'POST', url: portfolio.exportDue.path, headers: consultant.headers },
    payload: { ids: [far.id, near.id, strange.id], lang: 'tr' },
  });
  expect(file.statusCode).toBe(200);
  const [{ data: [heads = [], ...rows] } = { data: [] }] = await readSheet(file.rawPayload);
  expect(rows.map((row) => row[heads.indexOf('Kayıt')])).toEqual(['Uzak', 'Yakın']);
  expect(rows.map((row) => row[heads.indexOf('Plan günü')])).toEqual([
    new Date('2026-12-02T00:00:00Z'),
    null,
  ]);
});
