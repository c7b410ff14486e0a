import type { Language, Sentence } from '../shared/primitives.ts';
import type { Warning } from './warnings.ts';

/** Verdicts of a record, from the worst to the best. */
export const VERDICTS = ['Eksik', 'Uyarılı', 'Hazır', 'Onaylı'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The field by which a person confirms one record. */
export const CONFIRMED = 'durum';

type Judged = Readonly<{ eksiksizlik: number; uyarilar: readonly Warning[] }>;
type Version = Readonly<{ surum?: unknown; onay_surumu?: unknown }>;

/** Was a record confirmed since its last change? */
export const isConfirmed = ({ surum, onay_surumu }: Version): boolean =>
  typeof onay_surumu === 'number' && onay_surumu === surum;

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
