import { bandFilter } from './bands.ts';
import type { Kind } from './kind.ts';

const sizeOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

/** A whole number. */
export const numberKind: Kind = {
  text: (_, value, lang) => Number(value).toLocaleString(lang),
  width: 120,
  order: (value) => sizeOf(value) ?? '',
  filter: bandFilter([100, 1000, 10_000, 100_000], sizeOf, (size, lang) =>
    size.toLocaleString(lang),
  ),
};
