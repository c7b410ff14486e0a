import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { fail } from '../errors.ts';
import { disposition } from '../http/disposition.ts';
import { keptKey, type StoredFile } from './rows.ts';
import type { FileStore, Range } from './store.ts';

/** Shown by the browser itself; everything else is saved. */
const SHOWN = /^(image|video)\/|^application\/pdf$/;

/** Policy of a served file: no script in its bytes runs, and it loads nothing. */
const POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";
/** Chromium shows no PDF in a sandbox, so a PDF gets a policy without one. */
const policyOf = (type: string) =>
  type === 'application/pdf' ? `${POLICY}; object-src 'self'` : `${POLICY}; sandbox`;

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Cached by the browser, but validated each time: a right to read can end. */
const ASK_AGAIN = 'private, no-cache';

/** How a file is sent: `save`: as a download; `everybody`: public, so that browsers may cache it for ever. */
export type Sending = Readonly<{ save: boolean; everybody: boolean }>;

/** Answers a stored file, or the requested part of it. */
export async function sendFile(
  store: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  how: Sending,
): Promise<FastifyReply> {
  const etag = `"${file.sha256}"`;
  const shown = SHOWN.test(file.tur) && !how.save;
  void reply
    .type(file.tur)
    .header('content-disposition', disposition(shown ? 'inline' : 'attachment', file.ad))
    .header('content-security-policy', policyOf(file.tur))
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', how.everybody ? FOR_EVER : ASK_AGAIN)
    .header('accept-ranges', 'bytes')
    .header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();

  const range = rangeOf(request, file, etag);
  if (range === 'unsatisfiable') {
    void reply.header('content-range', `bytes */${file.boyut}`);
    fail('RANGE');
  }
  if (range)
    void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.boyut}`);
  void reply.header('content-length', range ? range.end - range.start + 1 : file.boyut);
  // The framework keeps the given length for a stream.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(await store.read(keptKey(file.company_id, file.id), range));
}

/** The one requested part; several parts, or a part of another version, get the whole file. */
function rangeOf(
  { headers }: FastifyRequest,
  { boyut }: StoredFile,
  etag: string,
): Range | 'unsatisfiable' | undefined {
  if (!headers.range || (headers['if-range'] !== undefined && headers['if-range'] !== etag))
    return undefined;
  const ranges = parseRange(boyut, headers.range);
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}
