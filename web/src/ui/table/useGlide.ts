import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { TableModel } from './useDataTable.ts';

const TIMING = { duration: 160, easing: 'ease-out' } as const;
/** With more new or lost rows than these it is another list, not a change of this one. */
const MOST_CHANGED = 20;
/** So many rows at most a row is seen to travel. */
const FARTHEST = 8;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Rows that a change has moved glide to their new place and new ones fade in, so that the eye keeps
 * them. Search, filters and another order (`listing`) list anew: nothing glides then.
 */
export function useGlide<Row extends object>(
  scroller: RefObject<HTMLElement | null>,
  { rows, idOf }: Pick<TableModel<Row>, 'rows' | 'idOf'>,
  { height, listing }: Readonly<{ height: number; listing: string }>,
): void {
  const before = useRef({ rows, listing });
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { rows, listing };
    if (last.rows === rows || last.listing !== listing || last.rows.length === 0) return;
    const places = new Map(last.rows.map((row, at) => [String(idOf(row)), at]));
    const fresh = rows.filter((row) => !places.has(String(idOf(row)))).length;
    const lost = last.rows.length - (rows.length - fresh);
    if (Math.max(fresh, lost) > MOST_CHANGED || isStill()) return;
    for (const line of scroller.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      const was = places.get(line.dataset['row'] ?? '');
      const moved = (was ?? 0) - Number(line.dataset['index']);
      // A line of a phone lies in an item that is placed by its transform; this adds to it.
      const part = line.closest('li') ?? line;
      if (was === undefined) part.animate({ opacity: [0, 1] }, TIMING);
      else if (moved !== 0) {
        const by = Math.max(-FARTHEST, Math.min(FARTHEST, moved)) * height;
        part.animate({ translate: [`0 ${by}px`, '0 0'] }, TIMING);
      }
    }
  }, [scroller, rows, idOf, height, listing]);
}
