import { getCellAddress } from 'write-excel-file/utility';
import { dayOf } from '@emanet/contract/shared/time/today';
import { escaped } from './cells.ts';

/** Characters of 11 points that fit across A4 between the margins, upright and across. */
const ACROSS_UPRIGHT = 100;
const ACROSS = 145;
/** Below half of its size nobody reads a text on paper: a wider sheet continues on the page beside. */
const LEAST_SCALE = 0.5;
/** A header or footer holds 255 characters, and each `&` of a name counts twice. */
const LONGEST_NAME = 100;

const PAPER_A4 = 9;

/** Names on the printed pages of a sheet, and the width of its columns in characters. */
export type Printed = Readonly<{
  owner: string;
  sheet: string;
  widths: readonly number[];
  pinned?: number;
  /** Rows that each page repeats, by default one. */
  headRows?: number;
}>;

const sum = (widths: readonly number[]): number => widths.reduce((all, one) => all + one, 0);

/** Pinned columns are repeated beside each other page, unless they would fill it. */
const repeatedColumns = ({ widths, pinned = 0 }: Printed): number =>
  sum(widths.slice(0, pinned)) <= ACROSS ? pinned : 0;

/** Pages side by side on which the columns stay readable. */
function pagesAcross(printed: Printed): number {
  const most = ACROSS / LEAST_SCALE;
  const repeated = sum(printed.widths.slice(0, repeatedColumns(printed)));
  return Math.max(1, Math.ceil((sum(printed.widths) - repeated) / (most - repeated)));
}

/** First element of a worksheet: its pages are fitted to the paper. */
export const FITTED = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';

/** Elements of a worksheet, after its data, that lay it out on paper. */
export function pageSetup(printed: Printed, now = new Date()): string {
  const { owner, sheet, widths } = printed;
  const orientation = sum(widths) > ACROSS_UPRIGHT ? 'landscape' : 'portrait';
  const [year, month, day] = dayOf(now).split('-');
  const footer = `&L${named(owner)}&C${day}.${month}.${year}&R&P / &N`;
  return [
    '<printOptions gridLines="1"/>',
    '<pageMargins left="0.4" right="0.4" top="0.7" bottom="0.7" header="0.3" footer="0.3"/>',
    `<pageSetup paperSize="${PAPER_A4}" fitToWidth="${pagesAcross(printed)}" fitToHeight="0" orientation="${orientation}"/>`,
    `<headerFooter><oddHeader>${escaped(`&L${named(sheet)}`)}</oddHeader><oddFooter>${escaped(footer)}</oddFooter></headerFooter>`,
  ].join('');
}

/** A name in a header or footer, where `&` begins a code. */
const named = (name: string): string => name.slice(0, LONGEST_NAME).replaceAll('&', '&&');

/** Names of a workbook that repeat the head rows, and the pinned columns, of its sheets on every page. */
export const printTitles = (sheets: readonly Printed[]): string =>
  `<definedNames>${sheets.map(titlesOf).join('')}</definedNames>`;

function titlesOf(printed: Printed, place: number): string {
  const { headRows = 1 } = printed;
  if (headRows === 0) return '';
  const columns = repeatedColumns(printed);
  const name = `'${sheetName(printed.sheet).replaceAll("'", "''")}'`;
  const ranges = [
    ...(columns > 0 ? [`${name}!$A:$${letterOf(columns - 1)}`] : []),
    `${name}!$1:$${headRows}`,
  ];
  return `<definedName name="_xlnm.Print_Titles" localSheetId="${place}">${escaped(ranges.join(','))}</definedName>`;
}

/** Name of a sheet, as long as a spreadsheet allows. */
export const sheetName = (name: string): string => name.slice(0, 31);

const letters: string[] = [];
/** Letters of the column at a place. */
export const letterOf = (place: number): string =>
  (letters[place] ??= getCellAddress(0, place).slice(0, -1));
