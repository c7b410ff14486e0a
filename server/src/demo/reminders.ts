import { remindOfClocksJob } from '../features/clocks/jobs.ts';
import type { Tx } from '../platform/db.ts';
import { workingInstant } from './calendar.ts';
import { mailsWentOut, runJob, type DemoServices, type Workplace } from './verbs.ts';

/** Days for which the morning's reminders are made up. */
const REMINDED = 22;

type Stage = Readonly<{ tx: Tx; services: DemoServices; now: Date; place: Workplace }>;

/** Reminders of the last weeks, so that the first morning of the demo mails nothing old. */
export async function addReminders({ tx, services, now, place }: Stage): Promise<void> {
  const { company_id } = place;
  for (let ago = REMINDED; ago >= 0; ago--) {
    const morning = workingInstant(now, ago, -50);
    await runJob(tx, services, morning, { job: remindOfClocksJob, company_id, payload: {} });
    await mailsWentOut(tx, morning);
  }
}
