import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { companyJob, eachCompany } from '../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';
import { standingIn } from '../filings/filings.ts';
import { logChanges } from '../../nouns/log.ts';
import { keepDutyClocks } from './duties.ts';
import { handOverDuties, withFormerMembers } from './hand-over.ts';
import { CLOCK_LOG } from './log.ts';
import {
  closeRegistrationRows,
  moveClocks,
  storeFilingClock,
  takeLogRead,
  toBeJudged,
} from './queries.ts';
import { remind } from './reminders.ts';
import { withNearClocks } from './stages.ts';

/** Each morning, one mail to each person about clocks that end soon or have ended. */
export const remindOfClocksJob = companyJob({
  name: 'remind-of-clocks',
  schedule: { dailyAt: '08:05' },
  due: ({ now }) => withNearClocks(now),
  work: remind,
});

/**
 * Each minute where a log has grown, and once a day, the clocks of the company's duty to register
 * and to dispose, and the one of changes not reported to the registry.
 */
export const keepFilingClocksJob = companyJob({
  name: 'keep-filing-clocks',
  schedule: { everyMinutes: 1 },
  due: ({ today }) => toBeJudged(today),
  work: async (_, tx, scope, { today }) => {
    await keepDutyClocks(tx, scope, today);
    if (await takeLogRead(tx, scope)) await keepFilingClock(tx, scope);
  },
});

/** Updates the clock by the differences from the last filing. */
async function keepFilingClock(tx: Tx, scope: CompanyScope): Promise<void> {
  const { son, ilk_degisiklik } = await standingIn(tx, scope);
  if (son) await closeRegistration(tx, scope, son.tarih);
  await storeFilingClock(
    tx,
    scope,
    son && ilk_degisiklik ? { id: son.id, ilk_degisiklik } : undefined,
  );
}

/** A company that has filed is registered: its clock of the first registration ends on that day. */
async function closeRegistration(tx: Tx, scope: CompanyScope, day: string): Promise<void> {
  const closed = await closeRegistrationRows(tx, scope, day);
  await logChanges(
    tx,
    scope,
    CLOCK_LOG,
    closed.map(({ id }) => ({
      ...{ record_id: id, islem: 'güncelleme', next: {} },
      alanlar: [{ alan: 'kapanis', eski: null, yeni: day }],
    })),
  );
}

/**
 * Each night, open work of people who are no members any more, for any reason. A membership that
 * ends in the application hands over in the same transaction.
 */
export const handOverDutiesJob = companyJob({
  name: 'hand-over-duties',
  schedule: { dailyAt: '03:40' },
  due: () => withFormerMembers,
  work: ({ clock }, tx, scope) => handOverDuties(tx, scope, clock.today()),
});

/** After a change of the calendar: moves and logs the clocks that count business days. */
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
