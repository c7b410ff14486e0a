import en from '@emanet/contract/locales/en.json' with { type: 'json' };
import tr from '@emanet/contract/locales/tr.json' with { type: 'json' };
import type { Language } from '@emanet/contract/shared/primitives';
import { fill } from './fill.ts';
import { PARTS } from './parts.ts';

/** Labels of the registers; the build empties them, so that a page loads only one language. */
const LABELS: Readonly<Record<Language, object>> = { tr, en };

/** Loads a part of the texts and fills in the registers' labels; returns the texts of `t`. */
export async function loadPart(part: string, language: Language): Promise<readonly object[]> {
  const texts = (await PARTS[part]?.[language]?.())?.default;
  if (!texts) return [];
  fill(LABELS[language], texts.fields);
  return texts.app;
}
