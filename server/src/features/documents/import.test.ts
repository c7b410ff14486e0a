import { changeLogs } from '@emanet/contract/change-logs';
import { documents } from '@emanet/contract/documents';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../test/app.ts';
import { describeNounImport, nounImportHouse } from '../../../test/import-life/noun.ts';
import { edited, fileOf, tableIn } from '../../../test/import-life/table.ts';

const house = await nounImportHouse(documents);
const { company, manager, outsider, file, check, bring } = house;

const all = async (who: Caller = manager) =>
  (await who.call(documents.list, { query: {} })).body.data;
const named = async (name: string) => (await all()).find((one) => one.dokuman_ismi === name);
const exported = async (lang: 'tr' | 'en' = 'tr') =>
  house.download('POST', documents.export.path, { ids: (await all()).map(({ id }) => id), lang });

describeNounImport(house, {
  good: [
    ['Doküman', 'Tür'],
    ['Gizlice', 'Politika'],
  ],
  template: ['Record no.', 'Document *', 'Type *', 'Review'],
  rows: async (who) => (await all(who)).map(({ id, dokuman_ismi: name }) => ({ id, name })),
});

describe('the list of documents in a sheet of its company', () => {
  it('comes in whole by the words of its heads, each document with its log', async () => {
    const body = await file(
      ['Belge Adı', 'Belge Türü', 'Son Güncelleme Tarihi', 'Gözden Geçirme Tarihi'],
      ['Çalışan metni', 'aydınlatma metni', '05.03.2026', '05.03.2027'],
      ['Saklama politikası', 'Policy', null, null],
    );
    const plan = await check(body);
    expect(plan.hesap).toMatchObject({ okunan: 6, saklanan: 6, reddedilen: 0, birakilan: 0 });
    expect(await all()).toEqual([]);
    expect(await bring(body)).toMatchObject({ eklenen: 2, guncellenen: 0, atlanan: 0 });
    const stored = await named('Çalışan metni');
    expect(stored).toMatchObject({
      ...{ dokuman_tur: 'Aydınlatma Metni', lastupdated: '2026-03-05', dosya_adi: null },
      ...{ gozden_gecirme: '2027-03-05', guncel: true, surum: 1 },
    });
    // As when a document is added singly: today without a day.
    expect(await named('Saklama politikası')).toMatchObject({
      ...{ dokuman_tur: 'Politika', lastupdated: todayInTurkey(), gozden_gecirme: null },
    });
    const log = await manager.call(changeLogs.list, {
      params: { companyId: String(company), type: 'dokumanlar', recordId: String(stored?.id) },
    });
    expect(log.body.data.map(({ islem }) => islem)).toEqual(['ekleme']);
    expect(await all(outsider)).toEqual([]);
  });

  it('is the same when it comes back unchanged, in both languages', async () => {
    for (const lang of ['tr', 'en'] as const) {
      const plan = await check(await exported(lang));
      expect(plan.ozet).toEqual({ eklenecek: 0, degisecek: 0, ayni: 2, reddedilecek: 0 });
    }
  });

  it('renames a document by its number and moves its review; a day that lacks stays', async () => {
    const { titles, rows } = await tableIn(await exported());
    const row = rows.findIndex((cells) => cells.includes('Saklama politikası'));
    const changes = { Doküman: 'İmha politikası', 'Gözden geçirme': '2027-01-31', Güncelleme: '' };
    const body = await fileOf(edited({ titles, rows }, row, changes));
    expect((await check(body)).satirlar).toMatchObject([
      {
        durum: 'degisecek',
        alanlar: [{ alan: 'dokuman_ismi' }, { alan: 'gozden_gecirme', eski: null }],
      },
    ]);
    await bring(body);
    expect(await named('İmha politikası')).toMatchObject({
      ...{ gozden_gecirme: '2027-01-31', lastupdated: todayInTurkey(), surum: 2 },
    });
  });

  it('finds a document by its name among the current ones', async () => {
    const heads = ['Evrak', 'Tür', 'Gözden geçirme'];
    await bring(await file(heads, ['İMHA POLİTİKASI', 'Taahhütname', null]));
    const stored = await named('İmha politikası');
    expect(stored).toMatchObject({ dokuman_tur: 'Taahhütname', gozden_gecirme: '2027-01-31' });
    await manager.call(documents.archive, {
      params: { id: String(stored?.id) },
      body: { guncel: false },
    });
    const again = await check(await file(heads, ['İmha politikası', 'Politika', null]));
    expect(again.ozet).toMatchObject({ eklenecek: 1, degisecek: 0 });
  });
});

describe('a sheet of documents', () => {
  it('names every cell that cannot be taken', async () => {
    const body = await file(
      ['Doküman', 'Tür', 'Gözden geçirme'],
      ['Yeni A', 'Şiir', null],
      [null, 'Politika', null],
      ['Yeni C', 'Politika', 'yarın'],
      ['Yeni D', 'Politika', null],
      ['yeni d', 'Politika', null],
      ['x'.repeat(201), 'Politika', null],
    );
    const cells = (await check(body)).satirlar.map(({ sorunlar }) =>
      sorunlar.map(({ hucre }) => hucre),
    );
    expect(cells).toEqual([['B2'], ['A3'], ['C4'], [], ['A6'], ['A7']]);
    expect(await house.refused(body)).toHaveLength(5);
  });
});
