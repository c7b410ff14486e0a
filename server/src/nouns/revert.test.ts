import { actions } from '@emanet/contract/actions';
import { assets } from '@emanet/contract/assets';
import { changeLogs, type LoggedType } from '@emanet/contract/change-logs';
import { documents } from '@emanet/contract/documents';
import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { suppliers } from '@emanet/contract/suppliers';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../test/app.ts';
import { pdf } from '../../test/sample-files.ts';
import { unique } from '../../test/factories.ts';
import { activityBody } from '../features/processing-activities/sample.ts';
import { reachOf } from '../platform/jobs/start.ts';
import { verifyChain } from '../verify-log/verify.ts';
import { stateAt } from './as-of.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const people = { companies: [company], fullname: 'Ece Er' };
const manager = await app.signInAs({ role: 'yönetici', ...people });
const representative = await app.signInAs({
  role: 'temsilci',
  ...people,
  departments: [department],
});

const logOf = async (type: LoggedType, id: number) => {
  const params = { companyId: String(company), type, recordId: String(id) };
  return (await manager.call(changeLogs.list, { params })).body.data;
};
const revert = (type: LoggedType, entry: number | undefined, who = manager, alan?: string) =>
  who.call(changeLogs.revert, {
    params: { companyId: String(company), type, entryId: String(entry) },
    body: { alan },
  });

/** A noun, as a test adds one, changes its name and another field, and reads and deletes it. */
type Life = Readonly<{
  type: LoggedType;
  name: string;
  other: readonly [field: string, first: unknown, second: unknown];
  add: (name: string) => Promise<{ status: number; text: string; body: { data: { id: number } } }>;
  update: (id: number, values: object) => Promise<{ status: number; text: string }>;
  read: (id: number) => Promise<Values | undefined>;
  remove: (id: number) => Promise<{ status: number }>;
}>;
const at = (id: number) => ({ params: { id: String(id) } });
const dataOf = async (called: Promise<{ status: number; body: { data: object } }>) => {
  const { status, body } = await called;
  return status === 200 ? { ...body.data } : undefined;
};

const LIVES: readonly Life[] = [
  {
    type: 'veri_harita',
    name: 'surec_ismi',
    other: ['dosya_ismi', 'İlk', 'İkinci'],
    add: (name) => manager.call(processingActivities.add, { body: activityBody(department, name) }),
    update: (id, body) => manager.call(processingActivities.update, { ...at(id), body }),
    read: (id) => dataOf(manager.call(processingActivities.single, at(id))),
    remove: (id) => manager.call(processingActivities.delete, at(id)),
  },
  {
    type: 'aksiyonlar',
    name: 'aksiyon_ismi',
    other: ['notlar', 'İlk', 'İkinci'],
    add: (aksiyon_ismi) =>
      manager.call(actions.add, {
        body: { aksiyon_ismi, risk: 'Orta', department_id: department },
      }),
    update: (id, body) => manager.call(actions.update, { ...at(id), body }),
    read: (id) => dataOf(manager.call(actions.single, at(id))),
    remove: (id) => manager.call(actions.delete, at(id)),
  },
  {
    type: 'dokumanlar',
    name: 'dokuman_ismi',
    other: ['gozden_gecirme', '2027-01-01', '2028-01-01'],
    add: (dokuman_ismi) =>
      manager.call(documents.add, { body: { dokuman_ismi, dokuman_tur: 'Politika' } }),
    update: (id, body) => manager.call(documents.update, { ...at(id), body }),
    read: (id) => dataOf(manager.call(documents.single, at(id))),
    remove: (id) => manager.call(documents.delete, at(id)),
  },
  {
    type: 'tedarikci_listesi',
    name: 'tedarikci_adi',
    other: ['telefon', '0212 000 00 01', '0212 000 00 02'],
    add: (tedarikci_adi) => manager.call(suppliers.create, { body: { tedarikci_adi } }),
    update: (id, body) => manager.call(suppliers.update, { ...at(id), body }),
    read: async (id) => {
      const { data } = (await manager.call(suppliers.list, { query: {} })).body;
      return data.find((one) => one.id === id);
    },
    remove: (id) => manager.call(suppliers.delete, at(id)),
  },
];

describe.each(LIVES)('a change of $type', ({ type, name, other, add, update, read, remove }) => {
  const [field, first, second] = other;
  const added = async () => {
    const { status, text, body } = await add(unique('Önceki'));
    expect([200, 201], text).toContain(status);
    return body.data.id;
  };
  const changed = async (id: number, values: object) => {
    const { status, text } = await update(id, values);
    expect(status, text).toBe(200);
    const [entry] = await logOf(type, id);
    return entry?.id ?? 0;
  };

  it('is taken back by a new one that names it, whatever else changed since', async () => {
    const id = await added();
    const before = await read(id);
    const renaming = await changed(id, { [name]: unique('Sonraki') });
    await changed(id, { [field]: first });
    const { status, text, body } = await revert(type, renaming);
    expect(status, text).toBe(200);
    expect(body).toMatchObject({ data: { record_id: id }, message: 'Değişiklik geri alındı.' });
    expect(await read(id)).toMatchObject({ [name]: before?.[name], [field]: first });
    const [newest, earlier] = await logOf(type, id);
    expect(newest).toMatchObject({ islem: 'güncelleme', geri_alinan: renaming });
    expect(newest?.alanlar.map(({ alan }) => alan)).toContain(name);
    expect(earlier?.geri_alinan).toBeNull();
  });

  it('is taken back in one of its fields, and in the rest afterwards', async () => {
    const id = await added();
    const before = await read(id);
    const later = unique('Sonraki');
    const entry = await changed(id, { [name]: later, [field]: first });
    const { status, text } = await revert(type, entry, manager, field);
    expect(status, text).toBe(200);
    expect(await read(id)).toMatchObject({ [name]: later, [field]: before?.[field] ?? null });
    const [newest] = await logOf(type, id);
    expect(newest).toMatchObject({ geri_alinan: entry });
    expect(newest?.alanlar).toEqual([{ alan: field, eski: first, yeni: before?.[field] ?? null }]);
    expect((await revert(type, entry, manager, field)).body.code).toBe('CHANGE_OVERTAKEN');
    expect((await revert(type, entry, manager, 'yok')).status).toBe(404);
    expect((await revert(type, entry)).status).toBe(200);
    expect(await read(id)).toMatchObject({ [name]: before?.[name] });
  });

  it('is not taken back in a field that was changed later, in another one it is', async () => {
    const id = await added();
    const before = await read(id);
    const entry = await changed(id, { [name]: unique('Sonraki'), [field]: first });
    const later = await changed(id, { [field]: second });
    const refused = await revert(type, entry, manager, field);
    expect(refused.body).toMatchObject({
      code: 'CHANGE_OVERTAKEN',
      data: { kayit_id: later, guncelleyen: 'Ece Er', alanlar: [field] },
    });
    expect((await revert(type, entry, manager, name)).status).toBe(200);
    expect(await read(id)).toMatchObject({ [name]: before?.[name], [field]: second });
  });

  it('is not taken back past a later one of the same field, which is named', async () => {
    const id = await added();
    const before = await read(id);
    const entry = await changed(id, { [field]: first });
    const later = await changed(id, { [field]: second });
    const { status, body } = await revert(type, entry);
    expect([status, body.code]).toEqual([409, 'CHANGE_OVERTAKEN']);
    expect(body.error).toContain('Ece Er');
    expect(body.data).toMatchObject({ kayit_id: later, alanlar: [field] });
    expect(await read(id)).toMatchObject({ [field]: second });
    expect((await revert(type, later)).status).toBe(200);
    expect((await revert(type, entry)).status).toBe(200);
    expect((await read(id))?.[field] ?? null).toEqual(before?.[field] ?? null);
  });

  it('may be the addition or the deletion', async () => {
    const id = await added();
    const [addition] = await logOf(type, id);
    expect((await remove(id)).status).toBe(200);
    const [deletion] = await logOf(type, id);
    expect((await revert(type, addition?.id)).status).toBe(404);
    expect((await revert(type, deletion?.id)).status).toBe(200);
    expect(await read(id)).toBeDefined();
    expect((await revert(type, deletion?.id)).body.code).toBe('CHANGE_OVERTAKEN');
    const [back] = await logOf(type, id);
    expect(back).toMatchObject({ islem: 'ekleme', geri_alinan: deletion?.id });
    expect((await revert(type, back?.id)).status).toBe(200);
    expect(await read(id)).toBeUndefined();
  });

  it('is none of another company or of another noun', async () => {
    const id = await added();
    const entry = await changed(id, { [field]: first });
    const elsewhere = await app.makeCompany();
    const stranger = await app.signInAs({ role: 'yönetici', companies: [elsewhere] });
    expect((await revert(type, entry, stranger)).status).toBe(403);
    const [own] = [{ companyId: String(elsewhere), type, entryId: String(entry) }];
    expect((await stranger.call(changeLogs.revert, { params: own })).status).toBe(404);
    const another = type === 'aksiyonlar' ? 'dokumanlar' : 'aksiyonlar';
    expect((await revert(another, entry)).status).toBe(404);
  });
});

describe('taking a change back', () => {
  it('names the fields that go along, by one field and by all of an entry', async () => {
    const kept: object = { department_id: department, varlik_ismi: unique('Sunucu') };
    const { id } = await manager.data(assets.add, { body: kept });
    const set = async (body: object) => {
      const { status, text } = await manager.call(assets.update, { ...at(id), body });
      expect(status, text).toBe(200);
      const [entry] = await logOf('varlik_listesi', id);
      return entry?.id;
    };
    const abroad = await set({ yurt_disi_mi: true, bulundugu_yer: 'Berlin' });
    await set({ ulke: 'Almanya' });
    const one = await revert('varlik_listesi', abroad, manager, 'yurt_disi_mi');
    expect(one.status, one.text).toBe(200);
    expect(one.body.data).toEqual({
      record_id: id,
      birlikte: [{ alan: 'ulke', eski: 'Almanya', yeni: null }],
      donmeyen: [],
    });
    const [undone] = await logOf('varlik_listesi', id);
    const again = await revert('varlik_listesi', undone?.id);
    expect(again.body.data).toEqual({ record_id: id, birlikte: [], donmeyen: [] });
  });

  it('names the links that are not back, through each door that brings a record back', async () => {
    const activity = await manager.data(processingActivities.add, {
      body: activityBody(department, unique('Bordro')),
    });
    const linked = async () => {
      const names = { department_id: department, varlik_ismi: unique('Sunucu') };
      const body: object = { ...names, veri_harita_id: [activity.id] };
      return (await manager.data(assets.add, { body })).id;
    };
    const [one, logged, bulk] = [await linked(), await linked(), await linked()];
    const toplu_islem = randomUUID();
    for (const id of [one, logged]) await manager.call(assets.delete, at(id));
    await manager.call(assets.delete, { ...at(bulk), query: { toplu_islem } });
    await manager.call(processingActivities.delete, at(activity.id));
    const restored = await manager.call(assets.restore, at(one));
    expect(restored.body.donmeyen).toEqual(['veri_harita_id']);
    expect(restored.body.message).toMatch(/^Kayıt geri getirildi\. Eski hâline dönmeyenler: /);
    const [entry] = await logOf('varlik_listesi', logged);
    const lost = [{ alan: 'veri_harita_id', eski: [activity.id] }];
    expect((await revert('varlik_listesi', entry?.id)).body.data.donmeyen).toMatchObject(lost);
    const undone = await manager.call(assets.undoBulkUpdate, { body: { toplu_islem } });
    expect(undone.body.data.donmeyen).toEqual(['veri_harita_id']);
  });

  it('asks for writing the noun', async () => {
    const { body } = await manager.call(actions.add, {
      body: { aksiyon_ismi: 'Onun', risk: 'Orta', department_id: department },
    });
    const [entry] = await logOf('aksiyonlar', body.data.id);
    expect((await revert('aksiyonlar', entry?.id, representative)).status).toBe(403);
    const activity = await representative.call(processingActivities.add, {
      body: activityBody(department, unique('Kendi')),
    });
    const { id } = activity.body.data;
    const renamed: object = { dosya_ismi: 'Başka' };
    await representative.call(processingActivities.update, { ...at(id), body: renamed });
    const [own] = await logOf('veri_harita', id);
    expect((await revert('veri_harita', own?.id, representative)).status).toBe(200);
  });

  it('of a document leaves its file alone', async () => {
    const { body } = await manager.call(documents.add, {
      body: { dokuman_ismi: unique('Dosyalı'), dokuman_tur: 'Politika' },
    });
    const { id } = body.data;
    const file = { name: 'yeni.pdf', bytes: pdf() };
    const sent = await manager.call(documents.update, { ...at(id), body: {}, file });
    expect(sent.status, sent.text).toBe(200);
    const [entry] = await logOf('dokumanlar', id);
    expect((await revert('dokumanlar', entry?.id)).body.code).toBe('CHANGE_OF_FILE');
  });

  it('leaves the chain whole', async () => {
    const { broken } = await verifyChain(app.db.system, company);
    expect(broken).toBeUndefined();
  });
});

it('tells how a record was at the end of a day in Turkey', async () => {
  const scope = reachOf(app.services, { name: 'test' }).scopeIn(company);
  const entry = (record_id: number, islem: string, tarih: string, alanlar: object[]) => ({
    company_id: company,
    department_id: 0,
    tur: 'dokumanlar',
    record_id,
    islem,
    aktor_turu: 'otomatik',
    guncelleyen: 'x',
    tarih,
    alanlar,
  });
  const named = (eski: string | null, yeni: string | null) => [{ alan: 'ad', eski, yeni }];
  const rows = [
    entry(999_999, 'ekleme', '2026-11-01T09:00:00+03:00', [
      ...named(null, 'Bir'),
      { alan: 'tur', eski: null, yeni: 'T' },
    ]),
    entry(999_999, 'güncelleme', '2026-11-02T23:59:00+03:00', named('Bir', 'İki')),
    entry(999_999, 'güncelleme', '2026-11-03T00:00:00+03:00', named('İki', 'Üç')),
    entry(999_999, 'silme', '2026-11-04T12:00:00+03:00', named('Üç', null)),
    entry(999_999, 'ekleme', '2026-11-06T12:00:00+03:00', named(null, 'Üç')),
  ];
  await sql`insert into change_logs (company_id, department_id, tur, record_id, islem, aktor_turu,
      guncelleyen, tarih, alanlar)
    select company_id, department_id, tur, record_id, islem, aktor_turu, guncelleyen, tarih, alanlar
    from jsonb_populate_recordset(null::change_logs, ${JSON.stringify(rows)}::jsonb)`.execute(
    app.db.system,
  );
  const on = (day: string) =>
    app.db.read(scope, (tx) => stateAt(tx, scope, { tur: 'dokumanlar' }, 999_999, day));
  expect(await on('2026-10-31')).toBeUndefined();
  expect(await on('2026-11-01')).toEqual({ ad: 'Bir', tur: 'T' });
  expect(await on('2026-11-02')).toEqual({ ad: 'İki', tur: 'T' });
  expect(await on('2026-11-03')).toEqual({ ad: 'Üç', tur: 'T' });
  expect(await on('2026-11-05')).toBeUndefined();
  expect(await on('2026-11-06')).toEqual({ ad: 'Üç' });
});
