import { randomUUID } from 'node:crypto';
import type { BulkBody } from '@emanet/contract/actions';
import type { ChangedField } from '@emanet/contract/change-logs';
import { sql } from 'kysely';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { departmentExists } from '../../records/queries.ts';
import { lockActions } from './queries.ts';
import { changeAction, storeEntries, valuesOf, type ActionValues } from './store.ts';

type Result = Readonly<{ toplu_islem: string; sayi: number; atlanan: number[] }>;

/** Changes one field of several actions, except those that were edited meanwhile. */
export const bulkUpdateActions = (
  { db, clock }: Services,
  scope: PersonScope,
  { satirlar, degisiklik }: BulkBody,
): Promise<Result> =>
  db.write(scope, async (tx) => {
    if (
      'department_id' in degisiklik &&
      !(await departmentExists(tx, scope, degisiklik.department_id))
    )
      fail('INVALID_INPUT', { fields: { department_id: 'department' } });
    const seen = new Map(satirlar.map(({ id, surum }) => [id, surum]));
    return changeAll(tx, scope, clock.today(), [...seen.keys()], (action) =>
      action.surum === seen.get(action.id) ? degisiklik : undefined,
    );
  });

/** Undoes a bulk change of this caller's company as a whole; later changes stay. */
export const undoBulkUpdate = ({ db, clock }: Services, scope: PersonScope, toplu_islem: string) =>
  db.write(scope, async (tx) => {
    const before = await selectBulk(tx, scope, toplu_islem);
    if (before.size === 0) fail('NOT_FOUND');
    return changeAll(tx, scope, clock.today(), [...before.keys()], (action) =>
      before.get(action.id),
    );
  });

type Part = Partial<ActionValues>;
type Held = Awaited<ReturnType<typeof lockActions>>[number];

async function changeAll(
  tx: Tx,
  scope: PersonScope,
  today: string,
  ids: readonly number[],
  partOf: (action: Held) => Part | undefined,
): Promise<Result> {
  const toplu_islem = randomUUID();
  const held = await lockActions(tx, scope, ids);
  const entries = [];
  const changed = new Set<number>();
  for (const current of held) {
    const part = partOf(current);
    if (!part) continue;
    changed.add(current.id);
    const next = { ...valuesOf(current), ...part };
    const entry = await changeAction(tx, scope, today, current, next, toplu_islem);
    if (entry) entries.push(entry);
  }
  if (changed.size === 0) fail('BULK_NOTHING');
  await storeEntries(tx, entries);
  return {
    toplu_islem,
    sayi: entries.length,
    atlanan: ids.filter((id) => !changed.has(id)),
  };
}

/** Values that a bulk change replaced, by action; none where something was logged about it since. */
async function selectBulk(tx: Tx, scope: PersonScope, toplu_islem: string) {
  const entries = await tx
    .selectFrom('change_logs as l')
    .select([
      ...(['l.record_id', 'l.alanlar'] as const),
      sql<boolean>`exists (
        select from change_logs later
        where later.company_id = l.company_id and later.tur = l.tur
          and later.record_id = l.record_id and later.id > l.id)`.as('moved'),
    ])
    .where('l.company_id', '=', scope.company_id)
    .where('l.tur', '=', 'aksiyonlar')
    .where('l.toplu_islem', '=', toplu_islem)
    .execute();
  return new Map(
    entries.map(({ record_id, alanlar, moved }) => [
      record_id,
      moved ? undefined : partOf(alanlar),
    ]),
  );
}

/** A bulk change replaces one of these; the log's values were read from an action. */
const partOf = (fields: readonly ChangedField[]): Part =>
  Object.fromEntries(fields.map(({ alan, eski }) => [alan, eski]));
