import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';
import { buffer } from 'node:stream/consumers';
import type { Language } from '@emanet/contract/shared/primitives';
import type { SingleSession } from '@emanet/contract/training/sessions';
import { dayInWords } from '../../../platform/day-in-words.ts';
import { speaker } from '../../../platform/mail/speaker.ts';
import { newPdf, numberPages, type PdfDocument } from '../../../platform/pdf/pdf.ts';

const MARGIN = 56;
const ROW = 30;
/** Lines for people who come without being listed. */
const EMPTY_ROWS = 4;
const INK = '#1f1e1b';
const SOFT = '#47443e';
const LINE = '#8b867d';

const WORDS = {
  ...serverTexts((all) => all.training.attendance),
  konu: serverText('training.certificate.topic'),
  egitmen: serverText('training.certificate.instructor'),
  minutes: serverText('training.certificate.minutes'),
  minute: serverText('training.certificate.minute'),
  tarih: labelOf('entryLogs.range'),
  headNo: labelOf('fields.no'),
  headName: labelOf('fields.name'),
  headDepartment: labelOf('fields.department'),
};
const HEADS = ['headNo', 'headName', 'headDepartment', 'headSignature'] as const;

type Shown = Readonly<{ session: SingleSession; company: string; lang: Language }>;

/** The list of a session for signatures in the room, A4 portrait. */
export async function sheetPdf({ session, company, lang }: Shown): Promise<Buffer> {
  const say = speaker(WORDS, lang, { count: session.dakika });
  const margins = { top: MARGIN, bottom: MARGIN + 24, left: MARGIN, right: MARGIN };
  const title = `${say('title')}: ${session.konu}`;
  const { doc } = await newPdf({ title, lang, texts: [WORDS, session, company] }, { margins });
  const content = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const text = (tag: string, font: 'regular' | 'bold', size: number, said: string, color = INK) =>
    root.add(
      doc.struct(tag, {}, () => {
        doc.font(font).fontSize(size).fillColor(color);
        doc.text(said, MARGIN, doc.y, { lineGap: size / 4 });
      }),
    );
  text('P', 'bold', 11, company);
  text('H1', 'bold', 18, say('title'));
  text('P', 'regular', 10, say('law'), SOFT);
  doc.moveDown(0.6);
  for (const [name, value] of [
    [say('konu'), session.konu],
    [say('yer'), session.yer],
    [say('tarih'), dayInWords(session.tarih, lang)],
    [say('sure'), say(session.dakika === 1 ? 'minute' : 'minutes')],
    [say('egitmen'), session.egitmen],
  ])
    text('P', 'regular', 10.5, `${name}: ${value}`);
  doc.moveDown(0.8);
  table(
    doc,
    root,
    session,
    HEADS.map((key) => say(key)),
  );
  doc.moveDown(1);
  text('P', 'regular', 9, say('notice'), SOFT);
  doc.moveDown(1);
  text('P', 'bold', 10, `${say('instructor')}: ${session.egitmen}`);
  root.end();
  numberPages(doc, `${company} · ${session.konu}`);
  doc.end();
  return content;
}

/** Rows with room for a signature; every page repeats the heads. */
function table(
  doc: PdfDocument,
  root: PDFKit.PDFStructureElement,
  { kisiler }: SingleSession,
  heads: readonly string[],
): void {
  const width = doc.page.width - 2 * MARGIN;
  const widths = [0.07, 0.38, 0.25, 0.3].map((part) => part * width);
  const shown = doc.struct('Table');
  root.add(shown);
  const line = (cells: readonly string[], head: boolean) => {
    if (doc.y + ROW > doc.page.height - doc.page.margins.bottom) {
      doc.addPage();
      if (!head) line(heads, true);
    }
    const top = doc.y;
    const row = doc.struct('TR');
    shown.add(row);
    let x = MARGIN;
    cells.forEach((said, place) => {
      const wide = widths[place] ?? 0;
      const left = x;
      x += wide;
      doc.markContent('Artifact', { type: 'Layout' });
      doc.rect(left, top, wide, ROW).lineWidth(0.7).stroke(LINE);
      doc.endMarkedContent();
      row.add(
        doc.struct(head ? 'TH' : 'TD', {}, () => {
          doc
            .font(head ? 'bold' : 'regular')
            .fontSize(10)
            .fillColor(INK);
          const box = { width: wide - 10, height: ROW - 8, ellipsis: true };
          doc.text(said, left + 5, top + 9, box);
        }),
      );
    });
    row.end();
    doc.x = MARGIN;
    doc.y = top + ROW;
  };
  line(heads, true);
  const rows = [
    ...kisiler.map(({ fullname, department_name }) => [fullname, department_name ?? '']),
    ...Array.from({ length: EMPTY_ROWS }, () => ['', '']),
  ];
  rows.forEach((cells, place) => line([String(place + 1), ...cells, ''], false));
  shown.end();
}
