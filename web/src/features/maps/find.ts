import type { DataMap, MapNode } from '@emanet/contract/maps';
import { searchable } from '@emanet/contract/shared/turkish';
import type { MapShape } from './shape.ts';

/** Does a name hold every word, marks and case aside? */
export function matches(name: string, words: readonly string[]): boolean {
  const text = searchable(name);
  return words.every((word) => text.includes(word));
}

export const wordsOf = (q: string): string[] => searchable(q).split(/\s+/).filter(Boolean);

/** Nodes that a search finds, column by column. */
export function hitsOf(map: DataMap, shape: MapShape, q: string): MapNode[] {
  const words = wordsOf(q);
  if (words.length === 0) return [];
  const found = map.nodes.filter((node) => matches(node.ad, words));
  return shape.columns.flatMap((kind) => found.filter((node) => node.tur === kind));
}
