import type { FileStore } from '../files/store.ts';
import { currentTrace } from '../trace.ts';
import type { Log } from './log.ts';
import { plainMessage } from './plain-message.ts';

/** Counts since the start of the node, by name. */
export type Tallies = Readonly<{
  /** Statements that took longer than `SLOW_STATEMENT_MS`, by endpoint or job. */
  slow: ReadonlyMap<string, number>;
  /** Failures of the store of files, by operation. */
  storeErrors: ReadonlyMap<string, number>;
}>;

const STORE_OPERATIONS = ['write', 'move', 'read', 'remove', 'check'] as const;
const LONGEST_STATEMENT = 300;
/** Failures that the store itself has part in; `NOT_FOUND` answers a question. */
const ANSWERS = ['NOT_FOUND', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'];

/** A store that is down fails each call: one line in this many milliseconds gives the reason. */
const QUIET_MS = 10_000;

const add = (counts: Map<string, number>, name: string) =>
  counts.set(name, (counts.get(name) ?? 0) + 1);

/** Counts and logs slow statements and failures of the store. */
export function createTallies(log: Pick<Log, 'warn'>) {
  const slow = new Map<string, number>();
  // Series start at 0: Prometheus sees no increase in one that begins with its first failure.
  const storeErrors = new Map<string, number>(STORE_OPERATIONS.map((name) => [name, 0]));
  const tallies: Tallies = { slow, storeErrors };
  let quietUntil = 0;
  const tellStoreError = (operation: string, error: unknown) => {
    add(storeErrors, operation);
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + QUIET_MS;
    // The caller gets the error that the store is down; its cause holds the store's message.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const { name, reason } =
      cause instanceof Error
        ? { name: cause.name, reason: plainMessage(cause) }
        : { name: typeof cause, reason: '' };
    const request_id = currentTrace()?.id;
    log.warn({ operation, name, reason, request_id }, 'the store of files failed');
  };
  return {
    tallies,
    /** Takes a statement, whose values are apart from its text, and its milliseconds. */
    onSlow: (text: string, ms: number) => {
      const trace = currentTrace();
      const by = trace ? ('job' in trace ? trace.job : trace.endpoint) : 'none';
      add(slow, by);
      const statement = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_STATEMENT);
      log.warn({ by, request_id: trace?.id, ms: Math.round(ms), statement }, 'slow statement');
    },
    /** The same store; its failures are counted. */
    counted: (files: FileStore): FileStore => {
      const watch =
        <A extends unknown[], R>(name: string, work: (...args: A) => Promise<R>) =>
        async (...args: A): Promise<R> => {
          try {
            return await work(...args);
          } catch (error) {
            const code = error instanceof Error && 'code' in error ? String(error.code) : '';
            if (!ANSWERS.includes(code)) tellStoreError(name, error);
            throw error;
          }
        };
      return {
        ...files,
        write: watch('write', files.write),
        move: watch('move', files.move),
        read: watch('read', files.read),
        remove: watch('remove', files.remove),
        check: watch('check', files.check),
      };
    },
  };
}
