import { PERIOD_DAYS, type NotificationSettings } from '@emanet/contract/notification-settings';
import {
  daysAfter,
  daysBetween,
  nextRounds,
  type Rhythm,
} from '@emanet/contract/shared/time/rounds';

/** Values of the screen's inputs. */
export type SettingsValues = {
  envanter_uygulama_onay: boolean;
  envanter_email_onay: boolean;
  aksiyon_bildirimi: boolean;
  periyodik_sure: number | string;
  envanter_baslangic_tarihi: string;
  aksiyon_periyodik_sure: number | string;
};

export const valuesOf = (stored: NotificationSettings): SettingsValues => ({
  envanter_uygulama_onay: stored.envanter_uygulama_onay,
  envanter_email_onay: stored.envanter_email_onay,
  aksiyon_bildirimi: stored.aksiyon_bildirimi,
  periyodik_sure: stored.periyodik_sure,
  envanter_baslangic_tarihi: stored.envanter_baslangic_tarihi ?? '',
  aksiyon_periyodik_sure: stored.aksiyon_periyodik_sure,
});

/** Number of settings that differ from the stored ones. */
export const changedCount = (stored: SettingsValues, values: SettingsValues): number =>
  Object.entries(stored).filter(
    ([name, value]) => String(new Map(Object.entries(values)).get(name)) !== String(value),
  ).length;

/** Do departments receive questions or mails at all? */
export const asks = (values: SettingsValues): boolean =>
  values.envanter_uygulama_onay || values.envanter_email_onay;

/** A coming day, and the day before the change. */
export type ComingDay = Readonly<{ day: string; before?: string | undefined; left: number }>;

const COUNT = 3;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const rhythm = (first: string | null, every: number | string): Rhythm | undefined => {
  const days = Number(every);
  const fits = Number.isInteger(days) && days >= PERIOD_DAYS.least && days <= PERIOD_DAYS.most;
  return first !== null && DAY.test(first) && fits ? { first, every: days } : undefined;
};

const later = (a: string, b: string) => (a > b ? a : b);
const upTo = (found: Rhythm | undefined, from: string) =>
  found ? nextRounds(found, from, COUNT) : [];

function coming(next: readonly string[], before: readonly string[], today: string): ComingDay[] {
  return next.map((day, at) => ({ day, before: before[at], left: daysBetween(today, day) }));
}

/** The next days on which departments receive questions, by the inputs. */
export function roundDays(stored: NotificationSettings, values: SettingsValues): ComingDay[] {
  const { bugun, son_donem } = stored;
  // The newest round is not sent again.
  const from = son_donem === null ? bugun : later(bugun, daysAfter(son_donem, 1));
  const old = valuesOf(stored);
  return coming(
    upTo(rhythm(values.envanter_baslangic_tarihi, values.periyodik_sure), from),
    asks(old) ? upTo(rhythm(old.envanter_baslangic_tarihi, old.periyodik_sure), from) : [],
    bugun,
  );
}

/** The next days of a digest, counted from the day after it is switched on. */
export function digestDays(stored: NotificationSettings, values: SettingsValues): ComingDay[] {
  const { bugun, son_ozet } = stored;
  const from = son_ozet === null ? bugun : later(bugun, daysAfter(son_ozet, 1));
  const running = stored.aksiyon_bildirimi ? stored.aksiyon_baslangic_tarihi : null;
  const first = running ?? daysAfter(bugun, 1);
  return coming(
    upTo(rhythm(first, values.aksiyon_periyodik_sure), from),
    upTo(rhythm(running, stored.aksiyon_periyodik_sure), from),
    bugun,
  );
}
