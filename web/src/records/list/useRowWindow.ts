import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { rememberScroll, scrollOf } from '../list-address.ts';
import type { RecordRow, Register } from '../register.ts';

const AHEAD = 8;

type Options = {
  register: Register;
  rows: readonly RecordRow[];
  height: number;
  /** What decides which rows are listed and how: when it changes, the list begins at its top. */
  listing: string;
  /** Room at the top that a sticky head covers. */
  head: number;
};

/**
 * Draws only the rows in sight and the active one, remembers how far the list was scrolled, and
 * moves the focus from row to row.
 */
export function useRowWindow({ register, rows, listing, height, head }: Options) {
  const scroller = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<number>();
  const found = rows.findIndex((row) => row.id === activeId);
  const active = found < 0 ? 0 : found;
  const wantsFocus = useRef(false);

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: AHEAD,
    initialOffset: scrollOf(register),
    paddingStart: head,
    scrollPaddingStart: head,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      if (inSight.includes(active) || active >= range.count) return inSight;
      return [...inSight, active].sort((a, b) => a - b);
    },
  });

  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: scrollOf(register) });
  }, [register]);

  const listed = useRef(listing);
  useLayoutEffect(() => {
    if (listed.current === listing) return;
    listed.current = listing;
    scroller.current?.scrollTo({ top: 0 });
  }, [listing]);

  useEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const remember = () => {
      rememberScroll(register, node.scrollTop);
      node.toggleAttribute('data-moved', node.scrollLeft > 0);
    };
    node.addEventListener('scroll', remember, { passive: true });
    return () => node.removeEventListener('scroll', remember);
  }, [register]);

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    scroller.current
      ?.querySelector<HTMLElement>(`[data-index="${active}"]`)
      ?.focus({ preventScroll: true });
  });

  /** Makes a row the active one; `focus` also brings it into sight and puts the focus there. */
  const activate = (index: number, focus: boolean) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (!row) return;
    setActiveId(row.id);
    if (!focus) return;
    wantsFocus.current = true;
    virtualizer.scrollToIndex(rows.indexOf(row), { align: 'auto' });
  };

  return { scroller, virtualizer, active, activate };
}
