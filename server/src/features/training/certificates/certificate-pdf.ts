import { serverTexts } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';
import { buffer } from 'node:stream/consumers';
import type { Language } from '@emanet/contract/shared/primitives';
import { create } from 'qrcode';
import { speaker } from '../../../platform/mail/speaker.ts';
import { newPdf, type PdfDocument } from '../../../platform/pdf/pdf.ts';
import type { StoredCertificate } from '../page-queries.ts';

const LEFT = 56;
const BAND = 12;
const QR = 68;
const NAME = { most: 52, least: 34 } as const;
const MOST_CHAPTERS = 8;
const COLORS = { ink: '#1f1e1b', soft: '#47443e', brand: '#17686f', line: '#d8d4cd' } as const;

const TEXTS = {
  ...serverTexts((all) => all.training.certificate),
  number: labelOf('training.page.number'),
};

/** `logo`: the bytes of a PNG or JPEG. `base`: address of the product. */
type Shown = Readonly<{
  certificate: StoredCertificate;
  lang: Language;
  base: string;
  logo?: Buffer | undefined;
}>;

/** The certificate as one page, A4 landscape. */
export async function certificatePdf({ certificate, lang, base, logo }: Shown): Promise<Buffer> {
  const say = speaker(TEXTS, lang);
  const minutes = (count: number) => say(count === 1 ? 'minute' : 'minutes', { count });
  const { fullname, no } = certificate;
  const margins = { top: 40, bottom: 20, left: LEFT, right: LEFT };
  const title = `${say('title')} ${no}`;
  const { doc } = await newPdf(
    { title, lang, texts: [TEXTS, certificate] },
    { margins, landscape: true },
  );
  const content = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const right = doc.page.width - LEFT;
  const { tag, artifact } = drawing(doc, root);

  artifact(() => doc.rect(0, 0, BAND, doc.page.height).fill(COLORS.brand));
  if (logo) artifact(() => doc.image(logo, LEFT, 48, { fit: [38, 38] }));
  const besideLogo = logo ? LEFT + 52 : LEFT;
  const company = { width: right - besideLogo - 170, height: 18, ellipsis: true };
  tag('P', 'bold', 14, COLORS.ink, certificate.company_name, besideLogo, 50, company);
  tag('P', 'regular', 10.5, COLORS.soft, say('program'), besideLogo, 70);
  const corner = { width: 160, align: 'right' } as const;
  tag('P', 'regular', 9.5, COLORS.soft, say('number'), right - 160, 50, corner);
  tag('P', 'bold', 14, COLORS.ink, no, right - 160, 64, corner);

  tag('P', 'bold', 12, COLORS.brand, say('title'), LEFT, 148);
  tag('H1', 'bold', nameSize(doc, fullname, right - LEFT), COLORS.ink, fullname, LEFT, 168, {
    width: right - LEFT,
    height: 110,
    ellipsis: true,
  });
  const { oturum, soru_sayisi } = certificate;
  const chapterCount = certificate.bolumler.length;
  const done = oturum
    ? say(soru_sayisi > 0 ? 'attendedTested' : 'attended', { place: oturum.yer })
    : say(chapterCount > 0 ? 'done' : 'doneAlone', { chapters: chapterCount });
  tag('P', 'regular', 13, COLORS.soft, done, LEFT, doc.y + 8, { width: 600, lineGap: 4 });
  if (oturum) {
    const about = `${say('topic')}: ${oturum.konu}\n${say('instructor')}: ${oturum.egitmen}`;
    tag('P', 'regular', 11.5, COLORS.ink, about, LEFT, doc.y + 10, { width: 600, lineGap: 4 });
  } else chapters(doc, tag, artifact, certificate.bolumler, say('chapter'));

  artifact(() => doc.moveTo(LEFT, 446).lineTo(right, 446).lineWidth(1).stroke(COLORS.line));
  const day = (value: string) =>
    new Intl.DateTimeFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(new Date(`${value}T12:00:00Z`));
  const facts: [string, string][] = [
    [say('finished'), day(certificate.tarih)],
    ...(certificate.saniye > 0 && !oturum
      ? [
          [say('watched'), minutes(Math.max(1, Math.round(certificate.saniye / 60)))] as [
            string,
            string,
          ],
        ]
      : []),
    ...(oturum ? [[say('length'), minutes(oturum.dakika)] as [string, string]] : []),
    ...(soru_sayisi > 0
      ? [
          [say('questions'), say('right', { right: certificate.dogru, all: soru_sayisi })] as [
            string,
            string,
          ],
        ]
      : []),
    [say('valid'), day(certificate.gecerlilik)],
  ];
  facts.forEach(([label, value], place) => {
    const x = LEFT + place * 128;
    tag('P', 'regular', 9.5, COLORS.soft, label, x, 482);
    tag('P', 'bold', 11.5, COLORS.ink, value, x, 497, { width: 124 });
  });
  const address = new URL(`/egitim/dogrula/${no}`, base);
  artifact(() => {
    qrCode(doc, address.href, right - QR, 462);
  });
  const beside = { width: 150, align: 'right' } as const;
  tag('P', 'regular', 9.5, COLORS.soft, say('verify'), right - QR - 162, 478, beside);
  const shown = `${address.host}\n/egitim/dogrula`;
  tag('P', 'bold', 9.5, COLORS.ink, shown, right - QR - 162, 492, beside);
  tag('P', 'regular', 8.5, COLORS.soft, say('foot'), LEFT, 550);
  root.end();
  doc.end();
  return content;
}

type Tag = (
  name: 'H1' | 'P',
  font: 'regular' | 'bold',
  size: number,
  color: string,
  text: string,
  x: number,
  y: number,
  options?: PDFKit.Mixins.TextOptions,
) => void;

/** Tags text to be read out, and drawings to be skipped. */
function drawing(doc: PdfDocument, root: PDFKit.PDFStructureElement) {
  const tag: Tag = (name, font, size, color, text, x, y, options = {}) => {
    root.add(
      doc.struct(name, {}, () => {
        doc.font(font).fontSize(size).fillColor(color).text(text, x, y, options);
      }),
    );
  };
  const artifact = (draw: () => unknown): void => {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  };
  return { tag, artifact };
}

/** A long name gets a smaller size before a second line. */
function nameSize(doc: PdfDocument, name: string, width: number): number {
  let size: number = NAME.most;
  doc.font('bold');
  while (size > NAME.least && doc.fontSize(size).widthOfString(name) > width) size -= 1;
  return size;
}

function chapters(
  doc: PdfDocument,
  tag: Tag,
  artifact: (draw: () => unknown) => void,
  names: readonly string[],
  word: string,
): void {
  const top = Math.max(doc.y + 20, 318);
  names.slice(0, MOST_CHAPTERS).forEach((name, place) => {
    const x = LEFT + (place % 4) * 166;
    const y = top + Math.floor(place / 4) * 60;
    artifact(() =>
      doc
        .moveTo(x, y)
        .lineTo(x + 150, y)
        .lineWidth(1.5)
        .stroke(COLORS.brand),
    );
    tag('P', 'regular', 9.5, COLORS.soft, `${word} ${place + 1}`, x, y + 8);
    const box = { width: 150, height: 28, ellipsis: true };
    tag('P', 'regular', 10, COLORS.ink, name, x, y + 22, box);
  });
}

/** The squares of a QR code, as wide as `QR` with its corner at this place. */
function qrCode(doc: PdfDocument, text: string, x: number, y: number): void {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const step = QR / size;
  data.forEach((dark, place) => {
    if (dark) doc.rect(x + (place % size) * step, y + Math.floor(place / size) * step, step, step);
  });
  doc.fill(COLORS.ink);
}
