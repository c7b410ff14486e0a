import { lazy } from 'react';
import { moreTexts } from './i18n.ts';

/** Texts and sheets that a list and the frame do without; whatever else is drawn waits for them. */
export const theRest = () => Promise.all([moreTexts(), import('./theme/more-sheets.ts')]);

/** A component that is loaded when it is drawn first, along with its texts and sheets. */
export const lazily: typeof lazy = (load) =>
  lazy(async () => (await Promise.all([load(), theRest()]))[0]);
