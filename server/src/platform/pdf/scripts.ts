import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { charactersOf } from './characters.ts';

/** A family of static fonts, one file a weight, or of one variable font. */
type Family = Readonly<{ scope: '@fontsource' | '@fontsource-variable'; name: string }>;
const NOTO = [
  ...['hebrew', 'syriac', 'georgian', 'armenian', 'devanagari', 'tamil', 'thai'],
  ...['ethiopic', 'kr', 'sc'],
];
/**
 * Typefaces of the scripts that Inter lacks, in the order in which they are looked through. Arabic is set in
 * Amiri: its letters are whole glyphs, so a copied name keeps them, while Noto draws their dots apart.
 */
const FAMILIES: readonly Family[] = [
  { scope: '@fontsource', name: 'amiri' },
  ...NOTO.map(
    (script) => ({ scope: '@fontsource-variable', name: `noto-sans-${script}` }) as const,
  ),
];
/** Drawn by shaping below a sign that stands alone, between letters that must not join, and between words. */
const OF_SHAPING = '\u25CC\u200C\u200D ';

/** Slices of a package with the ranges of characters in each. */
const slicesOf = z.record(z.string(), z.string());

/** A font of two weights that has only the characters of one paper. */
export type Face = Readonly<{
  name: string;
  known: ReadonlySet<number>;
  regular: Buffer;
  bold: Buffer;
}>;

const fileOf = ({ scope, name }: Family, file: string) =>
  fileURLToPath(import.meta.resolve(`${scope}/${name}/${file}`));

/** Do these ranges, as a style sheet writes them, hold the character? */
const holds = (ranges: string, code: number): boolean =>
  ranges.split(',').some((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16);
  });

/** A font with these letters alone, at one weight, with what joins and places them. */
async function cutOf(font: Buffer, letters: Iterable<string>, weight?: number): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  const written = [...letters].join('');
  // Shaping may want a letter in its parts.
  return subsetFont(font, written + written.normalize('NFD') + OF_SHAPING, {
    targetFormat: 'sfnt',
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
  });
}

/** The two weights of a slice, with these letters alone. */
async function faceOf(family: Family, slice: string, letters: readonly string[]): Promise<Face> {
  const part = `files/${family.name}-${slice.replace(/[[\]]/g, '')}`;
  const name = `${family.name} ${slice}`;
  const [regular, bold] = await (async () => {
    if (family.scope === '@fontsource')
      return Promise.all(
        [400, 700].map(async (weight) =>
          cutOf(await readFile(fileOf(family, `${part}-${weight}-normal.woff2`)), letters),
        ),
      );
    const font = await readFile(fileOf(family, `${part}-wght-normal.woff2`));
    return Promise.all([400, 600].map((weight) => cutOf(font, letters, weight)));
  })();
  if (!regular || !bold) throw new Error(`${name} has two weights`);
  return { name, known: charactersOf(regular), regular, bold };
}

/** Faces for these characters. Packages hold a family in slices; only those that are needed are read. */
export async function facesFor(characters: ReadonlySet<string>): Promise<Face[]> {
  const faces: Face[] = [];
  const left = new Set(characters);
  for (const family of FAMILIES) {
    if (left.size === 0) break;
    const list = await readFile(fileOf(family, 'unicode.json'), 'utf8');
    for (const [slice, ranges] of Object.entries(slicesOf.parse(JSON.parse(list)))) {
      const wanted = [...left].filter((one) => holds(ranges, one.codePointAt(0) ?? 0));
      if (wanted.length === 0) continue;
      const face = await faceOf(family, slice, wanted);
      const found = wanted.filter((one) => face.known.has(one.codePointAt(0) ?? 0));
      if (found.length > 0) faces.push(face);
      for (const one of found) left.delete(one);
    }
  }
  return faces;
}

/** The papers' own typeface with what places signs above and below letters. */
export async function faceWithSigns(
  letters: ReadonlySet<string>,
  own: Readonly<Record<'regular' | 'bold', Buffer>>,
): Promise<Face> {
  const regular = await cutOf(own.regular, letters);
  const bold = await cutOf(own.bold, letters);
  return { name: 'signs', known: charactersOf(regular), regular, bold };
}
