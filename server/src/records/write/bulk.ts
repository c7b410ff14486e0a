import type { BulkPlan, BulkResult } from '@emanet/contract/records/bulk';
import { isEmpty } from '@emanet/contract/records/fields';
import { losesEvent } from '@emanet/contract/records/periods';
import type { Language } from '@emanet/contract/shared/primitives';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../platform/db.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { refuseOtherCompany } from '../checks.ts';
import { namingConflicts } from '../conflicts.ts';
import { toRow } from '../record-json.ts';
import { forEachInTurn } from '../in-pieces.ts';
import { lockRecords, refuseTooLarge, selectLines } from '../queries.ts';
import type { Endpoints, RecordRow, Register } from '../register.ts';
import {
  called,
  edited,
  editOf,
  notAsked,
  planFates,
  refusals,
  warned,
  type Edit,
  type Fates,
} from './bulk-plan.ts';
import { emptiedBeside } from './plan.ts';
import { updateRecords } from './store.ts';

/** A register with the schema of its records. */
export type BulkTarget = Readonly<{ register: Register; body: Endpoints['add']['body'] }>;
type Body = z.output<Endpoints['bulkUpdate']['body']>;

/** Preview of an edit of one field in many records; stores nothing. */
export const checkBulk = (
  { db, clock }: Services,
  target: BulkTarget,
  scope: CompanyScope,
  body: Body,
  lang: Language,
): Promise<BulkPlan> =>
  db.read(scope, (tx) => checkBulkIn(tx, target, scope, body, { today: clock.today(), lang }));

/** The same in a transaction. */
export async function checkBulkIn(
  tx: Tx,
  { register, body: record }: BulkTarget,
  scope: CompanyScope,
  body: Body,
  { today, lang }: Readonly<{ today: string; lang: Language }>,
): Promise<BulkPlan> {
  const edit = editOf(register, record, body);
  const rows = await rowsOf(tx, register, scope, body);
  const fates = await planEdit(tx, register, scope, today, rows.current, edit);
  return {
    degisecek: fates.changing.map(({ row }) => row.id),
    olayli: rows.current
      .filter((row) => dropsEvent(edit, row))
      .map((row) => called(register, row, lang)),
    bosalacak: fates.changing.flatMap((fate) => {
      const alanlar = emptiedBeside(register, [edit.field.name], fate.row, fate.planned);
      return alanlar.length > 0 ? [{ ...called(register, fate.row, lang), alanlar }] : [];
    }),
    bostu: fates.changing.filter(({ row }) => isEmpty(row[edit.field.name])).length,
    uyarilacak: await warned(register, scope, fates, today, lang),
    ...untouched(register, rows, fates, edit, lang),
  };
}

/**
 * Changes one field in many records, in one transaction, each with its log entry. A record edited since it
 * was seen stays unchanged and is listed.
 */
export function updateBulk(
  { db, clock }: Services,
  target: BulkTarget,
  scope: CompanyScope,
  body: Body,
  { lang, key }: Readonly<{ lang: Language; key: OnceKey | undefined }>,
): Promise<BulkResult> {
  refuseOtherCompany(scope, body.company_id);
  const now = { today: clock.today(), lang };
  const editing = db.write(scope, (tx) =>
    once(tx, scope, key, () => updateBulkIn(tx, target, scope, body, now)),
  );
  return namingConflicts(target.register, editing);
}

/** The same in a transaction; `toplu_islem`: the number of an act in several companies. */
export async function updateBulkIn(
  tx: Tx,
  { register, body: record }: BulkTarget,
  scope: CompanyScope,
  body: Body,
  { today, lang, toplu_islem }: Readonly<{ today: string; lang: Language; toplu_islem?: string }>,
): Promise<BulkResult> {
  const edit = editOf(register, record, body);
  await lockRecords(tx, register, scope, idsOf(body));
  const rows = await rowsOf(tx, register, scope, body);
  const fates = await planEdit(tx, register, scope, today, rows.current, edit);
  const stored = await storeFates(tx, register, scope, today, fates, undefined, toplu_islem);
  return { ...stored, ...untouched(register, rows, fates, edit, lang) };
}

/**
 * Stores the changes of records under one number, by which all of them are undone. `returned`: entries
 * of the change log whose state they have again, by record.
 */
export async function storeFates(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  today: string,
  { changing }: Fates,
  returned: ReadonlyMap<number, number> = new Map(),
  toplu_islem: string = randomUUID(),
): Promise<Pick<BulkResult, 'degisen' | 'toplu_islem'>> {
  const changes = changing.map(({ row: { id }, planned }) => ({
    id,
    ...planned,
    geri_donulen: returned.get(id),
  }));
  if (changes.length === 0) return { degisen: [], toplu_islem: null };
  await updateRecords(tx, register, scope, today, changes, toplu_islem);
  return { degisen: changes.map(({ id }) => id), toplu_islem };
}

/** Records as they are now, in the order in which they are named. */
export async function readRecords(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  ids: readonly number[],
): Promise<RecordRow[]> {
  const where = sql`t.id = any(${[...ids]}::int[])`;
  await refuseTooLarge(tx, register, scope, where);
  const lines = await selectLines(tx, register, scope, { where: [where], readOnly: true });
  const rows = new Map<number, RecordRow>();
  await forEachInTurn(lines, (line) => {
    const row = toRow(register, line);
    rows.set(row.id, row);
  });
  return ids.flatMap((id) => rows.get(id) ?? []);
}

const idsOf = ({ satirlar }: Body) => [...new Set(satirlar.map(({ id }) => id))];

type Rows = Readonly<{ current: RecordRow[]; overtaken: RecordRow[]; missing: number[] }>;

async function rowsOf(tx: Tx, register: Register, scope: CompanyScope, body: Body): Promise<Rows> {
  const seen = new Map(body.satirlar.map(({ id, surum }) => [id, surum]));
  const found = await readRecords(tx, register, scope, [...seen.keys()]);
  const there = new Set(found.map(({ id }) => id));
  const isCurrent = ({ id, surum }: RecordRow) => seen.get(id) === surum;
  return {
    current: found.filter(isCurrent),
    overtaken: found.filter((row) => !isCurrent(row)),
    missing: [...seen.keys()].filter((id) => !there.has(id)),
  };
}

/** Would the value, stored as it was sent, drop the event from which a record's period runs? */
const dropsEvent = ({ field, way, value }: Edit, row: RecordRow): boolean =>
  field.lookup === 'saklama_suresi' && way === 'degistir' && losesEvent(row[field.name], value);

const planEdit = (
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  today: string,
  rows: readonly RecordRow[],
  edit: Edit,
) =>
  planFates(tx, register, scope, today, rows, (row) => ({
    sent: { [edit.field.name]: edited(edit, row) },
    // Many records at once are not turned into transfers abroad by one value; they are counted.
    asStored: true,
  }));

function untouched(
  register: Register,
  { overtaken, missing }: Rows,
  fates: Fates,
  { field }: Edit,
  lang: Language,
) {
  const sorulmayan = notAsked(fates, field);
  return {
    ayni: fates.same.length - sorulmayan,
    sorulmayan,
    cakisan: overtaken.map((row) => ({
      ...called(register, row, lang),
      guncelleyen: row.guncelleyen,
    })),
    reddedilen: refusals(register, fates, lang),
    bulunamayan: missing,
  };
}
