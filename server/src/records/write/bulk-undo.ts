import type { ChangedField } from '@emanet/contract/change-logs';
import type { BulkResult } from '@emanet/contract/records/bulk';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { nameAct, nameUndoneAct, same } from '../../nouns/log.ts';
import { namingConflicts } from '../conflicts.ts';
import { inScope, lockRecords } from '../queries.ts';
import type { Register } from '../register.ts';
import { called, planFates, refusals } from './bulk-plan.ts';
import { readRecords, storeFates } from './bulk.ts';
import { deleteRecords } from './delete.ts';
import type { Planned } from './plan.ts';
import { bringBack } from './restore.ts';
import { rowsOf } from '../../platform/rows.ts';

/**
 * Reverts a bulk edit or an import: restores old values, deletes inserted records and restores deleted
 * ones, except records edited since. The undo can be undone in the same way.
 */
export function undoBulk(
  { db, clock }: Services,
  register: Register,
  scope: CompanyScope,
  batch: string,
  { lang, key }: Readonly<{ lang: Language; key: OnceKey | undefined }>,
): Promise<BulkResult> {
  const undoing = db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      const { lost, ...undone } = await takeBackAct(
        tx,
        register,
        scope,
        clock.today(),
        batch,
        lang,
      );
      return { ...undone, donmeyen: [...new Set(lost.map(({ alan }) => alan))] };
    }),
  );
  return namingConflicts(register, undoing);
}

/** The same in a transaction; `lost`: values that did not come back. */
export async function takeBackAct(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  today: string,
  batch: string,
  lang: Language,
): Promise<BulkResult & Readonly<{ lost: ChangedField[] }>> {
  const named = await selectBatch(tx, register, scope, batch);
  if (named.length === 0) fail('NOT_FOUND');
  const ids = named.map(({ record_id }) => record_id);
  await lockRecords(tx, register, scope, ids);
  // Read again under the lock: the previous holder of a row may have edited it.
  const entries = await selectBatch(tx, register, scope, batch);
  const byId = new Map(entries.map((entry) => [entry.record_id, entry]));
  const rows = await readRecords(tx, register, scope, ids);
  const there = new Set(rows.map(({ id }) => id));
  const gone = entries.filter(({ islem, record_id }) => islem === 'silme' && !there.has(record_id));
  const isLast = ({ id }: { id: number }) => byId.get(id)?.last === true;
  const left = rows.filter(isLast);
  const added = left.filter(({ id }) => byId.get(id)?.islem === 'ekleme');
  const edited = left.filter(({ id }) => byId.get(id)?.islem === 'güncelleme');
  const fates = await planFates(tx, register, scope, today, edited, (row) => ({
    sent: Object.fromEntries(
      (byId.get(row.id)?.alanlar ?? []).map(({ alan, eski }) => [alan, eski]),
    ),
    givenBack: true,
    confirmedThen: row.onay_surumu === row.surum - 1,
  }));
  const returned = new Map(
    entries.flatMap(({ record_id, before }) => (before === null ? [] : [[record_id, before]])),
  );
  const own = randomUUID();
  await nameAct(tx, own);
  await nameUndoneAct(tx, batch);
  const back = await storeFates(tx, register, scope, today, fates, returned, own);
  await deleteRecords(tx, register, scope, added);
  const lost = fates.changing.flatMap(({ row, planned }) => notBack(byId.get(row.id), planned));
  for (const { record_id } of gone)
    lost.push(...(await bringBack(tx, register, scope, today, record_id)).lost);
  await giveBackLastChange(tx, register, scope, returned, back.degisen);
  const others = [...added.map(({ id }) => id), ...gone.map(({ record_id }) => record_id)];
  return {
    lost,
    degisen: [...back.degisen, ...others],
    toplu_islem: others.length > 0 ? own : back.toplu_islem,
    ayni: fates.same.length,
    sorulmayan: 0,
    cakisan: rows
      .filter((row) => !isLast(row))
      .map((row) => ({ ...called(register, row, lang), guncelleyen: row.guncelleyen })),
    reddedilen: refusals(register, fates, lang),
    bulunamayan: ids.filter((id) => !there.has(id) && !others.includes(id)),
  };
}

const notBack = (entry: BatchEntry | undefined, { next }: Planned): ChangedField[] =>
  (entry?.alanlar ?? []).flatMap(({ alan, eski }) =>
    same(next[alan], eski) ? [] : { alan, eski, yeni: next[alan] ?? null },
  );

/**
 * A reverted record keeps its old place in lists sorted by last change: its last change is the entry to
 * which it returned. The change log has all entries.
 */
async function giveBackLastChange(
  tx: Tx,
  { table }: Register,
  scope: CompanyScope,
  returned: ReadonlyMap<number, number>,
  ids: readonly number[],
): Promise<void> {
  const given = ids.filter((id) => returned.has(id));
  if (given.length === 0) return;
  const entries = given.map((id) => returned.get(id));
  await sql`
    update ${sql.table(table)} t
    set guncellenme_tarihi = l.tarih, guncelleyen = l.guncelleyen
    from unnest(${given}::int[], ${entries}::bigint[]) given(record_id, entry)
    join change_logs l on l.company_id = ${scope.company_id} and l.id = given.entry
    where ${inScope(scope)} and t.id = given.record_id`.execute(tx);
}

/**
 * An entry of a bulk edit; `last`: nothing has happened to its record since. `before`: the entry whose
 * state the record had, which after an undo is the one it returned to.
 */
type BatchEntry = Readonly<{
  record_id: number;
  islem: string;
  alanlar: ChangedField[];
  last: boolean;
  before: number | null;
}>;

const selectBatch = (
  tx: Tx,
  { tur }: Register,
  { company_id, departments }: CompanyScope,
  batch: string,
): Promise<BatchEntry[]> =>
  rowsOf<BatchEntry>(tx)`
    select l.record_id, l.islem, l.alanlar, not exists (
      select from change_logs n where n.company_id = l.company_id and n.tur = l.tur
        and n.record_id = l.record_id and n.id > l.id) as last, (
      select coalesce(p.geri_donulen, p.id) from change_logs p
      where p.company_id = l.company_id and p.tur = l.tur
        and p.record_id = l.record_id and p.id < l.id
      order by p.id desc limit 1) as before
    from change_logs l
    where l.company_id = ${company_id} and l.tur = ${tur} and l.toplu_islem = ${batch}::uuid
      ${departments === 'all' ? sql`` : sql`and l.department_id = any(${[...departments]}::int[])`}
    order by l.id`;
