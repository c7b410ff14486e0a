import { actions, type Action } from '@emanet/contract/actions';
import { changeLogs } from '@emanet/contract/change-logs';
import type { Language } from '@emanet/contract/shared/primitives';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../test/app.ts';
import { unique } from '../../../test/factories.ts';
import { describeNounImport, nounImportHouse } from '../../../test/import-life/noun.ts';

const HEADS = ['Aksiyon', 'Departman', 'Risk'] as const;
type Cell = string | number | null;

const house = await nounImportHouse(actions);
const { app, company, manager, file: sheet, check, download } = house;
const departments = { hr: house.department, sales: await app.makeDepartment(company, 'Satış') };
const importFile = async (file: Uint8Array) => {
  const { plan } = await check(file);
  return manager.call(actions.import, { body: file, query: { plan } });
};
const list = async (who: Caller = manager): Promise<Action[]> =>
  (await who.call(actions.list)).body.data;
const named = async (name: string) => (await list()).find((one) => one.aksiyon_ismi === name);

describeNounImport(house, {
  good: [
    [...HEADS, 'Sorumlu'],
    ['Gizlice', 'İnsan Kaynakları', 'Orta', 'Ece Yılmaz'],
  ],
  template: ['Record no.', 'Action *', 'Risk *', 'Person in charge'],
  rows: async (who) => (await list(who)).map(({ id, aksiyon_ismi: name }) => ({ id, name })),
});

describe('a file of actions', () => {
  it('is checked without storing anything, then adds what it said', async () => {
    const name = unique('Envanteri gözden geçir');
    const heads = [...HEADS, 'Son tarih', 'Sorumlu', 'Tekrar', 'Durum', 'Notlar'];
    const file = await sheet(
      heads,
      [name, 'satış', 'yüksek', '05.12.2026', 'ece yılmaz', 'Her ay', 'Açık', '=1+1'],
      [unique('Bitmiş'), 'Satış', 'Low', null, null, null, 'Tamamlanmış', null],
    );
    const plan = await check(file);
    expect(plan.ozet).toEqual({ eklenecek: 2, degisecek: 0, ayni: 0, reddedilecek: 0 });
    expect(await named(name)).toBeUndefined();
    const done = await importFile(file);
    expect(done.body.data).toMatchObject({ eklenen: 2, guncellenen: 0, atlanan: 0 });
    const added = await named(name);
    expect(added).toMatchObject({
      risk: 'Yüksek',
      department_id: departments.sales,
      son_tarih: '2026-12-05',
      sorumlu: 'Ece Yılmaz',
      tekrar: 'aylik',
      durum: false,
      notlar: '=1+1',
    });
    const closed = (await list()).find((one) => one.durum);
    expect(closed?.tamamlanma_tarihi).not.toBeNull();
    const log = await manager.call(changeLogs.list, {
      params: {
        companyId: String(company),
        type: 'aksiyonlar',
        recordId: String(added?.id),
      },
    });
    expect(log.body.data).toMatchObject([{ islem: 'ekleme' }]);
    // The same rows again are those actions, except what is closed: that begins anew.
    expect((await check(file)).ozet).toMatchObject({ ayni: 1, eklenecek: 1 });
  });

  it.each(['tr', 'en'] as const)('in %s comes back from the export unchanged', async (lang) => {
    const file = await exported(lang);
    const { ozet, satirlar } = await check(file);
    expect(satirlar).toEqual([]);
    expect(ozet).toMatchObject({ eklenecek: 0, degisecek: 0, reddedilecek: 0 });
    expect(ozet.ayni).toBe((await list()).length);
  });

  it('changes what its cells say, closes a recurring action and opens the next', async () => {
    const name = unique('Yedek dene');
    await manager.call(actions.add, {
      body: {
        aksiyon_ismi: name,
        risk: 'Orta',
        department_id: departments.hr,
        tekrar: 'aylik',
        son_tarih: '2099-01-31',
      },
    });
    const id = (await named(name))?.id ?? 0;
    const file = await sheet(
      ['Kayıt no', ...HEADS, 'Durum'],
      [id, name, 'Satış', 'Yüksek', 'Tamamlanmış'],
    );
    const [row] = (await check(file)).satirlar;
    expect(row?.alanlar).toEqual([
      { alan: 'department_id', eski: 'İnsan Kaynakları', yeni: 'Satış' },
      { alan: 'risk', eski: 'Orta', yeni: 'Yüksek' },
      { alan: 'durum', eski: 'Açık', yeni: 'Tamamlanmış' },
    ]);
    expect((await importFile(file)).body.data.guncellenen).toBe(1);
    const all = (await list()).filter((one) => one.aksiyon_ismi === name);
    expect(all.map(({ durum, son_tarih }) => [durum, son_tarih])).toEqual([
      [false, '2099-02-28'],
      [true, '2099-01-31'],
    ]);
  });

  it('counts no cell in which nobody sees anything, and stores or refuses every other', async () => {
    const heads = [...HEADS, 'Notlar', 'Sorumlu', 'Tekrar', 'Son tarih', 'Arşivde'];
    const blank = '\u200b\u3164';
    const plain = [unique('Boş not'), 'Satış', 'Orta'];
    const file = await sheet(
      heads,
      [...plain, blank, blank, blank, blank, blank],
      ...heads.slice(3).map((_, at) => {
        const row: Cell[] = [unique('Tuhaf'), 'Satış', 'Orta', null, null, null, null, null];
        return row.with(3 + at, 0);
      }),
    );
    const { ozet, satirlar, hesap } = await check(file);
    expect(hesap).toMatchObject({ okunan: 3 + 5 * 4, saklanan: 3 + 4, reddedilen: 4 * 4 });
    expect(ozet).toMatchObject({ eklenecek: 2, reddedilecek: 4 });
    expect(satirlar.flatMap(({ sorunlar }) => sorunlar.map(({ hucre }) => hucre))).toEqual([
      ...['E4', 'F5', 'G6', 'H7'],
    ]);
  });

  it('names each wrong cell and gives the refused rows back', async () => {
    const file = await sheet(
      ['Kayıt no', ...HEADS, 'Son tarih', 'Sorumlu'],
      [null, null, 'Satış', 'Orta', null, null],
      [null, 'Yanlış risk', 'Satış', 'Çok', null, null],
      [null, 'Yok', 'Muhasebe', 'Orta', 'yarın', 'Kimse'],
      [2_000_000_000, 'Numara', 'Satış', 'Orta', null, null],
      [null, 'x'.repeat(301), 'Satış', 'Orta', null, null],
    );
    const { satirlar, ozet } = await check(file);
    expect(ozet.reddedilecek).toBe(5);
    expect(satirlar.map(({ sorunlar }) => sorunlar.map(({ hucre }) => hucre))).toEqual([
      ['B2'],
      ['D3'],
      ['C4', 'E4', 'F4'],
      ['A5'],
      ['B6'],
    ]);
    expect(await house.refused(file)).toHaveLength(5);
  });

  it('is refused when an action has changed since the check, and when columns are missing', async () => {
    const name = unique('Arada');
    const added = await manager.call(actions.add, {
      body: { aksiyon_ismi: name, risk: 'Orta', department_id: departments.hr },
    });
    const { id } = added.body.data;
    const file = await sheet(HEADS, [name, 'İnsan Kaynakları', 'Düşük']);
    const { plan } = await check(file);
    await manager.call(actions.update, { params: { id: String(id) }, body: { notlar: 'Başka' } });
    const late = await manager.call(actions.import, { body: file, query: { plan } });
    expect([late.status, late.body.code]).toEqual([409, 'IMPORT_CHANGED']);
    const bare = await sheet(['Aksiyon', 'Risk'], ['Ad', 'Orta']);
    const answer = await manager.call(actions.checkImport, { body: bare });
    expect(answer.body.data).toMatchObject({ plan: '', eksik: ['department_id'] });
  });

  it('takes an import back that closed a recurring action and opened its next', async () => {
    const name = unique('Yedekle');
    const repeats = { risk: 'Orta', tekrar: 'aylik', son_tarih: '2099-01-31' } as const;
    const first = { aksiyon_ismi: name, department_id: departments.hr, ...repeats };
    const { id } = (await manager.call(actions.add, { body: first })).body.data;
    const file = await sheet(
      ['Kayıt no', ...HEADS, 'Durum'],
      [id, name, 'İnsan Kaynakları', 'Orta', 'Tamamlanmış'],
      [null, `${name} (2)`, 'İnsan Kaynakları', 'Orta', 'Açık'],
    );
    const { toplu_islem } = (await importFile(file)).body.data;
    const own = async () => (await list()).filter((one) => one.aksiyon_ismi.startsWith(name));
    expect(await own()).toHaveLength(3);
    expect((await house.undo(toplu_islem)).body.data).toMatchObject({ atlanan: 0 });
    expect(await own()).toMatchObject([{ id, durum: false, son_tarih: '2099-01-31' }]);
  });
});

const exported = async (lang: Language): Promise<Uint8Array> =>
  download('POST', actions.export.path, { ids: (await list()).map(({ id }) => id), lang });
