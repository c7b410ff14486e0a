import { applications } from '@emanet/contract/applications';
import { clocks, type Clock } from '@emanet/contract/clocks';
import { CLOCK_KINDS, CLOCKS, STARTED_KINDS, type ClockKind } from '@emanet/contract/clocks/kinds';
import { isCompanyKind } from '@emanet/contract/clocks/questions';
import { dayOf } from '@emanet/contract/shared/time/today';
import { processingActivities } from '@emanet/contract/processing-activities';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { unique } from '../../../test/factories.ts';
import { writtenLetter } from '../applications/sample.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';

const app = await appOfFile({}, { clock: testClock('2026-11-23T09:20:00+03:00') });
const company = await app.makeCompany('Ilgaz Gıda');
const department = await app.makeDepartment(company);
const manager = await app.signInAs({ role: 'yönetici', companies: [company] });

const at = (id: number) => ({ params: { id: String(id) } });
const runningOf = async (ad: string): Promise<Clock[]> =>
  (await manager.call(clocks.list)).body.data.filter((one) => one.ad === ad);
async function start(tur: ClockKind, baslangic: string, ad = unique('Dosya')) {
  // Of the duties of the company as a whole one clock runs at a time, and a disposal begins the next.
  if (isCompanyKind(tur))
    await sql`update sureler set kapanis = now(), kapanis_kaniti = 'Tutanak', kapatan = 'Gül Eren'
      where company_id = ${company} and tur = ${tur} and kapanis is null`.execute(app.db.system);
  return manager.data(clocks.add, { body: { tur, ad, baslangic } });
}
const close = (id: number, more: object = {}) =>
  manager.call(clocks.close, {
    ...at(id),
    body: { kapanis: '2026-11-22', kapanis_kaniti: 'KEP iletisi', ...more },
  });

/** Kinds that a person starts: the last day from 02.11.2026, or the day that was set. */
const STARTED = [
  ['kurul_belge', '2026-11-02', '2026-11-17'],
  ['kurul_karar', '2026-11-02', '2026-12-02'],
  ['verbis_ilk_kayit', '2026-11-02', '2026-12-02'],
  ['periyodik_imha', '2026-11-02', '2027-05-02'],
  ['imha_politikasiz', '2026-11-02', '2027-02-02'],
  ['ek_bilgi', '2026-12-15', '2026-12-15'],
] as const;

describe('a kind that a person starts', () => {
  it('is one of these', () => {
    expect(STARTED.map(([tur]) => tur).toSorted()).toEqual(STARTED_KINDS.toSorted());
  });

  it.each(STARTED)('ends by its rule and is closed with a proof: %s', async (tur, from, last) => {
    const { id, son_an } = await start(tur, from);
    expect(dayOf(son_an)).toBe(last);
    const inTime = { kapanis: '2026-11-10' };
    expect((await close(id, { ...inTime, kapanis_kaniti: ' ' })).status).toBe(400);
    const closed = await close(id, inTime);
    expect(closed.status, closed.text).toBe(200);
    expect(closed.body.data).toMatchObject({ kapanis_kaniti: 'KEP iletisi', gec_nedeni: null });
  });

  it.each(STARTED)('asks why when it is closed late: %s', async (tur) => {
    const { id } = await start(tur, '2026-01-05');
    const refused = await close(id);
    expect(Object.keys(refused.body.fields ?? {})).toEqual(['gec_nedeni']);
    expect((await close(id, { gec_nedeni: 'Geç öğrenildi.' })).status).toBe(200);
  });
});

describe('extra time', () => {
  const extend = (id: number, ek_gun: number) =>
    manager.call(clocks.extend, { ...at(id), body: { ek_gun, ek_kaniti: 'Kurum yazısı 2026/7' } });

  it('moves the first registration once, says so, and leaves it in time until then', async () => {
    const { id } = await start('verbis_ilk_kayit', '2026-10-10');
    expect(Object.keys((await extend(id, 31)).body.fields ?? {})).toEqual(['ek_gun']);
    const extended = await extend(id, 30);
    expect(dayOf(extended.body.data.son_an)).toBe('2026-12-09');
    expect((await extend(id, 5)).body.code).toBe('CLOCK_NOT_EXTENDED');
    const { degisiklikler } = (await manager.call(clocks.single, at(id))).body.data;
    expect(degisiklikler[0]?.alanlar.map(({ alan }) => alan).toSorted()).toEqual([
      ...['ek_gun', 'ek_kaniti', 'son_an'],
    ]);
    expect((await close(id)).status).toBe(200);
    expect((await extend(id, 5)).body.code).toBe('CLOCK_CLOSED');
  });

  it('is known to no other kind', async () => {
    const { id } = await start('kurul_belge', '2026-11-18');
    expect((await extend(id, 5)).body.code).toBe('CLOCK_NOT_EXTENDED');
  });
});

describe('a kind that follows a record', () => {
  it('of a supplier: end of contract, audit after twelve months, end of a standard contract', async () => {
    const ad = unique('Kestrel');
    const body: object = {
      ...supplierTransferBody(department, ad),
      sozlesme_bitis_tarihi: '2027-01-31',
      son_denetim_tarihi: '2026-03-02',
    };
    const { id } = (await manager.call(supplierTransfers.add, { body })).body.data;
    const due = Object.fromEntries(
      (await runningOf(ad)).map(({ tur, son_an }) => [tur, dayOf(son_an)]),
    );
    expect(due).toEqual({ sozlesme_bitisi: '2027-01-31', tedarikci_denetimi: '2027-03-02' });

    const ended: object = { aktarim_durumu: 'sona_erdi', sona_erme_tarihi: '2026-11-20' };
    const changed = await manager.call(supplierTransfers.update, { ...at(id), body: ended });
    expect(changed.status, changed.text).toBe(200);
    const [end, ...others] = await runningOf(ad);
    expect(others).toEqual([]);
    expect([end?.tur, dayOf(end?.son_an ?? '')]).toEqual(['standart_sozlesme_sonu', '2026-11-27']);
    expect((await close(end?.id ?? 0)).status).toBe(200);
    expect(await runningOf(ad)).toEqual([]);
  });

  it('of a loyalty programme at the till: the last day for verification, until it is answered', async () => {
    const ad = unique('Sadakat kartı');
    const body: object = activityBody(department, ad, {
      islenen_kisisel_veriler: ['telefon', 'sadakat_puani'],
      islenme_amaci: ['satis'],
      kimden_nasil_temin: ['sozlu'],
    });
    const { id } = (await manager.call(processingActivities.add, { body })).body.data;
    const dueOf = async () =>
      (await runningOf(ad)).map(({ tur, son_an, madde }) => [tur, dayOf(son_an), madde]);
    const running = [
      ['sadakat_dogrulamasi', '2027-02-28', 'Kurul kararı 2026/266, Kurul kararı 2026/1491'],
    ];
    expect(await dueOf()).toEqual(running);

    const answer = (more: object) =>
      manager.call(processingActivities.update, { ...at(id), body: more });
    expect((await answer({ sadakat_dogrulamasi: 'sms_kodu' })).status).toBe(200);
    expect(await dueOf()).toEqual([]);
    expect((await answer({ sadakat_dogrulamasi: 'dogrulama_yok' })).status).toBe(200);
    expect(await dueOf()).toEqual(running);
    expect((await answer({ kimden_nasil_temin: ['web_formu'] })).status).toBe(200);
    expect(await dueOf()).toEqual([]);
  });

  it('of a request: thirty days for the answer, complaint windows told for information', async () => {
    const { body } = await manager.call(applications.add, { body: writtenLetter() });
    const { id, basvuru_no } = body.data;
    const dueOf = async () =>
      Object.fromEntries(
        (await runningOf(basvuru_no)).map(({ tur, son_an }) => [tur, dayOf(son_an)]),
      );
    expect(await dueOf()).toEqual({ basvuru: '2026-11-26', sikayet_basvurudan: '2026-12-26' });
    await sql`update basvurular set durum = 'sonuclandi', sonuc = 'kabul',
      sonuclanma_tarihi = '2026-11-20T12:00:00Z' where id = ${id}`.execute(app.db.system);
    expect(await dueOf()).toEqual({
      sikayet_basvurudan: '2026-12-26',
      sikayet_cevaptan: '2026-12-20',
    });
    expect(CLOCKS.sikayet_cevaptan.bilgi && CLOCKS.sikayet_basvurudan.bilgi).toBe(true);
  });
});

it('gives every kind its words in both languages', () => {
  for (const tur of CLOCK_KINDS) {
    const { ad, kisa, baslatan } = CLOCKS[tur];
    for (const text of [ad, kisa, baslatan]) expect(text.tr && text.en).toBeTruthy();
  }
});
