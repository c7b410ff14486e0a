import { kindOf } from '@emanet/contract/records/kinds/kinds';
import { useMemo } from 'react';
import { useFirstMove } from '../../../platform/useFirstMove.ts';
import { useRecords } from '../../queries.ts';
import type { Register } from '../../register.ts';
import { distinct } from './distinct.ts';

const NOTHING_KNOWN: Readonly<Record<string, readonly string[]>> = {};

/**
 * Suggestions of free-text fields: values in the company's records, or those given in `known`. The
 * records load at the first move, before the person types.
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
