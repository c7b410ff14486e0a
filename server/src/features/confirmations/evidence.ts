import { serverText } from '@emanet/contract/locales/server-texts';
import { sql } from 'kysely';
import { sheetOf } from '../../records/excel/columns.ts';
import { listPapers, type EvidencePart } from '../../records/evidence/papers.ts';
import { confirmationOverview } from './confirmations.ts';
import { CONFIRMATION_COLUMNS, roundRows } from './routes.ts';

const TITLE = serverText('evidence.papers.rounds');

/** Rounds of confirmation: who was asked, reminded, and confirmed when. */
export const confirmationEvidence: EvidencePart = {
  section: 'onaylar',
  count: ({ company_id }) => sql`(select count(*)::int from envanter_bildirimleri t
    where t.company_id = ${company_id} and not t.onay)`,
  papers: (of) =>
    listPapers(of, TITLE[of.lang], async () => {
      const overview = await confirmationOverview(of.services, of.scope);
      return sheetOf(TITLE, CONFIRMATION_COLUMNS, roundRows(overview), of.lang, 2);
    }),
};
