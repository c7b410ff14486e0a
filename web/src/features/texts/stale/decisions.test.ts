import type { TextDifference, TextDifferences } from '@emanet/contract/texts';
import { expect, it } from 'vitest';
import type { Body } from '../editing/body-edits.ts';
import {
  decidedBody,
  marksOf,
  nextUndecided,
  readDecisions,
  stampOf,
  type Decision,
  type Decisions,
} from './decisions.ts';

const cause = (alan: string, tarih: string, id = 7) => ({
  kaynak: { tur: 'veri_harita' as const, id, alan },
  ...{ ad: 'Bordro', alan: 'Alan', eski: null, yeni: null, guncelleyen: 'Ece', tarih },
});
const change = (
  k: string,
  tur: TextDifference['tur'],
  nedenler = [cause('saklama_suresi', '2026-11-20T10:00:00Z')],
): TextDifference => ({
  ...{ k, tur, bolum: 'a', baslik: 'A', sira: 1, nedenler, karar: null },
  parcalar: [
    { t: 'eski söz', d: 'eski' },
    { t: 'yeni söz', d: 'yeni' },
  ],
});
const FARKLAR = [
  change('degisen', 'degisti'),
  change('gelen', 'eklendi'),
  change('giden', 'cikti'),
  change('yazilan', 'elle'),
];
const rendered = (words: Readonly<Record<string, string>>): TextDifferences['metin']['tr'] => ({
  baslik: 'Metin',
  bolumler: [
    {
      ...{ k: 'a', baslik: 'A', bosluklar: [] },
      cumleler: Object.entries(words).map(([k, t]) => ({ k, p: [{ t }] })),
    },
  ],
});
const METIN = {
  tr: rendered({ degisen: 'Yayındaki. ', giden: 'Giden. ', yazilan: 'Elle. ' }),
  en: rendered({ degisen: 'Published. ', giden: 'Gone. ', yazilan: 'By hand. ' }),
};
const BODY: Body = {
  baslik: { tr: 'Metin', en: '' },
  bolumler: [
    { k: 'a', baslik: { tr: 'A', en: '' }, parcalar: [{ k: 'b', blok: 'sureler' }] },
    { k: 'c', baslik: { tr: 'C', en: '' }, parcalar: [{ k: 'd', blok: 'amaclar' }] },
  ],
  elle: {
    yazilan: { tr: 'Elle.', en: 'By hand.', gerekce: 'Kısa' },
    baska: { tr: 'Başka.', en: '', gerekce: 'Öyle' },
  },
};
const all = (karar: Decision): Decisions =>
  Object.fromEntries(FARKLAR.map((one) => [one.k, { of: stampOf(one), karar }]));
const found = { farklar: FARKLAR, metin: METIN };

it('lets what is taken follow the register, a sentence written by hand as well', () => {
  const made = decidedBody(BODY, found, all({ ne: 'al' }), 'Alınmadı');
  expect(made).toEqual({ ...BODY, elle: { baska: BODY.elle['baska'] } });
});

it('keeps the published words of what is left, a gone sentence as own words', () => {
  const { bolumler, elle } = decidedBody(BODY, found, all({ ne: 'birak' }), 'Alınmadı');
  expect(elle).toEqual({
    ...BODY.elle,
    degisen: { tr: 'Yayındaki.', en: 'Published.', gerekce: 'Alınmadı' },
    gelen: { tr: '', en: '', gerekce: 'Alınmadı' },
  });
  expect(bolumler[0]?.parcalar).toEqual([
    { k: 'b', blok: 'sureler' },
    { k: 'ek1', metin: { tr: 'Giden.', en: 'Gone.' } },
  ]);
  expect(bolumler[1]).toEqual(BODY.bolumler[1]);
});

it('takes words written by hand with their reason', () => {
  const yazilan = { tr: 'Bizim.', en: 'Ours.', gerekce: 'Sözleşme' };
  const { bolumler, elle } = decidedBody(BODY, found, all({ ne: 'elle', yazilan }), '');
  expect(elle).toEqual({ ...BODY.elle, degisen: yazilan, gelen: yazilan, yazilan });
  expect(bolumler[0]?.parcalar.at(-1)).toEqual({ k: 'ek1', metin: { tr: 'Bizim.', en: 'Ours.' } });
});

it('keeps decisions over a reload, apart from those whose source moved on meanwhile', () => {
  const kept = JSON.stringify(all({ ne: 'al' }));
  expect(Object.keys(readDecisions(kept, FARKLAR))).toEqual(FARKLAR.map(({ k }) => k));
  const moved = change('degisen', 'degisti', [cause('saklama_suresi', '2026-11-21T08:00:00Z')]);
  expect(Object.keys(readDecisions(kept, [moved, ...FARKLAR.slice(1, 2)]))).toEqual(['gelen']);
  for (const broken of [null, '', '[]', '{"gelen":1}'])
    expect(readDecisions(broken, FARKLAR)).toEqual({});
});

it('walks to the next difference without a decision, and begins again at the first', () => {
  const { degisen, giden } = all({ ne: 'al' });
  if (!degisen || !giden) throw new Error('No decisions');
  expect(nextUndecided(FARKLAR, {})).toBe(0);
  expect(nextUndecided(FARKLAR, { degisen, giden }, 2)).toBe(3);
  expect(nextUndecided(FARKLAR, { giden }, 4)).toBe(0);
  expect(nextUndecided(FARKLAR, all({ ne: 'al' }))).toBeUndefined();
});

it('marks differences of records with special-category data, and those that lead abroad', () => {
  const source = (alan: string, id = 7) => [{ tur: 'veri_harita' as const, id, alan }];
  const tr = rendered({});
  tr.bolumler[0]?.cumleler.push(
    { k: 'amac', p: [{ t: 'sağlık', s: source('islenen_kisisel_veriler'), ozel: true }] },
    { k: 'yurt', p: [{ t: 'Almanya', s: source('aktarim_ulkesi', 9) }] },
  );
  const marks = marksOf({ metin: null }, { tr, en: tr });
  expect(marks(change('sebep', 'degisti'))).toEqual({ special: true, abroad: false });
  expect(marks(change('yurt', 'degisti', [cause('aktarim_amaci', '', 9)]))).toEqual({
    special: false,
    abroad: true,
  });
  expect(marks(change('x', 'degisti', [cause('yurt_disi_mekanizma', '', 8)])).abroad).toBe(true);
});
