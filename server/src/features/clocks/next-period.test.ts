import { changeLogs } from '@emanet/contract/change-logs';
import { clocks, type Clock } from '@emanet/contract/clocks';
import { documents } from '@emanet/contract/documents';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { dayOf } from '@emanet/contract/shared/time/today';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { unique } from '../../../test/factories.ts';
import { pdf } from '../../../test/sample-files.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';

const app = await appOfFile({}, { clock: testClock('2026-11-23T09:20:00+03:00') });
const company = await app.makeCompany('Ilgaz Gıda');
const department = await app.makeDepartment(company);
const manager = await app.signInAs({
  role: 'yönetici',
  companies: [company],
  fullname: 'Gül Eren',
});

const at = (id: number) => ({ params: { id: String(id) } });
async function runningOf(ad: string, tur: string): Promise<Clock[]> {
  const { data } = (await manager.call(clocks.list)).body;
  return data.filter((one) => one.ad === ad && one.tur === tur);
}
async function close(id: number, more: object = {}) {
  const file = { name: 'denetim-raporu.pdf', bytes: pdf(900) };
  const body = { kapanis: '2026-11-20', kapanis_kaniti: 'Denetim raporu 2026/4', ...more };
  return manager.call(clocks.close, { ...at(id), body, file });
}

async function transfer(more: object) {
  const ad = unique('Kestrel');
  const body = supplierTransferBody(department, ad, { ...more });
  const added = await manager.call(supplierTransfers.add, { body });
  expect(added.status, added.text).toBe(201);
  return { id: added.body.data.id, ad };
}
const supplier = async (id: number) =>
  (await manager.call(supplierTransfers.single, at(id))).body.data;

describe('an audit of a processor', () => {
  it('is closed with its report, and the next year runs from that day', async () => {
    const audited: object = { veri_isleyen_rolu: 'veri_isleyen', son_denetim_tarihi: '2025-03-02' };
    const { id, ad } = await transfer(audited);
    const [due] = await runningOf(ad, 'tedarikci_denetimi');
    await manager.call(clocks.update, { ...at(due?.id ?? 0), body: { sorumlu_id: null } });

    const silent = await close(due?.id ?? 0);
    expect(Object.keys(silent.body.fields ?? {})).toEqual(['gec_nedeni']);
    const sameDay = await close(due?.id ?? 0, { kapanis: '2025-03-02' });
    expect(Object.keys(sameDay.body.fields ?? {})).toEqual(['kapanis']);
    const closed = await close(due?.id ?? 0, { gec_nedeni: 'Rapor geç geldi.' });
    expect(closed.status, closed.text).toBe(200);

    expect(await supplier(id)).toMatchObject({ son_denetim_tarihi: '2026-11-20' });
    const [next, ...others] = await runningOf(ad, 'tedarikci_denetimi');
    expect(others).toEqual([]);
    expect([next?.kayit_id, dayOf(next?.son_an ?? '')]).toEqual([id, '2027-11-20']);
    const { onceki } = (await manager.call(clocks.single, at(next?.id ?? 0))).body.data;
    expect(onceki).toMatchObject([
      {
        id: due?.id,
        kayit_id: id,
        kapatan: 'Gül Eren',
        kapanis_kaniti: 'Denetim raporu 2026/4',
        dosya_adi: 'denetim-raporu.pdf',
        gec_nedeni: 'Rapor geç geldi.',
      },
    ]);
    expect((await close(due?.id ?? 0)).body.code).toBe('CLOCK_CLOSED');
  });
});

describe('the end of a contract', () => {
  it('is followed by the end of the renewed one, or by none', async () => {
    const ends: object = { sozlesme_var_mi: true, sozlesme_bitis_tarihi: '2026-12-31' };
    const { id, ad } = await transfer(ends);
    const [first] = await runningOf(ad, 'sozlesme_bitisi');
    const back = await close(first?.id ?? 0, { sonraki: '2026-12-30' });
    expect(Object.keys(back.body.fields ?? {})).toEqual(['sonraki']);
    expect((await close(first?.id ?? 0, { sonraki: '2027-12-31' })).status).toBe(200);
    expect(await supplier(id)).toMatchObject({ sozlesme_bitis_tarihi: '2027-12-31' });

    const [second] = await runningOf(ad, 'sozlesme_bitisi');
    expect(dayOf(second?.son_an ?? '')).toBe('2027-12-31');
    expect((await close(second?.id ?? 0)).status).toBe(200);
    // A later change of the record does not begin the closed period again.
    const body: object = { durum: true, son_denetim_tarihi: '2026-11-01' };
    expect((await manager.call(supplierTransfers.update, { ...at(id), body })).status).toBe(200);
    expect(await runningOf(ad, 'sozlesme_bitisi')).toEqual([]);
    expect(await supplier(id)).toMatchObject({ sozlesme_bitis_tarihi: '2027-12-31' });
  });
});

describe('the review of a document', () => {
  it('names the next review, which stands on the document and in its history', async () => {
    const dokuman_ismi = unique('Politika');
    const body = { dokuman_ismi, dokuman_tur: 'Politika' as const, gozden_gecirme: '2026-11-10' };
    const { id } = (await manager.call(documents.add, { body })).body.data;
    const [due] = await runningOf(dokuman_ismi, 'dokuman');
    const late = { gec_nedeni: 'Kurul ertelendi.' };
    expect((await close(due?.id ?? 0, { ...late, sonraki: '2027-11-10' })).status).toBe(200);
    const [next] = await runningOf(dokuman_ismi, 'dokuman');
    expect(dayOf(next?.son_an ?? '')).toBe('2027-11-10');
    const params = {
      companyId: String(company),
      type: 'dokumanlar',
      recordId: String(id),
    } as const;
    const changes = (await manager.call(changeLogs.list, { params })).body.data;
    expect(changes[0]?.alanlar).toMatchObject([
      { alan: 'gozden_gecirme', eski: '2026-11-10', yeni: '2027-11-10' },
    ]);
    expect((await close(next?.id ?? 0)).status).toBe(200);
    expect(await runningOf(dokuman_ismi, 'dokuman')).toEqual([]);
    const { data } = (await manager.call(documents.single, at(id))).body;
    expect(data.gozden_gecirme).toBeNull();
  });
});

describe('a standard contract notified late', () => {
  const late: object = {
    yurt_disi_aktarim: true,
    yurt_disi_mekanizma: 'standart_sozlesme',
    standart_sozlesme_imza_tarihi: '2026-10-26',
    standart_sozlesme_bildirim_tarihi: '2026-11-04',
  };
  const gec_nedeni = 'İmzalı nüsha geç ulaştı.';
  const closedOf = async (ad: string) =>
    (await manager.call(clocks.list, { query: { durum: 'kapanan' } })).body.data.find(
      (one) => one.ad === ad,
    );

  it('asks why as it is entered, and tells its clock', async () => {
    const ad = unique('Kestrel');
    const body = supplierTransferBody(department, ad, { ...late });
    const refused = await manager.call(supplierTransfers.add, { body });
    expect(Object.keys(refused.body.fields ?? {})).toEqual(['standart_sozlesme_gec_nedeni']);
    const told: object = { ...body, standart_sozlesme_gec_nedeni: gec_nedeni };
    const added = await manager.call(supplierTransfers.add, { body: told });
    expect(added.status, added.text).toBe(201);
    expect(await closedOf(ad)).toMatchObject({ tur: 'standart_sozlesme', gec_nedeni });
  });

  it('asks when the day of the notice is written, and not in time', async () => {
    const { id, ad } = await transfer({ ...late, standart_sozlesme_bildirim_tarihi: null });
    const write = (body: object) => manager.call(supplierTransfers.update, { ...at(id), body });
    const inTime = { standart_sozlesme_bildirim_tarihi: '2026-11-03' };
    expect((await write(inTime)).status).toBe(200);
    const body = { standart_sozlesme_bildirim_tarihi: '2026-11-05' };
    expect((await write(body)).status).toBe(400);
    const reason: object = { ...body, standart_sozlesme_gec_nedeni: gec_nedeni };
    const told = await write(reason);
    expect(told.status, told.text).toBe(200);
    expect(await closedOf(ad)).toMatchObject({ gec_nedeni });
    // Corrected to a day in time, the reason leaves with the question.
    expect((await write(inTime)).body.data).toMatchObject({ standart_sozlesme_gec_nedeni: null });
  });
});
