import { NO_ROUND, REVIEW_DAYS, type ReviewAnswer } from '@emanet/contract/confirmations/review';
import { DAY_MS } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import { userIdOf } from '../../platform/access/actor.ts';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { addReported } from '../actions/actions.ts';
import { selectDepartmentNames, selectOpen } from './queries.ts';

type Reviewed = Readonly<{ donem: string; cevaplar: Record<string, ReviewAnswer> }>;
type Answered = Readonly<{ department_id: number; kayit_id: number; cevap: ReviewAnswer }>;

type Told = Readonly<{ department_id: number; kayit_id: number; aciklama: string }>;

type Round = Readonly<{ donem: string; since: number }>;

/** The round of a review, with the time since which answers count; refuses a department that the person cannot see. */
async function roundOf(
  { clock }: Services,
  tx: Tx,
  scope: CompanyScope,
  department_id: number,
): Promise<Round> {
  if (!(await selectDepartmentNames(tx, scope)).has(department_id)) return fail('NOT_FOUND');
  const open = await selectOpen(tx, scope);
  const asked = open.find((one) => one.department_id === department_id);
  if (!asked) return { donem: NO_ROUND, since: clock.now().getTime() - REVIEW_DAYS * DAY_MS };
  return {
    donem: asked.donem,
    since: Date.parse(`${asked.bildirim_tarihi}T00:00:00+03:00`) + DAY_MS,
  };
}

/** Answers of the scope's person in a round, and later ones from elsewhere about activities that moved here. */
async function answersOf(
  tx: Tx,
  scope: PersonScope,
  department_id: number,
  { donem, since }: Round,
): Promise<Reviewed> {
  const found = await sql<{ kayit_id: number; cevap: ReviewAnswer }>`
    select kayit_id, cevap from gozden_gecirmeler
    where company_id = ${scope.company_id} and user_id = ${userIdOf(scope.actor)}
      and department_id = ${department_id}
      and (tarih > ${new Date(since).toISOString()}::timestamptz
        or donem = ${donem} and donem <> ${NO_ROUND})
    order by tarih`.execute(tx);
  const cevaplar = Object.fromEntries(
    found.rows.map(({ kayit_id, cevap }) => [String(kayit_id), cevap]),
  );
  return { donem, cevaplar };
}

/** Answers of the person about a department so far, on any device. */
export const readReview = (services: Services, scope: PersonScope, department_id: number) =>
  services.db.read(scope, async (tx) =>
    answersOf(tx, scope, department_id, await roundOf(services, tx, scope, department_id)),
  );

/** Stores each answer at once. */
export const saveReview = (
  services: Services,
  scope: PersonScope,
  { department_id, kayit_id, cevap }: Answered,
): Promise<Reviewed> =>
  services.db.write(scope, (tx) =>
    storeAnswer(services, tx, scope, { department_id, kayit_id, cevap }),
  );

async function storeAnswer(
  services: Services,
  tx: Tx,
  scope: PersonScope,
  { department_id, kayit_id, cevap }: Answered,
): Promise<Reviewed> {
  const round = await roundOf(services, tx, scope, department_id);
  const { company_id, actor } = scope;
  const stored = await sql<{ kayit_id: number }>`
    insert into gozden_gecirmeler (company_id, user_id, department_id, donem, kayit_id, cevap, tarih)
    select v.company_id, ${userIdOf(actor)}::int, v.department_id, ${round.donem}, v.id, ${cevap},
      ${services.clock.now().toISOString()}::timestamptz
    from veri_harita v where v.company_id = ${company_id} and v.id = ${kayit_id}
      and v.department_id = ${department_id}
    on conflict (company_id, user_id, department_id, donem, kayit_id)
      do update set cevap = excluded.cevap, tarih = excluded.tarih
    returning kayit_id`.execute(tx);
  if (stored.rows.length === 0) fail('NOT_FOUND');
  return answersOf(tx, scope, department_id, round);
}

/**
 * Stores the answer “changed” with what has changed, as an action about the record: whoever looks
 * after the records proposes and enters it. The same sentence opens no second action.
 */
export const tellChange = (
  services: Services,
  scope: PersonScope,
  { aciklama, ...about }: Told,
): Promise<Reviewed> =>
  services.db.write(scope, async (tx) => {
    const { kayit_id, department_id } = about;
    const answered = await storeAnswer(services, tx, scope, { ...about, cevap: 'degisti' });
    const { surec_ismi } = await tx
      .selectFrom('veri_harita')
      .select('surec_ismi')
      .where('company_id', '=', scope.company_id)
      .where('id', '=', kayit_id)
      .executeTakeFirstOrThrow();
    await addReported(tx, scope, {
      aksiyon_ismi: `“${surec_ismi}” kaydını güncelleyin`,
      aksiyon_aciklamasi: aciklama,
      ...{ department_id, kayit_turu: 'veri_harita', kayit_id, risk: 'Orta' },
    });
    return answered;
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
