import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { companyNameIn, type Person } from '../../platform/access/actor.ts';
import { scopeOf } from '../../platform/access/scope.ts';
import { CompaniesFailed, companyJob } from '../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { weekMail } from './emails.ts';
import { listLaw } from './law/law.ts';
import { peopleOfMonday, takeMonday } from './person.ts';
import { dueOfReadable } from './portfolio.ts';
import { keepFigures, toBeKept } from './queries.ts';

/**
 * Each minute, the figures of companies with a change, and after midnight those of all: a quiet
 * company needs no work. Until then a reading counts them itself, so none is ever stale.
 */
export const keepPortfolioJob = companyJob({
  name: 'keep-portfolio',
  schedule: { everyMinutes: 1 },
  due: ({ today }) => toBeKept(today),
  work: (_, tx, scope, { today }) => keepFigures(tx, scope, today),
});

const MONDAY = 1;
/** Days from a Monday to its Sunday. */
const TO_SUNDAY = 6;

/** On Monday mornings, the week of those consultants who subscribed to it. */
export const mailPortfolioJob = defineJob({
  name: 'mail-portfolio',
  schedule: { dailyAt: '08:00' },
  payload: nothing,
  run: async (services) => {
    const today = services.clock.today();
    if (new Date(today).getUTCDay() !== MONDAY) return;
    const people = await peopleOfMonday(services, today);
    const failed: unknown[] = [];
    const unread = new Map<number, unknown>();
    // One consultant's failure does not stop the others' mails.
    for (const person of people)
      try {
        for (const { company_id, error } of await mail(services, person, today))
          unread.set(company_id, error);
      } catch (error) {
        failed.push(error);
        const { user_id } = person;
        services.log.error({ user_id, message: messageOf(error) }, 'a Monday mail was not put out');
      }
    for (const [company_id, error] of unread)
      services.log.error(
        { company_id, job: 'mail-portfolio', message: messageOf(error) },
        'a job failed in one company',
      );
    if (failed.length > 0) throw new AggregateError(failed, 'some Monday mails were not put out');
    const clients = new Set(people.flatMap((one) => one.memberships.map((of) => of.company_id)));
    if (unread.size > 0)
      throw new CompaniesFailed([...unread.keys()], clients.size, [...unread.values()][0]);
  },
});

/** Entries of the law that concern clients without their action; none where they cannot be read. */
const openLaw = async (services: Services, person: Person) => {
  try {
    const lines = await listLaw(services, scopeOf(person, 'portfolio.read'), { lang: 'tr' });
    // Periods have no day: their clocks are in the mail anyway.
    return lines.filter(({ gun, ilgili, acilan }) => gun !== null && ilgili > acilan);
  } catch (error) {
    const { user_id } = person;
    services.log.error({ user_id, message: messageOf(error) }, 'the law of a mail was not read');
    return [];
  }
};

/** The message alone: other parts of a database error quote the row. */
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * One mail a Monday, unless nothing is due. It names clients that cannot be read, and returns them.
 */
async function mail(services: Services, person: Person, today: string) {
  const { clock, config } = services;
  const sunday = daysAfter(today, TO_SUNDAY);
  const { due, unread } = await dueOfReadable(services, person, sunday);
  const law = await openLaw(services, person);
  await takeMonday(services, person, today, async (tx, language) => {
    if (due.length + unread.length === 0) return;
    await enqueueMail(tx, config, {
      ...{ to: person.email, language },
      content: weekMail(language, due, {
        now: clock.now().getTime(),
        nameOf: (company_id) => companyNameIn(person, company_id),
        unread: unread.map(({ company_id }) => company_id),
        law,
      }),
    });
  });
  return unread;
}
