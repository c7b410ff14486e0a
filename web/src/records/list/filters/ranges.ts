/** Numbers from one to another, both included. */
export type Range = readonly [from: number, to: number];

/** Record numbers as ranges: records added together mostly have successive numbers. */
export function rangesOf(ids: readonly number[]): Range[] {
  const ranges: [number, number][] = [];
  for (const id of ids.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && id <= last[1] + 1) last[1] = id;
    else ranges.push([id, id]);
  }
  return ranges;
}

/** Writes ranges for an address, such as `4-9,12`. */
export const writeRanges = (ranges: readonly Range[]): string =>
  ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');

/** Reads the text of `writeRanges`; other parts are left out. */
export const readRanges = (text: string): Range[] =>
  text.split(',').flatMap((part): Range[] => {
    const [, from, to = from] = /^(\d{1,10})(?:-(\d{1,10}))?$/.exec(part) ?? [];
    return from === undefined ? [] : [[Number(from), Number(to)]];
  });

export const inRanges = (ranges: readonly Range[], id: number): boolean =>
  ranges.some(([from, to]) => from <= id && id <= to);

/** The address of a list with only these records. */
export const madeAddress = (path: string, ids: readonly number[]): string =>
  ids.length === 0
    ? path
    : `${path}?${new URLSearchParams({ kayitlar: writeRanges(rangesOf(ids)) })}`;
