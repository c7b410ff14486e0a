import type { z } from 'zod';
import type { CompanyScope, PersonScope } from '../platform/access/scope.ts';
import type { Tx } from '../platform/db.ts';
import { fail } from '../platform/errors.ts';
import { hold, lastState, remove } from './life.ts';
import { lastChange } from './log.ts';
import type { LoggedNoun, Noun, Reversible, Row } from './noun.ts';

type Step = (tx: Tx, scope: PersonScope, id: number) => Promise<unknown>;

/** A noun whose changes can be reverted; without `remove`, reverting an insert deletes the row. */
export const reversibleNoun = <Stored extends Row>(
  noun: Noun<Stored, unknown>,
  steps: Readonly<{ giveBack: Reversible['giveBack']; remove?: Step; restore: Step }>,
): Reversible => ({
  ...noun,
  lock: async (tx, scope, id) => (await noun.select(tx, scope, id, true)) !== undefined,
  giveBack: steps.giveBack,
  remove: (_, tx, scope, id) =>
    steps.remove ? steps.remove(tx, scope, id) : removeRow(tx, scope, noun, id),
  restore: (_, tx, scope, id) => steps.restore(tx, scope, id),
});

/** Deletes a row, of a version if one is given; its entry keeps all by which it comes back. */
export const removeRow = async <Stored extends Row>(
  tx: Tx,
  scope: CompanyScope,
  noun: Noun<Stored, unknown>,
  id: number,
  surum?: number,
): Promise<void> => remove(tx, scope, noun, await hold(tx, scope, noun, id, surum));

/** Restores a row by its own step; `donmeyen`: names among its values that did not come back. */
export async function restoredNaming<Shown>(
  tx: Tx,
  scope: PersonScope,
  noun: LoggedNoun,
  id: number,
  restore: (tx: Tx, scope: PersonScope, id: number) => Promise<Shown>,
): Promise<Readonly<{ data: Shown; donmeyen: string[] }>> {
  const deleted = await lastChange(tx, scope, noun, id);
  const data = await restore(tx, scope, id);
  const there = new Set((await lastChange(tx, scope, noun, id))?.alanlar.map(({ alan }) => alan));
  const lost = deleted?.alanlar.filter(({ alan }) => !there.has(alan)) ?? [];
  const isRead = (alan: string) => noun.fields.some(({ name }) => name === alan);
  const donmeyen = lost.flatMap(({ alan, eski }) =>
    isRead(alan) && typeof eski === 'string' && eski !== '' ? eski : [],
  );
  return { data, donmeyen };
}

/** Values that insert a deleted row again: under its old id, with a version that no client holds. */
export async function deletedRow<Stored extends Row, Had extends Readonly<{ surum: number }>>(
  tx: Tx,
  scope: CompanyScope,
  noun: Noun<Stored, unknown>,
  id: number,
  values: z.ZodType<Had>,
): Promise<Had & Readonly<{ id: number }>> {
  if (await noun.select(tx, scope, id, true)) fail('NOT_DELETED');
  const had = values.parse((await lastState(tx, scope, noun, id)).had);
  return { ...had, id, surum: had.surum + 1 };
}
