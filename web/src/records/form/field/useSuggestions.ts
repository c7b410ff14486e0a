import { kindOf } from '@emanet/contract/records/kinds/kinds';
import { useMemo } from 'react';
import { useFirstMove } from '../../../platform/useFirstMove.ts';
import { useRecords } from '../../queries.ts';
import type { Register } from '../../register.ts';
import { distinct } from './distinct.ts';

const NOTHING_KNOWN: Readonly<Record<string, readonly string[]>> = {};

/**
 * Suggestions of free-text fields: the values the company's records use already,
 * or, for the fields named in `known`, those instead. The records are asked for at the first move,
 * before anything is typed.
 */
export function useSuggestions(
  register: Register,
  known = NOTHING_KNOWN,
): Readonly<Record<string, readonly string[]>> {
  const { data: rows } = useRecords(register, useFirstMove());
  return useMemo(() => {
    const used = (name: string) => (rows ?? []).map((row) => row[name]);
    const offered = register.fields
      .filter((field) => kindOf(field).suggests)
      .map(({ name }) => [name, distinct(known[name] ?? used(name))] as const);
    return Object.fromEntries(offered);
  }, [register, rows, known]);
}
