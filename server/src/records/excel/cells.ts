import type { CellObject } from 'write-excel-file/node';

/** The most characters one cell of a sheet can hold. */
const LONGEST_CELL = 32_767;

/** Characters that a sheet cannot hold: control characters and those that are none. */
const UNWRITABLE = /[[\p{Cc}\p{Noncharacter_Code_Point}\ufffd]--[\t\n\r]]/gv;
/** Signs that begin a formula, also full-width ones, after blanks and zero-width marks. */
const RUNS = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A telephone number. Run as a formula it gives a number, so it needs no apostrophe. */
const TELEPHONE = /^\+\d[\d ]{6,22}$/;

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe in front, which makes it text
 * again, also after the sheet has been saved in another format.
 */
export function neutralised(text: string): string {
  const kept = text.replace(UNWRITABLE, '');
  const writable = kept === text ? text : kept.trim();
  return (RUNS.test(writable) && !TELEPHONE.test(writable) ? `'${writable}` : writable).slice(
    0,
    LONGEST_CELL,
  );
}

/** Takes that apostrophe off again; a stored text begins with no blank that could have caused it. */
export const asTyped = (text: string): string => text.replace(/^'(?=\p{Cf}*[=+\-@＝＋－＠])/u, '');

/** A spreadsheet reads `_x0041_` as A; written so, it stays what it is. */
export const literal = (text: string): string => text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** Text inside of XML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

export const INSTANT_FORMAT = 'dd.mm.yyyy hh:mm';
export const DAY_FORMAT = 'dd.mm.yyyy';

/** The font of every sheet: without it each program takes another, and column widths do not fit. */
export const FONT = { fontFamily: 'Calibri', fontSize: 11 } as const;

/** Columns of a register's sheet that stay in sight: the number and the name of a record. */
export const PINNED = 2;

export const LINE_POINTS = 15;
/** A row with a long list would push all others out of sight. */
const MOST_LINES = 8;
/** A row of a spreadsheet is at most 409 points high. */
export const HIGHEST_ROW = Math.floor(409 / LINE_POINTS);

/** Lines that a text takes in a column so wide, as many of them as are shown. */
export const linesOf = (text: string, width = Infinity, most = MOST_LINES): number =>
  Math.min(
    most,
    text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0),
  );

/** The height at which a text can be read: not every program fits rows to their texts. */
function heightOf(text: string, width: number): Pick<CellObject, 'height'> {
  const lines = linesOf(text, width);
  return lines > 1 ? { height: LINE_POINTS * lines } : {};
}

const look = { wrap: true, align: 'left', alignVertical: 'top' } as const;

/** A cell of text in a column of some characters' width; none when there is no text. */
export const textOf = (text: string, width = Infinity): CellObject | null =>
  text === ''
    ? null
    : { ...look, ...heightOf(text, width), type: String, value: literal(neutralised(text)) };

/** Behind the heads of every sheet. */
export const HEAD_COLOUR = '#E9ECEF';

export const headOf = (title: string, width = Infinity): CellObject => ({
  ...heightOf(title, width),
  type: String,
  value: neutralised(title),
  fontWeight: 'bold',
  wrap: true,
  alignVertical: 'center',
  backgroundColor: HEAD_COLOUR,
});

/** A day as sheets show it. */
export const dayText = (day: string): string => day.split('-').toReversed().join('.');
