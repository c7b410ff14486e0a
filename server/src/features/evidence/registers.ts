import type { EvidenceSection } from '@emanet/contract/evidence';
import { registerTitle } from '@emanet/contract/records/labels';
import type { RegisterType } from '@emanet/contract/records/registers';
import { sql } from 'kysely';
import { dayReadBy } from '../../nouns/past.ts';
import { sheetOfAll, sheetOfRows } from '../../records/excel/export.ts';
import { listPapers, type EvidencePart } from '../../records/evidence/papers.ts';
import { listThen } from '../../records/past-list.ts';
import { inScope } from '../../records/queries.ts';
import { registerOf } from '../../registers.ts';

/** A register, its records judged on the day that is read. */
const partOf = (section: EvidenceSection, tur: RegisterType): EvidencePart => {
  const register = registerOf(tur);
  return {
    section,
    count: (scope) =>
      sql`(select count(*)::int from ${sql.table(register.table)} t where ${inScope(scope)})`,
    papers: (of) =>
      listPapers(of, registerTitle(register.noun)[of.lang], async () => {
        const { services, scope, lang, compare } = of;
        if (dayReadBy(scope.actor) === undefined) {
          const sheet = await sheetOfAll(services, register, scope, lang);
          if (sheet) return sheet;
        }
        const reader = { services, compareLinked: compare };
        const rows = await listThen(reader, register, scope, {});
        return sheetOfRows(services, register, scope, lang, rows);
      }),
  };
};

/** The four registers. */
export const registerEvidence: readonly EvidencePart[] = [
  partOf('envanter', 'veri_harita'),
  partOf('aktarimlar', 'veri_aktarim'),
  partOf('aktarimlar', 'diger_aktarim'),
  partOf('varliklar', 'varlik_listesi'),
];
