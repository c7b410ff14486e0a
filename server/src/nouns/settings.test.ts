import { applications } from '@emanet/contract/applications';
import { changeLogs, type RevertedType } from '@emanet/contract/change-logs';
import { companies } from '@emanet/contract/companies';
import { notificationSettings } from '@emanet/contract/notification-settings';
import { organization } from '@emanet/contract/organization';
import type { Values } from '@emanet/contract/records/fields';
import { textSettings } from '@emanet/contract/texts/settings';
import { training } from '@emanet/contract/training';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../test/app.ts';
import { unique } from '../../test/factories.ts';
import { verifyChain } from '../verify-log/verify.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const manager = await app.signInAs({ role: 'yönetici', companies: [company], fullname: 'Ece Er' });
const representative = await app.signInAs({ companies: [company], departments: [department] });
const stranger = await app.signInAs({ role: 'yönetici', companies: [await app.makeCompany()] });

const revert = (type: RevertedType, entry: number, who = manager, alan?: string) =>
  who.call(changeLogs.revert, {
    params: { companyId: String(company), type, entryId: String(entry) },
    body: { alan },
  });

/** Numbers of a noun's entries, the newest last. */
async function entriesOf(type: RevertedType): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id::int as id from change_logs
    where company_id = ${company} and tur = ${type} order by id`.execute(app.db.system);
  return rows.map(({ id }) => id);
}
const newest = async (type: RevertedType) => (await entriesOf(type)).at(-1) ?? 0;

type Life = Readonly<{
  type: RevertedType;
  /** Two fields, each with two values it may have. */
  one: readonly [name: string, first: unknown, second: unknown];
  two: readonly [name: string, first: unknown, second: unknown];
  save: (values: object) => Promise<{ status: number; text: string }>;
  read: () => Promise<Values>;
}>;
const inPath = () => ({ params: { companyId: String(company) } });

const LIVES: readonly Life[] = [
  {
    type: 'sirket',
    one: ['unvan', 'Bir A.Ş.', 'İki A.Ş.'],
    two: ['calisan_sayisi', 12, 40],
    save: (body) => manager.call(companies.update, { body }),
    read: async () => ({ ...(await manager.call(companies.profile, {})).body.data }),
  },
  {
    type: 'bildirim_ayarlari',
    one: ['periyodik_sure', 30, 60],
    two: ['aksiyon_bildirimi', true, false],
    save: (body) => manager.call(notificationSettings.update, { ...inPath(), body }),
    read: async () => ({
      ...(await manager.call(notificationSettings.read, inPath())).body.data,
    }),
  },
  {
    type: 'egitim_ayarlari',
    one: ['hatirlatma_gun', 3, 5],
    two: ['son_tarih', '2027-01-01', '2027-02-01'],
    save: (body) => manager.call(training.saveSettings, { body }),
    read: async () => ({ ...(await manager.call(training.settings, {})).body.data }),
  },
  {
    type: 'metinler',
    one: ['renk', '#112233', '#445566'],
    two: ['eskime_aksiyonu', true, false],
    save: async (values) => {
      const { renk, logo_gorunur, eskime_aksiyonu } = (await manager.call(textSettings.read, {}))
        .body.data;
      const body = { renk, logo_gorunur, eskime_aksiyonu, ...values };
      return manager.call(textSettings.save, { body });
    },
    read: async () => ({ ...(await manager.call(textSettings.read, {})).body.data }),
  },
  {
    type: 'basvuru_ayarlari',
    one: ['saklama_yili', 5, 10],
    two: ['imzalayan', 'Ece Er', 'Mert Tuna'],
    save: async (values) => {
      const { slug, acik, saklama_yili, imzalayan } = (await manager.call(applications.settings))
        .body.data;
      const body = { slug, acik, saklama_yili, imzalayan, ...values };
      return manager.call(applications.saveSettings, { body });
    },
    read: async () => ({ ...(await manager.call(applications.settings)).body.data }),
  },
];

describe.each(LIVES)('a change of $type', ({ type, one, two, save, read }) => {
  const changed = async (values: object) => {
    const { status, text } = await save(values);
    expect(status, text).toBe(200);
    return newest(type);
  };

  it('is told with both values; what changes nothing leaves no entry', async () => {
    const [name, first, second] = one;
    await changed({ [name]: first });
    const entry = await changed({ [name]: second });
    expect(await changed({ [name]: second })).toBe(entry);
    const { rows } = await sql<{ alanlar: unknown }>`select alanlar from change_logs
      where company_id = ${company} and id = ${entry}`.execute(app.db.system);
    expect(rows[0]?.alanlar).toEqual([{ alan: name, eski: first, yeni: second }]);
  });

  it('is taken back as a whole or in one field, by those who may write', async () => {
    await changed({ [one[0]]: one[1], [two[0]]: two[1] });
    const before = await read();
    const entry = await changed({ [one[0]]: one[2], [two[0]]: two[2] });
    expect((await revert(type, entry, representative)).status).toBe(403);
    expect((await revert(type, entry, stranger)).status).toBe(403);
    expect((await revert(type, entry, manager, one[0])).status).toBe(200);
    expect(await read()).toMatchObject({ [one[0]]: one[1], [two[0]]: two[2] });
    const { status, text } = await revert(type, entry);
    expect(status, text).toBe(200);
    expect(await read()).toMatchObject({ [one[0]]: before[one[0]], [two[0]]: before[two[0]] });
    const { rows } = await sql<{ geri_alinan: number }>`select geri_alinan::int as geri_alinan
      from change_logs where company_id = ${company} and id = ${await newest(type)}`.execute(
      app.db.system,
    );
    expect(rows).toEqual([{ geri_alinan: entry }]);
  });

  it('is refused where a later one stands in the way, which is named', async () => {
    await changed({ [one[0]]: one[1] });
    const entry = await changed({ [one[0]]: one[2] });
    const later = await changed({ [one[0]]: one[1] });
    // Back where it was: the last change is the one to be taken back.
    expect((await revert(type, entry)).body).toMatchObject({
      code: 'CHANGE_OVERTAKEN',
      data: { kayit_id: later, guncelleyen: 'Ece Er' },
    });
    expect((await revert(type, later)).status).toBe(200);
    expect(await read()).toMatchObject({ [one[0]]: one[2] });
  });
});

describe('changes of settings', () => {
  it('are read by those who read the settings', async () => {
    await manager.call(training.saveSettings, { body: { hatirlatma_gun: 11 } });
    const asked = { params: { companyId: String(company), type: 'egitim_ayarlari' as const } };
    const { data } = (await manager.call(changeLogs.settings, asked)).body;
    expect(data[0]).toMatchObject({ tur: 'egitim_ayarlari', record_id: 0 });
    expect(data[0]?.alanlar.map(({ alan }) => alan)).toEqual(['hatirlatma_gun']);
    expect((await representative.call(changeLogs.settings, asked)).status).toBe(403);
    expect((await stranger.call(changeLogs.settings, asked)).status).toBe(403);
  });

  it('of which the log keeps no value are told to stay', async () => {
    await manager.call(companies.update, { body: { irtibat_tckn: '10000000146' } });
    const { status, body } = await revert('sirket', await newest('sirket'));
    expect([status, body.code]).toEqual([409, 'CHANGE_KEPT']);
  });
});

describe('a change of a department', () => {
  const at = (id: number) => ({ params: { id: String(id) } });
  const add = async (department_name: string) =>
    (await manager.call(organization.addDepartment, { body: { department_name } })).body.data
      .department_id;
  const rename = (id: number, department_name: string) =>
    manager.call(organization.renameDepartment, { ...at(id), body: { department_name } });
  const nameOf = async (id: number) =>
    (await manager.call(organization.departmentCounts, {})).body.data.find(
      (one) => one.department_id === id,
    )?.department_name;

  it('is taken back: its name, its deletion and its addition', async () => {
    const first = unique('Satış');
    const id = await add(first);
    const addition = await newest('departman');
    await rename(id, unique('Pazarlama'));
    expect((await revert('departman', addition)).body.code).toBe('CHANGE_OVERTAKEN');
    expect((await revert('departman', await newest('departman'))).status).toBe(200);
    expect(await nameOf(id)).toBe(first);
    await manager.call(organization.deleteDepartment, at(id));
    expect(await nameOf(id)).toBeUndefined();
    expect((await revert('departman', await newest('departman'))).status).toBe(200);
    expect(await nameOf(id)).toBe(first);
    expect((await revert('departman', await newest('departman'))).status).toBe(200);
    expect(await nameOf(id)).toBeUndefined();
  });

  it('is refused with its reason', async () => {
    const first = unique('Depo');
    const id = await add(first);
    const second = unique('Sevkiyat');
    await rename(id, second);
    const renaming = await newest('departman');
    expect((await revert('departman', renaming, representative)).status).toBe(403);
    expect((await revert('departman', renaming, stranger)).status).toBe(403);
    await add(first);
    expect((await revert('departman', renaming)).body.code).toBe('DEPARTMENT_EXISTS');
    const target = await add(unique('Hedef'));
    await manager.call(organization.mergeDepartment, { ...at(id), body: { hedef_id: target } });
    const merge = await newest('departman');
    expect((await revert('departman', merge)).body.code).toBe('CHANGE_KEPT');
    expect(await nameOf(id)).toBeUndefined();
  });

  it('leaves the chain whole', async () => {
    expect((await verifyChain(app.db.system, company)).broken).toBeUndefined();
  });
});
