import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileKind } from '@emanet/contract/shared/file-kinds';
import type { Tx } from '../platform/db.ts';
import { receive, settle, type FileLimits } from '../platform/files/receive.ts';
import { insertFile } from '../platform/files/rows.ts';
import type { FileStore } from '../platform/files/store.ts';

const LOGOS = join(import.meta.dirname, 'logos');

/** Where the demo's files go, by the way of every upload. */
export type DemoFiles = Readonly<{ store: FileStore; config: FileLimits }>;

/** Stores a file and its row; gives back the id that a row names it by. */
export async function storeFile(
  tx: Tx,
  { store, config }: DemoFiles,
  company_id: number,
  file: Readonly<{ kind: FileKind; name: string; bytes: Buffer }>,
): Promise<string> {
  const { kind, name, bytes } = file;
  const content = Readable.from([bytes]);
  const received = await receive({ store, config }, { kind, name, content });
  await settle(store, company_id, received);
  await insertFile(tx, company_id, received);
  return received.id;
}

/** Gives a company its logo. */
export async function storeLogo(
  tx: Tx,
  files: DemoFiles,
  company_id: number,
  name: string,
): Promise<void> {
  const bytes = await readFile(join(LOGOS, name));
  const dosya_id = await storeFile(tx, files, company_id, { kind: 'logo', name, bytes });
  await tx
    .updateTable('companies')
    .set({ dosya_id })
    .where('company_id', '=', company_id)
    .execute();
}
