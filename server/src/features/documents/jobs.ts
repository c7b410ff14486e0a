import type { Role } from '@emanet/contract/shared/roles';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { eachCompany } from '../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { selectMembers, type Member } from '../../nouns/members.ts';
import { reviewMail, type DueReview } from './emails.ts';

/** So many days before its review a document is reminded of. */
const DAYS_BEFORE = 14;

/** Documents whose review is near and of which nobody was reminded since its day was set; now they are. */
async function takeDue(tx: Tx, { company_id }: CompanyScope, today: string): Promise<DueReview[]> {
  const found = await sql<DueReview>`
    update dokumanlar set hatirlatilan_gozden_gecirme = gozden_gecirme
    where company_id = ${company_id} and guncel
      and gozden_gecirme <= ${today}::date + ${DAYS_BEFORE}::int
      and hatirlatilan_gozden_gecirme is distinct from gozden_gecirme
    returning id, dokuman_ismi, gozden_gecirme::text as gozden_gecirme`.execute(tx);
  return found.rows.toSorted(
    (a, b) => a.gozden_gecirme.localeCompare(b.gozden_gecirme) || a.id - b.id,
  );
}

/** People in charge of documents: the administrators of the company, else its consultants. */
async function selectKeepers(tx: Tx): Promise<readonly Member[]> {
  const members = await selectMembers(tx);
  const of = (role: Role) => members.filter((one) => one.role === role);
  const administrators = of('yönetici');
  return administrators.length > 0 ? administrators : of('danışman');
}

/** Each morning, one mail to each of them about the documents whose review has come near. */
export const remindOfReviewsJob = defineJob({
  name: 'remind-of-reviews',
  schedule: { dailyAt: '08:15' },
  payload: nothing,
  run: async (services, _, reach) => {
    const { db, clock, config } = services;
    const today = clock.today();
    await eachCompany(services, reach, (scope) =>
      db.write(scope, async (tx) => {
        const due = await takeDue(tx, scope, today);
        if (due.length === 0) return;
        for (const { email, dil } of await selectKeepers(tx))
          await enqueueMail(tx, config, {
            to: email,
            language: dil,
            company_id: scope.company_id,
            content: reviewMail(dil, due, today),
          });
      }),
    );
  },
});
