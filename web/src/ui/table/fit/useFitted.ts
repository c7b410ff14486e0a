import { useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { Column } from '../column.ts';
import { fitColumns, least } from './fit.ts';

/** Room of a head beside its label: the room between columns and the mark of its order. */
const HEAD_ROOM = 36;
/** Room before the name in the first column. */
const FIRST_ROOM = 44;

type Options<Row> = Readonly<{
  columns: readonly Column<Row>[];
  scroller: RefObject<HTMLElement | null>;
  taken: number;
  sorted: string;
  /** All columns were asked for: the table scrolls sideways and none is hidden. */
  sideways: boolean;
}>;

/** The columns that fit where the table stands, each wide enough for its label. */
export function useFitted<Row>(options: Options<Row>): readonly Column<Row>[] {
  const { columns, scroller, taken, sorted, sideways } = options;
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const measure = () => setWidth(node.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    measure();
    return () => observer.disconnect();
  }, [scroller]);
  const [fonts, setFonts] = useState(false);
  useEffect(() => void document.fonts.ready.then(() => setFonts(true)), []);

  const wide = useMemo(
    () =>
      columns.map((column, index) => {
        const needed = labelWidth(column.label, fonts) + HEAD_ROOM + (index === 0 ? FIRST_ROOM : 0);
        return column.width < needed ? { ...column, width: needed } : column;
      }),
    [columns, fonts],
  );
  return useMemo(
    () => (sideways ? wide : narrowed(fitColumns(wide, { width, taken, sorted }), width, taken)),
    [wide, sideways, width, taken, sorted],
  );
}

/** The first column takes what the others leave, where that is less than it wants. */
function narrowed<Row>(columns: readonly Column<Row>[], width: number | undefined, taken: number) {
  const [first, ...others] = columns;
  if (width === undefined || !first) return columns;
  const left = others.reduce((room, column) => room - column.width, width - taken);
  return left < first.width
    ? [{ ...first, width: Math.max(left, least(first)) }, ...others]
    : columns;
}

const PER_LETTER = 7;
const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** Pixels that the label of a column's head takes. Widths before the own font came are not kept. */
function labelWidth(label: string, fontsLoaded: boolean): number {
  const before = known.get(label);
  if (before !== undefined) return before;
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return label.length * PER_LETTER;
  pen.font = '640 12px "Inter Variable", system-ui, sans-serif';
  const width = Math.ceil(pen.measureText(label).width);
  if (fontsLoaded) known.set(label, width);
  return width;
}
