import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import type { FastifyReply } from 'fastify';

/** The bytes of an .xlsx and the header that names it. */
export type SheetFile = Readonly<{ content: Uint8Array; disposition: string }>;

/** Answers with a sheet that a browser saves under its name. */
export const sendSheet = (reply: FastifyReply, { content, disposition }: SheetFile) =>
  reply.type(SHEET_TYPE).header('content-disposition', disposition).send(content);
