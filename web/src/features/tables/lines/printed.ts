import { MOST_PRINTED } from '../../../ui/print/printing.ts';
import type { RowId } from '../../../ui/table/useSelection.ts';
import type { Line } from './lines.ts';

/** An unfolded row fills about a page; more of them belong in the Excel file. */
export const MOST_UNFOLDED = 100;

/** Names of the rows unfolded on paper. */
export const printedOpen = (lines: readonly Line[], open: ReadonlySet<RowId>): string[] =>
  openOnPaper(lines, open).slice(0, MOST_UNFOLDED);

/** Number of unfolded rows that are printed only with their summary. */
export const foldedOnPaper = (lines: readonly Line[], open: ReadonlySet<RowId>): number =>
  Math.max(0, openOnPaper(lines, open).length - MOST_UNFOLDED);

const openOnPaper = (lines: readonly Line[], open: ReadonlySet<RowId>): string[] =>
  lines
    .slice(0, MOST_PRINTED)
    .map(({ name }) => name)
    .filter((name) => open.has(name));
