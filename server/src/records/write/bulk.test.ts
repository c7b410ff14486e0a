import { assets } from '@emanet/contract/assets';
import { changeLogs } from '@emanet/contract/change-logs';
import { processingActivities } from '@emanet/contract/processing-activities';
import { MOST_BULK } from '@emanet/contract/records/bulk';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { unique } from '../../../test/factories.ts';
import { supplierTransferBody } from '../../features/supplier-transfers/sample.ts';
import type { Endpoints } from '../register.ts';

type Body = Record<string, unknown>;
type Seen = Readonly<{ id: number; surum: number }>;

const { bulkUpdate, checkBulkUpdate, undoBulkUpdate } = processingActivities;
const PERIOD = 'İş ilişkisinin sonundan itibaren 10 yıl';

const app = await appOfFile();
const company = await app.makeCompany();
const elsewhere = await app.makeCompany();
const foreign = await app.makeDepartment(elsewhere);
const departments = {
  own: await app.makeDepartment(company),
  other: await app.makeDepartment(company),
};
const consultant = await app.signInAs({ companies: [company], fullname: 'Selin Danışman' });
const admin = await app.signInAs({
  role: 'yönetici',
  companies: [company],
  fullname: 'Kemal Yönetici',
});
const representative = await app.signInAs({ companies: [company], departments: [departments.own] });
const outsider = await app.signInAs({ companies: [elsewhere], departments: [foreign] });

async function add(more: Body = {}, endpoints: Endpoints = processingActivities): Promise<Seen> {
  const body: Body = { department_id: departments.own, surec_ismi: unique('Faaliyet'), ...more };
  const answer = await consultant.call(endpoints.add, { body });
  expect(answer.status, answer.text).toBe(201);
  const { id, surum } = answer.body.data;
  return { id, surum };
}

const single = async (id: number, endpoints: Endpoints = processingActivities) =>
  (await consultant.call(endpoints.single, { params: { id: String(id) } })).body.data;
const update = (who: Caller, id: number, body: Body) =>
  who.call(processingActivities.update, { params: { id: String(id) }, body });
const logOf = async (id: number, who = admin) => {
  const params = { companyId: String(company), type: 'veri_harita' as const, recordId: String(id) };
  return (await who.call(changeLogs.list, { params })).body.data;
};
const bulk = async (who: Caller, rows: readonly Seen[], more: Body) => {
  const satirlar = rows.map(({ id, surum }) => ({ id, surum }));
  const body = {
    satirlar,
    alan: 'saklama_suresi',
    islem: 'degistir' as const,
    deger: null,
    ...more,
  };
  return who.data(bulkUpdate, { body });
};
const basesOf = (row: object): unknown => Reflect.get(row, 'isleme_sarti');
const undo = (who: Caller, toplu_islem: string | null) =>
  who.call(undoBulkUpdate, { body: { toplu_islem: toplu_islem ?? '' } });

describe('a bulk edit', () => {
  it('says before what it would do, and stores nothing by that', async () => {
    const empty = await add({ islenen_kisisel_veriler: ['ad_soyad'] });
    const other = await add({ saklama_suresi: '5 yıl' });
    const same = await add({ surec_ismi: 'Bordro', saklama_suresi: PERIOD });
    const stale = await add({ surec_ismi: 'Özlük dosyası' });
    await update(admin, stale.id, { dosya_ismi: 'Dosya' });
    const satirlar = [empty, other, same, stale, { id: 2_147_483_647, surum: 1 }];
    const asked = { satirlar, alan: 'saklama_suresi', islem: 'degistir' as const, deger: PERIOD };
    const answer = await consultant.call(checkBulkUpdate, { body: asked });
    expect(answer.body.data).toEqual({
      degisecek: [empty.id, other.id],
      bostu: 1,
      olayli: [],
      bosalacak: [],
      uyarilacak: [],
      ayni: 1,
      sorulmayan: 0,
      cakisan: [{ id: stale.id, ad: 'Özlük dosyası', guncelleyen: 'Kemal Yönetici' }],
      reddedilen: [],
      bulunamayan: [2_147_483_647],
    });
    const removing = { ...asked, satirlar: [same], deger: null };
    const removal = await consultant.call(checkBulkUpdate, { body: removing });
    expect(removal.body.data.uyarilacak).toEqual([
      {
        id: same.id,
        ad: 'Bordro',
        uyarilar: [{ kod: 'saklama_suresi_yok', alan: 'saklama_suresi', seviye: 'Orta' }],
      },
    ]);
    expect(await single(empty.id)).toMatchObject({ saklama_suresi: null, surum: 1 });
  });

  it('changes all of them with an entry each, but none that was edited meanwhile', async () => {
    const rows = [await add(), await add({ saklama_suresi: '5 yıl' }), await add()];
    const [first, second, third] = rows;
    if (!first || !second || !third) throw new Error('three were added');
    await update(admin, third.id, { dosya_ismi: 'Dosya' });
    const result = await bulk(consultant, rows, { deger: PERIOD });
    expect(result.degisen).toEqual([first.id, second.id]);
    expect(result.cakisan.map(({ id, guncelleyen }) => [id, guncelleyen])).toEqual([
      [third.id, 'Kemal Yönetici'],
    ]);
    const changed = await single(second.id);
    expect(changed).toMatchObject({
      saklama_suresi: PERIOD,
      surum: 2,
      guncelleyen: 'Selin Danışman',
    });
    expect(changed.uyarilar.map(({ kod }) => kod)).not.toContain('saklama_suresi_yok');
    expect((await logOf(second.id))[0]).toMatchObject({
      islem: 'güncelleme',
      alanlar: [{ alan: 'saklama_suresi', eski: '5 yıl', yeni: PERIOD }],
    });
    expect(await single(third.id)).toMatchObject({ saklama_suresi: null, surum: 2 });
  });

  it('keeps the event from which a period runs, unless told to drop it', async () => {
    const rows = [
      await add({ surec_ismi: 'Özlük', saklama_suresi: 'is_iliskisi_10' }),
      await add({ saklama_suresi: '5 yıl' }),
    ];
    const [first, second] = rows;
    if (!first || !second) throw new Error('two were added');
    const period = async ({ id }: Seen) => Reflect.get(await single(id), 'saklama_suresi');
    const asked = { satirlar: rows, alan: 'saklama_suresi', islem: 'degistir' as const };
    const plan = await consultant.call(checkBulkUpdate, { body: { ...asked, deger: '2 yıl' } });
    expect(plan.body.data.olayli).toEqual([{ id: first.id, ad: 'Özlük' }]);
    await bulk(consultant, rows, { deger: '2 yıl' });
    expect([await period(first), await period(second)]).toEqual([
      'İş ilişkisinin sona ermesinden itibaren 2 yıl',
      '2 yıl',
    ]);
    const { surum } = await single(first.id);
    await bulk(consultant, [{ id: first.id, surum }], { deger: '10 yıl', olaysiz: true });
    expect(await period(first)).toBe('10 yıl');
  });

  it('names before which other fields a new answer empties', async () => {
    const body: Body = {
      ...supplierTransferBody(departments.own, unique('Bulut')),
      ...{ yurt_disi_aktarim: true, aktarim_ulkesi: 'Almanya' },
    };
    const { id, surum } = await consultant.data(supplierTransfers.add, { body });
    const asked = {
      satirlar: [{ id, surum }],
      alan: 'yurt_disi_aktarim',
      islem: 'degistir' as const,
    };
    const plan = await consultant.data(supplierTransfers.checkBulkUpdate, {
      body: { ...asked, deger: false },
    });
    expect(plan.bosalacak.map((one) => one.id)).toEqual([id]);
    expect(plan.bosalacak[0]?.alanlar).toContain('aktarim_ulkesi');
  });

  it('fills what is empty, adds to lists and takes from them', async () => {
    const filled = await add({ saklama_suresi: '5 yıl', isleme_sarti: ['k5_2_a_kanun'] });
    const empty = await add();
    const rows = [filled, empty];
    const way = await bulk(consultant, rows, { islem: 'bos_ise_yaz', deger: PERIOD });
    expect([way.degisen, way.ayni]).toEqual([[empty.id], 1]);
    const versions = async () => [await single(filled.id), await single(empty.id)];
    const bases = { alan: 'isleme_sarti', islem: 'ekle' };
    await bulk(consultant, await versions(), { ...bases, deger: ['k5_2_c_sozlesme'] });
    const added = (await versions()).map(basesOf);
    expect(added).toEqual([['k5_2_a_kanun', 'k5_2_c_sozlesme'], ['k5_2_c_sozlesme']]);
    const taken = { ...bases, islem: 'cikar', deger: ['k5_2_c_sozlesme'] };
    await bulk(consultant, await versions(), taken);
    const left = (await versions()).map(basesOf);
    expect(left).toEqual([['k5_2_a_kanun'], []]);
  });

  it('counts records that are not asked for the field', async () => {
    const home = await add({ tedarikci_adi: 'Ev', surec_ismi: undefined }, supplierTransfers);
    const abroad: Body = { tedarikci_adi: 'Dış', surec_ismi: undefined, yurt_disi_aktarim: true };
    const away = await add(abroad, supplierTransfers);
    const answer = await consultant.call(supplierTransfers.bulkUpdate, {
      body: {
        satirlar: [home, away],
        alan: 'yurt_disi_mekanizma',
        islem: 'degistir',
        deger: 'taahhutname',
      },
    });
    expect(answer.body.data).toMatchObject({ degisen: [away.id], ayni: 0, sorulmayan: 1 });
  });

  it('refuses values, ways and fields that do not fit', async () => {
    const satirlar = [await add()];
    const status = async (more: Body) => {
      const body = { satirlar, alan: 'saklama_suresi', islem: 'degistir' as const, deger: 'x' };
      const answer = await consultant.call(bulkUpdate, { body: { ...body, ...more } });
      return [answer.status, Object.keys(answer.body.fields ?? {})];
    };
    expect(await status({ alan: 'isleme_sarti', deger: ['yok'] })).toEqual([400, ['isleme_sarti']]);
    expect(await status({ islem: 'ekle' })).toEqual([400, ['islem']]);
    expect(await status({ alan: 'surec_ismi' })).toEqual([400, ['alan']]);
    expect(await status({ alan: 'risk' })).toEqual([400, ['alan']]);
    const many = Array.from({ length: MOST_BULK + 1 }, (_, at) => ({ id: at + 1, surum: 1 }));
    expect(await status({ satirlar: many })).toEqual([400, ['satirlar']]);
    const department = await bulk(consultant, satirlar, { alan: 'department_id', deger: null });
    expect(department.degisen).toEqual([]);
    expect(department.reddedilen[0]?.neden).toMatch(/^Departman: /);
  });

  it('does the same once for the same key', async () => {
    const row = await add();
    const headers = { 'idempotency-key': randomUUID() };
    const body = { satirlar: [row], alan: 'durum', islem: 'degistir' as const, deger: true };
    const send = () => consultant.call(bulkUpdate, { body, headers });
    const answers = [await send(), await send()];
    expect(answers[1]?.body.data).toEqual(answers[0]?.body.data);
    expect((await single(row.id)).surum).toBe(2);
  });

  it('takes as many records as one call may name', async () => {
    const made = await sql<Seen>`
      insert into veri_harita (company_id, department_id, surec_ismi, guncelleyen)
      select ${company}, ${departments.own}, 'Çok ' || n, 'x' from generate_series(1, 1000) n
      returning id, surum`.execute(app.db.system);
    const result = await bulk(consultant, made.rows, { deger: PERIOD });
    expect(result.degisen).toHaveLength(1000);
    const ended = await undo(consultant, result.toplu_islem);
    expect(ended.body.data.degisen).toHaveLength(1000);
  });
});

describe('the undo of a bulk edit', () => {
  it('gives all back what they had, but none that was edited since', async () => {
    const rows = [await add({ saklama_suresi: '5 yıl' }), await add()];
    const [kept, edited] = rows;
    if (!kept || !edited) throw new Error('two were added');
    const { toplu_islem } = await bulk(consultant, rows, { deger: PERIOD });
    await update(admin, edited.id, { dosya_ismi: 'Dosya' });
    const answer = await undo(consultant, toplu_islem);
    expect(answer.body.data.degisen).toEqual([kept.id]);
    expect(answer.body.data.cakisan.map(({ id }) => id)).toEqual([edited.id]);
    expect(await single(kept.id)).toMatchObject({ saklama_suresi: '5 yıl', surum: 3 });
    expect(await single(edited.id)).toMatchObject({ saklama_suresi: PERIOD });
    const again = await undo(consultant, answer.body.data.toplu_islem);
    expect(again.body.data.degisen).toEqual([kept.id]);
    expect(await single(kept.id)).toMatchObject({ saklama_suresi: PERIOD });
  });

  it('leaves the last change where it was, whatever was undone before', async () => {
    const row = await add({ saklama_suresi: '5 yıl' });
    const lastOf = async () => Date.parse((await single(row.id)).guncellenme_tarihi);
    const newestEntry = async () => Date.parse((await logOf(row.id))[0]?.tarih ?? '');
    const edit = async (deger: string) =>
      (await bulk(consultant, [await single(row.id)], { deger })).toplu_islem;
    const undone = async (batch: string | null) =>
      (await undo(consultant, batch)).body.data.toplu_islem;

    const added = await newestEntry();
    const first = await edit(PERIOD);
    const edited = await newestEntry();
    const undoing = await undone(first);
    expect(await lastOf()).toEqual(added);
    // The undo of an undo: the edit holds again, also behind another one that is taken back.
    await undone(undoing);
    expect(await lastOf()).toEqual(edited);
    await undone(await edit('1 yıl'));
    expect(await lastOf()).toEqual(edited);
    // Two edits of a person that end where they began are no undo.
    await edit('1 yıl');
    await edit(PERIOD);
    const twice = await newestEntry();
    expect(twice).not.toEqual(edited);
    await undone(await edit('3 yıl'));
    expect(await lastOf()).toEqual(twice);
  });

  it('brings back what went along with the field', async () => {
    const other: Body = { faaliyet_amaci: 'diger_amac', faaliyet_amaci_yaziniz: 'Kendi amacı' };
    const row = await add(other);
    const { toplu_islem } = await bulk(consultant, [row], { alan: 'faaliyet_amaci' });
    expect(await single(row.id)).toMatchObject({ faaliyet_amaci_yaziniz: null });
    await undo(consultant, toplu_islem);
    expect(await single(row.id)).toMatchObject(other);
  });

  it('knows no other edit, and says of a deleted record that it is gone', async () => {
    expect((await undo(consultant, randomUUID())).status).toBe(404);
    const row = await add();
    const { toplu_islem } = await bulk(consultant, [row], { deger: PERIOD });
    await consultant.call(processingActivities.delete, { params: { id: String(row.id) } });
    const answer = await undo(consultant, toplu_islem);
    expect(answer.body.data).toMatchObject({ degisen: [], bulunamayan: [row.id] });
  });
});

describe('whose records a bulk edit reaches', () => {
  it('are those of the own departments, and nothing is said of others', async () => {
    const own = await add();
    const others = await add({ department_id: departments.other });
    const rows = [own, others];
    const result = await bulk(representative, rows, { deger: PERIOD });
    expect(result).toMatchObject({ degisen: [own.id], bulunamayan: [others.id], cakisan: [] });
    const nothing = await bulk(outsider, await Promise.all(rows.map(({ id }) => single(id))), {});
    expect(nothing).toMatchObject({ degisen: [], bulunamayan: [own.id, others.id], cakisan: [] });
    expect(await single(others.id)).toMatchObject({ saklama_suresi: null, surum: 1 });
    expect((await undo(outsider, result.toplu_islem)).status).toBe(404);
  });

  it('cannot be given to a department out of reach, nor a field of the consultant changed', async () => {
    const row = await add();
    const moved = { alan: 'department_id', deger: departments.other };
    expect((await bulk(representative, [row], moved)).reddedilen).toHaveLength(1);
    const note = { alan: 'diger_aciklamalar_danisman', deger: 'Not' };
    expect((await bulk(representative, [row], note)).reddedilen).toHaveLength(1);
    const all = await bulk(consultant, [row], moved);
    expect((await undo(representative, all.toplu_islem)).status).toBe(404);
  });

  it('are not those of another register', async () => {
    const row = await add();
    const { toplu_islem } = await bulk(consultant, [row], { deger: PERIOD });
    const answer = await consultant.call(assets.undoBulkUpdate, {
      body: { toplu_islem: toplu_islem ?? '' },
    });
    expect(answer.status).toBe(404);
  });
});
