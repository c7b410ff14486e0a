import { describe, expect, it } from 'vitest';
import type { Fact } from './fact-queries.ts';
import { unionOf } from './union.ts';

const fact = (key: string, value: string, category: string | null = null): Fact => ({
  key,
  category,
  field: 'purpose',
  value,
  records: 1,
  first: 1,
});
const said = (facts: readonly Fact[]) => facts.map(({ category, value }) => [category, value]);

describe('what several activities say together', () => {
  // More facts than one word has bits.
  const many = Array.from({ length: 70 }, (_, n) => fact('2', `amaç ${n}`));
  const union = unionOf(
    new Map([
      ['1', [fact('1', 'egitim'), fact('1', 'egitim', 'kimlik')]],
      ['2', many],
      ['3', [fact('3', 'egitim'), fact('3', 'amaç 69')]],
    ]),
  );

  it('is each fact once, apart by category', () => {
    expect(said(union(['1', '3']))).toEqual([
      [null, 'egitim'],
      ['kimlik', 'egitim'],
      [null, 'amaç 69'],
    ]);
  });

  it('is all that one says, and nothing that another does', () => {
    expect(said(union(['2']))).toEqual(said(many));
    expect(union(['unknown'])).toEqual([]);
    expect(union([])).toEqual([]);
  });
});
