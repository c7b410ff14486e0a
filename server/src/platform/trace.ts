import { AsyncLocalStorage } from 'node:async_hooks';

/** Origin of the current work: the number of a request, its endpoint or job, its span. */
export type Trace = Readonly<
  ({ id: string; endpoint: string } | { id: string; job: string }) & { span?: string }
>;

const under = new AsyncLocalStorage<Trace>();

/** Does work under a trace: its statements, jobs and mails have the same number. */
export const traced = <T>(trace: Trace, work: () => T): T => under.run(trace, work);

/** The trace of the current work, if it has one. */
export const currentTrace = (): Trace | undefined => under.getStore();

/** Bytes that PostgreSQL keeps of a name. */
const LONGEST_NAME = 63;

/** Name under which `pg_stat_activity` and the log of the database show a statement of this work. */
export const applicationName = (): string =>
  ['emanet', currentTrace()?.id ?? ''].join(' ').trim().slice(0, LONGEST_NAME);
