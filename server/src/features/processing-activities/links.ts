import type { LinkedRecord } from '@emanet/contract/processing-activities';
import { LINKING_REGISTERS, perRegister } from '@emanet/contract/records/registers';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import { isAbroad, nameOf, textOf } from '../../records/called.ts';
import { toRow } from '../../records/derived.ts';
import { recordExists } from '../../records/queries.ts';
import type { RecordRow, Register } from '../../records/register.ts';
import { registerOf } from '../../registers.ts';
import { selectLinked } from './queries.ts';
import { processingActivityRegister } from './register.ts';

const toLink = (register: Register, row: RecordRow, lang: Language): LinkedRecord => ({
  id: row.id,
  ad: nameOf(register, row, lang),
  department_name: row.department_name,
  ozel_nitelikli: row.ozel_nitelikli,
  yurt_disi: isAbroad(row),
  ulke: textOf(row, 'aktarim_ulkesi') ?? textOf(row, 'ulke'),
  mekanizma: textOf(row, 'yurt_disi_mekanizma'),
});

/**
 * The transfers and assets that name an activity, each as far as the caller may read its register;
 * stops with NOT_FOUND when the activity is not theirs.
 */
export async function linksOf(db: Db, scope: CompanyScope, id: number, lang: Language) {
  const exists = await db.read(scope, (tx) =>
    recordExists(tx, processingActivityRegister, scope, id),
  );
  if (!exists) fail('NOT_FOUND');

  const order = new Intl.Collator(lang).compare;
  return perRegister(LINKING_REGISTERS, async (tur): Promise<LinkedRecord[]> => {
    const register = registerOf(tur);
    const reach = scopeWith(scope, register.read);
    const lines = await db.read(reach, (tx) => selectLinked(tx, register, reach, id));
    return lines
      .map((line) => toLink(register, toRow(register, line), lang))
      .sort((a, b) => order(a.ad, b.ad) || a.id - b.id);
  });
}
