import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { eachCompany } from '../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { lateMail } from './emails.ts';
import { selectMembers, type Member } from '../../nouns/members.ts';

type Late = Readonly<{
  id: number;
  aksiyon_ismi: string;
  son_tarih: string;
  department_id: number;
  sorumlu_id: number | null;
}>;

/**
 * Open actions whose last day has passed and of which nobody was reminded since that day was set.
 * They count as reminded from now on, in this very transaction.
 */
async function takeLate(tx: Tx, { company_id }: CompanyScope, today: string): Promise<Late[]> {
  const found = await sql<Late>`
    update aksiyonlar set hatirlatilan_tarih = son_tarih
    where company_id = ${company_id} and guncel and not durum and son_tarih < ${today}::date
      and hatirlatilan_tarih is distinct from son_tarih
    returning id, aksiyon_ismi, son_tarih::text as son_tarih, department_id, sorumlu_id`.execute(
    tx,
  );
  return found.rows.toSorted((a, b) => a.son_tarih.localeCompare(b.son_tarih) || a.id - b.id);
}

/** The person in charge, else those who represent the department. */
const isFor = (late: Late, member: Member): boolean =>
  late.sorumlu_id === null
    ? member.departments.includes(late.department_id)
    : late.sorumlu_id === member.user_id;

/** Each morning, one mail to each person about what has become late. */
export const remindOfActionsJob = defineJob({
  name: 'remind-of-actions',
  schedule: { dailyAt: '08:00' },
  payload: nothing,
  run: async (services, _, reach) => {
    const { db, clock, config } = services;
    await eachCompany(services, reach, (scope) =>
      db.write(scope, async (tx) => {
        const late = await takeLate(tx, scope, clock.today());
        if (late.length === 0) return;
        for (const member of await selectMembers(tx)) {
          const theirs = late.filter((one) => isFor(one, member));
          if (theirs.length > 0)
            await enqueueMail(tx, config, {
              to: member.email,
              language: member.dil,
              company_id: scope.company_id,
              content: lateMail(member.dil, theirs),
            });
        }
      }),
    );
  },
});
