import { actions } from '@emanet/contract/actions';
import { performance, scoreOf } from '@emanet/contract/performance';
import { processingActivities } from '@emanet/contract/processing-activities';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { training } from '@emanet/contract/training';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { unique } from '../../../test/factories.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { snapshotPerformanceJob } from './jobs.ts';

const clock = testClock('2026-09-10T10:00:00+03:00');

const record = (values: object): object => values;
const snapshot = () =>
  snapshotPerformanceJob.perform(app.services, {}, reachOf(app.services, snapshotPerformanceJob));
const read = async (caller: Caller = manager, ay?: '6' | '12' | '24') =>
  caller.data(performance.read, { query: ay ? { ay } : {} });
const addAction = (department_id: number, rest: object) =>
  manager.call(actions.add, {
    body: { aksiyon_ismi: unique('Aksiyon'), risk: 'Orta', department_id, ...rest },
  });

const app = await appOfFile({}, { clock, own: true });
const company = await app.makeCompany();
const hr = await app.makeDepartment(company, 'İnsan Kaynakları');
const informatics = await app.makeDepartment(company, 'Bilgi Teknolojileri');
const manager = await app.signInAs({ role: 'yönetici', companies: [company] });

describe('the performance of a company', () => {
  it('has no score and no months before anything was counted', async () => {
    const data = await read();
    expect(data.olculer).toEqual({});
    expect(scoreOf(data.olculer)).toBeNull();
    expect(data.aylar).toHaveLength(12);
    expect(data.aylar.every(({ olculer }) => !olculer || scoreOf(olculer) === null)).toBe(true);
    expect(data.departmanlar.map((one) => one.department_name)).toEqual([
      'Bilgi Teknolojileri',
      'İnsan Kaynakları',
    ]);
  });

  it('counts activities, actions and transfers by department', async () => {
    for (const department_id of [hr, hr, informatics])
      await manager.call(processingActivities.add, {
        body: record({ surec_ismi: unique('Faaliyet'), department_id }),
      });
    const abroad = { department_id: informatics, yurt_disi_aktarim: true };
    await manager.call(supplierTransfers.add, {
      body: record({
        ...abroad,
        tedarikci_adi: 'Bağlam',
        yurt_disi_mekanizma: 'yeterlilik_karari',
      }),
    });
    await manager.call(supplierTransfers.add, {
      body: record({
        ...abroad,
        tedarikci_adi: 'Geciken',
        yurt_disi_mekanizma: 'standart_sozlesme',
        standart_sozlesme_imza_tarihi: '2026-08-01',
      }),
    });
    await manager.call(supplierTransfers.add, {
      body: record({
        ...abroad,
        tedarikci_adi: 'Düzenli',
        yurt_disi_mekanizma: 'arizi_hak',
        aktarim_sikligi: 'surekli',
      }),
    });
    await manager.call(supplierTransfers.add, {
      body: record({
        ...abroad,
        tedarikci_adi: 'Bildirilen',
        aktarim_sarti: ['k5_2_c_sozlesme'],
        yurt_disi_mekanizma: 'standart_sozlesme',
        standart_sozlesme_imza_tarihi: '2026-08-03',
        standart_sozlesme_bildirim_tarihi: '2026-08-05',
      }),
    });
    await manager.call(supplierTransfers.add, {
      body: record({
        ...abroad,
        tedarikci_adi: 'Biten',
        aktarim_durumu: 'sona_erdi',
        sona_erme_tarihi: '2025-12-31',
      }),
    });
    await manager.call(supplierTransfers.add, {
      body: record({
        department_id: informatics,
        tedarikci_adi: 'İşleyen',
        veri_isleyen_rolu: 'veri_isleyen',
        sozlesme_var_mi: true,
        sozlesme_bitis_tarihi: '2026-09-09',
      }),
    });
    await addAction(hr, { durum: true, son_tarih: '2099-01-01' });
    await addAction(hr, { durum: true, son_tarih: '2020-01-01' });
    await addAction(hr, { son_tarih: '2026-09-09', risk: 'Yüksek' });
    await addAction(hr, { son_tarih: '2026-09-10', risk: 'Yüksek' });
    await addAction(informatics, { risk: 'Düşük' });
    await sql`update aksiyonlar set tamamlanma_tarihi = '2026-09-01' where durum and company_id = ${company}`.execute(
      app.db.system,
    );

    const { olculer, departmanlar } = await read();
    expect(olculer.eksiksizlik).toEqual({ pay: 0, payda: 3 });
    expect(olculer.aksiyon).toEqual({ pay: 1, payda: 3 });
    expect(olculer.acik_yuksek).toEqual({ pay: 1, payda: 2 });
    expect(olculer.acik_dusuk).toEqual({ pay: 0, payda: 1 });
    // A claim of adequacy, a late notice and a regular derogation carry nothing; one has ended.
    // The fifth transfer does not say whether it goes abroad, and neither does any activity.
    expect(olculer.yurt_disi).toEqual({ pay: 1, payda: 5 + 3 });
    expect(olculer.yurt_disi_acik).toEqual({ pay: 3, payda: 3 });
    // No activity has a notice or speaks of suppliers, the agreement ended yesterday, four name no role.
    expect(olculer.metin).toEqual({ pay: 0, payda: 8 + 3 });
    const [technology, people] = departmanlar;
    expect(technology?.olculer.yurt_disi).toEqual({ pay: 1, payda: 6 });
    expect(people?.olculer.yurt_disi).toEqual({ pay: 0, payda: 2 });
    expect(people?.olculer.kapanma?.payda).toBe(2);
    expect(people?.son.at(-1)).toBe(scoreOf(people?.olculer ?? {}));
  });

  it('counts training, also of people without a department, and confirmations that came in time', async () => {
    const other = await app.makeCompany();
    const [one = 0, two = 0] = [
      await app.makeDepartment(other, 'Depo'),
      await app.makeDepartment(other, 'Satış'),
    ];
    const caller = await app.signInAs({ role: 'yönetici', companies: [other] });
    const person = (department_id: number | null) => ({
      fullname: 'Deniz Örnek',
      email: `${unique('egitim')}@ornek.test`,
      department_id,
    });
    await caller.call(training.add, {
      body: { davetler: [person(one), person(one), person(null)] },
    });
    await sql`update egitim_davetleri set durum = 'tamamlandi', ilerleme = 100, tamamlanma_tarihi = now()
      where id = (select min(id) from egitim_davetleri where company_id = ${other})`.execute(
      app.db.system,
    );
    const asked = (department: number, day: string) =>
      sql`insert into envanter_bildirimleri (company_id, department_id, donem, bildirim_tarihi, onay)
        values (${other}, ${department}, ${day}::date, ${day}::date, true)`.execute(app.db.system);
    const answered = (department: number, round: string, day: string) =>
      sql`insert into envanter_bildirimleri
          (company_id, department_id, donem, bildirim_tarihi, onay, e_posta, gonderen)
        values (${other}, ${department}, ${round}::date, ${day}::date, false, 'a@ornek.test', 'A')`.execute(
        app.db.system,
      );
    for (const department of [one, two]) {
      // Older than a year, answered in time by one alone, and still open within its seven days.
      for (const day of ['2025-08-01', '2026-06-01', '2026-09-03']) await asked(department, day);
    }
    await answered(one, '2026-06-01', '2026-06-08');
    await answered(two, '2026-06-01', '2026-06-09');

    const { olculer, departmanlar } = await read(caller);
    expect(olculer.egitim).toEqual({ pay: 1, payda: 3 });
    expect(olculer.onay).toEqual({ pay: 1, payda: 2 });
    expect(departmanlar.map((row) => [row.olculer.egitim, row.olculer.onay])).toEqual([
      [
        { pay: 1, payda: 2 },
        { pay: 1, payda: 1 },
      ],
      [undefined, { pay: 0, payda: 1 }],
    ]);
    clock.moveTo('2026-09-11T10:00:00+03:00');
    // The third round is late from today on, and counts.
    expect((await read(caller)).olculer.onay).toEqual({ pay: 1, payda: 4 });
    clock.moveTo('2026-09-10T10:00:00+03:00');
  });

  it('keeps a day once, and of each month its last one', async () => {
    await snapshot();
    await snapshot();
    const then = (await read()).olculer;
    clock.moveTo('2026-09-30T23:30:00+03:00');
    await addAction(hr, { durum: true });
    await snapshot();
    const end = (await read()).olculer;
    expect(end.aksiyon).not.toEqual(then.aksiyon);
    const stored = await sql<{ n: number }>`select count(*)::int as n from performans_gunleri
      where company_id = ${company}`.execute(app.db.system);
    expect(stored.rows[0]?.n).toBe(4);

    clock.moveTo('2026-11-02T09:00:00+03:00');
    const { aylar, departmanlar } = await read(manager, '6');
    expect(aylar.map(({ ay }) => ay)).toEqual([
      ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
    ]);
    expect(aylar.at(-3)?.olculer).toEqual(end);
    expect(aylar.at(-2)?.olculer).toBeNull();
    expect(departmanlar[1]?.son.map((score) => score === null)).toEqual([true, false, true, false]);
  });

  it('goes into a sheet and refuses other spans of time', async () => {
    const file = await manager.call(performance.export, { query: { lang: 'tr' } });
    expect(file.status).toBe(200);
    expect(file.headers['content-disposition']).toContain('Performans');
    for (const ay of ['0', '13', "6'"]) {
      const query: object = { ay };
      expect((await manager.call(performance.read, { query })).status).toBe(400);
    }
  });
});

describe('somebody else', () => {
  it('sees nothing of another company, whichever is asked for', async () => {
    const elsewhere = await app.makeCompany();
    await app.makeDepartment(elsewhere, 'Depo');
    const stranger = await app.signInAs({ companies: [elsewhere] });
    const data = await read(stranger, '24');
    expect(data.olculer).toEqual({});
    expect(data.aylar.every(({ olculer }) => !olculer || scoreOf(olculer) === null)).toBe(true);
    expect(data.departmanlar.map((one) => one.department_name)).toEqual(['Depo']);
  });

  it('is refused as a representative', async () => {
    const representative = await app.signInAs({ companies: [company], departments: [hr] });
    for (const endpoint of [performance.read, performance.export])
      expect(
        (await representative.call(endpoint, { query: { lang: 'tr' } as object })).status,
      ).toBe(403);
  });

  it('cannot be shown the rows of another department by the database', async () => {
    const scope = reachOf(app.services, snapshotPerformanceJob).scopeIn(company);
    const narrow = { ...scope, departments: [hr], sights: { ...scope.sights, departments: [hr] } };
    const rows = await app.db.read(narrow, (tx) =>
      tx.selectFrom('performans_gunleri').select('department_id').distinct().execute(),
    );
    expect(rows).toEqual([{ department_id: hr }]);
  });
});

it('knows that something goes abroad only where the activity and its records agree', async () => {
  const elsewhere = await app.makeCompany();
  const department_id = await app.makeDepartment(elsewhere);
  const owner = await app.signInAs({ role: 'yönetici', companies: [elsewhere] });
  const add = async (values: object) =>
    (
      await owner.call(processingActivities.add, {
        body: record({ surec_ismi: unique('Faaliyet'), department_id, ...values }),
      })
    ).body.data.id;
  const at_home = { yurt_disi_aktarim: false, dahil_oluyormu: 'hayir' };
  await add(at_home);
  const counted = async () => {
    const { yurt_disi, yurt_disi_acik, metin } = (await read(owner)).olculer;
    return { yurt_disi, yurt_disi_acik, metin };
  };
  expect(await counted()).toEqual({
    yurt_disi_acik: { pay: 0, payda: 1 },
    metin: { pay: 0, payda: 1 },
  });
  const abroad = await add({ yurt_disi_aktarim: true, dahil_oluyormu: 'evet' });
  // Neither its transfer nor its supplier is recorded.
  expect(await counted()).toEqual({
    yurt_disi: { pay: 0, payda: 1 },
    yurt_disi_acik: { pay: 0, payda: 2 },
    metin: { pay: 0, payda: 3 },
  });
  const body = {
    ...{ department_id, tedarikci_adi: 'Turna', veri_harita_id: [abroad] },
    ...{ yurt_disi_aktarim: true, veri_isleyen_rolu: 'ayri_veri_sorumlusu' },
  };
  await owner.call(supplierTransfers.add, { body: record(body) });
  expect(await counted()).toEqual({
    yurt_disi: { pay: 0, payda: 1 },
    yurt_disi_acik: { pay: 0, payda: 2 },
    metin: { pay: 0, payda: 2 },
  });
});
