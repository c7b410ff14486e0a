import { choiceOf } from '@emanet/contract/lookups';
import {
  perRegister,
  REGISTER_TYPES,
  REGISTERS,
  type RegisterType,
} from '@emanet/contract/records/registers';
import type { Language } from '@emanet/contract/shared/primitives';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import type { CrossCheck } from '@emanet/contract/tables';
import type { Warning } from '@emanet/contract/records/warnings';
import {
  crossFindings,
  crossRule,
  crossWarnings,
  findingData,
} from '@emanet/contract/tables/cross-rules';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Db, Queries } from '../../platform/db.ts';
import { forEachInTurn } from '../../records/in-pieces.ts';
import { selectCrossRows } from './cross-queries.ts';
import { expectMany } from './queries.ts';

/** Warnings about linked records of a whole company, for the risk stored with them. */
export function compareLinked(db: Queries, scope: CompanyScope, today: string) {
  return perRegister(REGISTERS, async (tur) => {
    const found = new Map<number, Warning[]>();
    await forEachInTurn(await selectCrossRows(db, scope, tur, undefined), ({ id, facts }) => {
      const warnings = crossWarnings(tur, facts, today);
      if (warnings.length > 0) found.set(id, warnings);
    });
    return found;
  });
}

type Asked = Readonly<{ tur?: RegisterType | undefined; id?: number | undefined }>;

/** Contradictions between linked records; of all registers, one, or one record. */
export const crossChecks = (db: Db, scope: CompanyScope, { tur, id }: Asked, lang: Language) =>
  db.read(scope, async (tx) => {
    await expectMany(tx);
    const today = todayInTurkey();
    const found: CrossCheck[] = [];
    for (const register of tur ? [tur] : REGISTER_TYPES)
      for (const { facts, ad, ...row } of await selectCrossRows(tx, scope, register, id))
        for (const { kod, veriler } of crossFindings(register, facts, today))
          found.push({
            ...row,
            tur: register,
            ad: choiceOf('kurum_adi', ad)?.[lang] ?? ad,
            kod,
            seviye: crossRule(kod).seviye,
            veriler: findingData(veriler, lang),
          });
    return found;
  });
