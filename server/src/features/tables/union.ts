import type { Fact } from './fact-queries.ts';

const BITS = 32;

const add = (mask: Uint32Array, at: number, bits: number): void => {
  mask[at] = (mask[at] ?? 0) | bits;
};

/**
 * Union of several keys: each fact once and without its count. Where a thousand assets share a
 * thousand activities, a fact is one bit: joining two activities is a few words.
 */
export function unionOf(
  facts: ReadonlyMap<string, readonly Fact[]>,
): (keys: readonly string[]) => Fact[] {
  const numbers = new Map<string, number>();
  const distinct: Fact[] = [];
  const numberOf = (fact: Fact): number => {
    const name = [fact.category, fact.field, fact.value].join('\n');
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, distinct.length);
    return distinct.push(fact) - 1;
  };
  const numbered = [...facts].map(([key, own]) => [key, own.map(numberOf)] as const);
  const words = Math.ceil(distinct.length / BITS);
  const masks = new Map(
    numbered.map(([key, own]) => {
      const mask = new Uint32Array(words);
      for (const at of own) add(mask, Math.floor(at / BITS), 1 << (at % BITS));
      return [key, mask] as const;
    }),
  );
  return (keys) => {
    const union = new Uint32Array(words);
    for (const key of keys) masks.get(key)?.forEach((word, at) => add(union, at, word));
    return distinct.filter((_, at) => ((union[Math.floor(at / BITS)] ?? 0) >>> (at % BITS)) & 1);
  };
}
