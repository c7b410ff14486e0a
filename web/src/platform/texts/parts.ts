import type { Language } from '@emanet/contract/shared/primitives';

/** `fields`: labels of the registers; `app`: the contract's labels and the client's texts. */
type Texts = Readonly<{ fields: object; app: readonly object[] }>;
type Load = () => Promise<{ readonly default?: Texts }>;
type Parts = Readonly<Record<string, Partial<Record<Language, Load>>>>;

/** The build writes here how each part of the texts is loaded, see web/scripts/text-parts.ts. */
const TEXTS: Parts = {};
const names: Load = () => import('./registry-names.ts');
const notes: Load = () => import('./registry-notes.ts');

/**
 * Parts that a module may need. Of the registry's lists Turkish names come with the lists themselves;
 * `both` is for what is written in another language than its writer's.
 */
export const PARTS: Parts = {
  ...TEXTS,
  names: { en: names },
  notes: { tr: notes },
  both: { tr: names },
};
