import { labelOf } from '@emanet/contract/shared/labels';
import { supplierNoun, type Supplier } from '@emanet/contract/suppliers';
import { sql } from 'kysely';
import { PINNED } from '../../records/excel/cells.ts';
import { sheetOf } from '../../records/excel/columns.ts';
import { listPapers, type EvidencePart } from '../../records/evidence/papers.ts';
import { selectRows, sharedNoun } from '../../records/noun/rows.ts';
import { columnsOf } from '../../records/noun/sheet.ts';

const TITLE = labelOf('supplierDirectory.title');
const noun = sharedNoun<Supplier>(supplierNoun);

/** The directory of suppliers. */
export const supplierEvidence: EvidencePart = {
  section: 'aktarimlar',
  count: ({ company_id }) =>
    sql`(select count(*)::int from tedarikci_listesi t where t.company_id = ${company_id})`,
  papers: (of) =>
    listPapers(of, TITLE[of.lang], async () => {
      const rows = await of.services.db.read(of.scope, (tx) =>
        selectRows<Supplier>(tx, of.scope, noun),
      );
      return sheetOf(TITLE, columnsOf<Supplier>(supplierNoun), rows, of.lang, PINNED);
    }),
};
