import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { companyJob, eachCompany } from '../../platform/jobs/each-company.ts';
import { defineJob, nothing } from '../../platform/jobs/job.ts';
import { standingIn } from '../filings/filings.ts';
import { logChanges } from '../../nouns/log.ts';
import { CLOCK_LOG } from './log.ts';
import { grownLogs, moveClocks, storeFilingClock, takeLogRead } from './queries.ts';
import { remind } from './reminders.ts';
import { withNearClocks } from './stages.ts';

/** Each morning, one mail to each person about everything that comes near or has passed. */
export const remindOfClocksJob = companyJob({
  name: 'remind-of-clocks',
  schedule: { dailyAt: '08:05' },
  due: ({ now }) => withNearClocks(now),
  work: remind,
});

/** Each minute, the clock of changes that the registry is not told, where a log has grown. */
export const keepFilingClocksJob = companyJob({
  name: 'keep-filing-clocks',
  schedule: { everyMinutes: 1 },
  due: () => grownLogs,
  work: async (_, tx, scope) => {
    if (await takeLogRead(tx, scope)) await keepFilingClock(tx, scope);
  },
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
