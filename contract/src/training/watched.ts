/** A stretch of a video that was played, in seconds from its beginning. */
export type Stretch = readonly [from: number, to: number];

/** Stretches closer than this are one: a player reports its position only a few times a second. */
const GAP = 1;
/** Stretches of one video that are sent and stored. */
export const MOST_STRETCHES = 200;
/** A video counts as watched a little before its end: players stop short of it. */
const MISSING_SECONDS = 2;
const MISSING_PART = 0.03;
/** Percent for the videos; the rest is for the questions. */
const FOR_VIDEOS = 90;
const BEFORE_PASSED = 99;

/** Stretches in order, without overlaps, none beyond the end. */
export function mergeStretches(stretches: readonly Stretch[], end: number): Stretch[] {
  const merged: [number, number][] = [];
  const inside = stretches
    .map(([from, to]) => [Math.max(0, from), Math.min(end, to)] as const)
    .filter(([from, to]) => to > from)
    .toSorted((a, b) => a[0] - b[0]);
  for (const [from, to] of inside) {
    const last = merged.at(-1);
    if (last && from - last[1] <= GAP) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** Seconds that were really played. */
export const secondsIn = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, [from, to]) => sum + to - from, 0);

/** Was the whole video played? */
export const isWatched = (seconds: number, length: number): boolean =>
  seconds >= length - Math.min(Math.max(MISSING_SECONDS, length * MISSING_PART), length / 4);

export type WatchedVideo = Readonly<{ seconds: number; length: number }>;
export type Answered = Readonly<{ right: number; needed: number; passed: boolean }>;

/**
 * Percent of a training: what was played of all videos, then the questions. It is 100 only when the
 * questions are passed.
 */
export function progressOf(videos: readonly WatchedVideo[], answered: Answered): number {
  if (answered.passed) return 100;
  const whole = videos.reduce((sum, { length }) => sum + length, 0);
  const played = videos.reduce(
    (sum, { seconds, length }) => sum + (isWatched(seconds, length) ? length : seconds),
    0,
  );
  const share = answered.needed === 0 ? 0 : Math.min(1, answered.right / answered.needed);
  const forVideos = whole === 0 ? 0 : (FOR_VIDEOS * played) / whole;
  const forQuestions = (whole === 0 ? 100 : 100 - FOR_VIDEOS) * share;
  return Math.min(BEFORE_PASSED, Math.floor(forVideos + forQuestions));
}
