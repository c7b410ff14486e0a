import { serverText } from '@emanet/contract/locales/server-texts';
import { sql } from 'kysely';
import { sheetOf } from '../../records/excel/columns.ts';
import { listPapers, type EvidencePart } from '../../records/evidence/papers.ts';
import { withOwners } from '../../nouns/owners.ts';
import { selectEveryClock } from './queries.ts';
import { clockColumnsAt } from './routes.ts';

const TITLE = serverText('evidence.papers.clocks');

/** Periods of the law and of the company: running and closed ones, with their proofs. */
export const clockEvidence: EvidencePart = {
  section: 'aksiyonlar',
  count: ({ company_id }) =>
    sql`(select count(*)::int from sureler t where t.company_id = ${company_id})`,
  papers: (of) =>
    listPapers(of, TITLE[of.lang], async () => {
      const rows = await of.services.db.read(of.scope, async (tx) =>
        withOwners(tx, of.instant.slice(0, 10), await selectEveryClock(tx, of.scope)),
      );
      return sheetOf(TITLE, clockColumnsAt(Date.parse(of.instant)), rows, of.lang, 2);
    }),
};
