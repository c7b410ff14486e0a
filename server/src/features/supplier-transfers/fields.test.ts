import { processingActivities } from '@emanet/contract/processing-activities';
import { noticeDueDate } from '@emanet/contract/clocks/rule';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { DAY_MS, todayInTurkey } from '@emanet/contract/shared/time/today';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { supplierTransferBody } from './sample.ts';

const activity = async (who: Caller, department: number, name: string) =>
  (await who.call(processingActivities.add, { body: activityBody(department, name) })).body.data.id;

const app = await appOfFile();
const company = await app.makeCompany();
const elsewhere = await app.makeCompany();
const foreign = await app.makeDepartment(elsewhere);
const departments = {
  hr: await app.makeDepartment(company),
  sales: await app.makeDepartment(company),
};
const consultant = await app.signInAs({ companies: [company] });
const outsider = await app.signInAs({ companies: [elsewhere] });
const hr = await app.signInAs({ companies: [company], departments: [departments.hr] });
const ids = {
  hr: await activity(consultant, departments.hr, 'Bordro'),
  sales: await activity(consultant, departments.sales, 'Gizli Kampanya'),
  foreign: await activity(outsider, foreign, 'Yabancı'),
};

const at = (id: number) => ({ params: { id: String(id) } });
const add = (who: Caller, more: object) =>
  who.call(supplierTransfers.add, {
    body: supplierTransferBody(departments.hr, 'Tedarikçi', { ...more }),
  });
const codes = async (more: object) =>
  (await add(consultant, more)).body.data.uyarilar.map((one) => one.kod);
const inDays = (days: number) => todayInTurkey(Date.now() + days * DAY_MS);

describe('activities of a transfer', () => {
  it('must be among those that the caller may read, when they are newly named', async () => {
    for (const [who, id] of [
      [hr, ids.sales],
      [hr, ids.foreign],
      [consultant, ids.foreign],
      [consultant, 2_147_483_647],
    ] as const) {
      const answer = await add(who, { veri_harita_id: [ids.hr, id] });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fields ?? {})).toEqual(['veri_harita_id']);
    }
    expect((await add(hr, { veri_harita_id: [ids.hr, ids.hr] })).body.data.veri_harita_id).toEqual([
      ids.hr,
    ]);
  });

  it('stay when somebody saves who may not read them, and are dropped once deleted', async () => {
    const gone = await activity(consultant, departments.hr, 'Bir süre');
    const row = (await add(consultant, { veri_harita_id: [gone, ids.sales, ids.hr] })).body.data;
    const update = async (who: Caller, body: object) =>
      (await who.call(supplierTransfers.update, { ...at(row.id), body })).body.data;
    expect((await update(hr, { hizmet_konusu: 'Yeni' })).veri_harita_id).toEqual(
      row.veri_harita_id,
    );
    await consultant.call(processingActivities.delete, at(gone));
    expect((await update(hr, { hizmet_konusu: 'Daha yeni' })).veri_harita_id).toContain(gone);
    expect((await update(consultant, { hizmet_konusu: 'En yeni' })).veri_harita_id).toEqual([
      ids.hr,
      ids.sales,
    ]);
  });

  it('are found and exported by name, by those who may read them', async () => {
    const name = 'Adla aranan';
    const { id } = (
      await add(consultant, { tedarikci_adi: name, veri_harita_id: [ids.hr, ids.sales] })
    ).body.data;
    const found = async (who: Caller, q: string) =>
      (await who.call(supplierTransfers.list, { query: { q } })).body.data.map((row) => row.id);
    expect(await found(consultant, 'gizli kampanya')).toContain(id);
    expect(await found(hr, 'gizli kampanya')).toEqual([]);
    expect(await found(hr, 'BORDRO')).toContain(id);
    for (const [who, shown] of [
      [consultant, 'Bordro; Gizli Kampanya'],
      [hr, 'Bordro'],
    ] as const) {
      const answer = await app.app.inject({
        method: 'POST',
        url: supplierTransfers.export.path,
        headers: who.headers,
        payload: { ids: [id] },
      });
      const [sheet] = await readXlsxFile(answer.rawPayload);
      expect(sheet?.data[1]).toContain(shown);
      expect(sheet?.data[1]).toContainEqual(new Date('2026-03-16'));
    }
  });
});

describe('dates of a transfer', () => {
  it.each(['2026-02-30', '16.03.2026', '2026-3-1', '0000-01-01', '2200-01-01', '', 20_260_316])(
    'cannot be %j',
    async (date) => {
      const answer = await add(consultant, { sozlesme_tarihi: date });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fields ?? {})).toEqual(['sozlesme_tarihi']);
    },
  );

  it('are left out with the answer that asked for them, and all that hangs on it', async () => {
    const { id } = (await add(consultant, {})).body.data;
    const whole: Record<string, unknown> = await consultant.data(supplierTransfers.single, at(id));
    const body: Record<string, unknown> = { ...whole, yurt_disi_aktarim: false };
    const { data } = (await consultant.call(supplierTransfers.update, { ...at(id), body })).body;
    expect(data).toMatchObject({
      aktarim_ulkesi: null,
      yurt_disi_mekanizma: null,
      standart_sozlesme_imza_tarihi: null,
      standart_sozlesme_bildirim_tarihi: null,
    });
  });

  it('order a list, the empty ones first', async () => {
    const department_id = await app.makeDepartment(
      (await add(consultant, {})).body.data.company_id,
    );
    for (const son_denetim_tarihi of ['2026-05-01', null, '2025-12-31'])
      await add(consultant, { department_id, son_denetim_tarihi });
    const query = { sort: 'son_denetim_tarihi', department_id: String(department_id) };
    const { data } = (await consultant.call(supplierTransfers.list, { query })).body;
    expect(data.map((row) => row.son_denetim_tarihi)).toEqual([null, '2025-12-31', '2026-05-01']);
  });
});

describe('the notice of a standard contract', () => {
  it('is due in five business days of the Turkish calendar', () => {
    // Ramazan Bayramı 2026 begins on Friday 20 March.
    expect(noticeDueDate('2026-03-16')).toBe('2026-03-24');
    expect(noticeDueDate('2026-10-26')).toBe('2026-11-03');
  });

  it.each([
    ['in time', '2026-03-16', '2026-03-24', []],
    ['a day late', '2026-03-16', '2026-03-25', ['bildirim_gecikti']],
    ['never', '2026-03-16', null, ['bildirim_gecikti']],
    ['not yet', inDays(0), null, ['bildirim_bekliyor']],
  ])('given %s warns of what is wrong', async (_, signed, notified, expected) => {
    expect(
      await codes({
        standart_sozlesme_imza_tarihi: signed,
        standart_sozlesme_bildirim_tarihi: notified,
        standart_sozlesme_gec_nedeni: 'Nüsha geç ulaştı.',
      }),
    ).toEqual(expected);
  });

  it('is not all: a mechanism, a contract and its end are watched too', async () => {
    expect(await codes({ yurt_disi_mekanizma: null })).toEqual(['yurt_disi_mekanizma_yok']);
    expect(await codes({ sozlesme_var_mi: false })).toEqual(['veri_isleyen_sozlesmesi_yok']);
    expect(await codes({ sozlesme_bitis_tarihi: inDays(-1) })).toEqual(['sozlesme_bitti']);
    expect(await codes({ sozlesme_bitis_tarihi: inDays(1) })).toEqual([]);
    expect(await codes({ aktarilan_kisisel_veriler: ['saglik_raporu'] })).toEqual([
      'ozel_nitelikli_dayanak_yok',
    ]);
  });
});
