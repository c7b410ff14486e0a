import { labelOf } from '@emanet/contract/shared/labels';
import { sql } from 'kysely';
import { listPapers, storedPaper, type EvidencePart } from '../../records/evidence/papers.ts';
import { selectAllDocuments } from './queries.ts';
import { documentSheet } from './sheet.ts';

const TITLE = labelOf('documents.title');

/** Documents with the file that each had. */
export const documentEvidence: EvidencePart = {
  section: 'dokumanlar',
  count: ({ company_id }) =>
    sql`(select count(*)::int from dokumanlar t where t.company_id = ${company_id})`,
  async *papers(of) {
    const read = () =>
      of.services.db.read(of.scope, (tx) => selectAllDocuments(tx, of.scope, { lock: false }));
    yield* listPapers(of, TITLE[of.lang], async () => documentSheet(await read(), of.lang));
    for (const { dosya_id, dosya_adi } of await read())
      if (dosya_id !== null && dosya_adi !== null)
        yield* storedPaper(of, { id: dosya_id, name: dosya_adi });
  },
};
