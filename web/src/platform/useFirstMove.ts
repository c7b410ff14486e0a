import { createContext, createElement, use, useEffect, useState, type ReactNode } from 'react';
import { onFirstMove } from './first-move.ts';

const MovedContext = createContext<boolean | undefined>(undefined);

/**
 * Has the person moved since this was drawn, or since the screen inside `NoteFirstMove` was? What
 * only an act needs is not requested before.
 */
export function useFirstMove(): boolean {
  const noted = use(MovedContext);
  const [moved, setMoved] = useState(false);
  const isOwn = noted === undefined;
  useEffect(() => (isOwn ? onFirstMove(() => setMoved(true)) : undefined), [isOwn]);
  return noted ?? moved;
}

/** Detects the first move for all parts inside, so that a part drawn later knows it too. */
export function NoteFirstMove({ children }: Readonly<{ children: ReactNode }>) {
  return createElement(MovedContext, { value: useFirstMove() }, children);
}
