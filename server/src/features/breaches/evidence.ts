import { serverText } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';
import { fill } from '@emanet/contract/shared/fill';
import { sql } from 'kysely';
import { rowsOf } from '../../platform/rows.ts';
import { sheetOf } from '../../records/excel/columns.ts';
import {
  listPapers,
  maskedAddress,
  maskedName,
  paperOf,
  storedPaper,
  type EvidencePart,
} from '../../records/evidence/papers.ts';
import { inScope } from '../../records/queries.ts';
import { wholeOf } from './breaches.ts';
import { reportPdf } from './papers.ts';
import { selectBreaches } from './queries.ts';
import { COLUMNS } from './sheet.ts';

const TITLE = labelOf('breaches.title');
const ONE = serverText('evidence.papers.breach');

/** Breaches with the report of each and the proofs of its steps. */
export const breachEvidence: EvidencePart = {
  section: 'ihlaller',
  count: (scope) => sql`(select count(*)::int from veri_ihlalleri t where ${inScope(scope)})`,
  async *papers(of) {
    const { scope, lang, open, instant, services } = of;
    const read = () => services.db.read(scope, (tx) => selectBreaches(tx, scope));
    yield* listPapers(of, TITLE[lang], async () => sheetOf(TITLE, COLUMNS, await read(), lang, 2));
    for (const { id, ihlal_no } of await read()) {
      const whole = await services.db.read(scope, (tx) => wholeOf(tx, scope, id));
      const mektuplar = whole.mektuplar.map((letter) =>
        open
          ? letter
          : { ...letter, ad: maskedName(letter.ad), eposta: maskedAddress(letter.eposta) },
      );
      const bytes = await reportPdf({ ...whole, mektuplar }, lang, Date.parse(instant));
      yield paperOf(fill(`${ONE[lang]} {no}.pdf`, { no: ihlal_no.replace('/', '-') }), bytes);
      const proofs = await services.db.read(
        scope,
        (tx) => rowsOf<{ id: string; name: string }>(tx)`
          select f.id, f.ad as name from ihlal_olaylari t
          join dosyalar f on f.company_id = t.company_id and f.id = t.dosya_id
          where t.company_id = ${scope.company_id} and t.ihlal_id = ${id} order by t.an, t.id`,
      );
      for (const proof of proofs) yield* storedPaper(of, proof);
    }
  },
};
