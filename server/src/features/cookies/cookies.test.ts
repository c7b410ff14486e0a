import { cookies } from '@emanet/contract/cookies';
import { changeLogs } from '@emanet/contract/change-logs';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../test/app.ts';
import { describeNounImport, nounImportHouse } from '../../../test/import-life/noun.ts';

const house = await nounImportHouse(cookies);
const { company, consultant, outsider, file, check, bring, problems } = house;

const all = async (who: Caller = consultant) =>
  (await who.call(cookies.list, { query: {} })).body.data;
const named = async (name: string) => (await all()).find((one) => one.cerez_adi === name);

describeNounImport(house, {
  good: [
    ['Çerez adı', 'Kategori'],
    ['_kb', 'İşlevsel'],
  ],
  template: ['Record no.', 'Cookie *', 'Category'],
  rows: async (who) => (await all(who)).map(({ id, cerez_adi: name }) => ({ id, name })),
});

describe('the list of a scanner', () => {
  it('comes in by its heads and words; what a scanner did not recognise is unknown', async () => {
    const body = await file(
      ['Name', 'Domain', 'Provider', 'Expiry', 'Category', 'Description', 'Party'],
      [
        '_ga',
        '.ilgaz.test',
        'Google Analytics',
        '2 years',
        'Statistics',
        'Counts visits',
        '1st party',
      ],
      ['IDE', '.doubleclick.net', 'Google', '13 months', 'Marketing', 'Ads', 'Third party'],
      ['PHPSESSID', 'ilgaz.test', null, 'Session', 'Strictly necessary', 'Session', 'First party'],
      ['xyz', 'ilgaz.test', null, null, 'Unclassified', null, null],
      ['bos', 'ilgaz.test', null, null, null, null, null],
    );
    const plan = await check(body);
    expect(plan.basliklar.map(({ alan }) => alan)).toEqual([
      ...['cerez_adi', 'site', 'saglayan', 'sure', 'kategori', 'amac', 'taraf'],
    ]);
    expect(await bring(body)).toMatchObject({ eklenen: 5, atlanan: 0 });
    expect(await named('_ga')).toMatchObject({
      ...{ kategori: 'analitik', taraf: 'birinci', sure: '2 years', yurt_disi: null },
    });
    expect(await named('IDE')).toMatchObject({ kategori: 'pazarlama', taraf: 'ucuncu' });
    expect(await named('PHPSESSID')).toMatchObject({ kategori: 'zorunlu' });
    expect(await named('xyz')).toMatchObject({ kategori: 'bilinmiyor' });
    expect(await named('bos')).toMatchObject({ kategori: null });
    expect(await all(outsider)).toEqual([]);
  });

  it('refuses a word that is no category, and a name that stands twice', async () => {
    const body = await file(['Name', 'Category'], ['a', 'HTTP Cookie'], ['b', null], ['B', null]);
    expect(await problems(body)).toEqual([
      ['B2', 'kategori'],
      ['A3', 'cerez_adi'],
      ['A4', 'cerez_adi'],
    ]);
  });
});

describe('a cookie', () => {
  it('is added, changed by version, deleted and brought back, each with its entry', async () => {
    const body = { cerez_adi: 'sepet', kategori: 'zorunlu', yurt_disi: false };
    const { data } = (await consultant.call(cookies.add, { body })).body;
    const params = { id: String(data.id) };
    const twin = await consultant.call(cookies.add, { body: { cerez_adi: 'SEPET' } });
    expect([twin.status, twin.body.code]).toEqual([409, 'COOKIE_EXISTS']);
    const stale = { params, body: { kategori: 'islevsel', surum: 99 } };
    expect((await consultant.call(cookies.update, stale)).body.code).toBe('STALE');
    const wrong = { params, body: { kategori: 'reklam' } };
    expect((await consultant.call(cookies.update, wrong)).status).toBe(400);
    expect((await outsider.call(cookies.delete, { params })).status).toBe(404);
    await consultant.call(cookies.delete, { params });
    const back = await consultant.call(cookies.restore, { params });
    expect(back.body.data).toMatchObject({ id: data.id, ...body });
    const log = await consultant.call(changeLogs.list, {
      params: { companyId: String(company), type: 'cerezler', recordId: params.id },
    });
    expect(log.body.data.map(({ islem }) => islem)).toEqual(['ekleme', 'silme', 'ekleme']);
  });
});
