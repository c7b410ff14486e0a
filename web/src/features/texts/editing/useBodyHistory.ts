import { useState } from 'react';
import { isSame } from '../../../ui/unsaved-work/kept-draft.ts';
import type { Body } from './body-edits.ts';

type History = Readonly<{ past: readonly Body[]; now: Body | null; future: readonly Body[] }>;
const MOST = 50;

/** Earlier and later states of a draft since its page was opened; each step is saved as any edit is. */
export function useBodyHistory(body: Body | null, save: (body: Body) => void) {
  const [history, setHistory] = useState<History>({ past: [], now: body, future: [] });
  // Whatever saved it, another body than the last one is a step of its own.
  if (!isSame(body, history.now))
    setHistory({
      past: [...history.past, ...(history.now ? [history.now] : [])].slice(-MOST),
      now: body,
      future: [],
    });
  const { past, now, future } = history;
  const [before, after] = [past.at(-1), future[0]];
  const undo = () => {
    if (!before || !now) return;
    setHistory({ past: past.slice(0, -1), now: before, future: [now, ...future] });
    save(before);
  };
  const redo = () => {
    if (!after || !now) return;
    setHistory({ past: [...past, now], now: after, future: future.slice(1) });
    save(after);
  };
  return { undo: before && undo, redo: after && redo };
}
