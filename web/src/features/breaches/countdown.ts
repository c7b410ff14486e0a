import type { Breach } from '@emanet/contract/breaches';
import { BOARD_HOURS } from '@emanet/contract/breaches/choices';
import { boardTold } from '@emanet/contract/breaches/form';
import { leftOf, type LeftTone } from '@emanet/contract/clocks/left';
import { HOUR_MS, MINUTE_MS, TURKEY_MS } from '@emanet/contract/shared/time/today';

/**
 * State of the seventy-two hours: running, late, stopped by a notification, or never counted; `toldUnknown`
 * where days alone do not say whether it came in time.
 * `hours` and `minutes`: time left, delay, or time until the notification.
 */
export type Countdown = Readonly<{
  state: 'running' | 'late' | 'told' | 'toldLate' | 'toldUnknown' | 'none';
  hours: number;
  minutes: number;
  /** Days until the notification, where its hours are not known. */
  days?: number;
  /** From 0 to 1. */
  run: number;
  /** Colour of the time left. */
  left: LeftTone;
}>;

export function countdownOf(
  row: Pick<
    Breach,
    | ('sure_baslangici' | 'son_an' | 'kurul_bildirimi' | 'saatsiz')
    | ('kurul_karari' | 'sifat' | 'durum')
  >,
  now: number,
): Countdown {
  const told = row.kurul_bildirimi === null ? undefined : Date.parse(row.kurul_bildirimi);
  // Of one that came in as closed nobody knows the decision, and no period is followed.
  const decided =
    row.kurul_karari === 'ihlal_degil' || (row.durum === 'kapali' && row.kurul_karari === null);
  const end = Date.parse(row.son_an);
  const start = Date.parse(row.sure_baslangici);
  const at = told ?? now;
  const { result, hourless } = boardTold(row, now);
  const shown = told === undefined ? Math.abs(end - at) : at - start;
  const minutes = Math.floor(shown / MINUTE_MS);
  const isNone = row.sifat === 'isleyen' || decided;
  const running = isNone ? 'none' : at > end ? 'late' : 'running';
  const done = ({ inTime: 'told', late: 'toldLate', unknown: 'toldUnknown' } as const)[result];
  return {
    state: told === undefined ? running : done,
    ...(told !== undefined && hourless && { days: Math.floor(minutes / (24 * 60)) }),
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
    left: leftOf({ son_an: row.son_an, birim: 'saat' }, now).tone,
    run: Math.min(1, Math.max(0, (at - start) / (BOARD_HOURS * HOUR_MS))),
  };
}

/** An instant in the format of a browser's date and time field, in Turkey. */
export const momentField = (instant: string | null | undefined): string =>
  instant ? new Date(Date.parse(instant) + TURKEY_MS).toISOString().slice(0, 16) : '';
