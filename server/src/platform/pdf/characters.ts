/** Signs that the fonts lack, with one of the same meaning that they have. */
const SAME: Readonly<Record<string, string>> = { '☐': '□', '☑': '■', '☒': '■', '✔': '✓', '∕': '/' };

/**
 * Invisible characters: controls of direction, variation selectors, and what joins or parts letters, except in
 * scripts whose letters change their form by it.
 */
const INVISIBLE =
  /(?![\u200C\u200D])[\p{Cf}\uFE00-\uFE0F]|(?<![\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Tamil}]\p{M}*)[\u200C\u200D]/gu;

/** Ranges of a `cmap` subtable of format 4 or 12, which map characters to glyphs. */
function rangesOf(table: Buffer): (readonly [first: number, last: number])[] {
  if (table.readUInt16BE(0) === 12)
    return Array.from({ length: table.readUInt32BE(12) }, (_, at) => [
      table.readUInt32BE(16 + at * 12),
      table.readUInt32BE(20 + at * 12),
    ]);
  if (table.readUInt16BE(0) !== 4) return [];
  const twice = table.readUInt16BE(6);
  return Array.from({ length: twice / 2 }, (_, at) => [
    table.readUInt16BE(16 + twice + at * 2),
    table.readUInt16BE(14 + at * 2),
  ]);
}

/** Every character of a TrueType font. */
export function charactersOf(font: Buffer): ReadonlySet<number> {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + at * 16);
  const cmap = records.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (cmap === undefined) throw new Error('a font without a cmap table has no characters');
  const begin = font.readUInt32BE(cmap + 8);
  const found = new Set<number>();
  for (let at = 0; at < font.readUInt16BE(begin + 2); at++) {
    const offset = begin + font.readUInt32BE(begin + 8 + at * 8);
    for (const [first, last] of rangesOf(font.subarray(offset)))
      for (let code = first; code <= last && code < 0xffff; code++) found.add(code);
  }
  return found;
}

/** Replacement for a character that no font has: its number, so that it never vanishes silently. */
export const CODE = /\[U\+[0-9A-F]{4,6}\]/;
const codeOf = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

type Known = ReadonlySet<number>;
const has = (known: Known, character: string) => known.has(character.codePointAt(0) ?? 0);

/** Characters of a text as they are drawn: ligatures are parted and signs exchanged where the font lacks them. */
const partsOf = (known: Known, text: string): string[] =>
  [...text.normalize('NFC').replace(INVISIBLE, '')].flatMap((one) =>
    has(known, one) || /\s/.test(one) ? [one] : [...(SAME[one] ?? one.normalize('NFKC'))],
  );

/** Characters of a text that need another font than this one. */
export const lackedBy = (known: Known, text: string): ReadonlySet<string> =>
  new Set(partsOf(known, text).filter((one) => !has(known, one) && !/\s/.test(one)));

/** A text in characters of a font and of those beside it; what none of them has is named by its number. */
export const printableIn =
  (known: Known, beside: Known = new Set()) =>
  (text: string): string =>
    partsOf(known, text)
      .map((one) => (has(known, one) || has(beside, one) || /\s/.test(one) ? one : codeOf(one)))
      .join('');
