import { z } from 'zod';
import { endpoint, endpointsOf, listOf } from './shared/endpoint.ts';
import { fileKinds } from './shared/file-kinds.ts';

const limit = z.object({
  kullanim: z.enum(fileKinds),
  /** Most bytes. */
  most: z.number(),
  /** Media types, as a file input's `accept` wants them. */
  types: z.array(z.string()),
});

export const files = endpointsOf('files', {
  limits: endpoint({
    summary: 'Dosya sınırları / Limits of files',
    path: '/api/files/limits',
    permission: 'signed-in',
    answers: listOf(limit),
  }),
  // The readers of a file are those of the row that names it; a logo's are all visitors.
  read: endpoint({
    summary: 'Dosya / A file',
    path: '/api/files/:id',
    permission: 'public',
    raw: true,
    params: z.strictObject({ id: z.uuid() }),
    query: z.strictObject({
      /** `1`: saved instead of shown. */
      indir: z.literal('1').optional(),
    }),
  }),
});
