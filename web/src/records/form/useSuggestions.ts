import { compareTurkish, foldTurkish } from '@emanet/contract/shared/turkish';
import { useMemo } from 'react';
import { useRecords } from '../queries.ts';
import type { Register } from '../register.ts';

/**
 * What the free-text fields with suggestions offer: the values the company's records use already,
 * or, for the fields named in `known`, those instead.
 */
export function useSuggestions(
  register: Register,
  known: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> {
  const { data: rows } = useRecords(register);
  return useMemo(() => {
    const used = (name: string) => (rows ?? []).map((row) => row[name]);
    const offered = register.fields
      .filter(({ control }) => control === 'suggest' || control === 'supplier')
      .map(({ name }) => [name, distinct(known[name] ?? used(name))] as const);
    return Object.fromEntries(offered);
  }, [register, rows, known]);
}

/** Different texts in dictionary order; spellings that differ only in case are one. */
export function distinct(values: readonly unknown[]): string[] {
  const byName = new Map<string, string>();
  for (const value of values)
    if (typeof value === 'string' && value.trim() !== '' && !byName.has(foldTurkish(value)))
      byName.set(foldTurkish(value), value.trim());
  return [...byName.values()].sort(compareTurkish);
}
