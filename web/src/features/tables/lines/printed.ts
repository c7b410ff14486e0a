import { MOST_PRINTED } from '../../../ui/print/printing.ts';
import type { RowId } from '../../../ui/table/useSelection.ts';
import type { Line } from './lines.ts';

/** An unfolded row fills about a page; more of them than this belong into the Excel file. */
export const MOST_UNFOLDED = 100;

/** Names of the rows that are unfolded on paper. */
export const printedOpen = (lines: readonly Line[], open: ReadonlySet<RowId>): string[] =>
  openOnPaper(lines, open).slice(0, MOST_UNFOLDED);

/** How many unfolded rows are printed with their summary alone. */
export const foldedOnPaper = (lines: readonly Line[], open: ReadonlySet<RowId>): number =>
  Math.max(0, openOnPaper(lines, open).length - MOST_UNFOLDED);

const openOnPaper = (lines: readonly Line[], open: ReadonlySet<RowId>): string[] =>
  lines
    .slice(0, MOST_PRINTED)
    .map(({ name }) => name)
    .filter((name) => open.has(name));
