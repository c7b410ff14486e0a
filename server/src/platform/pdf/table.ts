import type { PdfDocument } from './pdf.ts';

/** Rows of a table; a cell may have several lines. */
export type PdfTable = Readonly<{ head: readonly string[]; rows: readonly (readonly string[])[] }>;

type Look = Readonly<{
  left: number;
  width: number;
  size: number;
  ink: string;
  faint: string;
  rule: string;
}>;
type Structure = ReturnType<PdfDocument['struct']>;

const PADDING = 3;
/** Space between lines, as a part of their height. */
const LINE = 1.2;
/** The narrowest column, as a part of an equal one. */
const NARROWEST = 0.6;

/** Widths by what the columns hold, so that no column alone makes the rows long. */
function sharesOf({ head, rows }: PdfTable): number[] {
  const lengths = head.map((one, column) =>
    Math.max(
      one.length,
      rows.reduce((sum, row) => sum + (row[column]?.length ?? 0), 0),
    ),
  );
  const total = lengths.reduce((a, b) => a + b, 0);
  const wanted = lengths.map((one) => Math.max(NARROWEST / head.length, one / total));
  const sum = wanted.reduce((a, b) => a + b, 0);
  return wanted.map((one) => one / sum);
}

/** Words of a cell as lines of its column; a word longer than a line is parted. */
function linesOf(doc: PdfDocument, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/ +/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (doc.widthOfString(longer) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const letter of word)
        if (doc.widthOfString(line + letter) <= width) line += letter;
        else {
          lines.push(line);
          line = letter;
        }
    }
    lines.push(line);
  }
  return lines;
}

/**
 * Draws a table whose rows go on over pages, each page with its headings, and returns its structure. A heading
 * row that is drawn again is no content of its own.
 */
export function drawTable(doc: PdfDocument, content: PdfTable, look: Look): Structure {
  const { head, rows } = content;
  const { left, size, ink, faint, rule } = look;
  const widths = sharesOf(content).map((share) => share * look.width);
  const at = widths.map((_, column) => left + widths.slice(0, column).reduce((a, b) => a + b, 0));
  const height = size * LINE;
  const table = doc.struct('Table');
  const bottom = () => doc.page.height - doc.page.margins.bottom;
  const font = (name: 'regular' | 'bold') => doc.font(name).fontSize(size);
  const inner = (column: number) => (widths[column] ?? 0) - 2 * PADDING;
  const line = (y: number) =>
    doc
      .moveTo(left, y)
      .lineTo(left + look.width, y)
      .lineWidth(0.5)
      .strokeColor(rule)
      .stroke();

  font('bold');
  const headLines = head.map((one, column) => linesOf(doc, one, inner(column)));
  const headHeight = Math.max(...headLines.map(({ length }) => length)) * height + 2 * PADDING;
  const put = (lines: readonly string[], column: number, y: number) => {
    const x = (at[column] ?? left) + PADDING;
    lines.forEach((one, place) =>
      doc.text(one, x, y + PADDING + place * height, { lineBreak: false }),
    );
  };
  const drawHead = (structure?: Structure) => {
    const y = doc.y;
    font('bold').fillColor(faint);
    const row = structure && doc.struct('TR');
    headLines.forEach((lines, column) => {
      if (row) {
        const th = doc.struct('TH', { scope: 'Column' } as never);
        th.add(doc.markStructureContent('TH'));
        put(lines, column, y);
        doc.endMarkedContent();
        th.end();
        row.add(th);
      } else {
        doc.markContent('Artifact', { type: 'Layout' });
        put(lines, column, y);
        doc.endMarkedContent();
      }
    });
    if (row) structure.add(row);
    doc.y = y + headHeight;
    line(doc.y);
  };
  const room = () => Math.floor((bottom() - doc.y - 2 * PADDING) / height);

  if (room() < 6) doc.addPage();
  drawHead(table);
  for (const cells of rows) {
    font('regular');
    const all = cells.map((text, column) => linesOf(doc, text, inner(column)));
    const most = Math.max(...all.map(({ length }) => length));
    const row = doc.struct('TR');
    const own = cells.map(() => doc.struct('TD'));
    // A row of a few lines stays whole; a longer one begins where it stands and goes on.
    if (room() < Math.min(most, 4)) {
      doc.addPage();
      drawHead();
    }
    for (let from = 0; from < most;) {
      const count = Math.max(1, Math.min(room(), most - from));
      const y = doc.y;
      font('regular').fillColor(ink);
      own.forEach((td, column) => {
        const lines = (all[column] ?? []).slice(from, from + count);
        if (lines.length === 0) return;
        td.add(doc.markStructureContent('TD'));
        put(lines, column, y);
        doc.endMarkedContent();
      });
      doc.y = y + count * height + 2 * PADDING;
      line(doc.y);
      from += count;
      if (from < most) {
        doc.addPage();
        drawHead();
      }
    }
    own.forEach((td) => {
      td.end();
      row.add(td);
    });
    row.end();
    table.add(row);
  }
  table.end();
  doc.x = left;
  doc.y += PADDING;
  return table;
}
