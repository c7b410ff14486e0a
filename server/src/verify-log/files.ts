import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Queries } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { keptKey } from '../platform/files/rows.ts';
import type { FileStore } from '../platform/files/store.ts';

/** Where bytes of files are read: a store, or an archive that holds them. */
export type FileSource = Pick<FileStore, 'read'>;

/** Rows of files read by one query. */
const BATCH = 500;

type Row = { id: string; company_id: number; kullanim: string; ad: string; sha256: string };

/** Digest of a file's bytes; nothing when there are none. */
async function digestOf(files: FileSource, { company_id, id }: Row): Promise<string | undefined> {
  try {
    const hash = createHash('sha256').setEncoding('hex');
    const [digest] = await Promise.all([
      text(hash),
      pipeline(await files.read(keptKey(company_id, id)), hash),
    ]);
    return digest;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

/** Files whose bytes are not those that came in, or are gone, in sentences. Released ones may be gone. */
export async function* verifyFiles(
  system: Queries,
  files: FileSource,
): AsyncGenerator<string, void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await sql<Row>`
      select id, company_id, kullanim, ad, sha256 from dosyalar
      where id > ${after}::uuid and birakilma_tarihi is null order by id limit ${BATCH}`.execute(
      system,
    );
    for (const row of rows) {
      after = row.id;
      const digest = await digestOf(files, row);
      if (digest === row.sha256) continue;
      const found =
        digest === undefined ? 'its bytes are gone' : 'its bytes are not those that came in';
      yield `company ${row.company_id}: BROKEN, file ${row.id} (${row.kullanim}, ${row.ad}): ${found}`;
    }
    if (rows.length < BATCH) break;
  }
}
