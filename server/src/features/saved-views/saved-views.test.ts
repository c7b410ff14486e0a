import { savedViews } from '@emanet/contract/saved-views';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const representative = {
  role: 'temsilci',
  companies: [company],
  departments: [department],
} as const;
const people = {
  admin: await app.signInAs({ role: 'yönetici', companies: [company] }),
  representative: await app.signInAs(representative),
  colleague: await app.signInAs(representative),
  outsider: await app.signInAs({ companies: [await app.makeCompany()] }),
};

const view = (ad: string, own = {}) => ({
  tur: 'veri_harita' as const,
  ad,
  arama: 'risk=Orta',
  sutunlar: null,
  paylasilan: false,
  genel: false,
  ...own,
});
const save = (who: Caller, ad: string, own = {}) =>
  who.call(savedViews.save, { body: view(ad, own) });
const list = async (who: Caller) =>
  (await who.call(savedViews.list, { query: { tur: 'veri_harita' } })).body.data;
const names = async (who: Caller) => (await list(who)).map(({ ad }) => ad);
const remove = (who: Caller, id: number, genel?: '1') =>
  who.call(savedViews.delete, { params: { id: String(id) }, query: genel ? { genel } : {} });

describe('saved views', () => {
  it('keep filters, order and columns, and the same name replaces what it held', async () => {
    const sutunlar = [{ alan: 'risk', genislik: 120 }, { alan: 'durum' }];
    const first = await save(people.admin, 'Bizim Liste', { sutunlar });
    expect(first.status).toBe(201);
    expect(first.body.data).toMatchObject({ sutunlar, benim: true, silinebilir: true });
    const again = await save(people.admin, 'BİZİM LİSTE', { arama: 'ozel=1' });
    expect(again.body.data.id).toBe(first.body.data.id);
    expect(await list(people.admin)).toMatchObject([{ ad: 'BİZİM LİSTE', arama: 'ozel=1' }]);
    expect((await remove(people.admin, first.body.data.id)).status).toBe(200);
    expect(await list(people.admin)).toEqual([]);
  });

  it('are private until they are shared, and never leave the company', async () => {
    await save(people.representative, 'Yalnız benim');
    await save(people.representative, 'Hepimizin', { paylasilan: true });
    expect(await names(people.representative)).toEqual(['Hepimizin', 'Yalnız benim']);
    expect(await list(people.colleague)).toMatchObject([
      { ad: 'Hepimizin', benim: false, silinebilir: false },
    ]);
    expect(await names(people.outsider)).toEqual([]);
  });

  it('are deleted by their owner, shared ones also by the administrator', async () => {
    const own = (await save(people.representative, 'Özel')).body.data.id;
    const shared = (await save(people.representative, 'Ortak', { paylasilan: true })).body.data.id;
    for (const who of [people.colleague, people.outsider])
      for (const id of [own, shared]) expect((await remove(who, id)).status).toBe(404);
    expect((await remove(people.admin, own)).status).toBe(404);
    expect((await remove(people.admin, shared)).status).toBe(200);
    expect((await remove(people.representative, own)).status).toBe(200);
  });

  it('of a colleague are not replaced by one of the same name', async () => {
    await save(people.representative, 'Aynı ad', { paylasilan: true });
    await save(people.colleague, 'Aynı ad', { arama: 'ozel=1' });
    expect((await names(people.colleague)).filter((ad) => ad === 'Aynı ad')).toHaveLength(2);
  });

  it('for every company are the person’s alone and name nothing of one company', async () => {
    const [first, second] = [await app.makeCompany(), await app.makeCompany()];
    const consultant = await app.signInAs({ companies: [first, second] });
    const depot = await app.makeDepartment(first, 'İade');
    const sales = await app.makeDepartment(first, 'Depo');
    const there = await app.makeDepartment(second, 'DEPO');
    const arama = `departman=${depot},${sales}&kayitlar=1-4&kayit=9&aydinlatma_metni=3&risk=Orta`;
    const saved = await save(consultant, 'Her yerde', { genel: true, arama, paylasilan: true });
    expect(saved.body.data).toMatchObject({ genel: true, paylasilan: false });
    const here = new URLSearchParams(saved.body.data.arama);
    expect([...here.keys()]).toEqual(['departman', 'risk']);
    const { rows } = await sql<{ arama: string }>`select arama from kisi_gorunumleri
      where id = ${saved.body.data.id}`.execute(app.db.system);
    expect([...new URLSearchParams(rows[0]?.arama)]).toEqual([
      ['departman_adi', 'İade'],
      ['departman_adi', 'Depo'],
      ['risk', 'Orta'],
    ]);
    await save(consultant, 'Burada');
    const elsewhere = await consultant.call(savedViews.list, {
      query: { tur: 'veri_harita' },
      headers: { 'x-company-id': String(second) },
    });
    expect(elsewhere.body.data.map(({ ad }) => ad)).toEqual(['Her yerde']);
    expect([...new URLSearchParams(elsewhere.body.data[0]?.arama)]).toEqual([
      ['departman', String(there)],
      ['departman_adi', 'İade'],
      ['risk', 'Orta'],
    ]);
    const colleague = await app.signInAs({ companies: [first] });
    expect(await names(colleague)).toEqual([]);
    const { id } = saved.body.data;
    expect((await remove(colleague, id, '1')).status).toBe(404);
    // Its number is not that of a view of the company.
    const own = (await list(consultant)).find(({ ad }) => ad === 'Burada');
    if (own && own.id !== id) expect((await remove(consultant, id)).status).toBe(404);
    expect((await remove(consultant, id, '1')).status).toBe(200);
    expect(await names(consultant)).toEqual(['Burada']);
  });

  it('refuse columns that no list can have', async () => {
    const answer = await save(people.admin, 'Bozuk', { sutunlar: [{ alan: 'a b', genislik: 1 }] });
    expect(answer.status).toBe(400);
  });
});

describe('who reads a company alone', () => {
  const own = (name: string) => view(name);
  const readers = {
    'a consultant who left it': (user_id: number) =>
      app.db.system
        .updateTable('memberships')
        .set({ salt_okunur: true })
        .where('user_id', '=', user_id)
        .execute(),
    'a member whose trial is over': (_user_id: number, company_id: number) =>
      app.db.system
        .updateTable('companies')
        .set({ deneme_bitisi: '2020-01-01' })
        .where('company_id', '=', company_id)
        .execute(),
  };

  it.each(Object.entries(readers))('%s changes no view that others see', async (_who, close) => {
    const place = await app.makeCompany();
    const manager = await app.signInAs({ role: 'yönetici', companies: [place] });
    const user = await app.makeUser({ companies: [place] });
    const reader = await app.signIn(user);
    const theirs = (await save(manager, 'Herkesin', { paylasilan: true })).body.data.id;
    const mine = (await save(reader, 'Benim', { paylasilan: true })).body.data.id;
    await close(user.user_id, place);
    const refused = [
      await remove(reader, theirs),
      await remove(reader, mine),
      await save(reader, 'Okuyun', { paylasilan: true }),
      // The same name without the mark would take a shared view away.
      await reader.call(savedViews.save, { body: own('Benim') }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 403, 403, 403]);
    const after = (await list(reader)).map(({ ad, silinebilir }) => [ad, silinebilir]);
    expect(after).toEqual([
      ['Benim', false],
      ['Herkesin', false],
    ]);
    const kept = await save(reader, 'Yalnız bana');
    expect(kept.status, kept.text).toBe(201);
    expect((await remove(reader, kept.body.data.id)).status).toBe(200);
  });
});
