import { changeLogs } from '@emanet/contract/change-logs';
import { training } from '@emanet/contract/training';
import { sessionImport } from '@emanet/contract/training/session-import';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/app.ts';
import { tableIn } from '../../../../test/import-life/table.ts';
import { describeNounImport, nounImportHouse } from '../../../../test/import-life/noun.ts';

const house = await nounImportHouse(sessionImport);
const { company, manager, file, check, bring } = house;

const HEADS = ['Eğitim Konusu', 'Eğitim Tarihi', 'Süre (dk)', 'Salon', 'Eğitimi Veren'];
const all = async (who: Caller = manager) => (await who.call(training.sessions)).body.data;
const on = async (day: string) => (await all()).filter(({ tarih }) => tarih === day);

describeNounImport(house, {
  good: [HEADS, ['Gizli eğitim', '04.02.2026', 60, 'Salon', 'Ece Ak']],
  template: ['Record no.', 'Topic *', 'Date *', 'Length (minutes) *', 'Instructor *'],
  rows: async (who) => (await all(who)).map(({ id, konu: name }) => ({ id, name })),
});

describe('sessions in a sheet of their company', () => {
  it('come in by the words of their heads, each with its log and without people', async () => {
    const body = await file(
      [...HEADS, 'Sınav'],
      ['KVKK temel', '05.03.2026', 90, 'Merkez, B salonu', 'Ece Ak', 'Var'],
      ['KVKK temel', '06.03.2026', 90, 'Merkez, B salonu', 'Ece Ak', null],
    );
    const { hesap, satirlar } = await check(body);
    expect(hesap).toMatchObject({ okunan: 11, saklanan: 11, reddedilen: 0 });
    expect(satirlar.map(({ ad }) => ad)).toEqual([
      ...['KVKK temel · 05.03.2026', 'KVKK temel · 06.03.2026'],
    ]);
    expect(await bring(body)).toMatchObject({ eklenen: 2, guncellenen: 0 });
    expect(await on('2026-03-06')).toMatchObject([{ sinav: false, listede: 0, katilan: 0 }]);
    const [first] = await on('2026-03-05');
    expect(first).toMatchObject({ konu: 'KVKK temel', dakika: 90, sinav: true, surum: 1 });
    const params = { companyId: String(company), type: 'egitim_oturumlari' } as const;
    const log = await manager.call(changeLogs.list, {
      params: { ...params, recordId: String(first?.id) },
    });
    expect(log.body.data.map(({ islem }) => islem)).toEqual(['ekleme']);
    expect((await check(body)).ozet).toMatchObject({ ayni: 2, eklenecek: 0 });
  });

  it('are found by topic and day, so that a row corrects its own session', async () => {
    await bring(await file(HEADS, ['kvkk temel', '05.03.2026', 120, 'Depo', 'Ece Ak']));
    expect(await on('2026-03-05')).toMatchObject([{ dakika: 120, yer: 'Depo', sinav: true }]);
    expect(await on('2026-03-06')).toMatchObject([{ dakika: 90 }]);
  });

  it.each(['tr', 'en'])('leave as a sheet that comes back unchanged in %s', async (lang) => {
    const ids = (await all()).map(({ id }) => id);
    const sheet = await house.download('POST', sessionImport.exportSessions.path, { ids, lang });
    const { titles, rows } = await tableIn(sheet);
    expect([titles.length, rows.length]).toEqual([9, ids.length]);
    expect((await check(sheet)).ozet).toMatchObject({ ayni: ids.length, degisecek: 0 });
  });

  it('name every cell that cannot be taken', async () => {
    const body = await file(
      HEADS,
      [null, '05.04.2026', 90, 'Salon', 'Ece Ak'],
      ['Uzun', '05.04.2026', 2000, 'Salon', 'Ece Ak'],
      ['Günsüz', 'bahar', 90, 'Salon', 'Ece Ak'],
      ['Yersiz', '05.04.2026', 'yarım gün', null, 'Ece Ak'],
    );
    expect((await house.problems(body)).map(([cell]) => cell)).toEqual([
      ...['A2', 'C3', 'B4', 'C5', 'D5'],
    ]);
    expect(await house.refused(body)).toHaveLength(4);
  });

  it('are as long as their cell says, in the unit of that or of its head', async () => {
    const lengths = ['2 saat', '1 saat 30 dk', '45 dk.'];
    const rows = lengths.map((length, at) => [
      `Uzunluk ${at}`,
      '05.05.2026',
      length,
      'Salon',
      'Ece',
    ]);
    await bring(await file(HEADS, ...rows));
    const hours = HEADS.map((head, at) => (at === 2 ? 'Süre (saat)' : head));
    await bring(await file(hours, ['Uzunluk 3', '05.05.2026', '1,5', 'Salon', 'Ece']));
    const found = (await on('2026-05-05')).map(({ konu, dakika }) => [konu, dakika]);
    expect(found.toSorted()).toEqual(
      [120, 90, 45, 90].map((dakika, at) => [`Uzunluk ${at}`, dakika]),
    );
  });

  it('keep their day once attendance is entered', async () => {
    const [one] = await on('2026-03-05');
    const at = { params: { id: String(one?.id) } };
    const listed = await manager.data(training.listInSession, {
      ...at,
      body: { kisiler: [{ fullname: 'Hasan Usta' }] },
    });
    const ids = listed.kisiler.map(({ id }) => id);
    await manager.data(training.attend, { ...at, body: { ids, katildi: true } });
    const moved = [one?.id ?? 0, 'KVKK temel', '07.03.2026', 120, 'Depo', 'Ece Ak'];
    const { satirlar } = await check(await file(['Kayıt no', ...HEADS], moved));
    expect(satirlar.map(({ sorunlar }) => sorunlar.map(({ alan }) => alan))).toEqual([['tarih']]);
  });
});
