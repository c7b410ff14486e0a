import type { Language, Sentence } from '../shared/primitives.ts';
import type { Warning } from './warnings.ts';

/** Verdicts of a record, from the worst to the best. */
export const VERDICTS = ['Eksik', 'Uyarılı', 'Hazır', 'Onaylı'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The field by which a person confirms one record. */
export const CONFIRMED = 'durum';

type Judged = Readonly<{ eksiksizlik: number; uyarilar: readonly Warning[] }>;
type Version = Readonly<{ durum?: unknown; surum?: unknown; onay_surumu?: unknown }>;

/** State of a record's confirmation; `degisti`: the record changed after it. */
export const CONFIRMATIONS = ['onayli', 'degisti', 'onaysiz'] as const;
export type RecordConfirmation = (typeof CONFIRMATIONS)[number];

/**
 * The one meaning of "confirmed": a person confirmed this version of the record, by its own field or
 * with the inventory of its department. A yes from before versions were kept cannot be shown to hold.
 */
export function confirmationOf({ durum, surum, onay_surumu }: Version): RecordConfirmation {
  if (typeof onay_surumu === 'number') return onay_surumu === surum ? 'onayli' : 'degisti';
  return durum === true ? 'degisti' : 'onaysiz';
}

/** Was a record confirmed since its last change? */
export const isConfirmed = (version: Version): boolean => confirmationOf(version) === 'onayli';

const STATES: Readonly<Record<RecordConfirmation, Sentence>> = {
  onayli: { tr: 'Onaylı', en: 'Confirmed' },
  degisti: { tr: 'Onaydan sonra değişti', en: 'Changed since confirmed' },
  onaysiz: { tr: 'Onaysız', en: 'Not confirmed' },
};

export const confirmationName = (state: RecordConfirmation, lang: Language): string =>
  STATES[state][lang];

/** An open answer weighs more than a warning, and neither is healed by a confirmation. */
export function verdictOf({ eksiksizlik, uyarilar }: Judged, version: Version): Verdict {
  if (eksiksizlik < 100) return 'Eksik';
  if (uyarilar.length > 0) return 'Uyarılı';
  return isConfirmed(version) ? 'Onaylı' : 'Hazır';
}

const NAMES: Readonly<Record<Verdict, Sentence>> = {
  Eksik: { tr: 'Eksik', en: 'Incomplete' },
  Uyarılı: { tr: 'Uyarılı', en: 'Warned' },
  Hazır: { tr: 'Hazır', en: 'Ready' },
  Onaylı: { tr: 'Onaylı', en: 'Confirmed' },
};

export const verdictName = (verdict: Verdict, lang: Language): string => NAMES[verdict][lang];
