import { clocks } from '@emanet/contract/clocks';
import { clockImport } from '@emanet/contract/clocks/import';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { dayOf, todayInTurkey } from '@emanet/contract/shared/time/today';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../test/app.ts';
import { describeNounImport, nounImportHouse } from '../../../test/import-life/noun.ts';

const house = await nounImportHouse(clockImport);
const { manager, file, check, bring, undo } = house;

const HEADS = ['Konusu', 'Yasal Yükümlülük', 'Tebliğ Tarihi', 'Kapanış Tarihi', 'Kanıt'];
const ago = (days: number) => daysAfter(todayInTurkey(), -days);
const all = async (who: Caller = manager) => [
  ...(await who.data(clocks.list, { query: {} })),
  ...(await who.data(clocks.list, { query: { durum: 'kapanan' } })),
];
const of = async (name: string) => (await all()).filter(({ ad }) => ad === name);

describeNounImport(house, {
  good: [HEADS, ['Dosya 2024/7', 'Kurul talebi', ago(90), ago(80), 'KEP iletisi']],
  template: ['About *', 'Duty *', 'Start *', 'Closed'],
  rows: async (who) => (await all(who)).map(({ id, ad: name }) => ({ id, name })),
});

describe('a list of statutory days', () => {
  it('comes in with the period of its own day, closed where it says so', async () => {
    const body = await file(
      HEADS,
      ['Dosya 2026/1', 'Kurulun istediği belgelerin gönderilmesi', ago(3), null, null],
      ['Dosya 2023/9', 'Kurul kararı', ago(900), ago(860), null],
      ['İmha', 'Periyodik imha', ago(400), ago(220), 'Tutanak 4'],
      ['İmha', 'Periyodik imha', ago(220), null, null],
    );
    expect(await bring(body)).toMatchObject({ eklenen: 4, atlanan: 0 });
    const [running] = await of('Dosya 2026/1');
    expect(running).toMatchObject({
      tur: 'kurul_belge',
      kayit_turu: null,
      kapanis: null,
      sorumlu: null,
    });
    expect(dayOf(running?.son_an ?? '')).toBe(daysAfter(ago(3), 15));
    expect(await of('Dosya 2023/9')).toMatchObject([
      { kapanis_kaniti: null, gec_nedeni: null, kapatan: null },
    ]);
    expect(await of('İmha')).toHaveLength(2);
    expect((await check(body)).ozet).toMatchObject({ ayni: 4, eklenecek: 0 });
  });

  it('names each row that cannot be taken', async () => {
    const body = await file(
      HEADS,
      ['İkinci imha', 'Periyodik imha', ago(20), null, null],
      ['Günsüz', 'Kurul talebi', ago(20), null, 'Tutanak'],
      ['Ters', 'Kurul talebi', ago(20), ago(21), null],
      ['Yarın', 'Kurul talebi', daysAfter(ago(0), 1), null, null],
      ['Başvuru', 'Başvurunun cevaplanması', ago(20), null, null],
      ['Dosya 2026/1', 'Kurul talebi', ago(3), ago(1), null],
    );
    expect((await house.problems(body)).map(([cell]) => cell)).toEqual([
      ...['B2', 'D3', 'D4', 'C5', 'B6', 'D7'],
    ]);
  });

  it('is taken back but for what somebody worked on', async () => {
    const rows = ['Bir', 'İki'].map((name) => [name, 'Kurul talebi', ago(3), null, null]);
    const { toplu_islem } = await bring(await file(HEADS, ...rows));
    const [touched] = await of('Bir');
    await manager.data(clocks.update, {
      params: { id: String(touched?.id) },
      body: { baslangic_kaniti: 'Zarf' },
    });
    expect((await undo(toplu_islem)).body.data).toMatchObject({ sayi: 1, atlanan: 1 });
    expect([await of('Bir'), await of('İki')].map(({ length }) => length)).toEqual([1, 0]);
  });
});
