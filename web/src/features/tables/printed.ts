import { MOST_PRINTED } from '../../ui/print/printing.ts';
import type { Line } from './lines.ts';

/** An unfolded row fills about a page; more of them than this belong into the Excel file. */
export const MOST_UNFOLDED = 100;

/** Names of the rows that are unfolded on paper. */
export const printedOpen = (lines: readonly Line[], open: ReadonlySet<string>): string[] =>
  openOnPaper(lines, open).slice(0, MOST_UNFOLDED);

/** How many unfolded rows are printed with their summary alone. */
export const foldedOnPaper = (lines: readonly Line[], open: ReadonlySet<string>): number =>
  Math.max(0, openOnPaper(lines, open).length - MOST_UNFOLDED);

const openOnPaper = (lines: readonly Line[], open: ReadonlySet<string>): string[] =>
  lines
    .slice(0, MOST_PRINTED)
    .map(({ name }) => name)
    .filter((name) => open.has(name));
