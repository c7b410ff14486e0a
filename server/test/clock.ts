import { clockOf, type Clock } from '../src/platform/clock.ts';

const UNIT_MS = { seconds: 1000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 };

export type TestClock = Clock &
  Readonly<{
    /** To an instant, or to midnight in Turkey of a day. */
    moveTo: (when: string) => void;
    /** Forward, or back by a negative number. */
    moveBy: (step: Partial<Record<keyof typeof UNIT_MS, number>>) => void;
  }>;

const instantOf = (when: string): number => {
  const ms = Date.parse(when.length === 10 ? `${when}T00:00:00+03:00` : when);
  if (Number.isNaN(ms)) throw new Error(`${when} is no instant`);
  return ms;
};

/** A clock that stands still until the test moves it. */
export function testClock(start = new Date().toISOString()): TestClock {
  let ms = instantOf(start);
  return {
    ...clockOf(() => ms),
    moveTo: (when) => {
      ms = instantOf(when);
    },
    moveBy: (step) => {
      for (const [unit, count] of Object.entries(step))
        ms += count * UNIT_MS[unit as keyof typeof UNIT_MS];
    },
  };
}
