import { randomUUID } from 'node:crypto';
import { RECORD_ACTIONS, type ChangedField, type LogAction } from '@emanet/contract/change-logs';
import type { Values } from '@emanet/contract/records/fields';
import { sql } from 'kysely';
import type { PersonScope } from '../platform/access/scope.ts';
import type { Tx } from '../platform/db.ts';
import { AppError, fail } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { stateAfter } from './as-of.ts';
import { nameAct, same } from './log.ts';
import type { Reversible } from './noun.ts';
import { rowsOf } from '../platform/rows.ts';

type Entry = Readonly<{
  id: number;
  record_id: number;
  islem: LogAction;
  guncelleyen: string;
  alanlar: ChangedField[];
}>;

/**
 * A change that was taken back; `birlikte`: what else changed in the record by that, unasked; `donmeyen`: what
 * did not come back, with the value that was wanted and the one it has.
 */
export type Reverted = Readonly<{
  record_id: number;
  birlikte: ChangedField[];
  donmeyen: ChangedField[];
}>;

/**
 * Reverts a change by a new one that refers to it: fields get their old values, an inserted record is
 * deleted, a deleted one is restored. Refused if a later change of the record conflicts.
 * `alan`: the only field of an update to revert.
 */
export const revert = (
  services: Services,
  scope: PersonScope,
  noun: Reversible,
  entry_id: number,
  alan?: string,
): Promise<Reverted> =>
  services.db.write(scope, (tx) => revertIn(services, tx, scope, noun, entry_id, alan));

/** The same in a transaction. */
export async function revertIn(
  services: Services,
  tx: Tx,
  scope: PersonScope,
  noun: Reversible,
  entry_id: number,
  alan?: string,
): Promise<Reverted> {
  const entry = await selectEntry(tx, scope, noun, entry_id);
  const found = alan === undefined ? entry : entry && ofField(noun, entry, alan);
  if (!found) return fail('NOT_FOUND');
  if (!isRecordAction(found.islem)) return fail('CHANGE_KEPT');
  const { record_id } = found;
  const there = await noun.lock(tx, scope, record_id);
  if (!there && found.islem !== 'silme') fail('NOT_FOUND');
  const entries = await selectEntries(tx, scope, noun, record_id);
  refuseOvertaken(found, entries);
  const named = `${noun.tur} ${record_id} ${entry_id}`;
  await sql`select set_config('app.taken_back', ${named}, true)`.execute(tx);
  await takeBack(services, tx, scope, noun, found);
  const known = new Set(entries.map(({ id }) => id));
  const all = await selectEntries(tx, scope, noun, record_id);
  const made = all.filter(({ id }) => !known.has(id));
  const birlikte = changedBeside(noun, found, made);
  return { record_id, birlikte, donmeyen: notBack(noun, found, stateAfter(all) ?? {}) };
}

/** Fields that have not the value that an undo was to give back, as what they held is gone meanwhile. */
const notBack = ({ fields }: Reversible, { islem, alanlar }: Entry, now: Values): ChangedField[] =>
  islem === 'ekleme'
    ? []
    : alanlar.flatMap(({ alan, eski }) =>
        fields.some(({ name }) => name === alan) && !same(now[alan], eski)
          ? { alan, eski, yeni: now[alan] ?? null }
          : [],
      );

/** Fields that entries changed although they are not among those of an update that was taken back. */
function changedBeside({ fields }: Reversible, { islem, alanlar }: Entry, made: readonly Entry[]) {
  if (islem !== 'güncelleme') return [];
  const asked = new Set(alanlar.map(({ alan }) => alan));
  return made
    .flatMap((entry) => entry.alanlar)
    .filter(({ alan }) => !asked.has(alan) && fields.some(({ name }) => name === alan));
}

/** Merges, mailings and the like are logged but cannot be reverted. */
const isRecordAction = (islem: LogAction) => RECORD_ACTIONS.some((one) => one === islem);

function takeBack(
  services: Services,
  tx: Tx,
  scope: PersonScope,
  noun: Reversible,
  { islem, record_id, alanlar }: Entry,
): Promise<unknown> {
  if (islem === 'ekleme') return noun.remove(services, tx, scope, record_id);
  if (islem === 'silme') return noun.restore(services, tx, scope, record_id);
  const values = Object.fromEntries(alanlar.map(({ alan, eski }) => [alan, eski]));
  return noun.giveBack(services, tx, scope, record_id, values);
}

/** The part of an update that is about one field and the hidden values that go with it. */
function ofField({ together }: Reversible, entry: Entry, name: string): Entry | undefined {
  if (entry.islem !== 'güncelleme' || !entry.alanlar.some(({ alan }) => alan === name)) return;
  const names = [name, ...(together?.[name] ?? [])];
  return { ...entry, alanlar: entry.alanlar.filter(({ alan }) => names.includes(alan)) };
}

const COLUMNS = sql`id::float8 as id, record_id, islem, guncelleyen, alanlar`;

async function selectEntry(
  tx: Tx,
  { company_id, departments }: PersonScope,
  { tur, ofCompany }: Reversible,
  id: number,
): Promise<Entry | undefined> {
  const inside =
    departments === 'all' || ofCompany
      ? sql``
      : sql`and department_id = any(${[...departments]}::int[])`;
  const rows = await rowsOf<Entry>(tx)`select ${COLUMNS} from change_logs
    where company_id = ${company_id} and tur = ${tur} and id = ${id} ${inside}`;
  const [found] = rows;
  // Versions were once part of the entries of settings; they are no value to be had back.
  return found?.islem === 'güncelleme'
    ? { ...found, alanlar: found.alanlar.filter(({ alan }) => alan !== 'surum') }
    : found;
}

/** Entries of a record; what happened to it by itself, as a reminder, is no change. */
const selectEntries = (
  tx: Tx,
  { company_id }: PersonScope,
  { tur }: Reversible,
  record_id: number,
): Promise<Entry[]> =>
  rowsOf<Entry>(tx)`select ${COLUMNS} from change_logs
    where company_id = ${company_id} and tur = ${tur} and record_id = ${record_id}
      and not (islem = 'olay' and aktor_turu = 'otomatik')
    order by id`;

/**
 * A field that the entry changed must still have its new value, or have its old one again (after an
 * earlier revert). An insert or delete can be reverted only while it is the record's latest entry.
 */
function refuseOvertaken(entry: Entry, entries: readonly Entry[]): void {
  const later = entries.filter(({ id }) => id > entry.id);
  const now = stateAfter(entries) ?? {};
  const left = entry.alanlar.filter(({ alan, eski }) => !same(now[alan] ?? null, eski));
  const asked = left.length > 0 ? left : entry.alanlar;
  const overtaken = asked.filter(({ alan, yeni }) => !same(now[alan] ?? null, yeni));
  const inTheWay = later.filter(
    ({ alanlar }) =>
      entry.islem !== 'güncelleme' ||
      alanlar.some(({ alan }) => overtaken.some((one) => one.alan === alan)),
  );
  const last = inTheWay.at(-1);
  if (!last) return;
  const { id, guncelleyen } = last;
  fail('CHANGE_OVERTAKEN', {
    values: { by: guncelleyen },
    data: { kayit_id: id, guncelleyen, alanlar: overtaken.map(({ alan }) => alan) },
  });
}

/** Refuses to delete a record that somebody has worked on since. */
export const refuseTouched = (by: string): never =>
  fail('CHANGE_OVERTAKEN', { values: { by }, data: { guncelleyen: by, alanlar: [] } });

/** `sayi`: changes of an act that were taken back; `atlanan`: those left out, as their rows were changed since. */
export type RevertedAct = Readonly<{
  sayi: number;
  atlanan: number;
  birlikte: string[];
  donmeyen: ChangedField[];
}>;

/** Refuses the revert of an act whose records were changed since; `by`: the names of their last editors. */
export const refuseOvertakenAct = (by: readonly string[]): never =>
  fail('ACT_OVERTAKEN', {
    values: { count: by.length.toString(), by: by.findLast(Boolean) ?? '' },
    data: { sayi: by.length },
  });

/** Reverts entries of one act; it refuses rows that were changed since, or with `kalan` leaves them out. */
export async function revertEach(
  services: Services,
  tx: Tx,
  scope: PersonScope,
  noun: Reversible,
  {
    entries,
    kalan,
  }: Readonly<{
    /** `gone`: an entry whose row may be deleted already, which is what its revert would do. */
    entries: readonly Readonly<{ id: number; gone?: boolean }>[];
    kalan: boolean;
  }>,
): Promise<RevertedAct> {
  const overtaken: string[] = [];
  const birlikte = new Set<string>();
  const donmeyen: ChangedField[] = [];
  for (const { id, gone } of entries) {
    try {
      const back = await revertIn(services, tx, scope, noun, id);
      for (const { alan } of back.birlikte) birlikte.add(alan);
      donmeyen.push(...back.donmeyen);
    } catch (error) {
      // For a single change the log names the later one that prevents it.
      if (!(error instanceof AppError) || entries.length === 1) throw error;
      if (error.code === 'NOT_FOUND' && gone) continue;
      if (error.code !== 'CHANGE_OVERTAKEN' && error.code !== 'NOT_FOUND') throw error;
      const by = error.details.values?.['by'];
      overtaken.push(typeof by === 'string' ? by : '');
    }
  }
  if (overtaken.length > 0 && (!kalan || overtaken.length === entries.length))
    refuseOvertakenAct(overtaken);
  const sayi = entries.length - overtaken.length;
  return { sayi, atlanan: overtaken.length, birlikte: [...birlikte], donmeyen };
}

/** Reverts an act of a noun by its number, and leaves out rows that were changed since. */
export const revertActOf = (
  services: Services,
  scope: PersonScope,
  noun: Reversible,
  act: string,
): Promise<RevertedAct> =>
  services.db.write(scope, async (tx) => {
    const entries = await rowsOf<{ id: number; gone: boolean }>(tx)`
      select id::float8 as id, islem = 'ekleme' as gone from change_logs
      where company_id = ${scope.company_id} and tur = ${noun.tur} and toplu_islem = ${act}::uuid
        and islem <> 'olay'
      order by id desc`;
    if (entries.length === 0) fail('NOT_FOUND');
    await nameAct(tx, randomUUID());
    return revertEach(services, tx, scope, noun, { entries, kalan: true });
  });
