import { ruleOf } from '@emanet/contract/clocks/periods';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { dayOf } from '@emanet/contract/shared/time/today';

/** The last day for the answer to an application that arrived on a day. */
export const answerDayOf = (arrival: string) => daysAfter(arrival, ruleOf('basvuru', arrival).sayi);

/** The day in Turkey on which something arrived, and the last day for its answer. */
export function daysOf(arrival: Date): { day: string; last: string; year: number } {
  const day = dayOf(arrival);
  return { day, last: answerDayOf(day), year: Number(day.slice(0, 4)) };
}
