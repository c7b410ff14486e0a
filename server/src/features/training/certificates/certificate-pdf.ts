import { buffer } from 'node:stream/consumers';
import type { Language } from '@emanet/contract/shared/primitives';
import { create } from 'qrcode';
import { newPdf, type PdfDocument } from '../../../platform/pdf/pdf.ts';
import type { StoredCertificate } from '../page-queries.ts';

const LEFT = 56;
const BAND = 12;
const QR = 68;
const NAME = { most: 52, least: 34 } as const;
const MOST_CHAPTERS = 8;
const COLORS = { ink: '#1f1e1b', soft: '#47443e', brand: '#17686f', line: '#d8d4cd' } as const;

const TEXTS = {
  tr: {
    title: 'Katılım sertifikası',
    program: 'Kişisel Verilerin Korunması Farkındalık Programı',
    number: 'Sertifika no',
    done: (chapters: number) =>
      chapters > 0
        ? `6698 sayılı Kişisel Verilerin Korunması Kanunu farkındalık eğitiminin ${chapters} bölümünü bütünüyle izlemiş ve değerlendirme sorularını başarıyla cevaplamıştır.`
        : '6698 sayılı Kişisel Verilerin Korunması Kanunu farkındalık eğitiminin değerlendirme sorularını başarıyla cevaplamıştır.',
    attended: (place: string, tested: boolean) =>
      `6698 sayılı Kişisel Verilerin Korunması Kanunu farkındalık eğitiminin yüz yüze oturumuna katılmıştır${tested ? ' ve değerlendirme sorularını başarıyla cevaplamıştır' : ''}. Oturumun yeri: ${place}.`,
    topic: 'Konu',
    instructor: 'Eğitmen',
    length: 'Oturum süresi',
    chapter: 'Bölüm',
    finished: 'Tamamlama',
    watched: 'İzlenen süre',
    minutes: (n: number) => `${n} dakika`,
    questions: 'Sorular',
    right: (right: number, all: number) => `${all} soruda ${right} doğru`,
    valid: 'Geçerlilik',
    verify: 'Doğrulamak için',
    foot: 'Bu belge Emanet’te elektronik olarak düzenlenmiştir. Numarasıyla doğrulanır.',
    locale: 'tr-TR',
  },
  en: {
    title: 'Certificate of participation',
    program: 'Personal Data Protection Awareness Programme',
    number: 'Certificate no.',
    done: (chapters: number) =>
      chapters > 0
        ? `has watched all ${chapters} chapters of the awareness training on the Turkish Personal Data Protection Law (No. 6698) and has passed the assessment.`
        : 'has passed the assessment of the awareness training on the Turkish Personal Data Protection Law (No. 6698).',
    attended: (place: string, tested: boolean) =>
      `has attended a classroom session of the awareness training on the Turkish Personal Data Protection Law (No. 6698)${tested ? ' and has passed the assessment' : ''}. Place of the session: ${place}.`,
    topic: 'Topic',
    instructor: 'Instructor',
    length: 'Length of the session',
    chapter: 'Chapter',
    finished: 'Completed on',
    watched: 'Viewing time',
    minutes: (n: number) => `${n} ${n === 1 ? 'minute' : 'minutes'}`,
    questions: 'Questions',
    right: (right: number, all: number) => `${right} of ${all} correct`,
    valid: 'Valid until',
    verify: 'Verify at',
    foot: 'This document was issued electronically in Emanet. Verify by its number.',
    locale: 'en-GB',
  },
} as const satisfies Record<Language, object>;

/** `logo`: the bytes of a PNG or JPEG. `base`: where the product is reached. */
type Shown = Readonly<{
  certificate: StoredCertificate;
  lang: Language;
  base: string;
  logo?: Buffer | undefined;
}>;

/** The certificate as one page, A4 across. */
export async function certificatePdf({ certificate, lang, base, logo }: Shown): Promise<Buffer> {
  const words = TEXTS[lang];
  const { fullname, no } = certificate;
  const margins = { top: 40, bottom: 20, left: LEFT, right: LEFT };
  const doc = newPdf({ title: `${words.title} ${no}`, lang }, { margins, landscape: true });
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
  tag('P', 'regular', 10.5, COLORS.soft, words.program, besideLogo, 70);
  const corner = { width: 160, align: 'right' } as const;
  tag('P', 'regular', 9.5, COLORS.soft, words.number, right - 160, 50, corner);
  tag('P', 'bold', 14, COLORS.ink, no, right - 160, 64, corner);

  tag('P', 'bold', 12, COLORS.brand, words.title, LEFT, 148);
  tag('H1', 'bold', nameSize(doc, fullname, right - LEFT), COLORS.ink, fullname, LEFT, 168, {
    width: right - LEFT,
    height: 110,
    ellipsis: true,
  });
  const { oturum, soru_sayisi } = certificate;
  const done = oturum
    ? words.attended(oturum.yer, soru_sayisi > 0)
    : words.done(certificate.bolumler.length);
  tag('P', 'regular', 13, COLORS.soft, done, LEFT, doc.y + 8, { width: 600, lineGap: 4 });
  if (oturum) {
    const about = `${words.topic}: ${oturum.konu}\n${words.instructor}: ${oturum.egitmen}`;
    tag('P', 'regular', 11.5, COLORS.ink, about, LEFT, doc.y + 10, { width: 600, lineGap: 4 });
  } else chapters(doc, tag, artifact, certificate.bolumler, words.chapter);

  artifact(() => doc.moveTo(LEFT, 446).lineTo(right, 446).lineWidth(1).stroke(COLORS.line));
  const day = (value: string) =>
    new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${value}T12:00:00Z`),
    );
  const facts: [string, string][] = [
    [words.finished, day(certificate.tarih)],
    ...(certificate.saniye > 0 && !oturum
      ? [
          [words.watched, words.minutes(Math.max(1, Math.round(certificate.saniye / 60)))] as [
            string,
            string,
          ],
        ]
      : []),
    ...(oturum ? [[words.length, words.minutes(oturum.dakika)] as [string, string]] : []),
    ...(soru_sayisi > 0
      ? [[words.questions, words.right(certificate.dogru, soru_sayisi)] as [string, string]]
      : []),
    [words.valid, day(certificate.gecerlilik)],
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
  tag('P', 'regular', 9.5, COLORS.soft, words.verify, right - QR - 162, 478, beside);
  const shown = `${address.host}\n/egitim/dogrula`;
  tag('P', 'bold', 9.5, COLORS.ink, shown, right - QR - 162, 492, beside);
  tag('P', 'regular', 8.5, COLORS.soft, words.foot, LEFT, 550);
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

/** Text that is read out, and drawing that is not. */
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

/** A long name is written smaller before it takes a second line. */
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
