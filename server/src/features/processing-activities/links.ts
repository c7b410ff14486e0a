import type { LinkedRecord } from '@emanet/contract/processing-activities';
import { LINKING_REGISTERS, perRegister } from '@emanet/contract/records/registers';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import { linkTo, nameOf } from '../../records/record-name.ts';
import { toRow } from '../../records/record-json.ts';
import { recordExists } from '../../records/queries.ts';
import { registerOf } from '../../registers.ts';
import { selectLinked, selectNames } from './queries.ts';
import { processingActivityRegister } from './register.ts';

/** Activities that the caller may name in a record of another register. */
export const listNames = (db: Db, scope: CompanyScope) =>
  db.read(scope, (tx) => selectNames(tx, scope));

/**
 * The transfers and assets that name an activity, each as far as the caller may read its register;
 * stops with NOT_FOUND when the activity is not theirs.
 */
export async function linksOf(db: Db, scope: CompanyScope, id: number, lang: Language) {
  await db.read(scope, async (tx) => {
    if (!(await recordExists(tx, processingActivityRegister, scope, id))) fail('NOT_FOUND');
  });

  const order = new Intl.Collator(lang, { numeric: true }).compare;
  return perRegister(LINKING_REGISTERS, async (tur): Promise<LinkedRecord[]> => {
    const register = registerOf(tur);
    const reach = scopeWith(scope, register.read);
    const lines = await db.read(reach, (tx) => selectLinked(tx, register, reach, id));
    return lines
      .map((line) => toRow(register, line))
      .map((row) => linkTo(nameOf(register, row, lang), row))
      .sort((a, b) => order(a.ad, b.ad) || a.id - b.id);
  });
}
