import type { DataMap, MapNode } from '@emanet/contract/maps';
import { searchable, wordsOf } from '@emanet/contract/shared/turkish';
import { holdsAll } from '../../../ui/word-search.ts';
import type { MapShape } from './shape.ts';

/** Does a name contain every word, ignoring marks and case? */
export const matches = (name: string, words: readonly string[]): boolean =>
  holdsAll(searchable(name), words);

/** Nodes that match a search, column by column. */
export function hitsOf(map: DataMap, shape: MapShape, q: string): MapNode[] {
  const words = wordsOf(q);
  if (words.length === 0) return [];
  const found = map.nodes.filter((node) => matches(node.ad, words));
  return shape.columns.flatMap((kind) => found.filter((node) => node.tur === kind));
}
