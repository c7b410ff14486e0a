import { serverText } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';
import { sql } from 'kysely';
import { instantReadBy } from '../../nouns/past.ts';
import { listPapers, paperOf, type EvidencePart } from '../../records/evidence/papers.ts';
import { streamWorkbook } from '../../records/excel/workbook.ts';
import { notificationIn, notificationSheets } from '../tables/tables.ts';
import { filingFile } from './files.ts';
import { selectFiling, selectFilings } from './queries.ts';

const NOTIFICATION = labelOf('tables.views.verbis');
const FILING = serverText('evidence.papers.filing');

/** The notification as the registers make it on the day, and each filing with its exact content. */
export const filingEvidence: EvidencePart = {
  section: 'verbis',
  count: ({ company_id }) =>
    sql`(select count(*)::int from verbis_beyanlari t where t.company_id = ${company_id})`,
  async *papers(of) {
    const { services, scope, lang, company } = of;
    const content = await services.db.read(scope, (tx) =>
      notificationIn(tx, scope, lang, instantReadBy(scope.actor)),
    );
    const sheets = notificationSheets(content, lang);
    yield {
      name: `${NOTIFICATION[lang]}.xlsx`,
      content: streamWorkbook(company, ...sheets),
      compress: false,
    };
    for (const sheet of sheets)
      yield* listPapers(of, `${NOTIFICATION[lang]} - ${sheet.sheet}`, () => sheet);
    for (const { id, tarih } of await services.db.read(scope, (tx) => selectFilings(tx, scope))) {
      const filing = await services.db.read(scope, (tx) => selectFiling(tx, scope, id));
      if (!filing) continue;
      for (const bicim of ['pdf', 'xlsx'] as const) {
        const { content: bytes } = await filingFile(filing, scope, { bicim, lang, company });
        yield paperOf(`${FILING[lang]} ${tarih} (${id}).${bicim}`, Buffer.from(bytes));
      }
    }
  },
};
