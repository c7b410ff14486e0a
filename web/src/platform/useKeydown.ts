import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Listens to the keys of the whole page, from the moment the component is drawn: an effect would
 * wait for the first paint, and a key pressed meanwhile would be lost.
 */
export function useKeydown(act: (event: KeyboardEvent) => void): void {
  const latest = useEffectEvent(act);
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => latest(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
