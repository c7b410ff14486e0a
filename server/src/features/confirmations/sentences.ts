import { sentence } from '@emanet/contract/shared/sentences';
import type { Language } from '@emanet/contract/shared/primitives';

/** The sentence of a confirmation that was stored (specification, section 8). */
export const sentMessage = (language: Language): string => sentence('confirmationSent')[language];
