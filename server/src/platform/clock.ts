import { todayInTurkey } from '@emanet/contract/shared/time/today';

/** The time, wherever it decides anything. Handed down in Services, so that a test can move it. */
export type Clock = Readonly<{
  now: () => Date;
  /** The day in Turkey, `YYYY-MM-DD` (specification, section 9). */
  today: () => string;
}>;

/** A clock that shows the milliseconds since 1970 that `read` gives. */
export const clockOf = (read: () => number): Clock => ({
  now: () => new Date(read()),
  today: () => todayInTurkey(read()),
});

export const systemClock: Clock = clockOf(() => Date.now());
