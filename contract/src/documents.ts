import { z } from 'zod';
import { endpoint, listOf } from './shared/endpoint.ts';
import { id, requiredText } from './shared/primitives.ts';

/** Document types of the specification's section 9. */
export const DOCUMENT_TYPES = [
  'Aydınlatma Metni',
  'Politika',
  'Taahhütname',
  'Açık Rıza Metni',
] as const;

export const document = z.object({
  id,
  dokuman_ismi: z.string(),
  dokuman_tur: z.enum(DOCUMENT_TYPES),
  lastupdated: z.string(),
  company_id: id,
  dokuman_linki: z.string().nullable(),
  guncel: z.boolean(),
});
export type DocumentRow = z.infer<typeof document>;

export const documents = {
  list: endpoint({
    name: 'documents.list',
    summary: 'Güncel dokümanlar / Current documents',
    method: 'GET',
    path: '/api/dokumanlar/list',
    permission: 'documents.read',
    query: z.strictObject({ q: requiredText(200).optional() }),
    answers: listOf(document),
  }),
};
