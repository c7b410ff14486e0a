import { searchable, wordsOf } from '@emanet/contract/shared/turkish';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { piecesOf } from './highlight.ts';

const hits = (text: string, q: string) =>
  piecesOf(text, wordsOf(q))
    .filter((piece) => piece.hit)
    .map((piece) => piece.text);

it.each([
  ['İŞE GİRİŞ', 'iş', ['İŞ', 'İŞ']],
  ['Iğdır ılıcası', 'ILI', ['ılı']],
  ['Periyodik Sağlık', 'sağ per', ['Per', 'Sağ']],
  ['aaaa', 'aa', ['aaaa']],
  ['%50_indirim', '%50_', ['%50_']],
  ['Sağlık 🧿 dosyası', '🧿', ['🧿']],
  ['Görüşme', 'görüş'.normalize('NFD'), ['Görüş']],
  ['Bordro', 'satış', []],
  ['Bordro', '', []],
  ['', 'a', []],
])('marks in %s what %s found', (text, q, expected) => {
  expect(hits(text, q)).toEqual(expected);
});

it('loses no letter and marks nothing but what was looked for', () => {
  const letters = [...'abcçğıiİIöŞşü 🧿', 'i\u0307', 'e\u0301'];
  const some = fc.string({ unit: fc.constantFrom(...letters), maxLength: 24 });
  fc.assert(
    fc.property(some, some, (text, q) => {
      const pieces = piecesOf(text, wordsOf(q));
      expect(pieces.map((piece) => piece.text).join('')).toBe(text.normalize('NFC'));
      const words = wordsOf(q);
      for (const piece of pieces.filter((one) => one.hit))
        expect(words.some((word) => searchable(piece.text).includes(word))).toBe(true);
    }),
  );
});
