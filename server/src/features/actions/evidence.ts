import { labelOf } from '@emanet/contract/shared/labels';
import { sql } from 'kysely';
import { PINNED } from '../../records/excel/cells.ts';
import { sheetOf } from '../../records/excel/columns.ts';
import { listPapers, storedPaper, type EvidencePart } from '../../records/evidence/papers.ts';
import { inScope } from '../../records/queries.ts';
import { selectActions } from './queries.ts';
import { COLUMNS } from './sheet.ts';

const TITLE = labelOf('actions.title');

/** Actions, archived ones too, with their files. */
export const actionEvidence: EvidencePart = {
  section: 'aksiyonlar',
  count: (scope) => sql`(select count(*)::int from aksiyonlar t where ${inScope(scope)})`,
  async *papers(of) {
    const read = () =>
      of.services.db.read(of.scope, async (tx) => (await selectActions(tx, of.scope, {})).rows);
    yield* listPapers(of, TITLE[of.lang], async () =>
      sheetOf(TITLE, COLUMNS, await read(), of.lang, PINNED),
    );
    for (const { dosya_id, dosya_adi } of await read())
      if (dosya_id !== null && dosya_adi !== null)
        yield* storedPaper(of, { id: dosya_id, name: dosya_adi });
  },
};
