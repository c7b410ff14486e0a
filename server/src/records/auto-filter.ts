import type { Feature } from 'write-excel-file/node';
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
} from 'write-excel-file/utility';
import type { Stream } from 'node:stream';

const SHEET = 'xl/worksheets/sheet{id}.xml';

/** Filter buttons on the first row; the writer offers no option for them, but a place to add them. */
export const autoFilter = (rows: number, columns: number): Feature<Stream | Buffer | Blob> => ({
  files: {
    transform: {
      [SHEET]: {
        transform: (xml) =>
          insertElementMarkupAccordingToOrderOfSiblings(
            xml,
            `<autoFilter ref="A1:${getCellAddress(rows, columns - 1)}"/>`,
            getOrderOfSiblings(SHEET, 'worksheet') ?? [],
            'worksheet',
          ),
      },
    },
  },
});
