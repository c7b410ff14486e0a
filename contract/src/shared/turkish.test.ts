import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldTurkish, labelKey, searchable, wordsOf } from './turkish.ts';

const LETTERS = [
  ...'abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZâîûÂÎÛ',
  ...'êÊñÑßéÉẞ0189 -_%\\/.,\'"()&’ \t\n🧿👩‍👧𐐀',
  ...['i\u0307', 'I\u0307', 'o\u0308', 'U\u0308', 'c\u0327', 'S\u0327', 'g\u0306', 'a\u0302'],
  ...['i\u0308', 'I\u0302'],
];
const text = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 40 });
const anyText = fc.oneof(
  text,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constant('J\u030cΣKÅ'),
);

describe('a search', () => {
  it.each([
    ['sağlık', 'saglik'],
    ['İşçi', 'isci'],
    ['ÇALIŞAN', 'calisan'],
    ['Ölçüm', 'olcum'],
    ['kâğıt', 'KAGIT'],
    ['resmî sükûn', 'Resmi Sukun'],
    ['Iğdır', 'iğdir'],
  ])('takes %s for %s and the other way round', (marked, plain) => {
    expect(searchable(marked)).toBe(searchable(plain));
    expect(searchable(marked.normalize('NFD'))).toBe(searchable(plain));
  });

  it('lists each of its words once, folded, whatever stands between them', () => {
    expect(wordsOf('  Sağlık \n saglik\tRAPORU ')).toEqual(['saglik', 'raporu']);
    expect(wordsOf(' \t')).toEqual([]);
    expect(wordsOf('a\ud800')).toEqual(['a\ufffd']);
  });

  it('tells other letters apart', () => {
    expect(searchable('é')).not.toBe(searchable('e'));
    expect(searchable('ñ')).not.toBe(searchable('n'));
  });

  it('keeps every letter in its place, so that it can be marked', () => {
    fc.assert(
      fc.property(anyText, (some) => {
        expect(searchable(some)).toHaveLength(some.normalize('NFC').length);
      }),
      { numRuns: 1000 },
    );
  });

  it('folds once and for all, however the letters were composed or written', () => {
    fc.assert(
      fc.property(text, (some) => {
        const folded = searchable(some);
        expect(searchable(folded)).toBe(folded);
        expect(searchable(some.normalize('NFD'))).toBe(folded);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('marks tell names apart', () => {
  it.each([
    ['Sağlık', 'Saglik'],
    ['Şirket', 'Sirket'],
    ['Kâr', 'Kar'],
    ['Öz', 'Oz'],
  ])('%s is not %s', (one, other) => {
    expect(foldTurkish(one)).not.toBe(foldTurkish(other));
    expect(labelKey(one)).not.toBe(labelKey(other));
  });

  it('but case and blanks do not; of labels the dot of the i does not either', () => {
    for (const text of [
      'Disk',
      ' I I ',
      'a\u00a0\n B',
      'HR I\u0307Z',
      'ÇAĞRI  x',
      'Z',
      'plain text',
      '',
    ])
      expect(foldTurkish(text)).toBe(text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('tr'));
    expect(foldTurkish('  IŞIK   Bordro ')).toBe(foldTurkish('ışık bordro'));
    expect(foldTurkish('IŞIK')).not.toBe(foldTurkish('işik'));
    expect(labelKey(' Dışarıda\tişlenen ')).toBe(labelKey('DIŞARIDA İŞLENEN'));
    expect(labelKey('Disk')).toBe(labelKey('DISK'));
    expect(labelKey("Supplier's employee")).toBe(labelKey('Supplier’s employee'));
    expect(labelKey('Ölçüm'.normalize('NFD'))).toBe(labelKey('ölçüm'));
  });
});
