import type { Stream } from 'node:stream';
import type { Feature } from 'write-excel-file/node';
import {
  getCellAddress,
  getOrderOfSiblings,
  getSelfClosingTagMarkup,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeAttributeValue,
  sanitizeTextContent,
} from 'write-excel-file/utility';

/** Spreadsheet rule for a column. `list`: place of its choices on the sheet of lists; `strict`: no others. */
export type Validation = Readonly<{
  title: string;
  /** Values that may be written; shown again as the error for any other. */
  hint: string;
  help: string;
  takes: 'anything' | 'day' | 'count' | Readonly<{ list: number; length: number; strict: boolean }>;
}>;

const SHEET = 'xl/worksheets/sheet{id}.xml';
/** Where the choices begin on the sheet of lists, counted from 0: below a line and the heads. */
const FIRST_ROW = 2;
const MOST_TITLE = 32;
const MOST_PROMPT = 255;
const FIRST_DAY = 1;
const LAST_DAY = 109_574;

const formulas = (...all: string[]) =>
  all.map((one, place) => `<formula${place + 1}>${sanitizeTextContent(one)}</formula${place + 1}>`);

function markupOf(validation: Validation, column: number, rows: number, lists: string): string {
  const { takes, title, hint, help } = validation;
  const prompt = [hint, help].filter(Boolean).join(' ').slice(0, MOST_PROMPT);
  const text = { promptTitle: title.slice(0, MOST_TITLE), prompt };
  const attributes = {
    allowBlank: 1,
    showInputMessage: 1,
    ...Object.fromEntries(
      Object.entries(text).map(([name, value]) => [name, sanitizeAttributeValue(value)]),
    ),
    sqref: `${getCellAddress(1, column)}:${getCellAddress(rows, column)}`,
  };
  const strict = { showErrorMessage: 1, error: sanitizeAttributeValue(hint) };
  const element = (more: Record<string, string | number>, inside: readonly string[]) => {
    const opening = getSelfClosingTagMarkup('dataValidation', { ...attributes, ...more });
    return `${opening.replace(/\/>$/, '>')}${inside.join('')}</dataValidation>`;
  };
  if (takes === 'anything') return element({}, []);
  if (takes === 'count')
    return element({ ...strict, type: 'whole', operator: 'greaterThanOrEqual' }, formulas('0'));
  if (takes === 'day')
    return element(
      { ...strict, type: 'date', operator: 'between' },
      formulas(String(FIRST_DAY), String(LAST_DAY)),
    );
  const absolute = (row: number) =>
    getCellAddress(row, takes.list).replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2');
  const range = `'${lists}'!${absolute(FIRST_ROW)}:${absolute(FIRST_ROW + takes.length - 1)}`;
  return element({ ...(takes.strict && strict), type: 'list' }, formulas(range));
}

/** Drop-down lists, hints and checks for the columns of the first sheet; the writer knows none. */
export const validations = (
  columns: readonly Validation[],
  rows: number,
  lists: string,
): Feature<Stream | Buffer | Blob> => ({
  files: {
    transform: {
      [SHEET]: {
        transform: (xml, _, { sheetIndex }) => {
          if (sheetIndex !== 0) return xml;
          const all = columns.map((column, place) => markupOf(column, place, rows, lists));
          return insertElementMarkupAccordingToOrderOfSiblings(
            xml,
            `<dataValidations count="${all.length}">${all.join('')}</dataValidations>`,
            getOrderOfSiblings(SHEET, 'worksheet') ?? [],
            'worksheet',
          );
        },
      },
    },
  },
});
