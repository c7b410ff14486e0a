import type PDFDocument from 'pdfkit';
import { lackedBy, printableIn } from './characters.ts';
import { fromTheLeft, placesOf, runsOf, type Run } from './runs.ts';
import { facesFor, faceWithSigns, type Face } from './scripts.ts';

type Document = InstanceType<typeof PDFDocument>;
type Options = PDFKit.Mixins.TextOptions & { lineWidth?: number };
type Glyph = Readonly<{ id: number; codePoints: readonly number[]; advanceWidth: number }>;

/** The font in use, of which the library types nothing. */
type Font = {
  ascender: number;
  scale: number;
  widths: number[];
  unicode: (readonly number[])[];
  subset: { glyphs: number[] };
  layoutRun(text: string): { glyphs: Glyph[]; positions: unknown[]; direction: 'ltr' | 'rtl' };
  encode(text: string): [codes: string[], positions: unknown[]];
};
/** The drawing of one line, which the library leaves open to extensions. */
type Inner = Document & {
  _font: Font;
  _fontSize: number;
  _fragment(text: string, x: number, y: number, options: Options): void;
};

/** The weight of the papers' own typeface that is in use. */
type Weight = 'regular' | 'bold';

const WITH_SIGNS = /[^\s\p{M}]\p{M}+/gu;

/** Faces that a paper needs beside its own typeface, by all of its texts. */
export async function facesBeside(
  texts: string,
  own: Readonly<{ known: ReadonlySet<number>; regular: Buffer; bold: Buffer }>,
): Promise<Face[]> {
  const lacked = lackedBy(own.known, texts);
  const signs = (texts.normalize('NFC').match(WITH_SIGNS) ?? []).filter((one) =>
    [...one].every((part) => own.known.has(part.codePointAt(0) ?? 0)),
  );
  return [
    ...(signs.length > 0 ? [await faceWithSigns(new Set(signs), own)] : []),
    ...(lacked.size > 0 ? await facesFor(lacked) : []),
  ];
}

/** A glyph without a letter of its own; readers of a file skip this sign. */
const NO_LETTER = [0x2060];

/** Letters of each glyph. Where shaping moved or split them, they are dealt out in the order of the text. */
function lettersOf(glyphs: readonly Glyph[], text: string, rightToLeft: boolean) {
  const own = glyphs.map(({ codePoints }) => codePoints);
  const letters = [...text].map((one) => one.codePointAt(0) ?? 0);
  const read = rightToLeft ? own.toReversed() : own;
  const kept = own.every(({ length }) => length > 0) && String(read.flat()) === String(letters);
  if (kept) return own;
  const last = glyphs.length - 1;
  const dealt = glyphs.map((_, at) => letters.slice(at, at === last ? undefined : at + 1));
  return (rightToLeft ? dealt.reverse() : dealt).map((some) =>
    some.length > 0 ? some : NO_LETTER,
  );
}

/**
 * Gives a glyph a code for each text that it stands for, so that a copied or searched name is the name. A
 * library's code names the first text alone.
 */
function nameByText(font: Font): void {
  const codes = new Map<string, number>();
  font.encode = (text) => {
    const { glyphs, positions, direction } = font.layoutRun(text);
    const letters = lettersOf(glyphs, text, direction === 'rtl');
    const encoded = glyphs.map((glyph, at) => {
      const own = letters[at] ?? NO_LETTER;
      const key = `${glyph.id} ${own.join()}`;
      // The sign of a missing glyph keeps its own code, by which it is found.
      const code = codes.get(key) ?? (glyph.id === 0 ? 0 : font.subset.glyphs.push(glyph.id) - 1);
      codes.set(key, code);
      font.widths[code] = glyph.advanceWidth * font.scale;
      font.unicode[code] = own;
      return code.toString(16).padStart(4, '0');
    });
    return [encoded, positions];
  };
}

/** Runs from right to left with the spaces between them, since readers of a file take the words of a run together. */
const withSpaces = (runs: readonly Run<Face | undefined>[]): Run<Face | undefined>[] =>
  runs.reduce<Run<Face | undefined>[]>((joined, run) => {
    const [before, space] = joined.slice(-2);
    const between = before?.face && space?.face === undefined && space?.text.trim() === '';
    const alike =
      before?.face === run.face && [before, space].every((one) => one?.level === run.level);
    if (!between || !alike || run.level % 2 === 0) return [...joined, run];
    return [...joined.slice(0, -2), { ...run, text: before.text + space.text + run.text }];
  }, []);

/**
 * Draws what the own typeface lacks in other faces, and runs from right to left where they belong. Runs are
 * written in the order of reading and placed one by one, so that a reader, a search and a copy meet them so.
 */
export function writeInScripts(
  doc: Document,
  faces: readonly Face[],
  known: ReadonlySet<number>,
): (text: string) => string {
  const beside = new Set(faces.flatMap((face) => [...face.known]));
  const printable = printableIn(known, beside);
  // The library types neither its fonts nor the drawing of a line.
  const inner = doc as Inner;
  const text = doc.text.bind(doc);
  // The overloads of `text` differ after the first argument alone, which is all that changes here.
  doc.text = (given: string, ...rest: unknown[]) =>
    Reflect.apply(text, doc, [printable(given), ...rest]) as Document;
  const widthOf = doc.widthOfString.bind(doc);
  if (faces.length === 0) {
    doc.widthOfString = (given, options) => widthOf(printable(given), options);
    return printable;
  }

  for (const { name, regular, bold } of faces)
    doc.registerFont(`${name} regular`, regular).registerFont(`${name} bold`, bold);
  let weight: Weight = 'regular';
  const font = doc.font.bind(doc);
  doc.font = (name: string, ...rest: unknown[]) => {
    if (name === 'regular' || name === 'bold') weight = name;
    return Reflect.apply(font, doc, [name, ...rest]) as Document;
  };
  const named = new WeakSet<Font>();
  /** Does something in the font of a run, with the own one afterwards. */
  const inFace = <T>(face: Face | undefined, act: () => T): T => {
    if (!face) return act();
    const before = inner._font;
    font(`${face.name} ${weight}`);
    if (!named.has(inner._font)) nameByText(inner._font);
    named.add(inner._font);
    const done = act();
    inner._font = before;
    return done;
  };
  const signs = faces.find(({ name }) => name === 'signs');
  const hasAll = (list: ReadonlySet<number>, text: string) =>
    [...text].every((one) => list.has(one.codePointAt(0) ?? 0) || one <= ' ');
  const facesOf = (cluster: string): [text: string, face: Face | undefined][] => {
    if (hasAll(known, cluster)) {
      const joined = signs && [...cluster].length > 1 && hasAll(signs.known, cluster);
      return [[cluster, joined ? signs : undefined]];
    }
    const whole = faces.find((face) => hasAll(face.known, cluster));
    if (whole || [...cluster].length === 1) return [[cluster, whole]];
    return [...cluster].flatMap(facesOf);
  };
  const isOwn = (given: string) => hasAll(known, given) && !(signs && /\p{M}/u.test(given));
  /** Text of a run for the font, which turns letters of Arabic round by itself, and its figures as well. */
  const own = (run: Run<Face | undefined>) => {
    if (!run.face) return fromTheLeft(run);
    const figures = run.level % 2 === 0 && /\p{Script=Arabic}/u.test(run.text);
    return figures ? [...run.text].reverse().join('') : run.text;
  };
  const widthOfRun = (run: Run<Face | undefined>) => inFace(run.face, () => widthOf(own(run)));

  doc.widthOfString = (given, options) => {
    const drawn = printable(given);
    if (isOwn(drawn)) return widthOf(drawn, options);
    return withSpaces(runsOf(drawn, facesOf)).reduce((sum, run) => sum + widthOfRun(run), 0);
  };
  const fragment = inner._fragment.bind(inner);
  inner._fragment = (given, x, y, options) => {
    const line = given.replace(/\n/g, '');
    if (isOwn(line)) {
      fragment(line, x, y, options);
      return;
    }
    const runs = withSpaces(runsOf(line, facesOf));
    const widths = runs.map(widthOfRun);
    const room = options.width ? (options.lineWidth ?? options.width) : 0;
    const total = doc.widthOfString(line.trimEnd());
    const shift = { right: room - total, center: (room - total) / 2 }[String(options.align)] ?? 0;
    const baseline = (-inner._font.ascender / 1000) * inner._fontSize;
    let at = x + (options.width ? shift : 0);
    const left: number[] = [];
    for (const place of placesOf(runs.map(({ level }) => level))) {
      left[place] = at;
      at += widths[place] ?? 0;
    }
    const { align: _align, width: _width, ...rest } = options;
    const look = { ...rest, textWidth: undefined, wordCount: undefined, baseline };
    runs.forEach((run, place) => {
      inFace(run.face, () => {
        fragment(own(run), left[place] ?? x, y, look);
      });
    });
  };
  return printable;
}
