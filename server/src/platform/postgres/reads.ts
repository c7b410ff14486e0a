import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import type { Actor } from '../access/actor.ts';
import { currentCompany, type AcrossScope, type CompanyScope } from '../access/scope.ts';
import { createCompanyGate } from '../admission/company-gate.ts';
import type { Tx } from '../db.ts';
import { AppError, fail } from '../errors.ts';
import { inBatches } from '../in-batches.ts';
import type { Connection, Question, Settings } from './connection.ts';
import type { PipeliningDriver } from './dialect.ts';
import type { Standby } from './standby.ts';
import { transact } from './transaction.ts';

/** Most queries that one round trip carries. */
const MOST_TOGETHER = 8;

/**
 * Sends look-ups by key that are made at the same time over one connection in one round trip. If that
 * fails, each query runs alone, so that it gets its own error.
 */
function quickQuestions(acquire: () => Promise<Connection>, atOnce: number) {
  const rowsOf = inBatches<Question, unknown[]>(
    async (questions) => {
      const connection = await acquire();
      try {
        return (
          (await connection.askTogether(questions)) ??
          (await Promise.all(
            questions.map(({ settings, query }) => connection.ask(settings, query)),
          ))
        );
      } finally {
        void connection.release();
      }
    },
    { atOnce, most: MOST_TOGETHER },
  );
  const alone = async ({ settings, query }: Question): Promise<unknown[]> => {
    const connection = await acquire();
    try {
      return await connection.ask(settings, query);
    } finally {
      void connection.release();
    }
  };
  return async <R>(question: Question): Promise<R[]> => {
    const rows = await rowsOf(question).catch(() => undefined);
    // A row has the type that the question's caller gave it, as everywhere.
    return (rows ?? (await alone(question))) as R[];
  };
}

export type Pool = Readonly<{ driver: PipeliningDriver; queries: Kysely<Tables> }>;

/** Pools of one server, and how to talk to it. `place`: what a standby has to have replayed. */
type Server = Readonly<{
  app: Pool;
  across: Pool;
  connections: number;
  settings: (scope: CompanyScope | AcrossScope, reading: boolean, place?: string) => Settings;
  /** Milliseconds that a statement of a request may take; one of a job takes as long as `longMs`. */
  deadline: number;
  longMs: number;
}>;

/** The company whose share of the connections a query uses; the library belongs to no company. */
const readerOf = ({ actor, company_id }: CompanyScope): number =>
  (actor.kind === 'person' ? currentCompany(actor)?.company_id : undefined) ?? company_id;

/** Reads of one server, as db.ts describes them; a company has a third of the connections. */
export function readsOf({ app, across, connections, settings, deadline, longMs }: Server) {
  const gate = createCompanyGate(Math.max(1, Math.floor(connections / 3)));
  const deadlineOf = ({ actor }: CompanyScope) => (actor.kind === 'job' ? longMs : deadline);
  const questionOf = (
    scope: CompanyScope,
    query: RawBuilder<unknown>,
    place?: string,
  ): Question => ({
    settings: settings(scope, true, place),
    query: query.compile(app.queries),
  });
  const together = quickQuestions(() => app.driver.acquire(deadline), connections);
  return {
    ask: <R>(scope: CompanyScope, query: RawBuilder<R>, place?: string): Promise<R[]> =>
      gate(readerOf(scope), async () => {
        const connection = await app.driver.acquire(deadlineOf(scope));
        try {
          const question = questionOf(scope, query, place);
          return await connection.ask<R>(question.settings, question.query);
        } finally {
          void connection.release();
        }
      }),
    askQuick: <R>(scope: CompanyScope, query: RawBuilder<R>, place?: string): Promise<R[]> =>
      together<R>(questionOf(scope, query, place)),
    read: <T>(scope: CompanyScope, work: (tx: Tx) => Promise<T>, place?: string): Promise<T> =>
      gate(readerOf(scope), () =>
        transact(
          app,
          {
            mode: 'read only',
            settings: settings(scope, false, place),
            deadline: deadlineOf(scope),
          },
          work,
        ),
      ),
    readAcross: <T>(scope: AcrossScope, work: (tx: Tx) => Promise<T>, place?: string) =>
      transact(
        across,
        { mode: 'read only', settings: settings(scope, false, place), deadline },
        work,
      ),
  };
}

type Reads = ReturnType<typeof readsOf>;

/**
 * Would the primary answer the same? A refusal by the code stays: a missing right, a bad request, too many
 * calls. A missing record may be newer than the standby, as in a colleague's link; errors of the server or of
 * the way to it concern the standby alone.
 */
const isFinal = (error: unknown): boolean =>
  error instanceof AppError && error.code !== 'NOT_FOUND';

/** Sends reads that may be old to a standby and all others to the primary, which also repeats what the standby failed at. */
export function readsFrom(here: Reads, away?: Readonly<{ reads: Reads; watch: Standby }>) {
  const from = async <T>(
    actor: Actor,
    read: (reads: Reads, place?: string) => Promise<T>,
  ): Promise<T> => {
    if (!away) return read(here);
    const { reads, watch } = away;
    const place = watch.placeFor(actor);
    if (place !== undefined)
      try {
        const found = await read(reads, place);
        watch.count(actor, 'standby');
        return found;
      } catch (error) {
        if (isFinal(error)) throw error;
      }
    watch.count(actor, 'primary');
    return read(here);
  };
  return {
    ask: <R>(scope: CompanyScope, query: RawBuilder<R>): Promise<R[]> =>
      from(scope.actor, (reads, place) => reads.ask(scope, query, place)),
    askQuick: <R>(scope: CompanyScope, query: RawBuilder<R>): Promise<R[]> =>
      from(scope.actor, async (reads, place) => {
        const rows = await reads.askQuick(scope, query, place);
        // A key that is not there yet.
        return place !== undefined && rows.length === 0 ? fail('NOT_FOUND') : rows;
      }),
    read: <T>(scope: CompanyScope, work: (tx: Tx) => Promise<T>): Promise<T> =>
      from(scope.actor, (reads, place) => reads.read(scope, work, place)),
    readAcross: <T>(scope: AcrossScope, work: (tx: Tx) => Promise<T>): Promise<T> =>
      from(scope.actor, (reads, place) => reads.readAcross(scope, work, place)),
  };
}
