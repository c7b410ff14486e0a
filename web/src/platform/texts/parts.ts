import type { Language } from '@emanet/contract/shared/primitives';

/** `fields`: labels of the registers; `app`: what `t` says, the contract's labels and the client's own texts. */
type Texts = Readonly<{ fields: object; app: readonly object[] }>;
type Load = () => Promise<{ default?: Texts }>;

/** How parts of the texts are loaded; the build writes them here, see web/scripts/text-parts.ts. */
export const PARTS: Readonly<Record<string, Partial<Record<Language, Load>>>> = {};
