import { assetFields } from '@emanet/contract/assets';
import { choicesOf } from '@emanet/contract/lookups';
import { processingActivityFields } from '@emanet/contract/processing-activities';
import { publicTransferFields } from '@emanet/contract/public-transfers';
import { supplierTransferFields } from '@emanet/contract/supplier-transfers';
import { describe, expect, it } from 'vitest';
import { mostPieces, splitNames } from './choices.ts';

const among = (...names: string[]) => {
  const asked: string[] = [];
  const known = (name: string) => {
    asked.push(name);
    return names.includes(name);
  };
  return { asked, known };
};

describe('the names in a cell', () => {
  it.each([
    ['a; b ;c', 1, ['a', 'b', 'c']],
    ['a;b;c', 2, ['a;b', 'c']],
    ['a;b;a;b', 2, ['a;b', 'a', 'b']],
    [';;a;', 1, ['a']],
    ['a;nobody;b', 1, ['a', 'nobody']],
    ['', 1, []],
  ])('of %j in at most %i pieces are %j', (cell, most, names) => {
    expect(splitNames(cell, among('a', 'b', 'c', 'a;b').known, most)).toEqual(names);
  });

  it('are looked for no further than the first that is none', () => {
    const { asked, known } = among('a');
    splitNames('x;'.repeat(16_000), known, 8);
    expect(asked.length).toBeLessThan(10);
  });
});

it('are made of at most eight pieces, whatever a name is called', () => {
  expect(mostPieces([])).toBe(1);
  expect(mostPieces(['a', 'b; c'])).toBe(2);
  expect(mostPieces([';'.repeat(100)])).toBe(8);
});

const fields = [
  ...processingActivityFields,
  ...assetFields,
  ...publicTransferFields,
  ...supplierTransferFields,
];

it('hold no semicolon where they are fixed: such cells are split at each', () => {
  const lookups = fields.flatMap(({ control, lookup }) =>
    control === 'multiselect' && lookup ? [lookup] : [],
  );
  const names = lookups.flatMap((lookup) => choicesOf(lookup).flatMap(({ tr, en }) => [tr, en]));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => name.includes(';'))).toEqual([]);
});
