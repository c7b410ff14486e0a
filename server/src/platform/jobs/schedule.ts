import { sql } from 'kysely';
import { DAY_MS } from '@emanet/contract/shared/time/today';
import type { PlatformServices } from '../services.ts';
import type { Job, Schedule } from './job.ts';

const MINUTE_MS = 60_000;
/** Nodes' clocks may differ by so much; a slot further ahead was taken by a clock that was wrong. */
const SKEW_MS = 5 * MINUTE_MS;

/** The newest slot of a schedule that is not in the future. */
export function slotOf(schedule: Schedule, now: Date): Date {
  const ms = now.getTime();
  if ('everyMinutes' in schedule) {
    const length = schedule.everyMinutes * MINUTE_MS;
    return new Date(Math.floor(ms / length) * length);
  }
  // A slot of this time of day in Turkey, for any date.
  const first = Date.parse(`1970-01-01T${schedule.dailyAt}:00+03:00`);
  return new Date(first + Math.floor((ms - first) / DAY_MS) * DAY_MS);
}

/**
 * Enqueues each scheduled job whose newest slot no node has taken; every node may call it at any time. Of
 * missed slots only the newest runs, since a job does everything that is due. Slots from a clock that ran
 * ahead are deleted, so that none is skipped later.
 */
export async function enqueueDue({ clock, db }: PlatformServices, jobs: readonly Job[]) {
  const now = clock.now();
  const due = jobs.flatMap(({ name, schedule }) =>
    schedule ? [{ name, slot: slotOf(schedule, now).toISOString() }] : [],
  );
  const wrong = new Date(now.getTime() + SKEW_MS).toISOString();
  await sql`
    with forgotten as (
      delete from job_slots where slot > ${wrong} or taken_at < now() - interval '90 days'
    ), taken as (
      insert into job_slots (job, slot)
      select * from unnest(${due.map(({ name }) => name)}::text[],
        ${due.map(({ slot }) => slot)}::timestamptz[])
      on conflict do nothing
      returning job
    )
    select enqueue_job(job, '{}', null, job, true) from taken`.execute(db.system);
}
