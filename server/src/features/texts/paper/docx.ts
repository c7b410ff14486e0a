import { dayOf } from '@emanet/contract/shared/time/today';
import type { Rendered } from '@emanet/contract/texts/model';
import {
  BorderStyle,
  Document,
  Footer,
  Header,
  ImageRun,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type IStylesOptions,
} from 'docx';
import { imageSize } from 'image-size';
import { dayInWords } from '../../../platform/day-in-words.ts';
import type { Brand } from '../../../records/company/brand.ts';
import { directionsOf } from '../../../platform/pdf/runs.ts';
import type { PdfTable } from '../../../platform/pdf/table.ts';
import { EDITION, paragraphsOf, tableOf, type Edition } from './pdf.ts';

const LOCALES = { tr: 'tr-TR', en: 'en-GB' } as const;
const FAINT = '5C5F66';
const RULE = { style: BorderStyle.SINGLE, size: 4, color: 'BAB5AC' };
/** Pages and spaces are twentieths of a point, A4. */
const PAGE = { width: 11_906, height: 16_838 } as const;
const MARGIN = 1304;
const TEXT_WIDTH = PAGE.width - 2 * MARGIN;
const FACT_WIDTHS = [2400, TEXT_WIDTH - 2400] as const;
/** Most pixels of a logo: as large as in the PDF. */
const LOGO = { width: 213, height: 53 } as const;
const LISTS = [
  ['bullets', LevelFormat.BULLET, '•'],
  ['numbers', LevelFormat.DECIMAL, '%1.'],
] as const;

/** XML 1.0 has no control characters but these. */
const printable = (text: string): string =>
  [...text].filter((letter) => letter >= ' ' || '\t\n\r'.includes(letter)).join('');

/** Typefaces for scripts that Calibri lacks; a program that has none of them chooses by script. */
const FONTS = {
  ...{ ascii: 'Calibri', hAnsi: 'Calibri' },
  ...{ cs: 'Arial', eastAsia: 'Microsoft YaHei' },
} as const;

/** Runs of a text: Word takes direction, size and font of Arabic or Hebrew from the run's own marks. */
const runsOf = (
  text: string,
  look: Readonly<{ bold?: boolean; size?: number; color?: string }> = {},
): TextRun[] =>
  directionsOf(printable(text)).map(({ text: own, right }) =>
    right
      ? new TextRun({
          ...look,
          text: own,
          rightToLeft: true,
          boldComplexScript: look.bold ?? false,
        })
      : new TextRun({ ...look, text: own }),
  );

const line = (text: string, style: string, keepNext = false): Paragraph =>
  new Paragraph({ style, keepNext, children: runsOf(text) });

/** Sizes are half points. */
function stylesOf(lang: Edition['lang'], { color }: Brand): IStylesOptions {
  const tone = color && { color: color.slice(1).toUpperCase() };
  const base = { basedOn: 'Normal', next: 'Normal', quickFormat: true };
  return {
    default: {
      document: {
        run: { font: FONTS, size: 22, language: { value: LOCALES[lang] } },
        paragraph: { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
      },
      title: {
        ...base,
        run: { bold: true, size: 36, ...tone },
        paragraph: { spacing: { after: 80 } },
      },
      heading1: {
        ...base,
        run: { bold: true, size: 26, ...tone },
        paragraph: { keepNext: true, spacing: { before: 280, after: 80 } },
      },
    },
    paragraphStyles: [
      { ...base, id: 'Small', name: 'Small', run: { color: FAINT, size: 18 } },
      {
        ...base,
        ...{ id: 'Cell', name: 'Cell', run: { size: 16 } },
        paragraph: { spacing: { after: 0, line: 240, lineRule: LineRuleType.AUTO } },
      },
      {
        ...base,
        ...{ id: 'Footer', name: 'footer', run: { color: FAINT, size: 15 } },
        paragraph: { spacing: { after: 0, line: 240, lineRule: LineRuleType.AUTO } },
      },
    ],
  };
}

/** Logo and name of the company, above a line. */
function letterhead(company: string, { logo }: Brand): Header {
  const children = runsOf(company, { bold: true, size: 18, color: FAINT });
  const border = { bottom: { ...RULE, space: 6 } };
  const head = [new Paragraph({ children, border, spacing: { after: 240 } })];
  if (logo) {
    const { width, height, type } = imageSize(logo);
    const scale = Math.min(LOGO.width / width, LOGO.height / height);
    const picture = new ImageRun({
      type: type === 'png' ? 'png' : 'jpg',
      data: logo,
      transformation: { width: width * scale, height: height * scale },
      altText: { name: 'Logo', description: company },
    });
    head.unshift(new Paragraph({ children: [picture], spacing: { after: 60 } }));
  }
  return new Header({ children: head });
}

/** Footer: name of the paper, version and page. */
const foot = (name: string, version: string): Footer =>
  new Footer({
    children: [
      new Paragraph({
        style: 'Footer',
        border: { top: { ...RULE, space: 6 } },
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
        children: [
          ...runsOf(name),
          new TextRun({ children: ['\t', PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
      line(version, 'Footer'),
    ],
  });

/** Running text and lists of a section; each list starts its numbers again. */
const sectionOf = (section: Rendered['bolumler'][number], place: number): (Paragraph | Table)[] => [
  line(`${place + 1}. ${section.baslik}`, 'Heading1'),
  ...paragraphsOf(section).flatMap<Paragraph | Table>(
    ({ tablo, madde, sirali, kalin, lines, sentences }, at) => {
      if (tablo) return [gridTable(tableOf(sentences))];
      if (!madde) {
        return [new Paragraph({ children: runsOf(lines.join(' '), { bold: kalin }) })];
      }
      const list = { reference: sirali ? 'numbers' : 'bullets', level: 0 };
      const numbering = { ...list, instance: place * 1000 + at };
      return lines.map((text) => new Paragraph({ children: runsOf(text), numbering }));
    },
  ),
];

/** A table of sentences: its headings stand again on every page, and a row may go on over pages. */
function gridTable({ head, rows }: PdfTable): Table {
  const width = Math.floor(TEXT_WIDTH / head.length);
  const cellOf = (text: string, bold: boolean) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      margins: { top: 40, bottom: 40, left: 80, right: 80 },
      children: text
        .split('\n')
        .map((one) => new Paragraph({ style: 'Cell', children: runsOf(one, { bold }) })),
    });
  return new Table({
    columnWidths: head.map(() => width),
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    borders: {
      ...{ top: RULE, bottom: RULE, left: RULE, right: RULE },
      ...{ insideHorizontal: RULE, insideVertical: RULE },
    },
    rows: [
      new TableRow({ tableHeader: true, children: head.map((one) => cellOf(one, true)) }),
      ...rows.map((cells) => new TableRow({ children: cells.map((one) => cellOf(one, false)) })),
    ],
  });
}

/** On one page: each row stays with the next. */
const factsOf = (facts: readonly (readonly [question: string, answer: string])[]): Table =>
  new Table({
    columnWidths: FACT_WIDTHS,
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    borders: {
      ...{ top: RULE, bottom: RULE, left: RULE, right: RULE },
      ...{ insideHorizontal: RULE, insideVertical: RULE },
    },
    rows: facts.map((fact, row) => {
      const children = FACT_WIDTHS.map(
        (size, at) =>
          new TableCell({
            width: { size, type: WidthType.DXA },
            margins: { top: 60, bottom: 60, left: 100, right: 100 },
            children: [line(fact[at] ?? '', 'Small', row < facts.length - 1)],
          }),
      );
      return new TableRow({ cantSplit: true, children });
    }),
  });

/** The same text as a Word document, for editing or signing; version 0 is a draft. */
export function docxOf(rendered: Rendered, edition: Edition, brand: Brand): Promise<Buffer> {
  const { lang, sira, ozet, tarih, adres, acik } = edition;
  const words = EDITION[lang];
  const title = printable(rendered.baslik);
  const company = printable(edition.sirket);
  const day = dayInWords(dayOf(tarih), lang);
  const version = sira > 0 ? words.version(sira, day) : words.draft;
  const digest = sira > 0 ? [[words.digest, ozet] as const] : [];
  const footer = foot(
    `${company} · ${title}`,
    [version, ...digest.map((fact) => fact.join(': '))].join(' · '),
  );
  const document = new Document({
    ...{ title, creator: company, lastModifiedBy: company, subject: version },
    customProperties: digest.map(() => ({ name: 'SHA-256', value: ozet })),
    styles: stylesOf(lang, brand),
    numbering: {
      config: LISTS.map(([reference, format, text]) => {
        const paragraph = { indent: { left: 426, hanging: 284 }, spacing: { after: 60 } };
        return { reference, levels: [{ level: 0, format, text, style: { paragraph } }] };
      }),
    },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: PAGE,
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        headers: { first: letterhead(company, brand) },
        footers: { first: footer, default: footer },
        children: [
          line(title, 'Title'),
          line(version, 'Small'),
          ...rendered.bolumler.flatMap(sectionOf),
          line('', 'Small'),
          factsOf([
            [words.company, company],
            [words.edition, version],
            ...(acik && sira > 0 ? [[words.address, adres] as const] : []),
            ...digest,
          ]),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
