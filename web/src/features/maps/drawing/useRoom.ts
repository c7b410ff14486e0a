import { useCallback, useState } from 'react';
import type { Size } from './camera.ts';

const NONE: Size = { width: 0, height: 0 };

/** The room inside an element, its scroll bars left out: known at once, and whenever it changes. */
export function useRoom() {
  const [room, setRoom] = useState(NONE);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const read = () =>
      setRoom((before) => {
        const { clientWidth: width, clientHeight: height } = element;
        return before.width === width && before.height === height ? before : { width, height };
      });
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room] as const;
}
