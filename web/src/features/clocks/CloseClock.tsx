import { lazy } from 'react';

/** The dialog that closes a clock, for screens of other nouns: loaded when it is asked for. */
export const CloseClock = lazy(async () => ({
  default: (await import('./CloseModal.tsx')).CloseModal,
}));
