import { serverText } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';
import type { Readable } from 'node:stream';
import { PassThrough, pipeline } from 'node:stream';
import type { DocumentType } from '@emanet/contract/documents';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import { ZipFile } from 'yazl';
import { companyNameOf, type CompanyScope } from '../../platform/access/scope.ts';
import { keptKey } from '../../platform/files/rows.ts';
import type { Services } from '../../platform/services.ts';
import { zipDisposition } from '../../records/excel/sheet-name.ts';
import { sheetInTurn, writeWorkbook } from '../../records/excel/workbook.ts';
import { selectDocuments, type StoredDocument } from './queries.ts';
import { documentSheet, TITLE } from './sheet.ts';

const LIST = labelOf('common.list');
const FOLDERS: Readonly<Record<DocumentType, Sentence>> = {
  'Aydınlatma Metni': serverText('documents.folders.privacyNotices'),
  Politika: labelOf('texts.groups.politika'),
  Taahhütname: serverText('documents.folders.undertakings'),
  'Açık Rıza Metni': labelOf('texts.groups.riza'),
};

/** Names and characters that Windows cannot store in a file name. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}\s]+/gu;
const LONGEST = 100;

/**
 * All current documents of the scope's company in one archive, in folders by type, with a list as a
 * sheet. It is streamed: one file after the other is opened, none is held in memory.
 */
export async function archiveDocuments(
  { db, files, log }: Services,
  scope: CompanyScope,
  lang: Language,
): Promise<{ content: Readable; disposition: string }> {
  const found = await db.read(scope, (tx) => selectDocuments(tx, scope, { guncel: true }));
  const list = await sheetInTurn(() =>
    writeWorkbook(companyNameOf(scope), documentSheet(found, lang)),
  );
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(list), `${LIST[lang]}.xlsx`);
  for (const [name, { dosya_id, dosya_tarihi }] of namedFiles(found, lang)) {
    if (dosya_id === null) continue;
    // PDF and Office files are compressed already.
    zip.addReadStreamLazy(name, { compress: false, mtime: new Date(dosya_tarihi) }, (done) => {
      files.read(keptKey(scope.company_id, dosya_id)).then(
        (content) => {
          content.once('error', (error) => zip.emit('error', error));
          done(null, content);
        },
        (error: unknown) => done(error, new PassThrough()),
      );
    });
  }
  zip.end();
  const content = new PassThrough();
  zip.on('error', (error) => content.destroy(error instanceof Error ? error : undefined));
  pipeline(zip.outputStream, content, (error) => {
    if (error) log.warn({ err: error }, 'an archive of documents was cut off');
  });
  return { content, disposition: zipDisposition(TITLE, scope, lang) };
}

/** A name in the archive for each document with a file; equal names are numbered. */
function namedFiles(rows: readonly StoredDocument[], lang: Language): Map<string, StoredDocument> {
  const taken = new Set<string>();
  const named = new Map<string, StoredDocument>();
  for (const row of rows) {
    if (row.dosya_id === null || row.dosya_adi === null) continue;
    const plain = row.dokuman_ismi.toWellFormed().replace(FORBIDDEN, ' ');
    const stem = plain.replace(/^[\s.]+|[\s.]+$/g, '').slice(0, LONGEST) || String(row.id);
    const ending = row.dosya_adi.slice(row.dosya_adi.lastIndexOf('.'));
    const base = `${FOLDERS[row.dokuman_tur][lang]}/${stem.toWellFormed()}`;
    let name = base + ending;
    for (let next = 2; taken.has(foldTurkish(name)); next++) name = `${base} (${next})${ending}`;
    taken.add(foldTurkish(name));
    named.set(name, row);
  }
  return named;
}
