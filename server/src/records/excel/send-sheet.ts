import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import type { FastifyReply } from 'fastify';

/** The bytes of an .xlsx, the header that names it, and the rows of its longest sheet. */
export type SheetFile = Readonly<{ content: Uint8Array; disposition: string; rows: number }>;

/** Answers with a sheet that a browser saves under its name. */
export async function sendSheet(reply: FastifyReply, { content, disposition, rows }: SheetFile) {
  await reply.request.refuseStaleAbove(rows);
  return reply.type(SHEET_TYPE).header('content-disposition', disposition).send(content);
}
