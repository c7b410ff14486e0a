import { useRef, type MouseEvent } from 'react';

/** A finger that rests so long on a row means it rather than what it opens. */
const LONG_MS = 450;

/** Tells a long touch of a row from a short one; a finger that moves scrolls and means neither. */
export function useLongPress<Row>(onLong: (row: Row) => void) {
  const timer = useRef<number>(undefined);
  const long = useRef(false);
  const end = () => window.clearTimeout(timer.current);
  return {
    /** Was the press that ends now a long one? Its click means nothing more. */
    wasLong: () => long.current,
    on: (row: Row) => ({
      onTouchStart: () => {
        long.current = false;
        end();
        timer.current = window.setTimeout(() => {
          long.current = true;
          onLong(row);
        }, LONG_MS);
      },
      onTouchMove: end,
      onTouchEnd: end,
      onTouchCancel: end,
      // The browser's own menu of a long touch.
      onContextMenu: (event: MouseEvent) => long.current && event.preventDefault(),
    }),
  };
}
