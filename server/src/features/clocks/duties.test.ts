import { clocks } from '@emanet/contract/clocks';
import { hasCeased } from '@emanet/contract/clocks/closing';
import { companies } from '@emanet/contract/companies';
import { dashboard } from '@emanet/contract/dashboard';
import { filings } from '@emanet/contract/filings';
import { portfolio } from '@emanet/contract/portfolio';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { scopeOfJob } from '../../platform/access/scope.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { keepDutyClocks } from './duties.ts';
import { keepFilingClocksJob } from './jobs.ts';

const TODAY = '2026-11-28';
const app = await appOfFile({}, { clock: testClock(`${TODAY}T09:20:00+03:00`), own: true });

const SMALL = { calisan_sayisi: 12, bilanco_toplami: 5_000_000 };
const LARGE = { calisan_sayisi: 120 };

/** A company with answers as they were before anything was judged, and somebody who manages it. */
async function company(answers: object = {}, special: boolean | null = false) {
  const id = await app.makeCompany();
  const manager = await app.signInAs({ role: 'yönetici', companies: [id] });
  await change(manager, answers);
  if (special !== null)
    await manager.data(filings.duty, {
      body: { ana_faaliyet_ozel: special, bilanco_yok: null, istisna: null },
    });
  return { id, manager };
}
async function change(manager: Caller, body: object) {
  const answer = await manager.call(companies.update, { body });
  expect(answer.status, answer.text).toBe(200);
}
const job = () =>
  keepFilingClocksJob.perform(app.services, {}, reachOf(app.services, keepFilingClocksJob));
const dayOf = (instant: string) =>
  new Date(Date.parse(instant) + 3 * 3_600_000).toISOString().slice(0, 10);
const running = async (manager: Caller) =>
  (await manager.data(clocks.list)).map(({ tur, baslangic, son_an }) => [
    ...[tur, dayOf(baslangic), dayOf(son_an)],
  ]);
const closed = (manager: Caller) => manager.data(clocks.list, { query: { durum: 'kapanan' } });
const asked = async (manager: Caller) => (await manager.call(clocks.list)).body.sorular;

const BEGUN = [
  ['verbis_ilk_kayit', TODAY, '2026-12-28'],
  ['periyodik_imha', TODAY, '2027-05-28'],
];

describe('the duty to register', () => {
  it('begins its clock, and that of the first disposal, on the day an exemption ends', async () => {
    const { manager } = await company(SMALL);
    expect(await running(manager)).toEqual([]);
    await change(manager, LARGE);
    expect(await running(manager)).toEqual(BEGUN);
    expect(await asked(manager)).toEqual([]);
    const { yaklasan } = await manager.data(dashboard.read, { query: { baslangic: '2026-12-28' } });
    expect(yaklasan.isler.map(({ tur }) => tur)).toEqual(['verbis_ilk_kayit']);
    for (const { id } of await manager.data(clocks.list)) {
      const params = { id: String(id) };
      const { degisiklikler } = await manager.data(clocks.single, { params });
      expect(degisiklikler.map(({ islem }) => islem)).toEqual(['ekleme']);
    }
  });

  it('begins it once, though a job and two people meet', async () => {
    const { id, manager } = await company(SMALL);
    // The answer comes in by a way that judges nothing, so that all meet at the clock itself.
    await sql`update companies set calisan_sayisi = 120 where company_id = ${id}`.execute(
      app.db.system,
    );
    const scope = scopeOfJob({ kind: 'job', job: 'test' }, id);
    // As from several nodes: one alone lets the writers of a company go in turn.
    const keep = () =>
      app.db.system.transaction().execute((tx) => keepDutyClocks(tx, scope, TODAY));
    await Promise.all([
      job(),
      ...Array.from({ length: 8 }, keep),
      change(manager, { bilanco_toplami: 5_000_001 }),
      manager.data(filings.duty, {
        body: { ana_faaliyet_ozel: false, bilanco_yok: false, istisna: null },
      }),
    ]);
    await job();
    expect(await running(manager)).toEqual(BEGUN);
  });

  it('closes it with the reason when the company is exempt after all, and begins it anew', async () => {
    const { manager } = await company(SMALL);
    await change(manager, LARGE);
    await change(manager, SMALL);
    expect(await running(manager)).toEqual([]);
    const ended = await closed(manager);
    expect(ended.map(({ tur }) => tur).toSorted()).toEqual(['periyodik_imha', 'verbis_ilk_kayit']);
    for (const one of ended) {
      expect(one.kapatan).toBe('Emanet (otomatik)');
      expect(one.kapanis_kaniti).toContain('yükümlülüğü kalktı');
      expect(hasCeased(one)).toBe(true);
    }
    // The yearly question about the balance sheet opens on 1 April.
    const other = (await asked(manager)).filter((one) => one !== 'verbis_bilanco');
    expect(other).toEqual([]);
    await change(manager, LARGE);
    expect(await running(manager)).toEqual(BEGUN);
  });

  it('begins nothing where it is not known, and nothing of a duty that may be old', async () => {
    const unknown = await company({ calisan_sayisi: 12 }, null);
    await change(unknown.manager, { bilanco_toplami: 500_000_000 });
    expect(await running(unknown.manager)).toEqual([]);
    expect(await asked(unknown.manager)).toEqual(['verbis_ilk_kayit', 'periyodik_imha']);
    const large = await company(LARGE);
    await job();
    expect(await running(large.manager)).toEqual([]);
    // An answer taken back in between leaves the day open.
    const between = await company(SMALL);
    await change(between.manager, { calisan_sayisi: null });
    await change(between.manager, LARGE);
    expect(await running(between.manager)).toEqual([]);
  });

  it('begins nothing in a company that is registered, until its registration is deleted', async () => {
    const { manager } = await company({ ...SMALL, verbis_kayit_no: '1234567890' });
    await change(manager, LARGE);
    expect(await running(manager)).toEqual([]);
    await change(manager, SMALL);
    await change(manager, { verbis_silme_tarihi: '2026-11-20' });
    await change(manager, LARGE);
    expect(await running(manager)).toEqual(BEGUN);
  });
});

describe('a question', () => {
  const start = (manager: Caller, baslangic: string) =>
    manager.call(clocks.add, { body: { tur: 'verbis_ilk_kayit', ad: 'VERBİS', baslangic } });

  it('is answered once, by one of two people, and starts the clocks', async () => {
    const { manager } = await company(LARGE);
    const both = await Promise.all([start(manager, '2026-11-10'), start(manager, '2026-11-12')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('CLOCK_RUNS');
    expect((await running(manager)).map(([tur]) => tur)).toEqual([
      ...['verbis_ilk_kayit', 'periyodik_imha'],
    ]);
    expect(await asked(manager)).toEqual([]);
  });

  it('about disposal stays where the duty is older than the longest interval', async () => {
    const { manager } = await company(LARGE);
    await start(manager, '2025-02-03');
    expect(await running(manager)).toEqual([['verbis_ilk_kayit', '2025-02-03', '2025-03-05']]);
    expect(await asked(manager)).toEqual(['periyodik_imha']);
  });

  it('stands in the portfolio, and its answer is corrected by another day', async () => {
    const { id, manager } = await company(LARGE);
    const consultant = await app.signInAs({ role: 'danışman', companies: [id] });
    const [client] = await consultant.data(portfolio.list);
    expect(client?.sorular).toEqual(['verbis_ilk_kayit', 'periyodik_imha']);
    const { id: clock } = (await start(manager, '2026-11-10')).body.data;
    const moved = await manager.data(clocks.update, {
      params: { id: String(clock) },
      body: { baslangic: '2026-11-02' },
    });
    expect(dayOf(moved.son_an)).toBe('2026-12-02');
    expect((await consultant.data(portfolio.list))[0]?.sorular).toEqual([]);
  });
});
