import type { Language } from '@emanet/contract/shared/primitives';

/** Minutes and seconds as on a player: 3.12 in Turkish, 3:12 in English. */
export function clockOf(seconds: number, lang: Language): string {
  const whole = Math.floor(seconds);
  const mark = lang === 'tr' ? '.' : ':';
  return `${Math.floor(whole / 60)}${mark}${String(whole % 60).padStart(2, '0')}`;
}
