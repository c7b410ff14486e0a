import { useState } from 'react';
import { isSame } from '../../../ui/unsaved-work/kept-draft.ts';
import type { Body } from './body-edits.ts';

/** `seen`: the page's last body; while a step is being saved it is not yet `now`. */
type History = Readonly<{
  past: readonly Body[];
  now: Body | null;
  future: readonly Body[];
  seen: Body | null;
}>;
const MOST = 50;

/** Undo and redo of a draft since its page was opened; each step is saved like any edit. */
export function useBodyHistory(body: Body | null, save: (body: Body) => void) {
  const [history, setHistory] = useState<History>({ past: [], now: body, future: [], seen: body });
  // A body other than the last one is a new step, however it was saved.
  if (!isSame(body, history.seen))
    setHistory(
      isSame(body, history.now)
        ? { ...history, seen: body }
        : {
            past: [...history.past, ...(history.now ? [history.now] : [])].slice(-MOST),
            now: body,
            future: [],
            seen: body,
          },
    );
  const { past, now, future } = history;
  const [before, after] = [past.at(-1), future[0]];
  const undo = () => {
    if (!before || !now) return;
    setHistory({ ...history, past: past.slice(0, -1), now: before, future: [now, ...future] });
    save(before);
  };
  const redo = () => {
    if (!after || !now) return;
    setHistory({ ...history, past: [...past, now], now: after, future: future.slice(1) });
    save(after);
  };
  return { undo: before && undo, redo: after && redo };
}
