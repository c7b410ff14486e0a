import type { Breach } from '@emanet/contract/breaches';
import { BOARD_HOURS } from '@emanet/contract/breaches/choices';
import { leftOf, type LeftTone } from '@emanet/contract/clocks/left';
import { HOUR_MS, MINUTE_MS, TURKEY_MS } from '@emanet/contract/shared/time/today';

/**
 * State of the seventy-two hours: running, late, stopped by a notification, or never counted.
 * `hours` and `minutes`: time left, delay, or time until the notification.
 */
export type Countdown = Readonly<{
  state: 'running' | 'late' | 'told' | 'toldLate' | 'none';
  hours: number;
  minutes: number;
  /** From 0 to 1. */
  run: number;
  /** Colour of the time left. */
  left: LeftTone;
}>;

export function countdownOf(
  row: Pick<Breach, 'sure_baslangici' | 'son_an' | 'kurul_bildirimi' | 'kurul_karari' | 'sifat'>,
  now: number,
): Countdown {
  const told = row.kurul_bildirimi === null ? undefined : Date.parse(row.kurul_bildirimi);
  const decided = row.kurul_karari === 'ihlal_degil';
  const end = Date.parse(row.son_an);
  const start = Date.parse(row.sure_baslangici);
  const at = told ?? now;
  const late = at > end;
  const shown = told === undefined ? Math.abs(end - at) : at - start;
  const minutes = Math.floor(shown / MINUTE_MS);
  const state =
    told === undefined
      ? row.sifat === 'isleyen' || decided
        ? 'none'
        : late
          ? 'late'
          : 'running'
      : late
        ? 'toldLate'
        : 'told';
  return {
    state,
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
    left: leftOf({ son_an: row.son_an, birim: 'saat' }, now).tone,
    run: Math.min(1, Math.max(0, (at - start) / (BOARD_HOURS * HOUR_MS))),
  };
}

/** An instant in the format of a browser's date and time field, in Turkey. */
export const momentField = (instant: string | null | undefined): string =>
  instant ? new Date(Date.parse(instant) + TURKEY_MS).toISOString().slice(0, 16) : '';
