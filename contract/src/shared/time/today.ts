/** Turkey keeps UTC+3 all year. */
const TURKEY_MS = 3 * 60 * 60 * 1000;

/** The date in Turkey at an instant, now if none is given, as `YYYY-MM-DD`. */
export const todayInTurkey = (instant = Date.now()): string =>
  new Date(instant + TURKEY_MS).toISOString().slice(0, 10);
