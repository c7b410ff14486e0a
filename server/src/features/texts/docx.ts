import { buffer } from 'node:stream/consumers';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import type { Rendered } from '@emanet/contract/texts/model';
import { imageSize } from 'image-size';
import { ZipFile } from 'yazl';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { Brand } from '../../records/company/brand.ts';
import { EDITION, paragraphsOf, type Edition } from './pdf.ts';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
export const DOCX_TYPE = `${WORD}.document`;

const LOCALES = { tr: 'tr-TR', en: 'en-GB' } as const;

/** XML 1.0 has no control characters but these. */
const isSign = (letter: string): boolean => letter >= ' ' || '\t\n\r'.includes(letter);

const escaped = (text: string): string =>
  [...text]
    .filter(isSign)
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

type Style = 'Title' | 'Heading1' | 'Normal' | 'ListParagraph' | 'Caption';
const paragraph = (style: Style, text: string, bold = false): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;

const style = (id: Style, name: string, paragraphs: string, run: string): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:pPr>${paragraphs}</w:pPr><w:rPr>${run}</w:rPr></w:style>`;

/** Sizes are half points, spaces twentieths of a point. */
const stylesOf = (lang: keyof typeof LOCALES, { color }: Brand): string => {
  const tone = color ? `<w:color w:val="${color.slice(1).toUpperCase()}"/>` : '';
  return `${HEAD}<w:styles xmlns:w="${W}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/><w:lang w:val="${LOCALES[lang]}"/></w:rPr></w:rPrDefault></w:docDefaults>${[
    style('Normal', 'Normal', '<w:spacing w:after="120" w:line="276" w:lineRule="auto"/>', ''),
    style('Title', 'Title', '<w:spacing w:after="160"/>', `<w:b/>${tone}<w:sz w:val="36"/>`),
    style(
      'Heading1',
      'heading 1',
      '<w:keepNext/><w:spacing w:before="280" w:after="80"/><w:outlineLvl w:val="0"/>',
      `<w:b/>${tone}<w:sz w:val="26"/>`,
    ),
    style(
      'ListParagraph',
      'List Paragraph',
      '<w:spacing w:after="60"/><w:ind w:left="284" w:hanging="284"/>',
      '',
    ),
    style(
      'Caption',
      'caption',
      '<w:spacing w:before="60"/>',
      '<w:color w:val="5C5F66"/><w:sz w:val="18"/>',
    ),
  ].join('')}</w:styles>`;
};

const bodyOf = (rendered: Rendered, { lang, sira, tarih, ozet, sirket }: Edition): string => {
  const words = EDITION[lang];
  const day = dayInWords(todayInTurkey(Date.parse(tarih)), lang);
  const sections = rendered.bolumler.flatMap((section, place) => [
    paragraph('Heading1', `${place + 1}. ${section.baslik}`),
    ...paragraphsOf(section).flatMap(({ madde, sirali, kalin, lines }) =>
      madde
        ? lines.map((line, at) =>
            paragraph('ListParagraph', `${sirali ? `${at + 1}.` : '•'}  ${line}`),
          )
        : [paragraph('Normal', lines.join(' '), kalin)],
    ),
  ]);
  return [
    paragraph('Title', rendered.baslik),
    paragraph('Caption', [sirket, ...(sira > 0 ? [words.version(sira, day)] : [])].join(' · ')),
    ...sections,
    ...(sira > 0 ? [paragraph('Caption', `${words.digest}: ${ozet}`)] : []),
  ].join('');
};

/** English Metric Units, in which Word measures pictures: so many to a point. */
const EMU = 12_700;
const LOGO_POINTS = { width: 160, height: 40 } as const;

/** A paragraph with the logo, as large as fits; its file is the relation `r2`. */
function logoParagraph(logo: Buffer): string {
  const { width, height } = imageSize(logo);
  const scale = Math.min(LOGO_POINTS.width / width, LOGO_POINTS.height / height);
  const size = `cx="${Math.round(width * scale * EMU)}" cy="${Math.round(height * scale * EMU)}"`;
  return `<w:p><w:r><w:drawing><wp:inline xmlns:wp="${DRAWING}/wordprocessingDrawing"><wp:extent ${size}/><wp:docPr id="1" name="Logo" descr=""/><a:graphic xmlns:a="${DRAWING}/main"><a:graphicData uri="${DRAWING}/picture"><pic:pic xmlns:pic="${DRAWING}/picture"><pic:nvPicPr><pic:cNvPr id="1" name="logo.png"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip xmlns:r="${OFFICE}" r:embed="r2"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
}

/** The same text as a Word document: titles, paragraphs and items, to be worked on or signed. */
export function docxOf(rendered: Rendered, edition: Edition, brand: Brand): Promise<Buffer> {
  const { logo } = brand;
  const zip = new ZipFile();
  const put = (name: string, xml: string) => zip.addBuffer(Buffer.from(xml), name);
  put(
    '[Content_Types].xml',
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/></Types>`,
  );
  put(
    '_rels/.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
  );
  put(
    'word/_rels/document.xml.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/styles" Target="styles.xml"/>${logo ? `<Relationship Id="r2" Type="${OFFICE}/image" Target="media/logo.png"/>` : ''}</Relationships>`,
  );
  put('word/styles.xml', stylesOf(edition.lang, brand));
  put(
    'word/document.xml',
    `${HEAD}<w:document xmlns:w="${W}"><w:body>${logo ? logoParagraph(logo) : ''}${bodyOf(rendered, edition)}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1304" w:right="1304" w:bottom="1304" w:left="1304"/></w:sectPr></w:body></w:document>`,
  );
  if (logo) zip.addBuffer(logo, 'word/media/logo.png');
  zip.end();
  return buffer(zip.outputStream);
}
