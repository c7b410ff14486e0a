import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { companyNameIn, type Person } from '../../platform/access/actor.ts';
import { eachCompany } from '../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { weekMail } from './emails.ts';
import { peopleOfMonday, takeMonday } from './person.ts';
import { dueUntil } from './portfolio.ts';
import { keepFigures, toBeKept } from './queries.ts';

/**
 * Each minute, the figures of companies in which something has moved them, and after midnight those of
 * all: a quiet company costs nothing. Until then a reading counts them itself, so none is ever stale.
 */
export const keepPortfolioJob = defineJob({
  name: 'keep-portfolio',
  schedule: { everyMinutes: 1 },
  payload: nothing,
  run: (services, _, reach) => {
    const today = services.clock.today();
    const marked = { ...reach, companies: () => reach.companiesBy(toBeKept(today)) };
    return eachCompany(services, marked, (scope) =>
      services.db.write(scope, (tx) => keepFigures(tx, scope, today)),
    );
  },
});

const MONDAY = 1;
/** Days from a Monday to its Sunday. */
const TO_SUNDAY = 6;

/** On Monday mornings, the week of those consultants who asked for it. */
export const mailPortfolioJob = defineJob({
  name: 'mail-portfolio',
  schedule: { dailyAt: '08:00' },
  payload: nothing,
  run: async (services) => {
    const today = services.clock.today();
    if (new Date(today).getUTCDay() !== MONDAY) return;
    const failed: unknown[] = [];
    // One consultant's failure does not keep the others from theirs.
    for (const person of await peopleOfMonday(services, today))
      await mail(services, person, today).catch((error: unknown) => {
        failed.push(error);
        // The message alone: what else a database tells of a failure quotes the row.
        const message = error instanceof Error ? error.message : String(error);
        services.log.error({ user_id: person.user_id, message }, 'a Monday mail was not put out');
      });
    if (failed.length > 0) throw new AggregateError(failed, 'some Monday mails were not put out');
  },
});

/** One mail a Monday; nothing when nothing is due. */
async function mail(services: Services, person: Person, today: string): Promise<void> {
  const { clock, config } = services;
  const due = await dueUntil(services, person, daysAfter(today, TO_SUNDAY));
  await takeMonday(services, person, today, async (tx, language) => {
    if (due.length === 0) return;
    await enqueueMail(tx, config, {
      ...{ to: person.email, language },
      content: weekMail(language, due, {
        now: clock.now().getTime(),
        nameOf: (company_id) => companyNameIn(person, company_id),
      }),
    });
  });
}
