import { buffer } from 'node:stream/consumers';
import type { Language } from '@emanet/contract/shared/primitives';
import type { SingleSession } from '@emanet/contract/training/sessions';
import { dayInWords } from '../../../platform/day-in-words.ts';
import { newPdf, numberPages, type PdfDocument } from '../../../platform/pdf/pdf.ts';

const MARGIN = 56;
const ROW = 30;
/** Lines for those who come without being on the list. */
const EMPTY_ROWS = 4;
const INK = '#1f1e1b';
const SOFT = '#47443e';
const LINE = '#8b867d';

const WORDS = {
  tr: {
    title: 'Eğitim katılım ve imza föyü',
    law: '6698 sayılı Kişisel Verilerin Korunması Kanunu farkındalık eğitimi',
    konu: 'Konu',
    yer: 'Yer',
    tarih: 'Tarih',
    sure: 'Süre',
    minutes: (count: number) => `${count} dakika`,
    egitmen: 'Eğitmen',
    heads: ['No', 'Ad soyad', 'Departman', 'İmza'],
    instructor: 'Eğitmenin imzası',
    notice:
      'Katılım bilgileriniz, eğitimin verildiğini belgelemek amacıyla işlenir (6698 sayılı Kanun m. 12/1 ve m. 5/2-ç).',
  },
  en: {
    title: 'Training attendance sheet',
    law: 'Awareness training on the Turkish Personal Data Protection Law (No. 6698)',
    konu: 'Topic',
    yer: 'Place',
    tarih: 'Date',
    sure: 'Length',
    minutes: (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
    egitmen: 'Instructor',
    heads: ['No.', 'Name', 'Department', 'Signature'],
    instructor: 'Signature of the instructor',
    notice:
      'Your attendance is recorded as evidence that the training was given (Law No. 6698, Art. 12(1) and Art. 5(2)(ç)).',
  },
} as const satisfies Record<Language, object>;

type Shown = Readonly<{ session: SingleSession; company: string; lang: Language }>;

/** The list of a session to be signed in the room, A4 upright. */
export async function sheetPdf({ session, company, lang }: Shown): Promise<Buffer> {
  const words = WORDS[lang];
  const margins = { top: MARGIN, bottom: MARGIN + 24, left: MARGIN, right: MARGIN };
  const doc = newPdf({ title: `${words.title}: ${session.konu}`, lang }, { margins });
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
  text('H1', 'bold', 18, words.title);
  text('P', 'regular', 10, words.law, SOFT);
  doc.moveDown(0.6);
  for (const [name, value] of [
    [words.konu, session.konu],
    [words.yer, session.yer],
    [words.tarih, dayInWords(session.tarih, lang)],
    [words.sure, words.minutes(session.dakika)],
    [words.egitmen, session.egitmen],
  ])
    text('P', 'regular', 10.5, `${name}: ${value}`);
  doc.moveDown(0.8);
  table(doc, root, session, words.heads);
  doc.moveDown(1);
  text('P', 'regular', 9, words.notice, SOFT);
  doc.moveDown(1);
  text('P', 'bold', 10, `${words.instructor}: ${session.egitmen}`);
  root.end();
  numberPages(doc, `${company} · ${session.konu}`);
  doc.end();
  return content;
}

/** Rows with room for a signature; the heads stand on every page. */
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
