import { NO_ROUND, REVIEW_DAYS, type ReviewAnswer } from '@emanet/contract/confirmations/review';
import { DAY_MS } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import { userIdOf } from '../../platform/access/actor.ts';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { selectDepartmentNames, selectOpen } from './queries.ts';

type Reviewed = Readonly<{ donem: string; cevaplar: Record<string, ReviewAnswer> }>;
type Answered = Readonly<{ department_id: number; kayit_id: number; cevap: ReviewAnswer }>;

/** The round of a review; refuses a department that the person cannot see. */
async function roundOf(tx: Tx, scope: CompanyScope, department_id: number): Promise<string> {
  if (!(await selectDepartmentNames(tx, scope)).has(department_id)) return fail('NOT_FOUND');
  const open = await selectOpen(tx, scope);
  return open.find((one) => one.department_id === department_id)?.donem ?? NO_ROUND;
}

/** Answers of the scope's person in a round; without a round they are valid for a while. */
async function answersOf(
  { clock }: Services,
  tx: Tx,
  scope: PersonScope,
  department_id: number,
  donem: string,
): Promise<Reviewed> {
  const since = new Date(clock.now().getTime() - REVIEW_DAYS * DAY_MS).toISOString();
  const found = await sql<{ kayit_id: number; cevap: ReviewAnswer }>`
    select kayit_id, cevap from gozden_gecirmeler
    where company_id = ${scope.company_id} and user_id = ${userIdOf(scope.actor)}
      and department_id = ${department_id} and donem = ${donem}
      and (donem <> ${NO_ROUND} or tarih > ${since}::timestamptz)`.execute(tx);
  const cevaplar = Object.fromEntries(
    found.rows.map(({ kayit_id, cevap }) => [String(kayit_id), cevap]),
  );
  return { donem, cevaplar };
}

/** Answers of the person about a department so far, on any device. */
export const readReview = (services: Services, scope: PersonScope, department_id: number) =>
  services.db.read(scope, async (tx) =>
    answersOf(services, tx, scope, department_id, await roundOf(tx, scope, department_id)),
  );

/** Stores each answer at once. */
export const saveReview = (
  services: Services,
  scope: PersonScope,
  { department_id, kayit_id, cevap }: Answered,
): Promise<Reviewed> =>
  services.db.write(scope, async (tx) => {
    const donem = await roundOf(tx, scope, department_id);
    const { company_id, actor } = scope;
    const stored = await sql<{ kayit_id: number }>`
      insert into gozden_gecirmeler (company_id, user_id, department_id, donem, kayit_id, cevap, tarih)
      select v.company_id, ${userIdOf(actor)}::int, v.department_id, ${donem}, v.id, ${cevap},
        ${services.clock.now().toISOString()}::timestamptz
      from veri_harita v where v.company_id = ${company_id} and v.id = ${kayit_id}
        and v.department_id = ${department_id}
      on conflict (company_id, user_id, department_id, donem, kayit_id)
        do update set cevap = excluded.cevap, tarih = excluded.tarih
      returning kayit_id`.execute(tx);
    if (stored.rows.length === 0) fail('NOT_FOUND');
    return answersOf(services, tx, scope, department_id, donem);
  });

/** Deletes the person's answers about a department after its round was confirmed. */
export const dropReview = async (
  tx: Tx,
  { company_id, actor }: PersonScope,
  department_id: number,
): Promise<void> => {
  await tx
    .deleteFrom('gozden_gecirmeler')
    .where('company_id', '=', company_id)
    .where('user_id', '=', userIdOf(actor) ?? 0)
    .where('department_id', '=', department_id)
    .execute();
};
