import { expect, it } from 'vitest';
import {
  changedPart,
  editedSection,
  partAt,
  withParagraphs,
  withPart,
  withoutSection,
  withSection,
  type Body,
} from './body-edits.ts';

const said = (tr: string) => ({ tr, en: '' });
const BODY: Body = {
  baslik: said('Metin'),
  bolumler: [
    {
      k: 'a',
      baslik: said('A'),
      parcalar: [
        { k: '1', metin: said('Bir') },
        { k: 'b', blok: 'amaclar' },
      ],
    },
    { k: 'c', baslik: said('C'), parcalar: [{ k: '1', metin: said('İki') }] },
  ],
  elle: {},
};
const parts = (body: Body) => body.bolumler.map(({ k, parcalar }) => [k, parcalar.map((p) => p.k)]);

it('puts a part behind the chosen one, otherwise at the end of the section or the text', () => {
  const part = { metin: said('Yeni') };
  expect(parts(withPart(BODY, { section: 'a', part: 'a.1' }, part))).toEqual([
    ['a', ['1', 'ek1', 'b']],
    ['c', ['1']],
  ]);
  expect(parts(withPart(BODY, { section: 'a' }, part))[0]).toEqual(['a', ['1', 'b', 'ek1']]);
  const twice = withPart(withPart(BODY, { section: undefined }, part), { section: 'a' }, part);
  expect(parts(twice)).toEqual([
    ['a', ['1', 'b', 'ek2']],
    ['c', ['1', 'ek1']],
  ]);
});

it('adds a section behind another, and takes an emptied one out', () => {
  const added = withSection(BODY, { section: 'a' }, said('Çerezler'), said('Söz'));
  expect(parts(added).map(([k]) => k)).toEqual(['a', 'bolum1', 'c']);
  expect(parts(changedPart(added, 'bolum1.ek1', undefined))).toEqual(parts(BODY));
  expect(partAt(changedPart(BODY, 'a.1', { kalin: true }), 'a.1')?.kalin).toBe(true);
});

it('makes sections of the titles of a Word file', () => {
  const made = withParagraphs(
    BODY,
    [
      { tur: 'paragraf', metin: 'Önsöz' },
      { tur: 'baslik', metin: 'Amaç' },
      { tur: 'paragraf', metin: 'Birinci' },
      { tur: 'madde', metin: 'Madde' },
      { tur: 'baslik', metin: 'Boş' },
    ],
    { lang: 'tr', untitled: 'Word’den' },
  );
  expect(made.bolumler.slice(2)).toEqual([
    { k: 'word1', baslik: said('Word’den'), parcalar: [{ k: 'p1', metin: said('Önsöz') }] },
    {
      k: 'word2',
      baslik: said('Amaç'),
      parcalar: [
        { k: 'p1', metin: said('Birinci') },
        { k: 'p2', metin: said('Madde'), madde: true },
      ],
    },
  ]);
});

it('puts sections of a Word file behind a chosen one', () => {
  const paragraphs = [
    { tur: 'baslik' as const, metin: 'Bir' },
    { tur: 'paragraf' as const, metin: 'Söz' },
    { tur: 'baslik' as const, metin: 'İki' },
    { tur: 'paragraf' as const, metin: 'Söz' },
  ];
  const made = withParagraphs(BODY, paragraphs, { lang: 'tr', untitled: '', behind: 'a' });
  expect(made.bolumler.map(({ baslik }) => baslik.tr)).toEqual(['A', 'Bir', 'İki', 'C']);
});

it('gives a section another title, place and order of parts, or takes it out', () => {
  const [first] = BODY.bolumler;
  if (!first) throw new Error('No section');
  const turned = { ...first, baslik: said('Yeni'), parcalar: first.parcalar.toReversed() };
  const moved = editedSection(BODY, turned, 'c');
  expect(parts(moved)).toEqual([
    ['c', ['1']],
    ['a', ['b', '1']],
  ]);
  expect(moved.bolumler[1]?.baslik).toEqual(said('Yeni'));
  expect(parts(editedSection(moved, turned, ''))[0]?.[0]).toBe('a');
  expect(parts(withoutSection(BODY, 'a'))).toEqual([['c', ['1']]]);
});
