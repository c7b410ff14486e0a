import type { BulkPlan, BulkWay } from '@emanet/contract/records/bulk';
import { waysOf } from '@emanet/contract/records/bulk';
import { holds, isEmpty, type Field, type Values } from '@emanet/contract/records/fields';
import { losesEvent, withEventOf } from '@emanet/contract/records/periods';
import { fieldLabel } from '@emanet/contract/records/labels';
import type { Warning } from '@emanet/contract/records/warnings';
import { problemSentence } from '@emanet/contract/shared/input-sentences';
import type { Language } from '@emanet/contract/shared/primitives';
import type { z } from 'zod';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { bodyOf, type CompanyScope } from '../../platform/access/scope.ts';
import { nameOf } from '../record-name.ts';
import { forEachInTurn } from '../in-pieces.ts';
import type { Endpoints, RecordRow, Register } from '../register.ts';
import { healthOf } from './health.ts';
import { planRecords, type Planned, type Sent } from './plan.ts';

/** A requested bulk edit, its value read by the rules of its field. */
export type Edit = Readonly<{
  field: Field;
  way: BulkWay;
  value: unknown;
  /** A retention period keeps the event from which it runs. */
  keepsEvents: boolean;
}>;

/** Reads the field, the way and the value of a bulk edit; stops when they do not fit together. */
export function editOf(
  register: Register,
  record: Endpoints['add']['body'],
  body: z.output<Endpoints['bulkUpdate']['body']>,
): Edit {
  const field = register.fields.find(({ name }) => name === body.alan);
  if (!field) return fail('INVALID_INPUT', { fields: { alan: 'choice' } });
  const ways = waysOf(field);
  if (!ways.includes(body.islem)) fail('INVALID_INPUT', { fields: { islem: 'choice' } });
  const nothing = ways.includes('ekle') ? [] : null;
  const read = record.safeParse({ [field.name]: body.deger ?? nothing });
  if (!read.success) return fail('INVALID_INPUT', { issues: read.error.issues });
  const values: Values = read.data;
  const keepsEvents = field.lookup === 'saklama_suresi' && body.olaysiz !== true;
  return { field, way: body.islem, value: values[field.name], keepsEvents };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Value of a record after an edit of the field. */
export function edited({ field, way, value, keepsEvents }: Edit, row: Values): unknown {
  const current = row[field.name];
  if (way === 'degistir')
    return keepsEvents && losesEvent(current, value)
      ? withEventOf(String(current), String(value))
      : value;
  if (way === 'bos_ise_yaz') return isEmpty(current) ? value : current;
  const named = new Set(listOf(value));
  const kept = listOf(current).filter((one) => !named.has(one));
  return way === 'ekle' ? [...kept, ...named] : kept;
}

/** Planned fate of each of some records: it changes, stays, or is refused. */
export type Fate = Readonly<{ row: RecordRow; planned: Planned }>;
export type Fates = Readonly<{
  changing: readonly Fate[];
  refused: readonly Fate[];
  /** Nothing of what was sent for them is new. */
  same: readonly Fate[];
}>;

/** Plans changes of existing records; `sentFor` returns the values sent for each. */
export async function planFates(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  today: string,
  rows: readonly RecordRow[],
  sentFor: (row: RecordRow) => Omit<Sent, 'current'>,
): Promise<Fates> {
  const sent = rows.map((row): Sent => ({ ...sentFor(row), current: row }));
  const planned = await planRecords(tx, register, scope, today, sent);
  const fates: Record<keyof Fates, Fate[]> = { changing: [], refused: [], same: [] };
  for (const [place, row] of rows.entries()) {
    const plan = planned[place];
    if (!plan) continue;
    const touched = plan.changes.some(({ alan }) => alan in (sent[place]?.sent ?? {}));
    const refused = Object.keys(plan.problems).length > 0;
    const kind = !touched ? 'same' : refused ? 'refused' : 'changing';
    fates[kind].push({ row, planned: plan });
  }
  return fates;
}

/** Warnings that a record has after a change and not before. */
function newWarnings(
  register: Register,
  scope: CompanyScope,
  { row, planned }: Fate,
  today: string,
): Warning[] {
  const keyOf = ({ kod, alan }: Warning) => `${kod} ${alan}`;
  const warningsOf = (values: Values) => healthOf(register, values, today, bodyOf(scope)).uyarilar;
  const before = new Set(warningsOf(row).map(keyOf));
  return warningsOf(planned.next).filter((one) => !before.has(keyOf(one)));
}

/** Records that a change newly warns about, with the warnings. */
export async function warned(
  register: Register,
  scope: CompanyScope,
  { changing }: Fates,
  today: string,
  lang: Language,
): Promise<BulkPlan['uyarilacak']> {
  const found: BulkPlan['uyarilacak'] = [];
  await forEachInTurn(changing, (fate) => {
    const uyarilar = newWarnings(register, scope, fate, today);
    if (uyarilar.length > 0) found.push({ ...called(register, fate.row, lang), uyarilar });
  });
  return found;
}

/** Number of records in which a field is hidden. */
export const notAsked = ({ same }: Fates, { visibleWhen }: Field): number =>
  same.filter(({ planned }) => !holds(visibleWhen, planned.next)).length;

export const called = (register: Register, row: RecordRow, lang: Language) => ({
  id: row.id,
  ad: nameOf(register, row, lang),
});

/** Refused records, each with the first thing that is wrong with it. */
export const refusals = (register: Register, { refused }: Fates, lang: Language) =>
  refused.flatMap(({ row, planned }) => {
    const [first] = Object.entries(planned.problems);
    if (!first) return [];
    const [name, problem] = first;
    const neden = `${fieldLabel(register.noun, name, lang)}: ${problemSentence(problem, lang)}`;
    return [{ ...called(register, row, lang), neden }];
  });
