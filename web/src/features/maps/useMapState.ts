import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readState, writeState, type MapState } from './address.ts';

/**
 * What the address says of a map. A change shows at once and the address follows. Choosing a box is
 * a step in the history, so that Back takes it back; everything else is not.
 */
export function useMapState() {
  const [params, setParams] = useSearchParams();
  const key = writeState(new URLSearchParams(), readState(params)).toString();
  const [seen, setSeen] = useState(key);
  const [state, setState] = useState(() => readState(params));
  if (seen !== key) {
    setSeen(key);
    setState(readState(params));
  }
  function change(part: Partial<MapState>) {
    const next = { ...state, ...part };
    setState(next);
    setParams((before) => writeState(before, next), {
      replace: !part.selected || state.selected !== '',
      preventScrollReset: true,
    });
  }
  return [state, change] as const;
}
