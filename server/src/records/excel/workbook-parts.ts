import { DAY_MS } from '@emanet/contract/shared/time/today';
import {
  DAY_FORMAT,
  escaped,
  FONT,
  HEAD_COLOUR,
  INSTANT_FORMAT,
  HIGHEST_ROW,
  linesOf,
  LINE_POINTS,
  literal,
  neutralised,
} from './cells.ts';
import { FITTED, letterOf, pageSetup, printTitles, sheetName } from './print.ts';
import { fittedWidths } from './widths.ts';
import { inTurns } from '../in-pieces.ts';
import type { CellValue, SheetHead, Workbook } from './workbook.ts';

/** Characters of a part that are put together before they go on. */
const PIECE = 65_536;
/** Days from the beginning of a sheet's calendar to 1970. */
const EPOCH = 25_569;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const OFFICE_PROPERTIES =
  'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places of the looks in the part of styles. */
const LOOK = { head: 1, plain: 2, instant: 3, day: 4 } as const;

const style = (rest: string, alignment: string) =>
  `<xf xfId="0" ${rest} applyAlignment="1"><alignment ${alignment}/></xf>`;
const PLAIN = 'horizontal="left" vertical="top" wrapText="1"';
const FACE = `<sz val="${FONT.fontSize}"/><name val="${FONT.fontFamily}"/>`;

const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="${INSTANT_FORMAT}"/><numFmt numFmtId="165" formatCode="${DAY_FORMAT}"/></numFmts><fonts count="2"><font>${FACE}</font><font><b/>${FACE}</font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF${HEAD_COLOUR.slice(1)}"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf xfId="0" numFmtId="0" fontId="0" fillId="0" borderId="0"/>${[
  style(
    'numFmtId="0" fontId="1" fillId="2" borderId="0" applyFont="1" applyFill="1"',
    'vertical="center" wrapText="1"',
  ),
  style('numFmtId="0" fontId="0" fillId="0" borderId="0"', PLAIN),
  style('numFmtId="164" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"', PLAIN),
  style('numFmtId="165" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"', PLAIN),
].join('')}</cellXfs></styleSheet>`;

const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
const relations = (all: readonly string[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
const fileOf = (place: number) => `worksheets/sheet${place + 1}.xml`;

/** The small parts of a workbook, by their place in the archive. */
export function fixedParts(owner: string, sheets: readonly SheetHead[]): Record<string, string> {
  const types = [
    ['workbook.xml', 'sheet.main'],
    ['styles.xml', 'styles'],
    ...sheets.map((_, place) => [fileOf(place), 'worksheet']),
  ].map(([file, type]) => `<Override PartName="/xl/${file}" ContentType="${TYPE}.${type}+xml"/>`);
  const named = sheets.map(
    ({ sheet }, place) =>
      `<sheet name="${escaped(sheetName(sheet))}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`,
  );
  const company = escaped(owner);
  return {
    'docProps/app.xml': `${HEAD}<Properties xmlns="${OFFICE_PROPERTIES}"><Company>${company}</Company></Properties>`,
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.join('')}<Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/></Types>`,
    '_rels/.rels': relations([
      relation(1, 'officeDocument', 'xl/workbook.xml'),
      relation(2, 'extended-properties', 'docProps/app.xml'),
    ]),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${named.join('')}</sheets>${printTitles(sheets.map((one) => ({ owner, ...one })))}</workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, place) => relation(place + 1, 'worksheet', fileOf(place))),
      relation(sheets.length + 1, 'styles', 'styles.xml'),
    ]),
    'xl/styles.xml': styles,
  };
}

/** Rows by whose texts the columns of a sheet are fitted, held until its columns are written. */
const LOOKED_AT = 200;

/** The part of one sheet, made row by row, in pieces that are worth a write each. */
export async function* sheetPart(owner: string, sheet: Workbook): AsyncGenerator<Buffer, void> {
  const { titles, rows, pinned = 0 } = sheet;
  const pane = `<pane ${pinned ? `xSplit="${pinned}" ` : ''}ySplit="1" topLeftCell="${letterOf(pinned)}2" activePane="${pinned ? 'bottomRight' : 'bottomLeft'}" state="frozen"/>`;
  let piece = `${HEAD}<worksheet xmlns="${MAIN}">${FITTED}<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="${LINE_POINTS}"/>`;
  let held: (readonly CellValue[])[] | undefined = [];
  let { widths } = sheet;
  let number = 1;
  const most = sheet.whole ? HIGHEST_ROW : undefined;
  const begin = (first: readonly (readonly CellValue[])[]) => {
    widths = fittedWidths(sheet, first);
    piece += `${columnsPart(widths)}<sheetData>${rowText(titles, widths, 1, { look: LOOK.head })}`;
    for (const cells of first) piece += rowText(cells, widths, ++number, { most });
  };
  for await (const cells of inTurns(rows)) {
    if (!held) piece += rowText(cells, widths, ++number, { most });
    else if (held.push(cells) < LOOKED_AT) continue;
    else {
      begin(held);
      held = undefined;
    }
    if (piece.length < PIECE) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  if (held) begin(held);
  const last = letterOf(Math.max(0, titles.length - 1)) + number;
  yield Buffer.from(
    `${piece}</sheetData><autoFilter ref="A1:${last}"/>${pageSetup({ owner, ...sheet, widths })}</worksheet>`,
  );
}

const columnsPart = (widths: readonly number[]): string => {
  const columns = widths.map(
    (width, place) =>
      `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  );
  return columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '';
};

function rowText(
  cells: readonly CellValue[],
  widths: readonly number[],
  number: number,
  { look = LOOK.plain, most }: Readonly<{ look?: number; most?: number | undefined }> = {},
): string {
  let lines = 1;
  let written = '';
  for (const [place, cell] of cells.entries()) {
    if (typeof cell === 'string') lines = Math.max(lines, linesOf(cell, widths[place], most));
    const text = cellText(cell, look);
    if (text) written += `<c r="${letterOf(place)}${number}" ${text}</c>`;
  }
  const height = lines > 1 ? ` ht="${LINE_POINTS * lines}" customHeight="1"` : '';
  return `<row r="${number}"${height}>${written}</row>`;
}

/** The XML of a cell after its address; empty for an empty cell. */
function cellText(cell: CellValue, look: number): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string')
    return `s="${look}" t="inlineStr"><is><t xml:space="preserve">${escaped(literal(neutralised(cell)))}</t></is>`;
  if (typeof cell === 'number') return `s="${look}"><v>${cell}</v>`;
  if (cell instanceof Date) return `s="${LOOK.instant}"><v>${serial(cell)}</v>`;
  return `s="${LOOK.day}"><v>${serial(new Date(cell.day))}</v>`;
}

const serial = (date: Date): number => date.getTime() / DAY_MS + EPOCH;
