export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Turkey keeps UTC+3 all year. */
export const TURKEY_MS = 3 * HOUR_MS;

/** The date in Turkey at an instant, now if none is given, as `YYYY-MM-DD`. */
export const todayInTurkey = (instant = Date.now()): string =>
  new Date(instant + TURKEY_MS).toISOString().slice(0, 10);

/** The date in Turkey of an instant as it is stored or answered. */
export const dayOf = (instant: string | Date): string => todayInTurkey(new Date(instant).getTime());

/** Is a day not in the future? Not known of a future day: what it announces may still change. */
export const hasPassed = (day: unknown): true | undefined =>
  typeof day === 'string' && day <= todayInTurkey() ? true : undefined;

/** The first instant of a day in Turkey. */
export const firstInstantOf = (day: string): string =>
  new Date(`${day}T00:00:00+03:00`).toISOString();
