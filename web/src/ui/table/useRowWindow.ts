import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Entry } from './entries.ts';
import type { TableModel } from './useDataTable.ts';
import type { RowId } from './useSelection.ts';

const AHEAD = 8;
const DETAIL_HEIGHT = 420;

/** Scroll position of a list, stored by its screen for a return. */
export type Place = Readonly<{ top: () => number; keep: (top: number) => void }>;

type Options<Row extends object> = Readonly<{
  table: TableModel<Row>;
  /** Pixels of a row, of a heading, and of the head that covers the top. */
  heights: Readonly<{ row: number; heading: number; head: number }>;
  /** Estimated height of a row's details. */
  detailHeight?: (row: Row) => number;
  place?: Place;
  /** State that decides the rows and their order: when it changes, the list starts at its top. */
  listing: string;
}>;

/**
 * Draws only the visible rows and the active one, remembers the scroll position, and moves the
 * focus between rows.
 */
export function useRowWindow<Row extends object>(options: Options<Row>) {
  const { table, heights, detailHeight, place, listing } = options;
  const { rows, entries, idOf } = table;
  const scroller = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<RowId>();
  const found = activeId === undefined ? -1 : rows.findIndex((row) => idOf(row) === activeId);
  const active = Math.max(found, 0);
  const wantsFocus = useRef(false);
  const entryOf = (index: number) =>
    entries.length === rows.length
      ? index
      : entries.findIndex((entry) => entry.kind === 'row' && entry.index === index);
  const activeEntry = entryOf(active);

  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(entries[index], heights, detailHeight),
    getItemKey: (index) => entries[index]?.key ?? index,
    overscan: AHEAD,
    initialOffset: () => place?.top() ?? 0,
    indexAttribute: 'data-entry',
    paddingStart: heights.head,
    scrollPaddingStart: heights.head,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      if (inSight.includes(activeEntry) || activeEntry >= range.count || activeEntry < 0)
        return inSight;
      return [...inSight, activeEntry].sort((a, b) => a - b);
    },
  });

  useLayoutEffect(() => {
    if (place) scroller.current?.scrollTo({ top: place.top() });
  }, [place]);

  const listed = useRef(listing);
  useLayoutEffect(() => {
    if (listed.current === listing) return;
    listed.current = listing;
    scroller.current?.scrollTo({ top: 0 });
  }, [listing]);

  useGlide(scroller, table, { height: heights.row, listing });

  useEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const remember = () => {
      place?.keep(node.scrollTop);
      node.toggleAttribute('data-moved', node.scrollLeft > 0);
    };
    node.addEventListener('scroll', remember, { passive: true });
    return () => node.removeEventListener('scroll', remember);
  }, [place]);

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${active}"]`);
    if (!row) return;
    wantsFocus.current = false;
    row.focus({ preventScroll: true });
  });

  /** Activates a row and returns it; `focus` also scrolls to it and focuses it. */
  const activate = (index: number, focus: boolean): Row | undefined => {
    const at = Math.max(0, Math.min(rows.length - 1, index));
    const row = rows[at];
    if (row === undefined) return undefined;
    setActiveId(idOf(row));
    if (focus) {
      wantsFocus.current = true;
      virtualizer.scrollToIndex(entryOf(at), { align: 'auto' });
    }
    return row;
  };
  const show = (index: number) => virtualizer.scrollToIndex(entryOf(index), { align: 'auto' });

  return { scroller, virtualizer, active, activate, show };
}

function heightOf<Row>(
  entry: Entry<Row> | undefined,
  { row, heading }: Readonly<{ row: number; heading: number }>,
  detailHeight?: (row: Row) => number,
): number {
  switch (entry?.kind) {
    case 'heading':
      return heading;
    case 'detail':
      return detailHeight?.(entry.row) ?? DETAIL_HEIGHT;
    default:
      return row;
  }
}

const TIMING = { duration: 160, easing: 'ease-out' } as const;
/** With more new or removed rows it is another list, not a change of this one. */
const MOST_CHANGED = 20;
/** Most rows over which the move of a row is animated. */
const FARTHEST = 8;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Moved rows glide to their new place and new ones fade in, so that the eye follows them. Search,
 * filters and another order (`listing`) draw a new list without gliding.
 */
function useGlide<Row extends object>(
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
      // A line of a phone is in an item that is placed by its transform; this adds to it.
      const part = line.closest('li') ?? line;
      if (was === undefined) part.animate({ opacity: [0, 1] }, TIMING);
      else if (moved !== 0) {
        const by = Math.max(-FARTHEST, Math.min(FARTHEST, moved)) * height;
        part.animate({ translate: [`0 ${by}px`, '0 0'] }, TIMING);
      }
    }
  }, [scroller, rows, idOf, height, listing]);
}
