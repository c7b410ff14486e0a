import { fail } from '../../../platform/errors.ts';
import type { Archive } from './archive.ts';
import { readXml, type Handlers } from './xml.ts';

/** Most characters that one cell of a sheet can hold. */
export const LONGEST_CELL = 32_767;
const MOST_STRINGS = 1_000_000;

/** How spreadsheets write a character that XML cannot hold, or this very spelling; NUL is none. */
export const unescaped = (text: string): string =>
  text.replace(/_x(?!0000)([\da-f]{4})_/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

/**
 * Gathers the text of `<t>` elements, all runs of a cell together and without readings (`rPh`).
 * `take` returns it and starts again; undefined if it is longer than a cell can be.
 */
export function textGatherer(): Handlers & { take: () => string | undefined } {
  let text = '';
  let inText = false;
  let inReading = false;
  return {
    open: (name) => {
      if (name === 'rPh') inReading = true;
      if (name === 't') inText = !inReading;
    },
    close: (name) => {
      if (name === 'rPh') inReading = false;
      if (name === 't') inText = false;
    },
    text: (piece) => {
      // A character may be written with seven.
      if (inText && text.length <= LONGEST_CELL * 7) text += piece;
    },
    take: () => {
      const whole = unescaped(text);
      text = '';
      return whole.length > LONGEST_CELL ? undefined : whole;
    },
  };
}

/** The texts that cells name by number. */
export async function readStrings(archive: Archive, part: string | undefined) {
  const strings: (string | undefined)[] = [];
  if (part === undefined) return strings;
  const gatherer = textGatherer();
  await readXml(archive.read(part), {
    ...gatherer,
    close: (name) => {
      gatherer.close?.(name);
      if (name === 'si' && strings.push(gatherer.take()) > MOST_STRINGS) fail('SHEET_TOO_MUCH');
    },
  });
  return strings;
}
