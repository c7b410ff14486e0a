import type { Values } from '@emanet/contract/records/fields';
import { businessDaysAfter } from '@emanet/contract/shared/time/business-days';
import type { Language } from '@emanet/contract/shared/primitives';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { noticeDueDate } from '@emanet/contract/clocks/rule';
import { i18n } from '../platform/i18n.ts';
import { dayInWords } from '../platform/when.ts';

/** State of the notice of a standard contract; `days` are business days. */
type Notice = Readonly<{ due: string }> &
  Readonly<{ state: 'inTime' | 'notInTime' | 'today' } | { state: 'left' | 'late'; days: number }>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && DAY.test(value) ? value : undefined;

/** Above this the days are not counted: the notice is simply late. */
const MOST_COUNTED = 999;

/** Business days after `from`, up to and including `to`. */
export function businessDaysBetween(from: string, to: string): number {
  let days = 0;
  let day = from;
  while (days < MOST_COUNTED) {
    day = businessDaysAfter(day, 1);
    if (day > to) break;
    days += 1;
  }
  return days;
}

/** The notice of the standard contract in a form; undefined before it is signed. */
export function noticeOf(values: Values, today: string): Notice | undefined {
  const signed = dayOf(values.standart_sozlesme_imza_tarihi);
  if (!signed) return undefined;
  const due = noticeDueDate(signed);
  const notified = dayOf(values.standart_sozlesme_bildirim_tarihi);
  if (notified) return { due, state: notified > due ? 'notInTime' : 'inTime' };
  if (today === due) return { due, state: 'today' };
  return today < due
    ? { due, state: 'left', days: businessDaysBetween(today, due) }
    : { due, state: 'late', days: businessDaysBetween(due, today) };
}

/** Deadline of the notice of a standard contract, and the time left. */
export function noticeText(values: Values, lang: Language): string | undefined {
  const notice = noticeOf(values, todayInTurkey());
  if (!notice) return undefined;
  const due = i18n.t('form.notice.due', { lng: lang, date: dayInWords(notice.due, lang) });
  const stand =
    notice.state === 'left' || notice.state === 'late'
      ? i18n.t(`form.notice.${notice.state}`, { lng: lang, count: notice.days })
      : i18n.t(`form.notice.${notice.state}`, { lng: lang });
  return `${due} · ${stand}`;
}
