import { sql } from 'kysely';
import type { Queries } from '../platform/db.ts';
import { idFrom } from './arguments.ts';
import { refuse } from './failure.ts';
import { table } from './table.ts';

type Row = {
  id: number;
  job: string;
  attempts: number;
  most: number;
  run_at: string;
  locked: boolean;
  last_error: string | null;
};

const LONGEST_CELL = 80;

/** Jobs in the queue; a failed one waits, one at its last attempt is over. */
export async function listJobs(db: Queries): Promise<string> {
  const { rows } = await sql<Row>`select * from queue_jobs() order by run_at, id`.execute(db);
  const cells = rows.map(({ id, job, attempts, most, run_at, locked, last_error }) => [
    String(id),
    job,
    locked ? 'running' : attempts >= most ? 'failed' : 'waiting',
    `${attempts}/${most}`,
    run_at.slice(0, 16).replace('T', ' '),
    (last_error ?? '').replace(/\s+/g, ' ').slice(0, LONGEST_CELL),
  ]);
  return table(['ID', 'JOB', 'STATE', 'TRIES', 'NEXT (UTC)', 'LAST FAILURE'], cells);
}

/** Takes a job that is not running out of the queue. */
export async function discardJob(db: Queries, word: string | undefined): Promise<string> {
  const id = idFrom('The number', word ?? refuse('The number is missing; "jobs list" shows them.'));
  const { rows } = await sql<{ gone: boolean }>`select discard_job(${id}) as gone`.execute(db);
  if (!rows[0]?.gone) refuse(`There is no job ${id} that waits; "jobs list" shows them.`);
  return `Job ${id} is out of the queue.`;
}

/** Lets a job run now, as if it had never failed. */
export async function retryJob(db: Queries, word: string | undefined): Promise<string> {
  const id = idFrom('The number', word ?? refuse('The number is missing; "jobs list" shows them.'));
  const { rows } = await sql<{ retried: boolean }>`select retry_job(${id}) as retried`.execute(db);
  if (!rows[0]?.retried) refuse(`There is no job ${id} that waits; "jobs list" shows them.`);
  return `Job ${id} runs now.`;
}
