import { CLOCK_KINDS, CLOCKS, type ClockKind } from '@emanet/contract/clocks/kinds';
import { businessDaysAfter } from '@emanet/contract/shared/time/business-days';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { eachCompany } from '../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { standingIn } from '../filings/filings.ts';
import { clockMail } from './emails.ts';
import { logChanges } from '../../nouns/log.ts';
import { CLOCK_LOG } from './log.ts';
import {
  moveClocks,
  selectReaders,
  storeFilingClock,
  takeLogRead,
  takeNear,
  type NearClock,
} from './queries.ts';

/** Days before its last one from which on a clock is near. */
const NEAR_DAYS = 3;

/** Kinds that this reminds of: statutory ones without a mail of their own. */
const OWN_MAIL: readonly ClockKind[] = ['basvuru', 'verbis_bildirimi'];
const reminded = CLOCK_KINDS.filter(
  (tur) => (CLOCKS[tur].yasal || CLOCKS[tur].elle) && !CLOCKS[tur].bilgi && !OWN_MAIL.includes(tur),
);

const startOf = (day: string) => new Date(`${day}T00:00:00+03:00`).toISOString();

/** Puts one mail to each reader into the outbox, about the clocks that are theirs. */
async function mail(
  { config }: Services,
  tx: Tx,
  scope: CompanyScope,
  near: readonly NearClock[],
): Promise<void> {
  if (near.length === 0) return;
  const inCharge = near.flatMap(({ sorumlu_id }) => (sorumlu_id === null ? [] : [sorumlu_id]));
  for (const reader of await selectReaders(tx, scope, inCharge)) {
    const theirs =
      reader.role === 'temsilci'
        ? near.filter(({ sorumlu_id }) => sorumlu_id === reader.user_id)
        : near;
    await enqueueMail(tx, config, {
      to: reader.email,
      language: reader.dil,
      company_id: scope.company_id,
      content: clockMail(reader.dil, theirs, {
        company: reader.company_name,
        base: config.BASE_URL,
      }),
    });
  }
}

/**
 * Each morning, one mail to each person about clocks that come near: three days before, on the working
 * day before the last one, and when it has passed.
 */
export const remindOfClocksJob = defineJob({
  name: 'remind-of-clocks',
  schedule: { dailyAt: '08:05' },
  payload: nothing,
  run: async (services, _, reach) => {
    const today = services.clock.today();
    // What ends up to the next working day: a day at a weekend is reminded of on Friday.
    const soon = daysAfter(businessDaysAfter(today, 1), 1);
    await eachCompany(services, reach, (scope) =>
      services.db.write(scope, async (tx) => {
        const near = await takeNear(tx, scope, reminded, {
          now: services.clock.now().toISOString(),
          soon: startOf(soon),
          near: startOf([daysAfter(today, NEAR_DAYS + 1), soon].toSorted()[1] ?? soon),
        });
        await mail(services, tx, scope, near);
      }),
    );
  },
});

/** Each minute, the clock of changes that the registry is not told, where a log has grown. */
export const keepFilingClocksJob = defineJob({
  name: 'keep-filing-clocks',
  schedule: { everyMinutes: 1 },
  payload: nothing,
  run: (services, _, reach) =>
    eachCompany(services, reach, (scope) =>
      services.db.write(scope, async (tx) => {
        if (await takeLogRead(tx, scope)) await keepFilingClock(tx, scope);
      }),
    ),
});

/** Brings the clock into step with what differs from the last filing. */
async function keepFilingClock(tx: Tx, scope: CompanyScope): Promise<void> {
  const { son, ilk_degisiklik } = await standingIn(tx, scope);
  await storeFilingClock(
    tx,
    scope,
    son && ilk_degisiklik ? { id: son.id, ilk_degisiklik } : undefined,
  );
}

/** After the calendar has changed: clocks that count business days move, and say so in their history. */
export const moveClocksJob = defineJob({
  name: 'move-clocks',
  payload: nothing,
  run: (services, _, reach) =>
    eachCompany(services, reach, (scope) =>
      services.db.write(scope, async (tx) => {
        const moved = await moveClocks(tx, scope);
        await logChanges(
          tx,
          scope,
          CLOCK_LOG,
          moved.map(({ sure_id, department, eski, yeni }) => ({
            record_id: sure_id,
            islem: 'güncelleme',
            alanlar: [{ alan: 'son_an', eski, yeni }],
            next: { department_id: department },
          })),
        );
      }),
    ),
});
