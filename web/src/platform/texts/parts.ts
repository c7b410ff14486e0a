import type { Language } from '@emanet/contract/shared/primitives';

/** `fields`: labels of the registers; `app`: what `t` says, the contract's labels and the client's own texts. */
type Texts = Readonly<{ fields: object; app: readonly object[] }>;
type Load = () => Promise<{ readonly default?: Texts }>;
type Parts = Readonly<Record<string, Partial<Record<Language, Load>>>>;

/** The build writes here how each part of the texts is loaded, see web/scripts/text-parts.ts. */
const TEXTS: Parts = {};
const registry: Load = () => import('./registry-rest.ts');

/** Parts that a module may need; `names` is what a list needs of the registry's lists. */
export const PARTS: Parts = {
  ...TEXTS,
  registry: { tr: registry, en: registry },
  names: { en: registry },
};
