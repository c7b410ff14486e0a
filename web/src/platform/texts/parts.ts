import type { Language } from '@emanet/contract/shared/primitives';

/** `fields`: labels of the registers; `app`: the contract's labels and the client's texts. */
type Texts = Readonly<{ fields: object; app: readonly object[] }>;
type Load = () => Promise<{ readonly default?: Texts }>;
type Parts = Readonly<Record<string, Partial<Record<Language, Load>>>>;

/** The build writes the loader of each part of the texts here, see web/scripts/text-parts.ts. */
const TEXTS: Parts = {};
const names: Load = () => import('./registry-names.ts');
const notes: Load = () => import('./registry-notes.ts');

/**
 * Parts that a module may need. Turkish names of the registry's lists come with the lists; `both`
 * is for texts in another language than the person's.
 */
export const PARTS: Parts = {
  ...TEXTS,
  names: { en: names },
  notes: { tr: notes },
  both: { tr: names },
};
