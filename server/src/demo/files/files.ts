import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileKind } from '@emanet/contract/shared/file-kinds';
import type { DemoDocument } from './documents.ts';
import { textOf } from './document-texts.ts';
import type { Tx } from '../../platform/db.ts';
import { receive, settle, type FileLimits } from '../../platform/files/receive.ts';
import { insertFile, type ReceivedFile } from '../../platform/files/rows.ts';
import type { FileStore } from '../../platform/files/store.ts';
import { makePdf } from '../../platform/pdf/pdf.ts';

const LOGOS = join(import.meta.dirname, 'logos');

/** Where the demo's files go, by the way of every upload. */
export type DemoFiles = Readonly<{ store: FileStore; config: FileLimits }>;

type Given = Readonly<{ kind: FileKind; name: string; bytes: Buffer }>;

/** Takes a file in as an upload of the company; a verb or `storeFile` writes its row. */
export async function receiveFile(
  { store, config }: DemoFiles,
  company_id: number,
  { kind, name, bytes }: Given,
): Promise<ReceivedFile> {
  const content = Readable.from([bytes]);
  const received = await receive({ store, config }, { kind, name, content });
  return settle(store, company_id, received);
}

/** Stores a file and its row; gives back the id that a row names it by. */
async function storeFile(tx: Tx, files: DemoFiles, company_id: number, file: Given) {
  const received = await receiveFile(files, company_id, file);
  await insertFile(tx, company_id, received);
  return received.id;
}

/** Gives a company its logo. */
export async function storeLogo(tx: Tx, files: DemoFiles, company_id: number, name: string) {
  const bytes = await readFile(join(LOGOS, name));
  const dosya_id = await storeFile(tx, files, company_id, { kind: 'logo', name, bytes });
  await tx
    .updateTable('companies')
    .set({ dosya_id })
    .where('company_id', '=', company_id)
    .execute();
}

/** Writes the text of each document as a PDF; gives back their ids in the same order. */
export async function storeTexts(
  tx: Tx,
  files: DemoFiles,
  { company_id, company }: Readonly<{ company_id: number; company: string }>,
  texts: readonly Pick<DemoDocument, 'dokuman_ismi' | 'dokuman_tur'>[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const { dokuman_ismi: title, dokuman_tur } of texts) {
    const blocks = textOf(dokuman_tur, { company, title });
    const bytes = await makePdf({ title, lang: 'tr', foot: company, blocks });
    ids.push(await storeFile(tx, files, company_id, { kind: 'dokuman', name: title, bytes }));
  }
  return ids;
}
