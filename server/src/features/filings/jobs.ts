import { daysBetween } from '@emanet/contract/shared/time/rounds';
import { eachCompany } from '../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { filingMail, type Stage } from './emails.ts';
import { standingIn } from './filings.ts';
import { selectFilers, takeReminder } from './queries.ts';

/** So many days before the last one the first reminder leaves. */
const NEAR_DAYS = 3;

/** The reminder that is due with so many days left; none earlier. */
function stageOf(left: number): Stage | undefined {
  if (left < 0) return 'gecti';
  if (left <= 1) return 'son_gun';
  return left <= NEAR_DAYS ? 'yaklasti' : undefined;
}

/** Each morning, one mail to each person who may file about changes that the registry is not told yet. */
export const remindOfFilingsJob = defineJob({
  name: 'remind-of-filings',
  schedule: { dailyAt: '08:30' },
  payload: nothing,
  run: async (services, _, reach) => {
    const { db, clock, config } = services;
    await eachCompany(services, reach, (scope) =>
      db.write(scope, async (tx) => {
        const { ilk_degisiklik: first, son_gun: last, farklar } = await standingIn(tx, scope);
        if (first === null || last === null) return;
        const left = daysBetween(clock.today(), last);
        const stage = stageOf(left);
        if (stage === undefined) return;
        if (!(await takeReminder(tx, scope, first, stage))) return;
        for (const { email, dil, company_name } of await selectFilers(tx, scope))
          await enqueueMail(tx, config, {
            to: email,
            language: dil,
            company_id: scope.company_id,
            content: filingMail(dil, stage, {
              company: company_name,
              first,
              last,
              left,
              count: farklar.length,
            }),
          });
      }),
    );
  },
});
