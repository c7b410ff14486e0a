import type { Feature } from 'write-excel-file/node';
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
} from 'write-excel-file/utility';
import type { Stream } from 'node:stream';
import type { Workbook } from './workbook.ts';

const SHEET = 'xl/worksheets/sheet{id}.xml';

/** Filter buttons on the first row of each sheet; the writer offers no option for them, but a place to add them. */
export const autoFilter = (sheets: readonly Workbook[]): Feature<Stream | Buffer | Blob> => ({
  files: {
    transform: {
      [SHEET]: {
        transform: (xml, _options, { sheetIndex }) =>
          insertElementMarkupAccordingToOrderOfSiblings(
            xml,
            `<autoFilter ref="A1:${lastCell(sheets[sheetIndex])}"/>`,
            getOrderOfSiblings(SHEET, 'worksheet') ?? [],
            'worksheet',
          ),
      },
    },
  },
});

const lastCell = (sheet: Workbook | undefined): string =>
  getCellAddress(sheet?.rows.length ?? 0, (sheet?.titles.length ?? 1) - 1);
