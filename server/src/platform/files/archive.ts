import type { Readable } from 'node:stream';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { AppError, fail } from '../errors.ts';
import type { Content } from './content.ts';

const MOST_ENTRIES = 10_000;
/** An archive that declares a larger unpacked size is a bomb; real documents stay far below. */
const MOST_UNPACKED = 500 * 1024 * 1024;
const MOST_MIMETYPE = 100;

/** Macros of Office and of OpenDocument. */
const MACRO = /(^|\/)(vbaProject\.bin|vbaData\.xml)$|^(Basic|Scripts)\//i;

/** Parts that may name macros under another name, or a template elsewhere that brings some. */
const TELLING = /^\[Content_Types\]\.xml$|(^|\/)_rels\/settings\.xml\.rels$/i;
const MOST_TELLING = 1024 * 1024;
const NAMES_MACRO = /macroEnabled|vbaProject|ms-office\.(vba|activeX)/i;
const NAMES_TEMPLATE =
  /<Relationship\b(?=[^>]*attachedTemplate)(?=[^>]*TargetMode\s*=\s*["']External)/i;

/** The part that makes an Office archive what it is. */
const PARTS: Readonly<Record<string, string>> = {
  'word/document.xml': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'xl/workbook.xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'ppt/presentation.xml':
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

class ContentReader extends RandomAccessReader {
  readonly #content: Content;
  constructor(content: Content) {
    super();
    this.#content = content;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    const through = new PassThrough();
    this.#content.bytes(start, end - start).then(
      (bytes) => through.end(bytes),
      (error: unknown) => through.destroy(error instanceof Error ? error : undefined),
    );
    return through;
  }
}

/**
 * The type of an Office or OpenDocument file by the parts in its archive; any other one is a plain
 * archive. Nothing is unpacked but the few bytes in which OpenDocument names its type.
 */
export async function typeOfArchive(content: Content): Promise<string> {
  try {
    return await namedType(
      await fromRandomAccessReaderPromise(new ContentReader(content), content.size, {
        lazyEntries: true,
        autoClose: false,
      }),
    );
  } catch (error) {
    // The library's own words for what is wrong with an archive.
    if (error instanceof AppError) throw error;
    return fail('FILE_BROKEN');
  }
}

async function namedType(zip: ZipFile): Promise<string> {
  let unpacked = 0;
  let mimetype: Entry | undefined;
  const telling: Entry[] = [];
  let type: string | undefined;
  let count = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    count++;
    const { fileName } = entry;
    if (unpacked > MOST_UNPACKED || count > MOST_ENTRIES || MACRO.test(fileName))
      fail('FILE_UNSAFE');
    if (TELLING.test(fileName)) telling.push(entry);
    if (fileName === 'mimetype' && entry.uncompressedSize < MOST_MIMETYPE) mimetype = entry;
    type ??= PARTS[fileName];
  }
  for (const entry of telling) {
    if (entry.uncompressedSize > MOST_TELLING) fail('FILE_UNSAFE');
    const text = (await buffer(await zip.openReadStreamPromise(entry))).toString('latin1');
    if (NAMES_MACRO.test(text) || NAMES_TEMPLATE.test(text)) fail('FILE_UNSAFE');
  }
  if (type) return type;
  if (!mimetype) return 'application/zip';
  return (await buffer(await zip.openReadStreamPromise(mimetype))).toString('latin1');
}
