import { assets } from '@emanet/contract/assets';
import { changeLogs } from '@emanet/contract/change-logs';
import { processingActivities } from '@emanet/contract/processing-activities';
import { suppliers } from '@emanet/contract/suppliers';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { unique } from '../../../test/factories.ts';
import { verifyChain } from '../../verify-log/verify.ts';
import { activityBody } from '../processing-activities/sample.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const people = { role: 'yönetici', companies: [company] } as const;
const manager = await app.signInAs({ ...people, fullname: 'Ece Er' });
const colleague = await app.signInAs({ ...people, fullname: 'Can Ak' });

const params = () => ({ companyId: String(company) });
const acts = async (who = manager) =>
  (await who.call(changeLogs.acts, { params: params(), query: {} })).body.data;
const newest = async () => {
  const [act] = await acts();
  if (!act) throw new Error('there is no act');
  return act;
};
const revertNewest = async (kalan?: boolean) => {
  const { id, tur } = await newest();
  return manager.call(changeLogs.revertAct, {
    params: { ...params(), type: tur, entryId: String(id) },
    body: kalan === undefined ? {} : { kalan },
  });
};
const add = async (name = unique('Faaliyet')) =>
  (await manager.call(processingActivities.add, { body: activityBody(department, name) })).body
    .data;
const lastEntryOf = async (
  record: number,
  type: 'veri_harita' | 'varlik_listesi' = 'veri_harita',
) => {
  const { body } = await manager.call(changeLogs.list, {
    params: { ...params(), type, recordId: String(record) },
    query: {},
  });
  return body.data[0]?.id;
};
const read = async (id: number) => {
  const { status, body } = await manager.call(processingActivities.single, {
    params: { id: String(id) },
  });
  return status === 200 ? body.data : undefined;
};
/** Values of a register's fields, whose names no type knows. */
const values = (given: object) => given;
const edit = (rows: readonly { id: number; surum: number }[], deger: string) =>
  manager.call(processingActivities.bulkUpdate, {
    body: {
      satirlar: rows.map(({ id, surum }) => ({ id, surum })),
      alan: 'dosya_ismi',
      islem: 'degistir',
      deger,
    },
  });
const removeAll = async (ids: readonly number[]) => {
  const toplu_islem = randomUUID();
  for (const id of ids)
    await manager.call(processingActivities.delete, {
      params: { id: String(id) },
      query: { toplu_islem },
    });
};

describe('an act of many records', () => {
  it('is a bulk edit, listed once and taken back as a whole', async () => {
    const rows = [await add(), await add(), await add()];
    await edit(rows, 'Yeni dosya');
    expect(await newest()).toMatchObject({
      tur: 'veri_harita',
      islemler: ['güncelleme'],
      sayi: 3,
      alanlar: ['dosya_ismi'],
      adlar: rows.map((one) => one.surec_ismi),
      guncelleyen: 'Ece Er',
      engel: 0,
      geri_alindi: false,
    });
    const act = await newest();
    expect((await revertNewest()).body.data).toEqual({
      sayi: 3,
      atlanan: 0,
      birlikte: [],
      donmeyen: [],
    });
    expect((await read(rows[0]?.id ?? 0))?.dosya_ismi).toBe(rows[0]?.dosya_ismi);
    expect((await acts()).find(({ id }) => id === act.id)).toMatchObject({ geri_alindi: true });
    expect(await newest()).toMatchObject({ sayi: 3, geri_alan: true });

    // Taking an act back is an act itself.
    expect((await revertNewest()).body.data.sayi).toBe(3);
    expect((await read(rows[0]?.id ?? 0))?.dosya_ismi).toBe('Yeni dosya');
  });

  it('is a deletion in several calls, which brings all of them back', async () => {
    const ids = [(await add()).id, (await add()).id];
    await removeAll(ids);
    const act = await newest();
    expect(act).toMatchObject({ islemler: ['silme'], sayi: 2, engel: 0 });
    expect(act.adlar).toHaveLength(2);
    expect((await revertNewest()).body.data).toEqual({
      sayi: 2,
      atlanan: 0,
      birlikte: [],
      donmeyen: [],
    });
    for (const id of ids) expect(await read(id)).toBeDefined();
    expect((await acts()).find(({ id }) => id === act.id)).toMatchObject({ geri_alindi: true });
  });

  it('is refused with its reason where a record was changed since, and spares it when asked', async () => {
    const rows = [await add(), await add()];
    const [first, second] = rows;
    if (!first || !second) throw new Error('nothing was added');
    await edit(rows, 'Yeni dosya');
    const params = { id: String(first.id) };
    const later = await colleague.call(processingActivities.update, {
      params,
      body: values({ dosya_ismi: 'Başka dosya' }),
    });
    expect(later.status).toBe(200);
    expect(await newest()).toMatchObject({ sayi: 2, engel: 1 });
    const refused = await revertNewest();
    expect([refused.status, refused.body.code]).toEqual([409, 'ACT_OVERTAKEN']);
    expect(refused.body.message).toContain('Can Ak');
    expect((await read(second.id))?.dosya_ismi).toBe('Yeni dosya');

    expect((await revertNewest(true)).body.data).toEqual({
      sayi: 1,
      atlanan: 1,
      birlikte: [],
      donmeyen: [],
    });
    expect((await read(first.id))?.dosya_ismi).toBe('Başka dosya');
    expect((await read(second.id))?.dosya_ismi).toBe(second.dosya_ismi);
  });

  it('names the fields that go back along with it', async () => {
    const kept = values({ department_id: department, varlik_ismi: unique('Sunucu') });
    const { id } = await manager.data(assets.add, { body: kept });
    const set = (body: object) =>
      manager.call(assets.update, { params: { id: String(id) }, body: values(body) });
    await set({ yurt_disi_mi: true, bulundugu_yer: 'Berlin' });
    const abroad = await lastEntryOf(id, 'varlik_listesi');
    await set({ ulke: 'Almanya' });
    const { body, text } = await manager.call(changeLogs.revertAct, {
      params: { ...params(), type: 'varlik_listesi', entryId: String(abroad) },
      body: {},
    });
    expect(body.data, text).toEqual({ sayi: 1, atlanan: 0, birlikte: ['ulke'], donmeyen: [] });
  });

  it('is found by any of its entries, and older ones behind it', async () => {
    const rows = [await add(), await add()];
    await edit(rows, 'Yeni dosya');
    const act = await newest();
    await edit([await add()], 'Daha yeni dosya');
    const asked = async (query: object) =>
      (await manager.call(changeLogs.acts, { params: params(), query })).body.data;
    // An act is called by one of its entries; another one leads to it, too.
    const entries = await Promise.all(rows.map((one) => lastEntryOf(one.id)));
    const other = entries.find((id) => id !== act.id);
    const ofEntry = await asked({ islem: String(other) });
    expect(ofEntry).toMatchObject([{ id: act.id, sayi: 2 }]);

    const [latest, ...older] = await acts();
    expect(older[0]?.id).toBe(act.id);
    expect(await asked({ oncesi: String(latest?.id) })).toEqual(older);
    const behind = await asked({ oncesi: String(act.id) });
    expect(behind).toEqual(older.slice(1));
  });

  it('of a noun that is no register is taken back entry by entry', async () => {
    const tedarikci_adi = unique('Tedarikçi');
    const { body } = await manager.call(suppliers.create, { body: { tedarikci_adi } });
    await manager.call(suppliers.delete, { params: { id: String(body.data.id) } });
    expect(await newest()).toMatchObject({ tur: 'tedarikci_listesi', adlar: [tedarikci_adi] });
    expect((await revertNewest()).body.data).toEqual({
      sayi: 1,
      atlanan: 0,
      birlikte: [],
      donmeyen: [],
    });
    const { data } = (await manager.call(suppliers.list, { query: {} })).body;
    expect(data.some((one) => one.tedarikci_adi === tedarikci_adi)).toBe(true);
  });

  it('is nothing to another company, and the chain of the log holds', async () => {
    const stranger = await app.signInAs({ role: 'yönetici', companies: [await app.makeCompany()] });
    const { id, tur } = await newest();
    const answer = await stranger.call(changeLogs.revertAct, {
      params: { ...params(), type: tur, entryId: String(id) },
      body: {},
    });
    expect(answer.status).toBe(403);
    expect((await stranger.call(changeLogs.acts, { params: params(), query: {} })).status).toBe(
      403,
    );
    expect((await verifyChain(app.db.system, company)).broken).toBeUndefined();
  });
});

it('is no news to somebody who became a member afterwards', async () => {
  const { id } = await add();
  const added = await app.makeUser({ role: 'yönetici', companies: [company] });
  const newcomer = await app.signIn(added);
  const unread = async () =>
    (
      await newcomer.call(changeLogs.unreadCount, {
        params: { ...params(), type: 'veri_harita', recordId: String(id) },
      })
    ).body.unread_count;
  expect(await unread()).toBe(0);
  await manager.call(processingActivities.update, {
    params: { id: String(id) },
    body: values({ dosya_ismi: 'Yeni' }),
  });
  expect(await unread()).toBe(1);
});
