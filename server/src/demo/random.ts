/** Random numbers that come out the same on every start (mulberry32), so that the demo does too. */
export type Random = Readonly<{
  /** A whole number from 0 to `below` - 1. */
  below: (below: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(items: readonly [T, ...T[]]) => T;
}>;

export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (share) => next() < share,
    pick: (items) => items[below(items.length)] ?? items[0],
  };
}
