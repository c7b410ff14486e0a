import type { Stream } from 'node:stream';
import type { Feature } from 'write-excel-file/node';
import { getCellAddress } from 'write-excel-file/utility';

/**
 * Gives the columns of the first sheet the look of their cells in a blank row (0: the heads), for all
 * rows that are not written: there too a spreadsheet is to keep a text such as 5/2 from becoming a day.
 */
export const columnStyles = (row: number): Feature<Stream | Buffer | Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _, { sheetIndex }) => (sheetIndex === 0 ? withStyles(xml, row) : xml),
      },
    },
  },
});

const withStyles = (xml: string, row: number): string =>
  xml.replace(/<col min="(\d+)"/g, (column, place) => {
    const cell = getCellAddress(row, Number(place) - 1);
    const style = new RegExp(`<c r="${cell}" s="(\\d+)"`).exec(xml)?.[1];
    return style === undefined ? column : `${column} style="${style}"`;
  });
