import { useEffect, useState } from 'react';
import { onFirstMove } from './first-move.ts';

/** Has somebody moved since this was drawn? What only an act asks for may wait until then. */
export function useFirstMove(): boolean {
  const [moved, setMoved] = useState(false);
  useEffect(() => onFirstMove(() => setMoved(true)), []);
  return moved;
}
