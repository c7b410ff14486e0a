import { atFirstMove } from '../../platform/lazily.ts';

/** The dialog that closes a clock, for screens of other nouns as well. */
export const CloseClock = atFirstMove(() => import('./CloseModal.tsx'));
