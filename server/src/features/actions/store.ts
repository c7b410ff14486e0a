import { action, RECURRENCES } from '@emanet/contract/actions';
import type { ChangedField } from '@emanet/contract/change-logs';
import { updaterName } from '../../platform/access/actor.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { insertRows } from '../../platform/insert-rows.ts';
import { fieldsOf, remove } from '../../nouns/life.ts';
import { changedFields, entryOf } from '../../nouns/log.ts';
import { withFinisher } from '../../nouns/members.ts';
import { inScope } from '../../records/queries.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { actionNoun } from './noun.ts';
import { selectAction, type StoredAction } from './queries.ts';

/** Values of an action that a person may change, and what follows from them. */
const VALUES = [
  ...(['aksiyon_ismi', 'aksiyon_aciklamasi', 'risk', 'department_id', 'durum', 'guncel'] as const),
  ...(['son_tarih', 'sorumlu_id', 'sorumlu', 'notlar', 'tekrar', 'kayit_turu'] as const),
  ...(['kayit_id', 'dosya_id', 'dosya_adi'] as const),
];
export type ActionValues = Pick<StoredAction, (typeof VALUES)[number]>;

const picked = <From, Name extends keyof From>(from: From, names: readonly Name[]) =>
  // `fromEntries` forgets the names; every one of them is there.
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>;

/** The values among those of a wider object, such as a whole action. */
export const valuesOf = (from: ActionValues): ActionValues => picked(from, VALUES);

/** The same of an action in its change log or a sheet; other keys are dropped. */
export const actionValues = z.object(
  picked({ ...action.shape, dosya_id: z.string().nullable() }, VALUES),
) satisfies z.ZodType<ActionValues>;

/** Field by field, what distinguishes two states of an action. */
export const changesOf = (before: ActionValues | undefined, after: ActionValues | undefined) =>
  changedFields(fieldsOf(actionNoun), before, after);

/** An entry of the change log, ready to be stored with others. */
type Entry = ReturnType<typeof entryOf> &
  Readonly<{ record_id: number; toplu_islem: string | null }>;

const entryFor = (
  scope: CompanyScope,
  id: number,
  next: ActionValues,
  islem: 'ekleme' | 'güncelleme',
  alanlar: readonly ChangedField[],
  toplu_islem: string | null = null,
): Entry => ({
  record_id: id,
  ...entryOf(scope, actionNoun, { next, islem, alanlar }),
  toplu_islem,
});

export const storeEntries = (tx: Tx, entries: readonly Entry[]) =>
  insertRows(tx, 'change_logs', entries, 'id');

/** Columns of `aksiyonlar` for these values. */
const columnsOf = (scope: CompanyScope, values: ActionValues) => {
  // The file's name is stored with the file.
  const { dosya_adi: _, ...columns } = values;
  return { ...columns, guncelleyen: updaterName(scope.actor) };
};

/** Stores a new action and its entry; `had` has the other columns of a restored one. */
export async function insertAction(
  tx: Tx,
  scope: CompanyScope,
  values: ActionValues,
  had: object = {},
): Promise<StoredAction> {
  const { company_id } = scope;
  const row = {
    company_id,
    ...columnsOf(scope, values),
    ...(values.durum && { tamamlanma_tarihi: sql<string>`now()` }),
    ...had,
  };
  const inserted = await tx
    .insertInto('aksiyonlar')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return fail('NOT_DELETED');
  await storeEntries(tx, [
    entryFor(scope, inserted.id, values, 'ekleme', changesOf(undefined, values)),
  ]);
  return (await selectAction(tx, scope, inserted.id)) ?? fail('NOT_FOUND');
}

/** Stores many new actions and their entries, each kind in one statement. */
export async function insertActions(tx: Tx, scope: CompanyScope, all: readonly ActionValues[]) {
  const rows = all.map((values) => ({
    company_id: scope.company_id,
    ...columnsOf(scope, values),
    // The database reads this word as the time of the transaction.
    tamamlanma_tarihi: values.durum ? 'now' : null,
  }));
  const ids = await insertRows(tx, 'aksiyonlar', rows, 'id');
  await storeEntries(
    tx,
    all.map((values, at) =>
      entryFor(scope, ids[at] ?? 0, values, 'ekleme', changesOf(undefined, values)),
    ),
  );
}

/**
 * Stores another state of an action. Closing a recurring one opens the next; opening it again
 * deletes a next one that was not edited. Returns the entry of the change log; undefined when
 * nothing changed.
 */
export async function changeAction(
  tx: Tx,
  scope: CompanyScope,
  today: string,
  current: StoredAction,
  wanted: ActionValues,
  toplu_islem: string | null = null,
): Promise<Entry | undefined> {
  const isNewWork = current.durum !== wanted.durum || current.sorumlu_id !== wanted.sorumlu_id;
  const next = isNewWork && !wanted.durum ? await withFinisher(tx, wanted, 'action') : wanted;
  const alanlar = changesOf(current, next);
  if (alanlar.length === 0) return undefined;
  // A promise to an applicant is proved by a file.
  if (next.durum && current.basvuru_id !== null && next.dosya_id === null)
    fail('TASK_NEEDS_PROOF', { values: { name: next.aksiyon_ismi } });
  const toggled = current.durum !== next.durum;
  await tx
    .updateTable('aksiyonlar')
    .set({
      ...columnsOf(scope, next),
      surum: sql`surum + 1`,
      guncellenme_tarihi: sql`now()`,
      ...(toggled && { tamamlanma_tarihi: next.durum ? sql`now()` : null }),
    })
    .where('company_id', '=', scope.company_id)
    .where('id', '=', current.id)
    .execute();
  if (toggled && next.durum && next.tekrar) await openNext(tx, scope, today, current, next);
  if (toggled && !next.durum) await takeBackNext(tx, scope, current.id);
  return entryFor(scope, current.id, next, 'güncelleme', alanlar, toplu_islem);
}

const dateOf = (day: string): number => Number(day.slice(8));

/** The same date `months` later, or the last day of a shorter month. */
export function monthsLater(day: string, months: number, date = dateOf(day)): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

async function openNext(
  tx: Tx,
  scope: CompanyScope,
  today: string,
  { id: onceki_id, tekrar_gunu }: StoredAction,
  closed: ActionValues,
): Promise<void> {
  const there = await sql`select 1 from aksiyonlar
    where company_id = ${scope.company_id} and onceki_id = ${onceki_id}`.execute(tx);
  if (there.rows.length > 0 || !closed.tekrar) return;
  const months = RECURRENCES[closed.tekrar];
  const first = closed.son_tarih ?? today;
  // After a short month the date of the series is used again; otherwise the person's date.
  const date =
    tekrar_gunu && first === monthsLater(first, 0, tekrar_gunu) ? tekrar_gunu : dateOf(first);
  let steps = 1;
  while (monthsLater(first, steps * months, date) <= today) steps += 1;
  const day = monthsLater(first, steps * months, date);
  const next = {
    ...closed,
    durum: false,
    dosya_id: null,
    dosya_adi: null,
    son_tarih: day,
  };
  await insertAction(tx, scope, next, {
    onceki_id,
    tekrar_gunu: dateOf(day) < date ? date : null,
  });
}

async function takeBackNext(tx: Tx, scope: CompanyScope, onceki_id: number): Promise<void> {
  const found = await sql<{ id: number }>`select id from aksiyonlar t
    where ${inScope(scope)} and onceki_id = ${onceki_id} and surum = 1 and not durum and not mail
    for update`.execute(tx);
  const id = found.rows[0]?.id;
  const next = id === undefined ? undefined : await selectAction(tx, scope, id);
  if (next) await remove(tx, scope, actionNoun, next);
}
