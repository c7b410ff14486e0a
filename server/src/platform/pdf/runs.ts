import bidiModule, { type Bidi } from 'bidi-js';

/** The package exports the function itself, and its types describe a module with a default. */
const bidiFactory = bidiModule as unknown as () => Bidi;

let made: Bidi | undefined;
/** The algorithm unpacks its tables when it is first called, and few papers need them. */
const bidi = () => (made ??= bidiFactory());

const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/gu;
const BEGINS_FROM_RIGHT = /^[^\p{L}\p{N}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u;
const LETTERS = /\p{L}/gu;
const clusters = new Intl.Segmenter('tr', { granularity: 'grapheme' });

/** A part of a line that is drawn in one go; an odd level runs from right to left. */
export type Run<Face> = Readonly<{ text: string; level: number; face: Face }>;

const countOf = (text: string, kind: RegExp) => text.match(kind)?.length ?? 0;

/** Levels of a line. It runs from right to left where it begins so and most of its letters do. */
function levelsOf(text: string): Uint8Array {
  const right = countOf(text, FROM_RIGHT);
  if (right === 0) return new Uint8Array(text.length);
  const most = right * 2 > countOf(text, LETTERS) && BEGINS_FROM_RIGHT.test(text);
  const base = most ? 'rtl' : 'ltr';
  return bidi().getEmbeddingLevels(text, base).levels;
}

/** Letters of a run in the order of the page, with brackets turned round. */
const mirrored = (text: string): string =>
  [...clusters.segment(text)]
    .map(({ segment }) => bidi().getMirroredCharacter(segment) ?? segment)
    .reverse()
    .join('');

/**
 * Runs of one level and one face in the order of reading. Faces are chosen by cluster, so that a letter keeps
 * its signs; `facesOf` parts a cluster that no face has whole.
 */
export function runsOf<Face>(
  text: string,
  facesOf: (cluster: string) => readonly (readonly [text: string, face: Face])[],
): Run<Face>[] {
  const levels = levelsOf(text);
  const runs: { text: string; level: number; face: Face }[] = [];
  for (const { segment, index } of clusters.segment(text)) {
    const level = levels[index] ?? 0;
    for (const [part, face] of facesOf(segment)) {
      const last = runs.at(-1);
      if (last?.level === level && last.face === face) last.text += part;
      else runs.push({ text: part, level, face });
    }
  }
  return runs;
}

/** The text of a run whose letters are drawn one after the other from the left. */
export const fromTheLeft = ({ text, level }: Run<unknown>): string =>
  level % 2 === 1 ? mirrored(text) : text;

/** Places of runs from left to right: rule L2 of the algorithm, applied to runs. */
export function placesOf(levels: readonly number[]): number[] {
  const order = levels.map((_, at) => at);
  const odd = levels.filter((level) => level % 2 === 1);
  for (let level = Math.max(0, ...levels); level >= Math.min(...odd); level--)
    for (let from = 0; from < order.length; from++) {
      let to = from;
      while (to < order.length && (levels[order[to] ?? 0] ?? 0) >= level) to++;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  return order;
}

/** Parts of a text by their direction, for a program that draws them itself. */
export const directionsOf = (text: string): Readonly<{ text: string; right: boolean }>[] =>
  runsOf(text, (cluster) => [[cluster, null]]).reduce<{ text: string; right: boolean }[]>(
    (parts, { text: own, level }) => {
      const right = level % 2 === 1;
      const last = parts.at(-1);
      if (last?.right === right) last.text += own;
      else parts.push({ text: own, right });
      return parts;
    },
    [],
  );
