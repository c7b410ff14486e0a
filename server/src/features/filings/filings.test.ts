import { dashboard } from '@emanet/contract/dashboard';
import { filings } from '@emanet/contract/filings';
import { processingActivities } from '@emanet/contract/processing-activities';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Caller, type TestApp } from '../../../test/app.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { keepFilingClocksJob } from '../clocks/jobs.ts';

let app: TestApp;
let company: number;
let manager: Caller;
let representative: Caller;
let outsider: Caller;
let activity: number;
let department: number;

beforeAll(async () => {
  app = await testApp();
  company = await app.makeCompany();
  const elsewhere = await app.makeCompany();
  department = await app.makeDepartment(company);
  manager = await app.signIn(await app.makeUser({ role: 'yönetici', companies: [company] }));
  outsider = await app.signIn(await app.makeUser({ role: 'yönetici', companies: [elsewhere] }));
  representative = await app.signIn(
    await app.makeUser({ role: 'temsilci', companies: [company], departments: [department] }),
  );
  const held: object = {
    islenen_kisisel_veriler: ['kamera_kaydi'],
    ilgili_kisi: ['ziyaretci'],
    islenme_amaci: ['fiziksel_mekan'],
    saklama_suresi: 'cctv_90',
  };
  const added = await manager.call(processingActivities.add, {
    body: { ...activityBody(department, 'Kamera ile izleme'), ...held },
  });
  activity = added.body.data.id;
});
afterAll(() => app.close());

const standing = async (caller = manager) => (await caller.call(filings.standing)).body.data;
const change = (values: object) =>
  manager.call(processingActivities.update, { params: { id: String(activity) }, body: values });
const file = (rest: object = {}, headers: Record<string, string> = {}) =>
  manager.call(filings.add, {
    body: { tarih: '2026-01-05', giren: 'Zeynep Kılıç, irtibat kişisi', ...rest },
    headers,
  });

describe('a filing', () => {
  it('has neither differences nor a last day before the first one', async () => {
    expect(await standing()).toEqual({
      son: null,
      farklar: [],
      ilk_degisiklik: null,
      son_gun: null,
    });
  });

  it('keeps the exact content, once per key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await file({ notu: ' İlk beyan ' }, key);
    expect(first.status, first.text).toBe(201);
    expect(first.body.data).toMatchObject({
      notu: 'İlk beyan',
      kategori_sayisi: 1,
      fark_sayisi: null,
    });
    expect((await file({ notu: ' İlk beyan ' }, key)).body.data.id).toBe(first.body.data.id);
    expect((await manager.call(filings.list)).body.data).toHaveLength(1);
    const { body } = await manager.call(filings.single, {
      params: { id: String(first.body.data.id) },
    });
    expect(body.data.icerik.kategoriler[0]?.saklama.sicil).toEqual(['3 ay']);
  });

  it('is refused for a day to come', async () => {
    const answer = await file({ tarih: '2199-01-01' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('tarih');
  });

  it('shows what changed since, and the seven days that it takes to tell it', async () => {
    expect(await standing()).toMatchObject({ farklar: [], son_gun: null });
    await change({ saklama_suresi: 'cctv_30' });
    const today = todayInTurkey();
    expect(await standing()).toMatchObject({
      farklar: [
        {
          bolum: 'saklama',
          kategori: 'Fiziksel Mekan Güvenliği',
          eklenen: ['30 gün'],
          cikan: ['3 ay'],
        },
      ],
      ilk_degisiklik: today,
      son_gun: todayInTurkey(Date.now() + 7 * 86_400_000),
    });
  });

  it('stands in the calendar of those who may file until it is told', async () => {
    const due = async (caller: Caller) =>
      (await caller.call(dashboard.read)).body.data.yaklasan.isler.map(({ tur, gun }) => [
        tur,
        gun,
      ]);
    const last = todayInTurkey(Date.now() + 7 * 86_400_000);
    await keepFilingClocksJob.perform(
      app.services,
      {},
      reachOf(app.services, keepFilingClocksJob),
    );
    expect(await due(manager)).toEqual([['verbis_bildirimi', last]]);
    expect(await due(representative)).toEqual([]);
    expect(await due(outsider)).toEqual([]);
  });

  it('leaves ended activities out, and differs by them', async () => {
    await change({ faaliyet_durumu: 'sona_erdi' });
    const { farklar } = await standing();
    expect(farklar).toEqual([
      { bolum: 'kategoriler', kategori: null, eklenen: [], cikan: ['Fiziksel Mekan Güvenliği'] },
    ]);
    const second = await file();
    expect(second.body.data).toMatchObject({ kategori_sayisi: 0, fark_sayisi: 1 });
    expect((await standing()).farklar).toEqual([]);
    expect((await manager.call(dashboard.read)).body.data.yaklasan.isler).toEqual([]);
  });

  it.each([
    ['pdf', '%PDF'],
    ['xlsx', 'PK'],
  ] as const)('comes as %s', async (bicim, begin) => {
    const [last] = (await manager.call(filings.list)).body.data;
    const answer = await manager.call(filings.export, {
      params: { id: String(last?.id) },
      query: { bicim },
    });
    expect(answer.status).toBe(200);
    expect(answer.text.startsWith(begin)).toBe(true);
  });
});

describe('filings keep to their company', () => {
  it('shows another company none of them, and representatives nothing', async () => {
    const [last] = (await manager.call(filings.list)).body.data;
    const params = { id: String(last?.id) };
    expect((await outsider.call(filings.list)).body.data).toEqual([]);
    expect((await standing(outsider)).son).toBeNull();
    expect((await outsider.call(filings.single, { params })).status).toBe(404);
    const query = { bicim: 'pdf' } as const;
    expect((await outsider.call(filings.export, { params, query })).status).toBe(404);
    expect((await representative.call(filings.list)).status).toBe(403);
    expect((await representative.call(filings.single, { params })).status).toBe(403);
  });

  it('lets nobody who uses the API change or remove one', async () => {
    const { rows } = await sql<{ may: string[] }>`
      select array(select kind from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) kind
        where has_table_privilege('emanet_app', 'verbis_beyanlari', kind)) as may`.execute(
      app.db.system,
    );
    expect(rows).toEqual([{ may: ['SELECT', 'INSERT'] }]);
  });
});
