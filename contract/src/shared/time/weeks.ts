import { daysAfter } from './rounds.ts';

/** The Monday of the week of a day. */
export const mondayOf = (day: string) => daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Saturday or Sunday? */
export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());
