import { assets } from '@emanet/contract/assets';
import { changeLogs } from '@emanet/contract/change-logs';
import { companies } from '@emanet/contract/companies';
import { documents } from '@emanet/contract/documents';
import type { Values } from '@emanet/contract/records/fields';
import { LEFT_OPEN_BY_COPIES, processingActivities } from '@emanet/contract/processing-activities';
import { suppliers } from '@emanet/contract/suppliers';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { unique } from '../../../test/factories.ts';
import { activityBody } from '../../features/processing-activities/sample.ts';
import { loadTemplate } from '../../template/template.ts';
import { verifyChain } from '../../verify-log/verify.ts';

const app = await appOfFile();
await loadTemplate(app.db, app.config);
const source = await app.makeCompany(unique('Ilgaz'));
const target = await app.makeCompany(unique('Körfez'));
const from = await app.makeDepartment(source, 'Satış');
const into = await app.makeDepartment(target, 'Pazarlama');
const user = async (role: 'danışman' | 'yönetici', ...of: number[]) =>
  app.makeUser({ role, companies: of });
const person = await user('danışman', source, target);
const consultant = await app.signIn(person);
/** The administrator of the target, who is no member of the source. */
const manager = await app.signIn(await user('yönetici', target));

/** A body has its register’s fields, which its type does not name. */
const valuesOf = (values: Values): object => values;

let activity: number;
let name: string;
beforeEach(async () => {
  name = unique('Bordro');
  const added = await consultant.call(processingActivities.add, {
    body: valuesOf({ ...activityBody(from, name), diger_aciklamalar_danisman: 'Yalnız bize' }),
  });
  activity = added.body.data.id;
});

type Asked = Partial<{
  ids: number[];
  hedef: number;
  departmanlar: { kaynak: number; hedef: number }[];
  metinler: boolean;
}>;
const bodyOf = ({ ids = [activity], hedef = target, departmanlar, metinler }: Asked) => ({
  ids,
  hedef_company_id: hedef,
  departmanlar: departmanlar ?? [{ kaynak: from, hedef: into }],
  ...(metinler !== undefined && { metinler }),
});
const copy = (asked: Asked = {}, who = consultant) =>
  who.call(processingActivities.copyToCompany, {
    body: bodyOf(asked),
    headers: { 'x-company-id': String(source) },
  });
const inTarget = async (id: number | undefined) =>
  (await manager.call(processingActivities.single, { params: { id: String(id) } })).body.data;

describe('a copy in another company', () => {
  it('has the name and the choices, and nothing that is the company’s own', async () => {
    const { body: document } = await consultant.call(documents.add, {
      body: { dokuman_ismi: unique('Metin'), dokuman_tur: 'Aydınlatma Metni' },
    });
    await consultant.call(processingActivities.update, {
      params: { id: String(activity) },
      body: valuesOf({ aydinlatma_metni: document.data.id, durum: true }),
    });
    const { status, text, body } = await copy();
    expect(status, text).toBe(200);
    const copied = await inTarget(body.data.kopyalanan[0]);
    expect(copied).toMatchObject({
      company_id: target,
      department_id: into,
      surec_ismi: name,
      isleme_sarti: ['k5_2_f_mesru_menfaat'],
      islenen_kisisel_veriler: ['ad_soyad', 'tckn'],
      saklama_suresi: 'aday_1',
      hukum: 'Eksik',
      durum: false,
      onay_surumu: null,
      surum: 1,
    });
    for (const field of [
      ...['faaliyet_aciklamasi', 'gerceklestirme_amaci', 'veri_sorumlusu_mesru_menfaati'],
      ...['dosya_ismi', 'aydinlatma_metni', 'diger_aciklamalar_danisman'],
    ])
      expect(copied[field] ?? null, field).toBeNull();
  });

  it('has free texts only when they are wanted, and never the consultant’s notes', async () => {
    const copied = await inTarget((await copy({ metinler: true })).body.data.kopyalanan[0]);
    expect(copied).toMatchObject({
      dosya_ismi: 'Aday havuzu',
      gerceklestirme_amaci: 'Uygun adayın seçilmesi',
      diger_aciklamalar_danisman: null,
    });
  });

  it('keeps its library row and answers nothing that only the company can attest', async () => {
    const { rows } = await sql<{ id: number }>`
      select veri_harita_id as id from kutuphane_kayitlari where sablon = ${app.config.TEMPLATE_COMPANY_ID}
      and veri_harita_id is not null limit 1`.execute(app.db.system);
    const row = rows[0]?.id;
    const added = await consultant.call(processingActivities.add, {
      body: valuesOf({
        ...activityBody(from, unique('Kütüphaneden')),
        veri_isleme_faaliyetleri_id: row,
      }),
    });
    const attested = {
      ...{ ilkelere_uygunluk: true, ilkelere_uygunluk_2: true, ilkelere_uygunluk_3: true },
      ...{ dahil_oluyormu: 'evet', veri_isleyen_unvan: 'Kuzey Bordro A.Ş.', durum: true },
      denge_sonucu: 'onlemle',
    };
    const { id } = added.body.data;
    const params = { id: String(id) };
    await consultant.call(processingActivities.update, { params, body: valuesOf(attested) });
    const copied = await inTarget(
      (await copy({ ids: [id], metinler: true })).body.data.kopyalanan[0],
    );
    expect(copied).toMatchObject({
      veri_isleme_faaliyetleri_id: row,
      dahil_oluyormu: 'evet',
      ...LEFT_OPEN_BY_COPIES,
    });
  });

  it('of an asset takes no measure along that the other company has not taken', async () => {
    const added = await consultant.call(assets.add, {
      body: valuesOf({
        ...{ varlik_ismi: unique('Sunucu'), department_id: from, varlik_turu: 'sunucu' },
        ...{ sifreleme_var_mi: true, yedekleme_var_mi: true, gizlilik_derecesi: 'gizli' },
        alinan_tedbirler: ['erisim_loglari'],
      }),
    });
    expect(added.status, added.text).toBe(201);
    const { body } = await consultant.call(assets.copyToCompany, {
      body: bodyOf({ ids: [added.body.data.id] }),
    });
    const params = { id: String(body.data.kopyalanan[0]) };
    expect((await manager.call(assets.single, { params })).body.data).toMatchObject({
      gizlilik_derecesi: 'gizli',
      ...{ sifreleme_var_mi: null, yedekleme_var_mi: null, alinan_tedbirler: [] },
    });
  });

  it('names its source in the log to members of both companies alone', async () => {
    const id = (await copy()).body.data.kopyalanan[0];
    const params = {
      companyId: String(target),
      type: 'veri_harita',
      recordId: String(id),
    } as const;
    const entryFor = async (who: Caller) => {
      const answer = await who.call(changeLogs.list, { params });
      return { text: answer.text, entry: answer.body.data[0] };
    };
    const { rows } = await sql<{ company_name: string }>`select company_name from companies
      where company_id = ${source}`.execute(app.db.system);
    const known = await entryFor(consultant);
    expect(known.entry?.kaynak_sirket).toBe(rows[0]?.company_name);
    const other = await entryFor(manager);
    expect(other.entry).toMatchObject({ islem: 'ekleme' });
    expect(other.text).not.toContain('kaynak');
    expect(other.text).not.toContain('Ilgaz');
    expect((await verifyChain(app.db.system, target)).broken).toBeUndefined();
  });

  it('is taken back as one act, with all others of it', async () => {
    const second = await consultant.call(processingActivities.add, {
      body: activityBody(from, unique('İkinci')),
    });
    const { body } = await copy({ ids: [activity, second.body.data.id] });
    expect(body.data.kopyalanan).toHaveLength(2);
    const acts = await manager.call(changeLogs.acts, {
      params: { companyId: String(target) },
      query: {},
    });
    expect(acts.body.data[0]).toMatchObject({ sayi: 2, islemler: ['ekleme'] });
    const undone = await manager.call(changeLogs.revertAct, {
      params: {
        companyId: String(target),
        type: 'veri_harita',
        entryId: String(acts.body.data[0]?.id),
      },
      body: {},
    });
    expect(undone.body.data).toMatchObject({ sayi: 2 });
  });

  it('is not made twice of one name, which is told', async () => {
    await copy();
    const { body } = await copy();
    expect(body.data).toMatchObject({ kopyalanan: [], var_olan: [name] });
  });

  it('keeps a supplier that the other company knows and tells of the others', async () => {
    const [known, strange] = [unique('Bilinen'), unique('Yabancı')];
    await manager.call(suppliers.create, {
      body: { tedarikci_adi: known.toLocaleUpperCase('tr') },
    });
    const ids: number[] = [];
    for (const tedarikci_adi of [known, strange]) {
      const added = await consultant.call(assets.add, {
        body: valuesOf({ varlik_ismi: unique('Sunucu'), department_id: from, tedarikci_adi }),
      });
      ids.push(added.body.data.id);
    }
    const { body } = await consultant.call(assets.copyToCompany, { body: bodyOf({ ids }) });
    expect(body.data).toMatchObject({ var_olan: [], tedarikcisiz: [strange] });
    const there = await manager.call(assets.list, { query: {} });
    const suppliersOf = body.data.kopyalanan.map(
      (id) => there.body.data.find((one) => one.id === id)?.['tedarikci_adi'] ?? null,
    );
    expect(suppliersOf).toEqual([known.toLocaleUpperCase('tr'), null]);
  });

  it('of a transfer keeps no day, no document and no activity', async () => {
    const added = await consultant.call(supplierTransfers.add, {
      body: valuesOf({
        tedarikci_adi: unique('Kargo'),
        department_id: from,
        alici_grubu: 'tedarikciler',
        sozlesme_var_mi: true,
        sozlesme_tarihi: '2026-01-05',
        veri_harita_id: [activity],
      }),
    });
    const { status, text, body } = await consultant.call(supplierTransfers.copyToCompany, {
      body: bodyOf({ ids: [added.body.data.id] }),
    });
    expect(status, text).toBe(200);
    const { data } = (
      await manager.call(supplierTransfers.single, {
        params: { id: String(body.data.kopyalanan[0]) },
      })
    ).body;
    expect(data).toMatchObject({ alici_grubu: 'tedarikciler', veri_harita_id: [] });
    expect(data['sozlesme_tarihi'] ?? null).toBeNull();
  });
});

describe('a copy is refused', () => {
  const refused = async (asked: Asked, who = consultant) => {
    const { status, body } = await copy(asked, who);
    return [status, body.code];
  };

  it('to those who are no member of both companies', async () => {
    const elsewhere = await app.makeCompany();
    expect(await refused({ hedef: elsewhere })).toEqual([403, 'COMPANY_FORBIDDEN']);
    const own = await app.signInAs({ role: 'yönetici', companies: [source, target] });
    expect(await refused({}, own)).toEqual([403, 'COMPANY_FORBIDDEN']);
    const representative = await app.signInAs({ companies: [source], departments: [from] });
    expect(await refused({}, representative)).toEqual([403, 'COMPANY_FORBIDDEN']);
    // The administrator of the target reaches nothing of the source.
    const reached = await manager.call(processingActivities.copyToCompany, {
      body: bodyOf({ hedef: source, departmanlar: [{ kaynak: from, hedef: from }] }),
    });
    expect(reached.status).toBe(403);
  });

  it('when a membership has ended or allows reading alone', async () => {
    const change = (of: number, hak: 'salt_okunur' | 'yok') =>
      app.makeUser({ role: 'yönetici', companies: [of] }).then(async (user) => {
        const boss = await app.signIn(user);
        return boss.call(companies.setConsultant, { body: { user_id: person.user_id, hak } });
      });
    expect((await change(target, 'salt_okunur')).status).toBe(200);
    expect(await refused({})).toEqual([403, 'MEMBERSHIP_READ_ONLY']);
    expect((await change(target, 'yok')).status).toBe(200);
    expect(await refused({})).toEqual([403, 'COMPANY_FORBIDDEN']);
    await app.db.system
      .insertInto('memberships')
      .values({ user_id: person.user_id, role: 'danışman', company_id: target, sira: 1 })
      .execute();
    expect((await copy()).status).toBe(200);
  });

  it('for records and departments that are not theirs', async () => {
    expect(await refused({ departmanlar: [] })).toEqual([400, 'INVALID_INPUT']);
    const foreign = [{ kaynak: from, hedef: from }];
    expect(await refused({ departmanlar: foreign })).toEqual([400, 'INVALID_INPUT']);
    expect(await refused({ hedef: source })).toEqual([400, 'INVALID_INPUT']);
    const third = await app.makeCompany();
    const department = await app.makeDepartment(third);
    const other = await app.signInAs({ companies: [third] });
    const theirs = await other.call(processingActivities.add, {
      body: activityBody(department, unique('Onların')),
    });
    expect(await refused({ ids: [activity, theirs.body.data.id] })).toEqual([404, 'NOT_FOUND']);
  });
});
