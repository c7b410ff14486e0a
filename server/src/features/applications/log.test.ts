import { applications } from '@emanet/contract/applications';
import { changeLogs, type ChangeLogEntry, type SettingsType } from '@emanet/contract/change-logs';
import { SHIPPED_TEMPLATES } from '@emanet/contract/data/application-templates';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { replayedNouns } from '../../verify-log/nouns.ts';
import { replay } from '../../verify-log/replay.ts';

let company: number;
let manager: Caller;
const app = await appOfFile();
const stranger = await app.signInAs({ companies: [await app.makeCompany()] });
beforeEach(async () => {
  company = await app.makeCompany();
  const person = { role: 'yönetici', companies: [company], fullname: 'Ece Er' } as const;
  manager = await app.signInAs(person);
});

const asked = (type: SettingsType) => ({ params: { companyId: String(company), type } });
const entries = async (type: SettingsType): Promise<ChangeLogEntry[]> =>
  (await manager.call(changeLogs.settings, asked(type))).body.data;
const revert = (type: SettingsType, { id }: Pick<ChangeLogEntry, 'id'>, who = manager) =>
  who.call(changeLogs.revert, {
    params: { companyId: String(company), type, entryId: String(id) },
    body: {},
  });
/** The newest entry. */
const newest = async (type: SettingsType): Promise<ChangeLogEntry> => {
  const [entry] = await entries(type);
  if (!entry) throw new Error(`no entry of ${type}`);
  return entry;
};

/** Differences of the noun that the command `verify-log` names. */
async function found(type: SettingsType) {
  const noun = replayedNouns.find(({ tur }) => tur === type);
  if (!noun) throw new Error(`${type} is not compared`);
  return Array.fromAsync(replay(app.db.system, noun, company));
}

async function expectHidden(type: SettingsType): Promise<void> {
  const entry = await newest(type);
  expect((await stranger.call(changeLogs.settings, asked(type))).status).toBe(403);
  expect((await revert(type, entry, stranger)).status).toBe(403);
}

describe('settings of the form', () => {
  const type = 'basvuru_ayarlari';
  const save = (values: object) =>
    manager.call(applications.saveSettings, {
      body: { acik: true, slug: `s-${company}`, saklama_yili: 3, ...values },
    });

  it('tell every change with both values; a refused one leaves no entry', async () => {
    const { slug } = (await manager.call(applications.settings)).body.data;
    await save({ saklama_yili: 10, imzalayan: 'Ece Er', acik: false });
    expect(await newest(type)).toMatchObject({ record_id: 0, guncelleyen: 'Ece Er' });
    expect((await newest(type)).alanlar).toEqual([
      { alan: 'slug', eski: slug, yeni: `s-${company}` },
      { alan: 'acik', eski: true, yeni: false },
      { alan: 'imzalayan', eski: null, yeni: 'Ece Er' },
      { alan: 'saklama_yili', eski: 3, yeni: 10 },
    ]);
    const theirs = (await stranger.call(applications.settings)).body.data.slug;
    expect((await save({ slug: theirs })).status).toBe(409);
    expect((await save({ surum: 1 })).status).toBe(409);
    expect((await save({ izinli_site: 'http://x.test' })).status).toBe(400);
    expect(await entries(type)).toHaveLength(1);
    await expectHidden(type);
  });

  it('are compared with their entries', async () => {
    await save({ saklama_yili: 10 });
    expect(await found(type)).toEqual([]);
    await sql`update basvuru_ayarlari set saklama_yili = 1
      where company_id = ${company}`.execute(app.db.system);
    expect(await found(type)).toMatchObject([{ why: 'not as logged', field: 'saklama_yili' }]);
  });
});

describe('texts of answers', () => {
  const type = 'basvuru_sablonlari';
  const text = { ad: 'Bizim', sonuc: 'ret', metin_tr: 'Metin', metin_en: 'Text' } as const;
  const save = async (values: object) => {
    return (await manager.data(applications.saveTemplate, { body: { ...text, ...values } })).kod;
  };
  const remove = (kod: string) => manager.call(applications.removeTemplate, { params: { kod } });
  const textOf = async (kod: string) =>
    (await manager.call(applications.templates)).body.data.find((one) => one.kod === kod);
  /** Entries in short, the newest first. */
  const told = async () =>
    (await entries(type)).map(({ islem, ad, alanlar }) => [
      ...[islem, ad],
      ...alanlar.map(({ alan, eski, yeni }) => [alan, eski, yeni]),
    ]);

  it('tell what was added, reworded and deleted, under the name of that day', async () => {
    const kod = await save({});
    await save({ kod, metin_tr: 'Yeni metin' });
    await save({ kod, metin_tr: 'Yeni metin' });
    await save({ kod, ad: 'Ret', metin_tr: 'Yeni metin' });
    await save({ kod, ad: 'Ret', metin_tr: 'Son metin' });
    expect((await remove(kod)).status).toBe(200);
    expect((await remove(kod)).status).toBe(404);
    expect(await told()).toEqual([
      [
        ...['silme', 'Ret', ['ad', 'Ret', null], ['sonuc', 'ret', null]],
        ...[
          ['metin_tr', 'Son metin', null],
          ['metin_en', 'Text', null],
        ],
      ],
      ['güncelleme', 'Ret', ['metin_tr', 'Yeni metin', 'Son metin']],
      ['güncelleme', 'Ret', ['ad', 'Bizim', 'Ret']],
      ['güncelleme', 'Bizim', ['metin_tr', 'Metin', 'Yeni metin']],
      [
        ...['ekleme', 'Bizim', ['ad', null, 'Bizim'], ['sonuc', null, 'ret']],
        ...[
          ['metin_tr', null, 'Metin'],
          ['metin_en', null, 'Text'],
        ],
      ],
    ]);
    await expectHidden(type);
  });

  it('tell the shipped wording in whose place they stood', async () => {
    const [shipped] = SHIPPED_TEMPLATES;
    if (!shipped) throw new Error('nothing is shipped');
    const { kod, sonuc, ad } = shipped;
    const own = { kod, sonuc, metin_en: shipped.metin_en };
    await save(own);
    await remove(kod);
    const values = [
      ['ad', ad.tr, 'Bizim'],
      ['metin_tr', shipped.metin_tr, 'Metin'],
    ] as const;
    expect(await told()).toEqual([
      ['silme', 'Bizim', ...values.map(([alan, theirs, ours]) => [alan, ours, theirs])],
      ['ekleme', 'Bizim', ...values],
    ]);
    const reset = await newest(type);
    expect((await revert(type, reset)).status).toBe(200);
    expect(await textOf(kod)).toEqual({ ...text, ...own, kaynak: 'degisti' });
    const { record_id } = await newest(type);
    expect(record_id).toBe(reset.record_id);
    expect((await revert(type, await newest(type))).status).toBe(200);
    expect(await textOf(kod)).toMatchObject({ ad: ad.tr, kaynak: 'hazir' });
    // Worded anew since, under another number.
    const again = await newest(type);
    await save(own);
    const refused = await revert(type, again);
    expect([refused.status, refused.body.code]).toEqual([409, 'CHANGE_OVERTAKEN']);
  });

  it('get a wording back, as a whole', async () => {
    const kod = await save({});
    await save({ kod, ad: 'Ret', metin_tr: 'Yeni metin' });
    expect((await revert(type, await newest(type))).status).toBe(200);
    expect(await textOf(kod)).toMatchObject(text);
    expect((await newest(type)).geri_alinan).not.toBeNull();
  });

  it('are compared with their entries', async () => {
    const kod = await save({});
    await remove(await save({}));
    await save({ kod, metin_tr: 'Yeni metin' });
    expect(await found(type)).toEqual([]);
    await sql`update basvuru_sablonlari set metin_tr = 'x'
      where company_id = ${company}`.execute(app.db.system);
    expect(await found(type)).toMatchObject([{ why: 'not as logged', field: 'metin_tr' }]);
  });
});
