import { searchable } from '@emanet/contract/shared/turkish';
import { straight } from '../word-search.ts';

/** A piece of a text; `hit` when it matches the search. */
export type Piece = Readonly<{ text: string; hit: boolean }>;

/** Cuts a text at the words found in it, so that they can be marked. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const shown = text.normalize('NFC');
  const folded = straight(searchable(shown));
  const hit = new Array<boolean>(shown.length).fill(false);
  for (const word of words.map(straight))
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      hit.fill(true, at, at + word.length);
  const pieces: Piece[] = [];
  let begin = 0;
  for (let at = 1; at <= shown.length; at++)
    if (at === shown.length || hit[at] !== hit[begin]) {
      pieces.push({ text: shown.slice(begin, at), hit: hit[begin] === true });
      begin = at;
    }
  return pieces;
}
