import type { LawLine } from '@emanet/contract/portfolio/law';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayShort } from '../../../platform/when.ts';

const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day as it is shown, or as much of it as is known. */
export const dayOrPart = (day: string | null, lang: Language): string =>
  day === null ? '–' : WHOLE_DAY.test(day) ? dayShort(day, lang) : day;

/** Number and title of an entry. */
export const nameOfLaw = ({ sayi, baslik }: Pick<LawLine, 'sayi' | 'baslik'>): string =>
  sayi && !baslik.includes(sayi) ? `${sayi} ${baslik}` : baslik;
