import { useLayoutEffect, useRef, useState } from 'react';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Line } from './lines.ts';

const AHEAD = 8;
const LINE_HEIGHT = 44;
const OPEN_HEIGHT = 420;

/** Draws the lines in sight and the active one, and moves the focus from line to line. */
export function useLineWindow(lines: readonly Line[], open: ReadonlySet<string>) {
  const table = useRef<HTMLTableElement>(null);
  const [margin, setMargin] = useState(0);
  const [activeName, setActiveName] = useState<string>();
  const found = lines.findIndex((line) => line.name === activeName);
  const active = Math.max(found, 0);
  const wantsFocus = useRef(false);

  // Whatever stands above the table may grow or shrink.
  useLayoutEffect(() => {
    const look = () => {
      if (!table.current) return;
      const { top } = table.current.getBoundingClientRect();
      setMargin(Math.round(top + window.scrollY) + (table.current.tHead?.offsetHeight ?? 0));
    };
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    look();
    return () => observer.disconnect();
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => (open.has(lines[index]?.name ?? '') ? OPEN_HEIGHT : LINE_HEIGHT),
    getItemKey: (index) => lines[index]?.name ?? index,
    overscan: AHEAD,
    scrollMargin: margin,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      if (inSight.includes(active) || active >= range.count) return inSight;
      return [...inSight, active].sort((a, b) => a - b);
    },
  });

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    table.current?.querySelector<HTMLElement>(`[data-index="${active}"] button`)?.focus();
  });

  /** Makes a line the active one; `focus` also brings it into sight. */
  const activate = (index: number, focus: boolean) => {
    const line = lines[Math.max(0, Math.min(lines.length - 1, index))];
    if (!line) return;
    setActiveName(line.name);
    if (!focus) return;
    wantsFocus.current = true;
    virtualizer.scrollToIndex(lines.indexOf(line), { align: 'auto' });
  };

  return { table, virtualizer, active, activate };
}
