import { createElement, lazy, useState, type ComponentType } from 'react';
import { onFirstMove } from './first-move.ts';
import { moreTexts } from './i18n.ts';

/** Texts and sheets that a list and the frame do without; whatever else is drawn waits for them. */
export const theRest = () => Promise.all([moreTexts(), import('./theme/more-sheets.ts')]);

/** A component that is loaded when it is drawn first, along with its texts and sheets. */
export const lazily: typeof lazy = (load) =>
  lazy(async () => (await Promise.all([load(), theRest()]))[0]);

const awaited = new Set<() => Promise<unknown>>();
let moved = false;
const bring = (load: () => Promise<unknown>) => void load().catch(() => undefined);

/**
 * As `lazily`, for what a first press may open: fetched at the first move of a pointer or key, and
 * once it is there drawn in the same moment, as if it had come with the page.
 */
export function atFirstMove<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let here: ComponentType<Props> | undefined;
  const fetch = async () => {
    const [part] = await Promise.all([load(), theRest()]);
    here = part.default;
    return part;
  };
  if (moved) bring(fetch);
  else awaited.add(fetch);
  const Later = lazy(fetch);
  return function AtFirstMove(props: Props) {
    // Kept, so that what is drawn stays the same when the code arrives meanwhile.
    const [drawn] = useState<ComponentType<Props>>(() => here ?? Later);
    return createElement(drawn, props);
  };
}

/** Fetches, at the first move, what `atFirstMove` put off; answers how to wait no longer. */
export const watchFirstMove = () =>
  onFirstMove(() => {
    moved = true;
    for (const fetch of awaited) bring(fetch);
    awaited.clear();
  });
