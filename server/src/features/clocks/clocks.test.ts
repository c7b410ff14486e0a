import { actions } from '@emanet/contract/actions';
import { clocks, type Clock } from '@emanet/contract/clocks';
import { CLOCK_KINDS } from '@emanet/contract/clocks/kinds';
import { PERIODS, ruleOf } from '@emanet/contract/clocks/periods';
import { HOLIDAYS } from '@emanet/contract/data/holidays';
import { dashboard } from '@emanet/contract/dashboard';
import { documents } from '@emanet/contract/documents';
import { reckonBusinessDays } from '@emanet/contract/shared/time/business-days';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { sql } from 'kysely';
import readSheet from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { unique } from '../../../test/factories.ts';
import { pdf } from '../../../test/sample-files.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';
import { moveClocksJob, remindOfClocksJob } from './jobs.ts';

const NOW = '2026-11-23T09:20:00+03:00';
const clock = testClock(NOW);

const app = await appOfFile({}, { clock, own: true });
const company = await app.makeCompany('Ilgaz Gıda');
const department = await app.makeDepartment(company);
const manager = await app.signInAs({
  role: 'yönetici',
  companies: [company],
  fullname: 'Gül Eren',
});
const representative = await app.signInAs({ companies: [company], departments: [department] });

const at = (id: number) => ({ params: { id: String(id) } });
const running = async (who = manager) => who.data(clocks.list);
const named = (found: readonly Clock[], ad: string) => found.filter((one) => one.ad === ad);
const dayOf = (instant: string) =>
  new Date(Date.parse(instant) + 3 * 3_600_000).toISOString().slice(0, 16);

async function addTransfer(more: object) {
  const ad = unique('Kestrel');
  const body = supplierTransferBody(department, ad, { ...more });
  const answer = await manager.call(supplierTransfers.add, { body });
  expect(answer.status, answer.text).toBe(201);
  return { id: answer.body.data.id, ad };
}
const changeTransfer = (id: number, body: object) =>
  manager.call(supplierTransfers.update, { ...at(id), body });

async function start(more: object = {}) {
  const body = {
    tur: 'kurul_belge' as const,
    ad: unique('Şikâyet dosyası'),
    baslangic: '2026-11-18',
    ...more,
  };
  return manager.data(clocks.add, { body });
}

describe('the rules and the calendar', () => {
  it('stand in the database as in the contract', async () => {
    const rules =
      await sql`select tur, surum, gecerli::text as gecerli, sayi, birim, madde, dogrulandi
      from sure_kurallari`.execute(app.db.system);
    const expected = CLOCK_KINDS.flatMap((tur) => PERIODS[tur].map((one) => ({ tur, ...one })));
    expect(rules.rows).toHaveLength(expected.length);
    expect(rules.rows).toEqual(expect.arrayContaining(expected));
    const days = await sql`select gun::text as gun, yarim, ad_tr, ad_en, kaynak, dogrulandi
      from tatiller`.execute(app.db.system);
    const holidays = HOLIDAYS.map(({ ad, ...one }) => ({ ...one, ad_tr: ad.tr, ad_en: ad.en }));
    expect(days.rows).toEqual(expect.arrayContaining(holidays));
  });

  it('end business days on the same day in the database and on the screen', async () => {
    const starts = Array.from({ length: 1200 }, (_, at) => daysAfter('2024-06-01', at));
    const found = await sql<{ last: string }>`
      select (sure_sonu(gun_basi(g::date), 5, 'is_gunu') at time zone 'Europe/Istanbul')::date::text as last
      from unnest(${starts}::text[]) with ordinality as s(g, place) order by place`.execute(
      app.db.system,
    );
    expect(found.rows.map(({ last }) => last)).toEqual(
      starts.map((day) => reckonBusinessDays(day, 5).at(-1)?.gun),
    );
  });
});

describe('a standard contract', () => {
  it('signed on 26.10.2026 is to be notified by 03.11.2026, and its notification closes the clock', async () => {
    const { id, ad } = await addTransfer({
      standart_sozlesme_imza_tarihi: '2026-10-26',
      standart_sozlesme_bildirim_tarihi: null,
    });
    const [found] = named(await running(), ad);
    expect(found).toMatchObject({ tur: 'standart_sozlesme', madde: 'KVKK m. 9/5', kayit_id: id });
    expect(dayOf(found?.son_an ?? '')).toBe('2026-11-03T23:59');

    expect(
      (
        await changeTransfer(id, {
          standart_sozlesme_bildirim_tarihi: '2026-11-20',
          standart_sozlesme_gec_nedeni: 'Nüsha geç ulaştı.',
        })
      ).status,
    ).toBe(200);
    expect(named(await running(), ad)).toEqual([]);
    const closed = await manager.call(clocks.list, { query: { durum: 'kapanan' } });
    const [late] = named(closed.body.data, ad);
    expect(dayOf(late?.kapanis ?? '')).toBe('2026-11-20T00:00');

    const told = await manager.call(clocks.update, {
      ...at(late?.id ?? 0),
      body: { gec_nedeni: 'İmzalı nüsha geç ulaştı.' },
    });
    expect(told.body.data).toMatchObject({ gec_nedeni: 'İmzalı nüsha geç ulaştı.' });
  });

  it('has no clock without a signature, and another one when the day is corrected', async () => {
    const { id, ad } = await addTransfer({
      standart_sozlesme_imza_tarihi: '2026-11-16',
      standart_sozlesme_bildirim_tarihi: null,
    });
    expect(dayOf(named(await running(), ad)[0]?.son_an ?? '')).toBe('2026-11-23T23:59');
    await changeTransfer(id, { standart_sozlesme_imza_tarihi: '2026-11-17' });
    expect(dayOf(named(await running(), ad)[0]?.son_an ?? '')).toBe('2026-11-24T23:59');
    await changeTransfer(id, { standart_sozlesme_imza_tarihi: null });
    expect(named(await running(), ad)).toEqual([]);
  });
});

describe('a clock that a person starts', () => {
  it('runs for the days of its rule, is closed with a proof, and says what has become of it', async () => {
    const begun = await start({ baslangic_kaniti: 'Tebliğ şerhi' });
    expect(dayOf(begun.son_an)).toBe('2026-12-03T23:59');
    const proof = { name: 'gonderi.pdf', bytes: pdf(900) };
    const body = { kapanis: '2026-11-22', kapanis_kaniti: 'KEP iletisi', surum: begun.surum };
    const closed = await manager.call(clocks.close, { ...at(begun.id), body, file: proof });
    expect(closed.status, closed.text).toBe(200);
    expect(closed.body.data).toMatchObject({
      kapanis_kaniti: 'KEP iletisi',
      dosya_adi: 'gonderi.pdf',
      kapatan: 'Gül Eren',
    });
    const again = await manager.call(clocks.close, {
      ...at(begun.id),
      body: { ...body, surum: undefined },
    });
    expect([again.status, again.body]).toMatchObject([409, { code: 'CLOCK_CLOSED' }]);
    const single = await manager.call(clocks.single, at(begun.id));
    expect(single.body.data.degisiklikler.map(({ islem }) => islem)).toEqual([
      'güncelleme',
      'ekleme',
    ]);
  });

  it('asks why when it is closed late, and stores nothing without an answer', async () => {
    const begun = await start({ baslangic: '2026-11-01' });
    const close = (gec_nedeni?: string) =>
      manager.call(clocks.close, {
        ...at(begun.id),
        body: { kapanis: '2026-11-20', kapanis_kaniti: 'KEP', ...(gec_nedeni && { gec_nedeni }) },
      });
    const refused = await close();
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { fields: { gec_nedeni: 'Bu alan boş bırakılamaz.' } },
    ]);
    expect((await manager.call(clocks.single, at(begun.id))).body.data.kapanis).toBeNull();
    expect((await close('Belgeler arşivden geç çıktı.')).status).toBe(200);
  });

  it('can be closed on the day it began', async () => {
    const begun = await start({ baslangic: '2026-11-20' });
    const body = { kapanis: '2026-11-20', kapanis_kaniti: 'Elden teslim' };
    expect((await manager.call(clocks.close, { ...at(begun.id), body })).status).toBe(200);
    const early = await start({ baslangic: '2026-11-20' });
    const before = { kapanis: '2026-11-19', kapanis_kaniti: 'Elden teslim' };
    expect((await manager.call(clocks.close, { ...at(early.id), body: before })).status).toBe(400);
  });

  it('begins with what has happened', async () => {
    const body = { tur: 'kurul_karar' as const, ad: 'Karar', baslangic: '2026-11-24' };
    const refused = await manager.call(clocks.add, { body });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { fields: { baslangic: 'Gelecekteki bir gün seçilemez.' } },
    ]);
  });

  it.each(['0000-00-00T.Z', '2026-13-40T25:00:00Z', '9999-01-01T00:00:00Z'])(
    'refuses %s as the instant at which it begins',
    async (baslangic) => {
      const begun = await start({ baslangic: '2026-11-20' });
      const refused = await manager.call(clocks.update, { ...at(begun.id), body: { baslangic } });
      expect([refused.status, refused.body.code]).toEqual([400, 'INVALID_INPUT']);
      expect(Object.keys(refused.body.fields ?? {})).toEqual(['baslangic']);
    },
  );

  it('opens the next periodic disposal from the day of the one before', async () => {
    const begun = await start({ tur: 'periyodik_imha', baslangic: '2026-06-30', sayi: 4 });
    expect(dayOf(begun.son_an)).toBe('2026-10-30T23:59');
    const body = { kapanis: '2026-10-28', kapanis_kaniti: 'İmha tutanağı' };
    await manager.call(clocks.close, { ...at(begun.id), body });
    const [next] = named(await running(), begun.ad);
    expect(dayOf(next?.son_an ?? '')).toBe('2027-02-28T23:59');
  });

  it('is not closed where a record carries it', async () => {
    const { ad } = await addTransfer({
      standart_sozlesme_imza_tarihi: '2026-11-16',
      standart_sozlesme_bildirim_tarihi: null,
    });
    const [found] = named(await running(), ad);
    const refused = await manager.call(clocks.close, {
      ...at(found?.id ?? 0),
      body: { kapanis: '2026-11-20', kapanis_kaniti: 'KEP' },
    });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'CLOCK_OF_RECORD' }]);
  });
});

describe('a day that the operator adds to the calendar', () => {
  it('moves a running clock, says so in its history, and leaves a closed one', async () => {
    const open = await addTransfer({
      standart_sozlesme_imza_tarihi: '2026-11-20',
      standart_sozlesme_bildirim_tarihi: null,
    });
    const done = await addTransfer({
      standart_sozlesme_imza_tarihi: '2026-11-20',
      standart_sozlesme_bildirim_tarihi: '2026-11-22',
    });
    const closedBefore = await manager.call(clocks.list, { query: { durum: 'kapanan' } });
    await sql`insert into tatiller (gun, yarim, ad_tr, ad_en, kaynak) values
      ('2026-11-25', false, 'İdari izin', 'Administrative leave', 'Genelge')`.execute(
      app.db.system,
    );
    try {
      await moveClocksJob.perform(app.services, {}, reachOf(app.services, moveClocksJob));
      const [moved] = named(await running(), open.ad);
      expect(dayOf(moved?.son_an ?? '')).toBe('2026-11-30T23:59');
      const single = await manager.call(clocks.single, at(moved?.id ?? 0));
      expect(single.body.data.degisiklikler[0]?.alanlar).toMatchObject([{ alan: 'son_an' }]);
      expect(single.body.data.tatiller.map(({ ad_tr }) => ad_tr)).toContain('İdari izin');
      const closedAfter = await manager.call(clocks.list, { query: { durum: 'kapanan' } });
      expect(named(closedAfter.body.data, done.ad)).toEqual(named(closedBefore.body.data, done.ad));
    } finally {
      await sql`delete from tatiller where ad_tr = 'İdari izin'`.execute(app.db.system);
      await moveClocksJob.perform(app.services, {}, reachOf(app.services, moveClocksJob));
    }
  });
});

describe('actions and reviews', () => {
  it('run on the same table and end with their own record', async () => {
    const ad = unique('Dolabı kilitle');
    const body = {
      aksiyon_ismi: ad,
      risk: 'Orta' as const,
      department_id: department,
      son_tarih: '2026-11-25',
    };
    const added = await manager.call(actions.add, { body });
    expect(named(await running(representative), ad)).toMatchObject([{ tur: 'aksiyon' }]);
    await manager.call(actions.update, { ...at(added.body.data.id), body: { durum: true } });
    expect(named(await running(representative), ad)).toEqual([]);
    const review = {
      dokuman_ismi: unique('Politika'),
      dokuman_tur: 'Politika' as const,
      gozden_gecirme: '2026-12-01',
    };
    await manager.call(documents.add, { body: review });
    expect(named(await running(representative), review.dokuman_ismi)).toHaveLength(1);
  });
});

describe('who sees what', () => {
  it('keeps clocks of the whole company from a representative, who starts and changes none', async () => {
    const begun = await start();
    expect(named(await running(representative), begun.ad)).toEqual([]);
    expect((await representative.call(clocks.single, at(begun.id))).status).toBe(404);
    const body = { tur: 'kurul_belge' as const, ad: 'Yeni', baslangic: '2026-11-18' };
    expect((await representative.call(clocks.add, { body })).status).toBe(403);
  });

  it('shows another department nothing, whatever is asked', async () => {
    const other = await app.makeDepartment(company);
    const stranger = await app.signInAs({ companies: [company], departments: [other] });
    const { ad } = await addTransfer({
      standart_sozlesme_imza_tarihi: '2026-11-16',
      standart_sozlesme_bildirim_tarihi: null,
    });
    const [found] = named(await running(), ad);
    expect(named(await running(stranger), ad)).toEqual([]);
    expect((await stranger.call(clocks.single, at(found?.id ?? 0))).status).toBe(404);
  });
});

describe('the sheet', () => {
  it('holds the clocks asked for that the caller may see, in their order', async () => {
    const late = await start({ baslangic: '2026-11-01', ad: unique('Geciken') });
    const open = await start({ ad: unique('İşleyen') });
    const rowsFor = async ({ headers }: Caller, ids: number[]) => {
      const { path: url } = clocks.export;
      const payload = { ids, lang: 'tr' };
      const { rawPayload } = await app.app.inject({ method: 'POST', url, headers, payload });
      return (await readSheet(rawPayload))[0]?.data ?? [];
    };
    const [titles, ...rows] = await rowsFor(manager, [open.id, late.id, open.id]);
    expect(titles?.slice(0, 3)).toEqual(['Yükümlülük', 'Konu', 'Madde']);
    expect(rows.map((row) => [row[1], row[2], row[9]])).toEqual([
      [open.ad, 'KVKK m. 15/3', 'İşliyor'],
      [late.ad, 'KVKK m. 15/3', 'Gecikti'],
    ]);
    expect(await rowsFor(representative, [late.id])).toHaveLength(1);
  });
});

describe('mails', () => {
  it('leave once at each stage, also when the job runs again', async () => {
    const client = await app.makeCompany('Körfez');
    const officer = await app.makeUser({ role: 'yönetici', companies: [client] });
    const caller = await app.signIn(officer);
    const body = { tur: 'kurul_belge' as const, ad: 'Dosya', baslangic: '2026-11-10' };
    expect((await caller.call(clocks.add, { body })).status).toBe(201);
    const mails = async () => (await app.mailsTo(officer.email)).length;
    const run = () =>
      remindOfClocksJob.perform(app.services, {}, reachOf(app.services, remindOfClocksJob));
    await Promise.all([run(), run()]);
    expect(await mails()).toBe(1);
    clock.moveTo('2026-11-24T09:00:00+03:00');
    await run();
    expect(await mails()).toBe(2);
    clock.moveTo('2026-11-26T09:00:00+03:00');
    await run();
    await run();
    expect(await mails()).toBe(3);
    clock.moveTo(NOW);
  });
});

describe('the dashboard', () => {
  it('reads its calendar from the clocks', async () => {
    const begun = await start({ ad: unique('Kurul talebi') });
    const answer = await manager.call(dashboard.read);
    expect(answer.body.data.yaklasan.isler).toContainEqual(
      expect.objectContaining({ tur: 'kurul_belge', ad: begun.ad, gun: '2026-12-03' }),
    );
  });
});

it('finds the version of a rule for a day', () => {
  expect(ruleOf('standart_sozlesme', '2020-01-01').surum).toBe(1);
  expect(ruleOf('basvuru', '2026-11-23').sayi).toBe(30);
});
