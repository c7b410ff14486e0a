import type { Values } from '@emanet/contract/records/fields';
import { kindOf } from '@emanet/contract/texts/kinds';
import type { Coverage } from '@emanet/contract/texts/model';
import type { texts } from '@emanet/contract/texts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { FetchedRegister } from './register.ts';

export type NewText = z.output<typeof texts.add.body>;

const EMPTY: Coverage = {
  tumu: false,
  gruplar: [],
  departmanlar: [],
  faaliyetler: [],
  aktarim: null,
};

/** Coverage of a new text unless it is told: the activities of its groups; a policy, all. */
export const coverageOf = ({ tur, kapsam }: NewText): Coverage => {
  const { group, subjects = [], ofTransfer } = kindOf(tur);
  const whole = group === 'politika' && subjects.length === 0;
  return { ...EMPTY, tumu: whole && !ofTransfer, gruplar: subjects, ...kapsam };
};

/** Records that a coverage may name: those of the company alone. */
export async function checkCoverage(tx: Tx, { company_id }: CompanyScope, coverage: Coverage) {
  const { rows } = await sql<{ activities: number; departments: number; transfers: number }>`
    select (select count(*)::int from veri_harita where company_id = ${company_id}
        and id = any(${[...coverage.faaliyetler]}::int[])) as activities,
      (select count(*)::int from departments where company_id = ${company_id}
        and department_id = any(${[...coverage.departmanlar]}::int[])) as departments,
      (select count(*)::int from veri_aktarim where company_id = ${company_id}
        and id = ${coverage.aktarim}) as transfers`.execute(tx);
  const [found] = rows;
  const fields = {
    ...(found?.activities !== new Set(coverage.faaliyetler).size && {
      'kapsam.faaliyetler': 'choice' as const,
    }),
    ...(found?.departments !== new Set(coverage.departmanlar).size && {
      'kapsam.departmanlar': 'choice' as const,
    }),
    ...(coverage.aktarim !== null &&
      found?.transfers !== 1 && { 'kapsam.aktarim': 'choice' as const }),
  };
  if (Object.keys(fields).length > 0) fail('INVALID_INPUT', { fields });
}

/** Departments whose activities a text covers. */
export const departmentsOf = ({ register }: FetchedRegister): number[] => [
  ...new Set(register.activities.map(({ department_id }: Values) => Number(department_id))),
];
