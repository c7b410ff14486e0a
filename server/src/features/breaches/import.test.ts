import { breaches } from '@emanet/contract/breaches';
import { breachImport } from '@emanet/contract/breaches/import';
import { clocks } from '@emanet/contract/clocks';
import { closingOf } from '@emanet/contract/clocks/closing';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { describeNounImport, nounImportHouse } from '../../../test/import-life/noun.ts';
import { tableIn } from '../../../test/import-life/table.ts';

// An hour behind the machine, so that an instant of the machine is seen.
const clock = testClock(new Date(Date.now() - 3_600_000).toISOString());
const house = await nounImportHouse(breachImport, clock);
const { manager, file, check, bring, undo } = house;

const HEADS = [
  ...['Olay', 'Tespit Tarihi', 'İhlal Nedeni', 'Etkilenen Kişi Grupları', 'Kişi Sayısı'],
  ...['Kurula Bildirim Tarihi', 'Durum', 'Kapanış Tarihi'],
];
const ago = (days: number) => daysAfter(todayInTurkey(), -days);
const all = (who: Caller = manager) => who.data(breaches.list);
const of = async (name: string) => {
  const found = (await all()).find(({ baslik }) => baslik === name);
  if (!found) throw new Error(`no breach ${name}`);
  return manager.data(breaches.single, { params: { id: String(found.id) } });
};
const clocksOf = async (kayit_id: number, durum: 'isleyen' | 'kapanan') =>
  (await manager.data(clocks.list, { query: { durum } })).filter(
    (one) => one.tur === 'ihlal_kurul' && one.kayit_id === kayit_id,
  );

describeNounImport(house, {
  good: [HEADS, ['Kayıp dizüstü', ago(90), 'Kayıp', 'Çalışan', 4, ago(88), 'Kapandı', ago(50)]],
  template: ['Breach *', 'Known since *', 'Source of the breach', 'Date closed'],
  rows: async (who) => (await all(who)).map(({ id, baslik: name }) => ({ id, name })),
});

describe('a register of breaches', () => {
  it('comes in with its days and clocks, decides nothing, and mails nobody', async () => {
    const body = await file(
      HEADS,
      [
        'Oltalama',
        ago(400),
        'Oltalama, insan hatası',
        'Müşteri; Çalışan',
        120,
        null,
        'Kapandı',
        ago(380),
      ],
      ['Yanlış e-posta', ago(200), 'Yanlış alıcı', 'Müşteri', 3, ago(199), null, ago(190)],
      ['Fidye', ago(1), null, null, null, null, 'Açık', null],
    );
    const { satirlar } = await check(body);
    expect(satirlar.flatMap(({ sorunlar }) => sorunlar.map(({ hucre }) => hucre))).toEqual(['E2']);
    expect(await bring(body)).toMatchObject({ eklenen: 3, atlanan: 0 });
    const phishing = await of('Oltalama');
    expect(phishing).toMatchObject({
      ...{ durum: 'kapali', kurul_karari: null, sifat: null, kapatan: null, sorumlu: null },
      nedenler: ['sosyal_muhendislik', 'hata_ihmal'],
      olaylar: [{ tur: 'kayit', veri: { kaynak: 'dosya' } }],
    });
    expect(Date.parse(phishing.olaylar[0]?.an ?? '')).toBe(clock.now().getTime());
    expect(phishing.kisi_gruplari.map(({ sayi }) => sayi)).toEqual([null, null]);
    // Whether the Board was notified is not known, so no period runs and none was met.
    expect(await clocksOf(phishing.id, 'isleyen')).toEqual([]);
    expect(await clocksOf(phishing.id, 'kapanan')).toEqual([]);
    const told = await of('Yanlış e-posta');
    expect(told).toMatchObject({
      durum: 'kapali',
      saatsiz: true,
      kisi_gruplari: [{ sayi: 3, kesin: false }],
    });
    expect(await clocksOf(told.id, 'kapanan')).toHaveLength(1);
    const running = await of('Fidye');
    expect(Date.parse(running.son_an)).toBe(
      Date.parse(`${ago(1)}T00:00:00+03:00`) + 72 * 3_600_000,
    );
    expect(await clocksOf(running.id, 'isleyen')).toHaveLength(1);
    expect(await house.mailsAbout(...(await all()).map(({ id }) => `ihlal:${id}`))).toEqual([]);
    expect((await check(body)).ozet).toMatchObject({ ayni: 3, eklenecek: 0 });
  });

  it('says in the list of clocks that only the hours would tell whether it was in time', async () => {
    const days = [ago(198), ago(197), ago(196)];
    await bring(
      await file(
        HEADS,
        ...days.map((told, place) => [
          `Bildirim ${place}`,
          ago(200),
          ...[null, null, null],
          ...[told, 'Kapandı', ago(190)],
        ]),
      ),
    );
    const found = (await manager.data(clocks.list, { query: { durum: 'kapanan' } })).filter(
      ({ ad }) => ad.startsWith('Bildirim '),
    );
    expect(found.toSorted((a, b) => a.ad.localeCompare(b.ad)).map(closingOf)).toEqual([
      'inTime',
      'unknown',
      'late',
    ]);
    const ids = found.map(({ id }) => id);
    const { rows } = await tableIn(
      await house.download('POST', clocks.export.path, { ids, lang: 'en' }),
    );
    expect(
      rows.flat().filter((cell) => typeof cell === 'string' && cell.includes('not known')),
    ).toHaveLength(1);
  });

  it('starts the clock of one that is opened again', async () => {
    const { id } = await of('Oltalama');
    await manager.data(breaches.reopen, {
      params: { id: String(id) },
      body: { neden: 'Yeniden bakılacak' },
    });
    expect(await clocksOf(id, 'isleyen')).toHaveLength(1);
  });

  it('names each row that cannot be taken', async () => {
    const body = await file(
      [...HEADS, 'Kurula Bildirildi mi'],
      ['Belirsiz', ago(9), null, null, null, null, null, null, null],
      ['Günsüz', ago(9), null, null, null, null, 'Kapandı', null, null],
      ['Sebepsiz', ago(9), null, null, null, null, 'Açık', null, 'İhlal değil'],
      ['Hayır', ago(9), null, null, null, null, 'Açık', null, 'Hayır'],
      ['Fidye', ago(1), 'Fidye', null, null, null, 'Açık', null, null],
    );
    const found = (await check(body)).satirlar.map(({ sorunlar }) => sorunlar[0]?.alan);
    expect(found).toEqual(['durum', 'kapanis', 'ihlal_degil_nedeni', 'kurul_karari', 'nedenler']);
  });

  it('is taken back but for what somebody worked on; other breaches are not deleted', async () => {
    const rows = ['Bir', 'İki', 'Üç'].map((name) => [
      name,
      ago(2),
      null,
      null,
      null,
      ago(1),
      'Açık',
      null,
    ]);
    const { toplu_islem } = await bring(await file(HEADS, ...rows));
    const [noted, changed, plain] = [await of('Bir'), await of('İki'), await of('Üç')];
    const at = ({ id }: { id: number }) => ({ params: { id: String(id) } });
    await manager.data(breaches.note, { ...at(noted), body: { metin: 'Arandı' } });
    await manager.data(breaches.update, { ...at(changed), body: { etkiler: 'Az' } });
    expect(await clocksOf(plain.id, 'kapanan')).toHaveLength(1);
    expect((await undo(toplu_islem)).body.data).toMatchObject({ sayi: 1, atlanan: 2 });
    expect((await all()).map(({ baslik }) => baslik)).not.toContain('Üç');
    expect(await clocksOf(plain.id, 'kapanan')).toEqual([]);
  });
});
