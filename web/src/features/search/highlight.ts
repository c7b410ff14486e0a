import { searchable } from '@emanet/contract/shared/turkish';

/** A piece of a text; `hit` when it is what was looked for. */
export type Piece = Readonly<{ text: string; hit: boolean }>;

/** The words of a query, folded. */
export const wordsOf = (q: string): string[] =>
  searchable(q.normalize('NFC')).split(/\s+/).filter(Boolean);

/** Folds a text letter by letter; `from[i]` is where the letter behind the folded unit `i` stands. */
function foldWithPlaces(text: string): { folded: string; from: number[] } {
  let folded = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const small = searchable(letter);
    folded += small;
    for (let unit = 0; unit < small.length; unit++) from.push(at);
    at += letter.length;
  }
  return { folded, from: [...from, at] };
}

/** Cuts a text where the words stand in it, so that they can be marked. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const shown = text.normalize('NFC');
  const { folded, from } = foldWithPlaces(shown);
  const hit = new Array<boolean>(shown.length).fill(false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      hit.fill(true, from[at], from[at + word.length]);
  const pieces: Piece[] = [];
  let begin = 0;
  for (let at = 1; at <= shown.length; at++)
    if (at === shown.length || hit[at] !== hit[begin]) {
      pieces.push({ text: shown.slice(begin, at), hit: hit[begin] === true });
      begin = at;
    }
  return pieces;
}
