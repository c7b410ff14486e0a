import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serverText } from '@emanet/contract/locales/server-texts';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import PDFDocument from 'pdfkit';
import { charactersOf, CODE } from './characters.ts';
import { drawTable, type PdfTable } from './table.ts';
import { facesBeside, writeInScripts } from './typefaces.ts';

/**
 * Tables of contextual forms and kerning. The library reads them again for every file, which costs five times
 * as much as all the rest, and Turkish and English need none of them.
 */
const LEFT_OUT = new Set(['GSUB', 'GPOS', 'GDEF']);
const HEADER = 12;
const RECORD = 16;

/** The bytes of a TrueType font without these tables. */
function plainFont(font: Buffer): Buffer {
  const count = font.readUInt16BE(4);
  const records = Array.from({ length: count }, (_, at) =>
    font.subarray(HEADER + at * RECORD, HEADER + (at + 1) * RECORD),
  ).filter((record) => !LEFT_OUT.has(record.toString('latin1', 0, 4)));
  const header = Buffer.from(font.subarray(0, HEADER));
  header.writeUInt16BE(records.length, 4);
  // Offsets count from the beginning of the file, so the tables stay where they are.
  const gap = Buffer.alloc((count - records.length) * RECORD);
  const tables = font.subarray(HEADER + count * RECORD);
  return Buffer.concat([header, ...records, gap, tables]);
}

/** One piece of a text, in reading order; `facts`: questions with their answers. */
export type PdfBlock = Readonly<
  | { heading: string }
  | { text: string; bold?: boolean; small?: boolean }
  | { list: readonly string[]; numbered?: boolean; small?: boolean }
  | { table: PdfTable }
  | { facts: readonly (readonly [question: string, answer: string])[] }
>;

/** `foot`: a line at the end of every page, with its number. */
export type PdfText = Readonly<{
  title: string;
  lang: Language;
  foot: string;
  blocks: readonly PdfBlock[];
  /** PNG or JPEG above the title, or in the letterhead. */
  logo?: Buffer;
  /** A letter has its sender above instead of a title. */
  letterhead?: Readonly<{ name: string; address: string | null; beside: readonly string[] }>;
  /** Smaller type and margins, for a paper with tables. */
  dense?: boolean;
  /** Colour of title and headings: `#1f5f66`. */
  color?: string;
  /** When it counts as made; the same text of the same instant gives the same bytes. */
  made?: Date;
}>;

/** The whole of Inter: each file gets a subset of it, with every Turkish letter. */
const fontFile = (name: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}.ttf`)));
const WHOLE = {
  regular: fontFile('400Regular/Inter_400Regular'),
  bold: fontFile('600SemiBold/Inter_600SemiBold'),
} as const;
const FONTS = { regular: plainFont(WHOLE.regular), bold: plainFont(WHOLE.bold) } as const;
/** Both styles have the same characters. */
export const OWN_CHARACTERS = charactersOf(WHOLE.regular);

const BY_NUMBER: Sentence = serverText('pdf.byNumber');

const MARGIN = 64;
const SIZES = { title: 20, heading: 13, text: 10.5, small: 9, table: 8.5, foot: 8 } as const;
/** Sizes and margins of a paper whose table has to be taken in at a glance. */
const DENSE = {
  title: 15,
  heading: 10.5,
  text: 8.5,
  small: 6.75,
  table: 7,
  foot: 7,
  margin: 36,
} as const;
/** Blocks that are drawn before others have their turn. */
const BLOCKS_IN_TURN = 16;
/** Room for a heading and some lines below it. */
const ROOM_BELOW_HEADING = 96;
const INK = '#1a1b1e';
const FAINT = '#5c5f66';
const RULE = '#bab5ac';
const LOGO = { width: 160, height: 40 } as const;
const LETTERHEAD = { name: 12, rest: 9, logo: 34, gap: 10 } as const;
const LOCALES = { tr: 'tr-TR', en: 'en-GB' } as const;

export type PdfDocument = InstanceType<typeof PDFDocument>;

type Page = Readonly<{
  margins: Readonly<Record<'top' | 'bottom' | 'left' | 'right', number>>;
  landscape?: boolean;
}>;

/**
 * An A4 document with the fonts `regular` and `bold`, tagged for screen readers. `texts`: all that it will say,
 * in any form, by which it gets faces of other scripts. `printable` gives a text as it is drawn.
 */
export async function newPdf(
  {
    title,
    lang,
    made,
    texts,
  }: Pick<PdfText, 'title' | 'lang' | 'made'> & Readonly<{ texts: unknown }>,
  { margins, landscape = false }: Page,
): Promise<Readonly<{ doc: PdfDocument; printable: (text: string) => string }>> {
  const faces = await facesBeside(JSON.stringify(texts), { known: OWN_CHARACTERS, ...WHOLE });
  const doc = new PDFDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margins,
    pdfVersion: '1.7',
    // For archives: nothing that a later reader would have to fetch.
    subset: 'PDF/A-2a',
    tagged: true,
    lang: LOCALES[lang],
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Creator: 'Emanet', ...(made && { CreationDate: made }) },
  })
    .registerFont('regular', FONTS.regular)
    .registerFont('bold', FONTS.bold);
  return { doc, printable: writeInScripts(doc, faces, OWN_CHARACTERS) };
}

/** Every text of a document, in no particular order. */
const textsOf = ({ title, foot, blocks, letterhead }: PdfText) => [title, foot, blocks, letterhead];

/**
 * A PDF of headings, paragraphs and lists with its own fonts and a structure that screen readers
 * follow.
 */
export async function makePdf(text: PdfText): Promise<Buffer> {
  const { title, lang, foot, blocks, logo, color = INK, made } = text;
  const sizes = text.dense ? DENSE : SIZES;
  const margin = text.dense ? DENSE.margin : MARGIN;
  const gap = text.dense ? 0.35 : 0.6;
  const margins = { top: margin, bottom: margin + sizes.foot * 3, left: margin, right: margin };
  const texts = textsOf(text);
  const { doc, printable } = await newPdf(
    { title, lang, texts, ...(made && { made }) },
    { margins },
  );
  const content = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const line = (tag: string, font: keyof typeof FONTS, size: number, text: string, indent = 0) =>
    doc.struct(tag, {}, () => {
      doc
        .font(font)
        .fontSize(size)
        .fillColor(tag.startsWith('H') ? color : INK);
      doc.text(text, margin + indent, doc.y, { lineGap: size / 3 });
    });

  const fact = (question: string, answer: string) =>
    doc.struct('P', {}, () => {
      doc.fontSize(sizes.text).fillColor(INK);
      const look = { lineGap: sizes.text / 3, paragraphGap: sizes.text / 3 };
      doc.font('bold').text(`${question}: `, margin, doc.y, { ...look, continued: true });
      doc.font('regular').text(answer, look);
    });

  // The foot of each page shows the company's name, so the logo needs no text.
  if (text.letterhead) root.add(doc.struct('P', {}, () => drawLetterhead(doc, text)));
  else if (logo) {
    doc.markContent('Artifact', { type: 'Layout' });
    doc.image(logo, margin, margin, { fit: [LOGO.width, LOGO.height] });
    doc.endMarkedContent();
    doc.y = margin + LOGO.height + sizes.title;
  }
  if (!text.letterhead) root.add(line('H1', 'bold', sizes.title, title));
  for (const [place, block] of blocks.entries()) {
    // A long paper lets others through.
    if (place % BLOCKS_IN_TURN === BLOCKS_IN_TURN - 1) await setImmediate();
    doc.moveDown(gap);
    if ('heading' in block) {
      // A heading at the foot of a page would stand apart from what it is about.
      if (doc.y > doc.page.height - margin - ROOM_BELOW_HEADING) doc.addPage();
      root.add(line('H2', 'bold', sizes.heading, block.heading));
    } else if ('text' in block)
      root.add(
        line(
          'P',
          block.bold ? 'bold' : 'regular',
          block.small ? sizes.small : sizes.text,
          block.text,
        ),
      );
    else if ('table' in block)
      root.add(
        drawTable(doc, block.table, {
          ...{ left: margin, width: doc.page.width - 2 * margin, size: sizes.table },
          ...{ ink: INK, faint: FAINT, rule: RULE },
        }),
      );
    else if ('facts' in block) block.facts.forEach((one) => root.add(fact(...one)));
    else {
      const items = block.list.map((item, at) => {
        const mark = block.numbered ? `${at + 1}.` : '•';
        return doc.struct('LI', {}, [
          line(
            'LBody',
            'regular',
            block.small ? sizes.small : sizes.text,
            `${mark} ${item}`,
            sizes.text,
          ),
        ]);
      });
      root.add(doc.struct('L', {}, items));
    }
  }
  if (CODE.test(printable(JSON.stringify(texts)))) {
    doc.moveDown(gap);
    root.add(line('P', 'regular', sizes.foot, BY_NUMBER[lang]));
  }
  root.end();
  numberPages(doc, foot, margin);
  doc.end();
  return content;
}

/** Logo, name and address of the sender at the left, number and day at the right, a line below. */
function drawLetterhead(doc: PdfDocument, { letterhead, logo, color = INK }: PdfText): void {
  if (!letterhead) return;
  const { name, address, beside } = letterhead;
  const right = doc.page.width - MARGIN;
  const room = 120;
  let left = MARGIN;
  if (logo) {
    doc.image(logo, MARGIN, MARGIN, { fit: [LOGO.width / 2, LETTERHEAD.logo] });
    left += LOGO.width / 2 + LETTERHEAD.gap;
  }
  const width = right - room - LETTERHEAD.gap - left;
  doc.font('bold').fontSize(LETTERHEAD.name).fillColor(color).text(name, left, MARGIN, { width });
  doc.font('regular').fontSize(LETTERHEAD.rest).fillColor(FAINT);
  if (address) doc.text(address, left, doc.y + 2, { width });
  const below = doc.y;
  doc.text(beside.join('\n'), right - room, MARGIN, { width: room, align: 'right' });
  const rule = Math.max(below, doc.y, MARGIN + (logo ? LETTERHEAD.logo : 0)) + LETTERHEAD.gap;
  doc.moveTo(MARGIN, rule).lineTo(right, rule).lineWidth(0.6).strokeColor(RULE).stroke();
  doc.y = rule + LETTERHEAD.gap;
}

/** Below the text, and for screen readers no part of it. */
export function numberPages(doc: PdfDocument, foot: string, margin = MARGIN): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    const { height, width, margins } = doc.page;
    // Text below the margin would begin a new page.
    margins.bottom = 0;
    const at = height - margin;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('regular').fontSize(SIZES.foot).fillColor(FAINT);
    doc.text(foot, margin, at, { lineBreak: false });
    const number = `${page - start + 1} / ${count}`;
    doc.text(number, width - margin - doc.widthOfString(number), at, { lineBreak: false });
    doc.endMarkedContent();
  }
}
