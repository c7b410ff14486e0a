import { randomUUID } from 'node:crypto';
import { changeLogs } from '@emanet/contract/change-logs';
import { companies } from '@emanet/contract/companies';
import { filings } from '@emanet/contract/filings';
import { portfolio } from '@emanet/contract/portfolio';
import { ACROSS_PAGE, type FiltersAcross } from '@emanet/contract/portfolio/records';
import type { SeveralWork } from '@emanet/contract/portfolio/several';
import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { texts } from '@emanet/contract/texts';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { unique, type TestUser } from '../../../test/factories.ts';
import { scopeOf } from '../../platform/access/scope.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';
import { consultantNow } from './person.ts';
import { goOnWithWorkJob, workInSeveral } from './several/several.ts';

type Client = Readonly<{ company: number; department: number }>;
type FieldWork = Extract<SeveralWork, { tur: 'alan' }>;

const app = await appOfFile();
/** The caller may write in A and B, reads C, and D is suspended; F is another consultant's. */
let a: Client;
let b: Client;
let c: Client;
let d: Client;
let f: Client;
const all = () => [a, b, c, d, f].map(({ company }) => company);
let consultant: TestUser;
let caller: Caller;
const SUPPLIER = 'Bulutix';

const at = (company: number) => ({ headers: { 'x-company-id': String(company) } });

async function client(name: string): Promise<Client> {
  const company = await app.makeCompany(unique(name));
  return { company, department: await app.makeDepartment(company) };
}
async function addTransfer({ company, department }: Client, more: Values = {}) {
  const owner = await app.signInAs({ role: 'yönetici', companies: [company] });
  const body = supplierTransferBody(department, SUPPLIER, more);
  const { id } = await owner.data(supplierTransfers.add, { body });
  return id;
}

beforeEach(async () => {
  [a, b, c, d, f] = [
    await client('Ahenk'),
    await client('Bahar'),
    await client('Ceyhan'),
    await client('Doruk'),
    await client('Fidan'),
  ];
  for (const one of [a, b, c, d, f]) await addTransfer(one);
  consultant = await app.makeUser({ companies: [a, b, c, d].map(({ company }) => company) });
  await sql`update memberships set salt_okunur = true
    where user_id = ${consultant.user_id} and company_id = ${c.company}`.execute(app.db.system);
  await suspend(d, '2026-01-01');
  caller = await app.signIn(consultant);
});
const suspend = (one: Client, day: string | null) =>
  sql`update companies set askida_tarihi = ${day} where company_id = ${one.company}`.execute(
    app.db.system,
  );

const list = async (
  query: Readonly<{
    q?: string;
    sort?: string;
    cursor?: string;
    filtre?: Partial<FiltersAcross>;
  }> = {},
  kayit_turu: 'veri_aktarim' | 'veri_harita' = 'veri_aktarim',
  who = caller,
) => {
  const { filtre, ...rest } = query;
  return who.call(portfolio.records, {
    params: { kayit_turu },
    query: { ...rest, ...(filtre && { filtre: JSON.stringify(filtre) }) },
  });
};
const companiesOf = async (...asked: Parameters<typeof list>) => {
  const answer = await list(...asked);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.map(({ company_id }) => company_id).toSorted((x, y) => x - y);
};

const fieldWork = async (more: Partial<FieldWork> = {}): Promise<FieldWork> => {
  const rows = await sql<{ company_id: number; id: number; surum: number }>`
    select company_id, id, surum from veri_aktarim where company_id = any(${all()}::int[]) order by company_id`.execute(
    app.db.system,
  );
  return {
    ...{ tur: 'alan', kayit_turu: 'veri_aktarim', satirlar: rows.rows },
    ...{ alan: 'aktarim_ulkesi', islem: 'degistir', deger: 'ABD' },
    ...more,
  };
};
const idsOf = (is: FieldWork) => [...new Set(is.satirlar.map(({ company_id }) => company_id))];
const preview = async (is: FieldWork) =>
  caller.call(portfolio.preview, { body: { company_ids: idsOf(is), is } });
const work = (is: FieldWork, toplu_islem: string = randomUUID()) =>
  caller.call(portfolio.several, { body: { toplu_islem, company_ids: idsOf(is), is } });
const undo = (toplu_islem: string) => caller.call(portfolio.undoSeveral, { body: { toplu_islem } });
const countries = async () =>
  (
    await sql<{ aktarim_ulkesi: string }>`select aktarim_ulkesi from veri_aktarim
      where company_id = any(${all()}::int[])
      order by company_id, id`.execute(app.db.system)
  ).rows.map(({ aktarim_ulkesi }) => aktarim_ulkesi);
const actsOf = async (company: number) =>
  (
    await sql<{ toplu_islem: string | null }>`select toplu_islem::text from change_logs
      where company_id = ${company} and tur = 'veri_aktarim' and islem = 'güncelleme'`.execute(
      app.db.system,
    )
  ).rows.map(({ toplu_islem }) => toplu_islem);
const neden = (rows: readonly Readonly<{ neden: string | null }>[]) => rows.map((one) => one.neden);

describe('a register over all clients', () => {
  it('has the records of open clients, read-only ones too, and of nobody else', async () => {
    expect(await companiesOf()).toEqual([a.company, b.company, c.company]);
    const other = await app.signInAs({ companies: [f.company] });
    expect(await companiesOf({}, 'veri_aktarim', other)).toEqual([f.company]);
    await sql`delete from memberships where user_id = ${consultant.user_id}
      and company_id = ${b.company}`.execute(app.db.system);
    caller = await app.signIn(consultant);
    expect(await companiesOf()).toEqual([a.company, c.company]);
    const named = { filtre: { musteriler: [b.company, f.company, a.company] } };
    expect(await companiesOf(named)).toEqual([a.company]);
    expect((await list(named)).text).not.toContain(`"company_id":${f.company}`);
  });

  it('is refused to everybody but consultants', async () => {
    for (const role of ['yönetici', 'temsilci'] as const) {
      const who = await app.signInAs({ role, companies: [a.company, b.company] });
      expect((await list({}, 'veri_aktarim', who)).status).toBe(403);
    }
    expect((await list({}, 'veri_aktarim', app.stranger)).status).toBe(401);
  });

  it('finds by name, second name and client, and filters by fields, marks and scales', async () => {
    await addTransfer(a, {
      tedarikci_adi: 'Kargocu',
      aktarim_ulkesi: null,
      yurt_disi_aktarim: false,
      yurt_disi_mekanizma: null,
      veri_isleyen_rolu: 'ayri_veri_sorumlusu',
      aktarim_yontemi: [],
    });
    const nameOf = async (...asked: Parameters<typeof list>) =>
      (await list(...asked)).body.data.map((one) => one.tedarikci_adi);
    expect(await nameOf({ q: 'kargo' })).toEqual(['Kargocu']);
    expect(await companiesOf({ q: 'bahar bulut' })).toEqual([b.company]);
    expect(await companiesOf({ q: 'BORDRO HİZMET' })).toHaveLength(4);
    expect(
      await nameOf({ filtre: { alanlar: { veri_isleyen_rolu: ['ayri_veri_sorumlusu'] } } }),
    ).toEqual(['Kargocu']);
    const role = {
      alanlar: { veri_isleyen_rolu: ['ayri_veri_sorumlusu'] },
      degil: ['veri_isleyen_rolu'],
    };
    expect(await nameOf({ filtre: role })).toEqual([SUPPLIER, SUPPLIER, SUPPLIER]);
    const method = (aktarim_yontemi: string[]) => ({ filtre: { alanlar: { aktarim_yontemi } } });
    expect(await nameOf(method(['-']))).toEqual(['Kargocu']);
    expect(await nameOf(method(['kep_aktarim']))).toHaveLength(3);
    expect(await nameOf({ filtre: { isaretler: ['abroad'] } })).toHaveLength(3);
    expect(await nameOf({ filtre: { alanlar: { durum: ['onayli'] } } })).toHaveLength(4);
    const own = (await caller.call(supplierTransfers.list, at(a.company))).body.data;
    const high = own.filter(({ risk }) => risk === 'Yüksek').length;
    const inA = { musteriler: [a.company], risk: ['Yüksek' as const] };
    expect(await nameOf({ filtre: inA })).toHaveLength(high);
    expect(await nameOf({ filtre: { ...inA, degil: ['risk'] } })).toHaveLength(own.length - high);
  });

  it('refuses a filter or an order that the register has not', async () => {
    const status = async (query: Parameters<typeof list>[0]) => (await list(query)).status;
    expect(await status({ filtre: { alanlar: { surec_ismi: ['x'] } } })).toBe(400);
    expect(await status({ filtre: { alanlar: { tedarikci_adi: ['x'] } } })).toBe(400);
    expect(await status({ sort: 'sifre' })).toBe(400);
    expect(await status({ cursor: 'x' })).toBe(400);
    const asked = { params: { kayit_turu: 'veri_aktarim' as const }, query: { filtre: '{' } };
    expect((await caller.call(portfolio.records, asked)).status).toBe(400);
  });

  it('comes in pages of any order without a gap or a repetition', async () => {
    await sql`insert into veri_harita (company_id, department_id, surec_ismi, guncelleyen)
      select c, d, 'Faaliyet ' || n, 'Deneme' from generate_series(1, ${ACROSS_PAGE}) n,
        (values (${a.company}::int, ${a.department}::int), (${b.company}, ${b.department})) v(c, d)`.execute(
      app.db.system,
    );
    for (const sort of ['surec_ismi', '-surec_ismi', '-guncellenme_tarihi']) {
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const { body } = await list({ sort, ...(cursor && { cursor }) }, 'veri_harita');
        seen.push(...body.data.map(({ id }) => id));
        cursor = body.next_cursor;
      } while (cursor);
      expect([seen.length, new Set(seen).size], sort).toEqual([2 * ACROSS_PAGE, 2 * ACROSS_PAGE]);
    }
  });
});

describe('one field of records of several clients', () => {
  it('is previewed per client: what applies, and who is left out and why', async () => {
    const is = await fieldWork();
    const [first, ...rest] = is.satirlar;
    const overtaken = { ...is, satirlar: [...(first ? [{ ...first, surum: 7 }] : []), ...rest] };
    const { body } = await preview(overtaken);
    expect(neden(body.data)).toEqual(['degismez', null, 'salt_okunur', 'askida', 'uye_degil']);
    expect(body.data[0]?.plan).toMatchObject({ degisecek: [], cakisan: [{ ad: SUPPLIER }] });
    expect(body.data[1]).toMatchObject({ sayi: 1, plan: { degisecek: [rest[0]?.id] } });
    expect(await countries()).toEqual(Array<string>(5).fill('Almanya'));
  });

  it('is refused whole for a field of one company alone, and for a value that fits nowhere', async () => {
    const status = async (more: Partial<FieldWork>) => (await work(await fieldWork(more))).status;
    expect(await status({ alan: 'department_id', deger: a.department })).toBe(400);
    expect(await status({ alan: 'veri_isleyen_sozlesmesi', deger: 1 })).toBe(400);
    expect(await status({ alan: 'alici_grubu', deger: 'yok_boyle' })).toBe(400);
    expect(await status({ alan: 'yok' })).toBe(400);
  });

  it('changes under one number, once however often it is sent, and one undo takes it back', async () => {
    const is = await fieldWork();
    const number = randomUUID();
    const both = await Promise.all([work(is, number), work(is, number)]);
    for (const { body } of both) expect(body.data.map(({ sayi }) => sayi)).toEqual([1, 1, 0, 0, 0]);
    await work(is, number);
    expect(await countries()).toEqual(['ABD', 'ABD', 'Almanya', 'Almanya', 'Almanya']);
    expect([await actsOf(a.company), await actsOf(b.company), await actsOf(c.company)]).toEqual([
      [number],
      [number],
      [],
    ]);
    const other = await app.signInAs({ companies: [a.company, b.company] });
    expect(
      (await other.call(portfolio.undoSeveral, { body: { toplu_islem: number } })).status,
    ).toBe(404);
    expect((await undo(number)).body.data.map(({ durum }) => durum)).toEqual([
      'geri_alindi',
      'geri_alindi',
    ]);
    expect(await countries()).toEqual(Array<string>(5).fill('Almanya'));
    expect((await undo(number)).status).toBe(404);
  });

  it('names what an undo could not give back, and gives back the rest', async () => {
    const second = await addTransfer(a, { tedarikci_adi: 'İkinci' });
    const is = await fieldWork();
    const number = randomUUID();
    await work(is, number);
    const touch = async (company: number, id: number) => {
      const who = await app.signInAs({ role: 'yönetici', companies: [company], fullname: 'Kemal' });
      const body: Values = { hizmet_konusu: 'Başka' };
      await who.call(supplierTransfers.update, { params: { id: String(id) }, body });
    };
    await touch(a.company, second);
    const [inB] = is.satirlar.filter(({ company_id }) => company_id === b.company);
    await touch(b.company, inB?.id ?? 0);
    const { body } = await undo(number);
    expect(body.data).toMatchObject([
      { durum: 'geri_alindi', kalan: [{ id: second, ad: 'İkinci', guncelleyen: 'Kemal' }] },
      { durum: 'degisti', kalan: [{ ad: SUPPLIER }] },
    ]);
    expect(await countries()).toEqual(['Almanya', 'ABD', 'ABD', 'Almanya', 'Almanya', 'Almanya']);
  });

  it('names the rule that refuses it', async () => {
    // Told later than five business days after the signature: the reason is asked, and missing.
    const is = await fieldWork({ alan: 'standart_sozlesme_bildirim_tarihi', deger: '2026-06-01' });
    const { body } = await preview(is);
    expect(body.data[0]).toMatchObject({ neden: 'degismez' });
    expect(body.data[0]?.plan?.reddedilen[0]?.neden).toMatch(/neden/iu);
    expect((await work(is)).body.code).toBe('WORK_NOWHERE');
  });

  it('goes on after a kill, with the rights of now, and again does nothing', async () => {
    const is = await fieldWork();
    const number = randomUUID();
    const cut = {
      ...{ company_id: a.company, user_id: consultant.user_id, toplu_islem: number },
      ...{ company_ids: idsOf(is), is },
    };
    const goOn = (payload: object) =>
      goOnWithWorkJob.perform(app.services, payload, reachOf(app.services, goOnWithWorkJob));
    await goOn(cut);
    await goOn(cut);
    expect(await countries()).toEqual(['ABD', 'ABD', 'Almanya', 'Almanya', 'Almanya']);
    expect(await actsOf(b.company)).toEqual([number]);
    await goOn({ ...cut, is: undefined });
    expect(await countries()).toEqual(Array<string>(5).fill('Almanya'));
  });

  it('counts the texts and the filed notification that it moves, and no others', async () => {
    const owner = await app.signInAs({ role: 'yönetici', companies: [a.company] });
    await owner.call(companies.update, {
      body: { unvan: 'Ilgaz Gıda A.Ş.', adres: 'Bolu', company_id: a.company },
    });
    const activity: Values = {
      ...{ surec_ismi: 'Bordro', department_id: a.department, ilgili_kisi: ['calisan'] },
      ...{ islenen_kisisel_veriler: ['ad_soyad'], islenme_amaci: ['ucret_politikasi'] },
      ...{ isleme_sarti: ['k5_2_c_sozlesme'], kvk_kimden_nasil: ['ilgili_kisi'] },
      ...{ kimden_nasil_temin: ['basili_form'], otomatik_veri_isleme_faaliyeti: 'kismen_otomatik' },
      ...{
        saklama_suresi: 'is_iliskisi_10',
        alici_grubu: ['tedarikciler'],
        yurt_disi_aktarim: true,
      },
    };
    const { id } = await owner.data(processingActivities.add, { body: activity });
    await addTransfer(a, {
      tedarikci_adi: 'Bağlı',
      veri_harita_id: [id],
      aktarilan_kisisel_veriler: ['ad_soyad'],
    });
    const text = await owner.data(texts.add, {
      body: { tur: 'calisan', kapsam: { gruplar: [], faaliyetler: [id] } },
    });
    const path = { params: { id: String(text.id) }, body: {} };
    const approved = await owner.call(texts.approve, path);
    expect(approved.status, approved.text).toBe(200);
    const published = await owner.call(texts.publish, path);
    expect(published.status, published.text).toBe(200);
    await owner.data(filings.add, {
      body: { tarih: todayInTurkey(), giren: 'Kemal', gerekce: 'Eksikler görüldü, tamamlanıyor.' },
    });
    const { body } = await work(await fieldWork());
    expect(body.data.map(({ sonuc }) => sonuc)).toEqual([
      { metin: 1, verbis: 1 },
      { metin: 0, verbis: 0 },
      ...[undefined, undefined, undefined],
    ]);
  });

  it('says that it could not count, and changes all the same', async () => {
    const is = await fieldWork();
    const person = await consultantNow(app.services, consultant.user_id);
    const scope = person && scopeOf(person, 'portfolio.write', a.company);
    const read = () => Promise.reject(new Error('no connection'));
    const services = { ...app.services, db: { ...app.services.db, read } };
    const asked = { toplu_islem: randomUUID(), company_ids: idsOf(is), is, lang: 'tr' } as const;
    const rows = scope && (await workInSeveral(services, scope, asked));
    expect(rows?.[0]).toMatchObject({ sayi: 1, sonuc: { metin: null, verbis: null } });
    expect((await countries())[0]).toBe('ABD');
  });
});

it('shows the entries of the act in the record’s own log', async () => {
  const number = randomUUID();
  const is = await fieldWork();
  await work(is, number);
  const params = {
    ...{ companyId: String(a.company), type: 'veri_aktarim' as const },
    recordId: String(is.satirlar[0]?.id),
  };
  const { data } = (await caller.call(changeLogs.list, { ...at(a.company), params })).body;
  expect(data[0]).toMatchObject({ toplu_islem: number });
});
