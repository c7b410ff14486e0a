import { zipped } from '../zip.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** The two spellings of the standard: the usual one, and the strict one of ISO 29500. */
const SPELLINGS = {
  usual: {
    main: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
    office: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  },
  strict: {
    main: 'http://purl.oclc.org/ooxml/spreadsheetml/main',
    office: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
  },
} as const;

type Written = Readonly<{
  /** Rows between `<sheetData>` and its end. */
  rows: string;
  /** `<si>` elements. */
  strings?: string;
  /** Formats of the cell styles 0, 1, … */
  formats?: readonly string[];
  spelling?: keyof typeof SPELLINGS;
  /** Where the sheet is, as the workbook's relations say it. */
  target?: string;
  dates1904?: boolean;
}>;

/** An .xlsx as other programs than ours write it. */
export function workbookBy(written: Written): Buffer {
  const { rows, strings = '', formats = ['General'], target = 'worksheets/sheet1.xml' } = written;
  const { main, office } = SPELLINGS[written.spelling ?? 'usual'];
  const relation = (id: number, kind: string, to: string) =>
    `<Relationship Id="rId${id}" Type="${office}/${kind}" Target="${to}"/>`;
  const relations = (all: string) =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all}</Relationships>`;
  const ids = formats.map((format, place) => ({ id: 164 + place, format }));
  const file = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  return zipped([
    ['[Content_Types].xml', `${HEAD}<Types xmlns="${PACKAGE}/content-types"/>`],
    ['_rels/.rels', relations(relation(1, 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${written.dates1904 ? ' date1904="1"' : ''}/>` +
        `<sheets><sheet name="Varlık listesi" sheetId="7" r:id="rId3"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        relation(1, 'styles', 'styles.xml') +
          relation(2, 'sharedStrings', 'sharedStrings.xml') +
          relation(3, 'worksheet', target),
      ),
    ],
    [
      'xl/styles.xml',
      `${HEAD}<styleSheet xmlns="${main}"><numFmts>` +
        ids.map(({ id, format }) => `<numFmt numFmtId="${id}" formatCode="${format}"/>`).join('') +
        `</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>` +
        ids.map(({ id }) => `<xf numFmtId="${id}" xfId="0"/>`).join('') +
        `</cellXfs></styleSheet>`,
    ],
    ['xl/sharedStrings.xml', `${HEAD}<sst xmlns="${main}">${strings}</sst>`],
    [file, `${HEAD}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`],
  ]);
}
