import type { Archive } from './archive.ts';
import { readXml } from './xml.ts';

/** Formats that every spreadsheet knows by number and that show a day (ECMA-376, 18.8.30). */
const isBuiltInDay = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Spreadsheets take no longer ones. */
const LONGEST_FORMAT = 255;

/** Does a custom format show a day? Quoted, escaped and bracketed text is ignored. */
const isDayFormat = (format: string): boolean =>
  /[dy]/i.test(format.slice(0, LONGEST_FORMAT).replace(/"[^"]*"|\\.|_.|\[[^\]]*\]/g, ''));

/** Numbers of the cell styles that show a number as a day. */
export async function readDayStyles(archive: Archive, part: string | undefined) {
  const days = new Set<number>();
  if (part === undefined) return days;
  const own = new Map<number, boolean>();
  let inCells = false;
  let style = 0;
  await readXml(archive.read(part), {
    open: (name, attribute) => {
      if (name === 'numFmt')
        own.set(Number(attribute('numFmtId')), isDayFormat(attribute('formatCode') ?? ''));
      if (name === 'cellXfs') inCells = true;
      if (name !== 'xf' || !inCells) return;
      const format = Number(attribute('numFmtId') ?? 0);
      if (own.get(format) ?? isBuiltInDay(format)) days.add(style);
      style++;
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return days;
}
