import { date } from '@emanet/contract/shared/primitives';
import { logChange } from '../nouns/log.ts';
import { scopeOfJob } from '../platform/access/scope.ts';
import type { Tx, WholeDb } from '../platform/db.ts';
import { companyOf } from './companies.ts';
import { refuse } from './failure.ts';

/** Gives a company the last day of its trial, or none; an entry of its log says so. */
async function setTrial(tx: Tx, company_id: number, before: string | null, day: string | null) {
  await tx
    .updateTable('companies')
    .set({ deneme_bitisi: day })
    .where('company_id', '=', company_id)
    .execute();
  const scope = scopeOfJob({ kind: 'job', job: 'operator' }, company_id);
  await logChange(tx, scope, { tur: 'sirket' }, company_id, {
    islem: 'güncelleme',
    before: { deneme_bitisi: before },
    after: { deneme_bitisi: day },
  });
}

/** Begins the trial of a company that was just opened. */
export const beginTrial = (tx: Tx, company_id: number, day: string): Promise<void> =>
  setTrial(tx, company_id, null, day);

/** Extends or shortens the trial of a company to a last day, or ends it for good: `none`. */
export async function changeTrial(
  { system }: WholeDb,
  company_id: number,
  word: string | undefined,
): Promise<string> {
  const day = word === 'none' ? null : date.safeParse(word).data;
  if (day === undefined) return refuse('Name the last day, or none: company trial ID 2027-01-31');
  return system.transaction().execute(async (tx) => {
    const { company_name } = await companyOf(tx, company_id);
    const { deneme_bitisi: before } = await tx
      .selectFrom('companies')
      .select('deneme_bitisi')
      .where('company_id', '=', company_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (before === day) return `${company_name} has this already.`;
    await setTrial(tx, company_id, before, day);
    return day === null
      ? `${company_name} is on trial no more: it stays in use.`
      : `The last day of the trial of ${company_name} is ${day}; after it the company is only read.`;
  });
}
