import type { Values } from '@emanet/contract/records/fields';
import type { ErrorCode } from '@emanet/contract/shared/errors';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { firstOf } from '../../platform/rows.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { add, change, hold } from '../../nouns/life.ts';
import type { Row } from '../../nouns/noun.ts';
import { deletedRow, removeRow, reversibleNoun } from '../../nouns/reversible.ts';
import { refuseOtherCompany } from '../checks.ts';
import { isUniqueViolation } from '../conflicts.ts';
import { valuesOf, type SharedNoun } from './rows.ts';

/** Steps of a noun beside storing its rows. */
type Own<Stored extends Row> = Readonly<{
  /** Refuses values that the noun does not take; `self` is the row that they are for. */
  refuse?: (tx: Tx, scope: CompanyScope, values: Values, self?: number) => Promise<void>;
  /** Changes other records that follow this one, in the same transaction; answers how many. */
  follow?: (
    services: Services,
    tx: Tx,
    scope: CompanyScope,
    change: Readonly<{ before: Stored; values: Values }>,
  ) => Promise<number>;
}>;

export type Envelope = Readonly<{ company_id?: number | undefined; surum?: number | undefined }>;

/**
 * Refuses a name that another row has in Turkish case folding, with the other row and this code,
 * whose sentence names it as `{name}`.
 */
export const uniqueName =
  (noun: Pick<SharedNoun<Row>, 'table' | 'nameField'>, code: ErrorCode) =>
  async (tx: Tx, { company_id }: CompanyScope, values: Values, self = 0): Promise<void> => {
    const column = sql.ref(noun.nameField);
    const existing = await firstOf<Readonly<{ id: number; name: string }>>(tx)`
      select id, ${column} as name from ${sql.table(noun.table)}
      where company_id = ${company_id} and id <> ${self}
        and fold_turkish(${column}) = fold_turkish(${values[noun.nameField]}::text)`;
    if (!existing) return;
    const { id, name } = existing;
    fail(code, {
      values: { name },
      fields: { [noun.nameField]: 'taken' },
      data: { id, [noun.nameField]: name },
    });
  };

/** Verbs of a shared noun: each checks, stores and logs in one transaction. */
export function verbsOf<Stored extends Row>(
  noun: SharedNoun<Stored>,
  { refuse = () => Promise.resolve(), follow }: Own<Stored> = {},
) {
  async function store(
    services: Services,
    tx: Tx,
    scope: CompanyScope,
    before: Stored,
    given: Values,
  ): Promise<Readonly<{ row: Stored; followed: number }>> {
    const values = valuesOf(noun, given, { ...before });
    await refuse(tx, scope, values, before.id);
    const followed = (await follow?.(services, tx, scope, { before, values })) ?? 0;
    return { row: await change(tx, scope, noun, before, values), followed };
  }

  async function restoreIn(tx: Tx, scope: CompanyScope, id: number): Promise<Stored> {
    const { id: number, surum, ...had } = await deletedRow(tx, scope, noun, id, deleted);
    const values = valuesOf(noun, had);
    await refuse(tx, scope, values);
    return add(tx, scope, noun, { ...values, id: number, surum });
  }

  return {
    noun,
    /** Adds a row in a transaction of the caller. */
    addIn: async (tx: Tx, scope: CompanyScope, given: Values): Promise<Stored> => {
      const values = valuesOf(noun, given);
      await refuse(tx, scope, values);
      return add(tx, scope, noun, values);
    },
    /** Changes a row that such a transaction holds. */
    changeIn: store,
    /** Adds a row once per key. */
    add(db: Db, scope: CompanyScope, body: Values & Envelope, key: OnceKey | undefined) {
      refuseOtherCompany(scope, body.company_id);
      const values = valuesOf(noun, body);
      const check = (tx: Tx) => refuse(tx, scope, values);
      return refusedTwin(db, scope, check, (tx) =>
        once(tx, scope, key, async () => {
          await check(tx);
          return add(tx, scope, noun, values);
        }),
      );
    },
    /** Changes the fields that the body names; a stale `surum` is refused. */
    change(services: Services, scope: CompanyScope, id: number, body: Values & Envelope) {
      refuseOtherCompany(scope, body.company_id);
      const check = async (tx: Tx) =>
        refuse(tx, scope, valuesOf(noun, body, { ...(await noun.select(tx, scope, id)) }), id);
      return refusedTwin(services.db, scope, check, async (tx) => {
        const before = await hold(tx, scope, noun, id, body.surum);
        return store(services, tx, scope, before, body);
      });
    },
    remove: (db: Db, scope: CompanyScope, id: number) =>
      db.write(scope, (tx) => removeRow(tx, scope, noun, id)),
    /** Brings a deleted row back under its number. */
    restore: (db: Db, scope: CompanyScope, id: number) =>
      db.write(scope, (tx) => restoreIn(tx, scope, id)),
    reversible: reversibleNoun(noun, {
      giveBack: async (services, tx, scope, id, values) =>
        store(services, tx, scope, await hold(tx, scope, noun, id), values),
      restore: restoreIn,
    }),
  };
}

export type Verbs<Stored extends Row> = ReturnType<typeof verbsOf<Stored>>;

/** Last values of a deleted row; which fields they are is the noun's matter. */
const deleted = z.looseObject({ surum: z.number() });

/**
 * A write whose row another person may insert between check and insert: the unique index then refuses it,
 * and the repeated check explains why.
 */
async function refusedTwin<Result>(
  db: Db,
  scope: CompanyScope,
  check: (tx: Tx) => Promise<void>,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.write(scope, work);
  } catch (error) {
    if (isUniqueViolation(error)) await db.read(scope, check);
    throw error;
  }
}
