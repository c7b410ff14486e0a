import type { PointerEvent } from 'react';
import classes from '../head.module.css';

type Props = Readonly<{
  /** Number of the column in the table. */
  at: number;
  width: number;
  onResize: (width: number) => void;
}>;

/** The dragged edge of a head. The column follows at once; rows are drawn again at the end. */
export function ResizeHandle({ at, width, onResize }: Props) {
  const drag = (event: PointerEvent<HTMLSpanElement>) => {
    const handle = event.currentTarget;
    const column = handle.closest('table')?.querySelectorAll('col')[at];
    if (!column || event.button !== 0) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const from = event.clientX;
    let next = width;
    const follow = ({ clientX }: globalThis.PointerEvent) => {
      next = Math.max(LEAST, width + clientX - from);
      column.style.width = `${next}px`;
    };
    handle.addEventListener('pointermove', follow);
    handle.addEventListener(
      'lostpointercapture',
      () => {
        handle.removeEventListener('pointermove', follow);
        if (next !== width) onResize(next);
      },
      { once: true },
    );
  };
  // On the keyboard the head itself is made wider.
  return <span className={classes.resize} aria-hidden onPointerDown={drag} />;
}

const LEAST = 60;
