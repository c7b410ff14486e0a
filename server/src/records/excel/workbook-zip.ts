import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { fixedParts, sheetPart } from './workbook-parts.ts';
import type { SheetOfCompany, Workbook } from './workbook.ts';

/** An .xlsx, made while it is read: no more than a piece of a part is in memory. */
export function zipOf(sheets: readonly (Workbook & SheetOfCompany)[]): NodeJS.ReadableStream {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(fixedParts(sheets)))
    zip.addBuffer(Buffer.from(text), name);
  for (const [place, sheet] of sheets.entries())
    zip.addReadStreamLazy(`xl/worksheets/sheet${place + 1}.xml`, (take) => {
      take(null, Readable.from(sheetPart(sheet), { objectMode: false }));
    });
  zip.end();
  return zip.outputStream;
}
