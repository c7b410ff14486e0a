import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { insertFile, keptKey } from '../../platform/files/rows.ts';
import type { Tx } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';

/** Stores a PDF made by the server; without a row the sweeper deletes it. */
export async function storePdf(
  { files }: Pick<Services, 'files'>,
  company_id: number,
  name: string,
  bytes: Buffer,
) {
  const id = randomUUID();
  await files.write(keptKey(company_id, id), Readable.from([bytes]));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    id,
    kind: 'basvuru',
    name,
    type: 'application/pdf',
    size: bytes.length,
    sha256,
  } as const;
}

type Stored = Awaited<ReturnType<typeof storePdf>>;

export const namePdf = (tx: Tx, company_id: number, file: Stored): Promise<void> =>
  insertFile(tx, company_id, file);

/** The bytes of a stored file; they are small (MAX_APPLICATION_FILE_MB). */
export const bytesOf = async ({ files }: Services, company_id: number, id: string) =>
  buffer(await files.read(keptKey(company_id, id)));
