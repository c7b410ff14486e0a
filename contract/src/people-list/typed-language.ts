import type { Language } from '../shared/primitives.ts';
import { labelKey } from '../shared/turkish.ts';

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  tr: ['tr', 'türkçe', 'turkce', 'turkish', 'tr-tr'],
  en: ['en', 'ingilizce', 'english', 'en-gb', 'en-us'],
};

/** The language that the cell of a list names, in either language; none when it names no known one. */
export function typedLanguage(cell: string): Language | undefined {
  const key = labelKey(cell);
  if (NAMES.tr.includes(key)) return 'tr';
  return NAMES.en.includes(key) ? 'en' : undefined;
}
