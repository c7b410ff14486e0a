import type { EvidenceSection } from '@emanet/contract/evidence';
import type { Language } from '@emanet/contract/shared/primitives';
import type { RawBuilder } from 'kysely';
import { Readable } from 'node:stream';
import type { JobActor } from '../../platform/access/actor.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { keptKey } from '../../platform/files/rows.ts';
import { makePdf, type PdfBlock } from '../../platform/pdf/pdf.ts';
import type { Services } from '../../platform/services.ts';
import { dayText } from '../excel/cells.ts';
import { streamWorkbook, type CellValue, type Workbook } from '../excel/workbook.ts';
import type { Compare } from '../write/judge.ts';

/** One file of an evidence file. `stored`: it is the bytes of this row of `dosyalar`. */
export type Paper = Readonly<{
  name: string;
  content: Readable;
  /** Bytes that are compressed already gain nothing. */
  compress: boolean;
  stored?: string;
}>;

/** The company at an instant, in a language: every part is made of it. */
export type EvidenceOf = Readonly<{
  services: Services;
  /** Reads the end of the day where there is one, and the chosen departments alone. */
  scope: CompanyScope<JobActor>;
  company: string;
  lang: Language;
  /** The instant whose state is shown: the end of the day, or that of the making. */
  instant: string;
  /** Are names of people printed in full? */
  open: boolean;
  compare: Compare;
  /** Tells of a file that the store has lost. */
  lost: (id: string) => void;
}>;

/** A part of an evidence file. */
export type EvidencePart = Readonly<{
  section: EvidenceSection;
  /** Counts its records in the scope, for the screen and the cover. */
  count: (scope: CompanyScope) => RawBuilder<number>;
  papers: (of: EvidenceOf) => AsyncGenerator<Paper>;
}>;

const inName = (name: string): string =>
  name
    .replace(/[/\\:*?"<>|\p{Cc}]/gu, ' ')
    .trim()
    .slice(0, 120);

const ofBytes = (bytes: Buffer): Readable => Readable.from([bytes], { objectMode: false });

/** A paper that is in memory. */
export const paperOf = (name: string, bytes: Buffer, compress = false): Paper => ({
  name: inName(name.slice(0, name.lastIndexOf('.'))) + name.slice(name.lastIndexOf('.')),
  content: ofBytes(bytes),
  compress,
});

/** Records on one PDF: more would hold the thread too long. */
const PDF_RECORDS = 60;
/** A sheet of so many columns is printed as a table; a wider one as a list of its answers. */
const TABLE_COLUMNS = 8;

const cellText = (cell: CellValue): string => {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ');
  return typeof cell === 'object' ? dayText(cell.day) : String(cell);
};

/** A record as its name and the answers that it has. */
function recordBlocks({ titles, pinned = 1 }: Workbook, cells: readonly CellValue[]): PdfBlock[] {
  const texts = cells.map(cellText);
  const name = texts[Math.max(0, pinned - 1)] ?? '';
  const facts = titles.flatMap((title, at) => {
    const value = texts[at] ?? '';
    return value === '' ? [] : [[title, value] as const];
  });
  return [{ heading: name || (texts[0] ?? '') }, { facts }];
}

/** A sheet as PDF files of at most some records each, read row by row. */
export async function* pdfsOf(
  of: Pick<EvidenceOf, 'lang' | 'company' | 'instant'>,
  name: string,
  book: Workbook,
): AsyncGenerator<Paper> {
  let rows: (readonly CellValue[])[] = [];
  let part = 0;
  const isTable = book.titles.length <= TABLE_COLUMNS;
  const file = async (isLast: boolean) => {
    part += 1;
    const title = isLast && part === 1 ? name : `${name} (${part})`;
    const blocks: PdfBlock[] = isTable
      ? [{ table: { head: book.titles, rows: rows.map((row) => row.map(cellText)) } }]
      : rows.flatMap((row) => recordBlocks(book, row));
    rows = [];
    const { lang, company, instant } = of;
    const text = { title, lang, foot: `${company} · ${title}`, blocks, dense: true };
    return paperOf(`${title}.pdf`, await makePdf({ ...text, made: new Date(instant) }));
  };
  for await (const row of book.rows) {
    if (rows.length === PDF_RECORDS) yield await file(false);
    rows.push(row);
  }
  yield await file(true);
}

/** A list as a workbook and as PDF; `read` is called for each, since rows are read while they are written. */
export async function* listPapers(
  of: EvidenceOf,
  name: string,
  read: () => Promise<Workbook> | Workbook,
): AsyncGenerator<Paper> {
  const sheet = await read();
  yield {
    name: `${inName(name)}.xlsx`,
    content: streamWorkbook(of.company, sheet),
    compress: false,
  };
  yield* pdfsOf(of, name, await read());
}

/** Bytes of an uploaded file; none when the store has lost them, which the description tells. */
export async function* storedPaper(
  { services, scope, lost }: EvidenceOf,
  { id, name }: Readonly<{ id: string; name: string }>,
): AsyncGenerator<Paper> {
  const content = await services.files
    .read(keptKey(scope.company_id, id))
    .catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
      throw error;
    });
  if (!content) return void lost(id);
  const end = name.lastIndexOf('.');
  const plain = end > 0 ? `${inName(name.slice(0, end))}${inName(name.slice(end))}` : inName(name);
  yield { name: `${id.slice(0, 8)} ${plain}`, content, compress: false, stored: id };
}

/** A name as its first letters: “A*** Y***”. */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ');

/** An address of mail with its first letter and its domain. */
export const maskedAddress = (address: string): string =>
  address.includes('@')
    ? `${[...address][0] ?? ''}***@${address.slice(address.lastIndexOf('@') + 1)}`
    : maskedName(address);
