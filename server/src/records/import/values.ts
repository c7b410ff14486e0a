import type { Field, Values } from '@emanet/contract/records/fields';
import type { InputProblem } from '@emanet/contract/shared/input-sentences';
import { foldTurkish, labelKey } from '@emanet/contract/shared/turkish';
import type { z } from 'zod';
import { asTyped } from '../cells.ts';
import { cleanText } from '../clean.ts';
import { idsIn } from '../links.ts';
import { yesNo, type ActivityNames } from '../shown.ts';
import { codesBehind, splitNames } from './choices.ts';
import type { SheetCell } from './file/rows.ts';

/** What is wrong with a cell. */
export type Wrong = Readonly<{
  problem: InputProblem;
  values?: Readonly<Record<string, string | number>>;
  /** What the register's schema has against it; says more than `problem`. */
  issue?: z.core.$ZodIssue;
}>;

/** Ids by their names in Turkish folding, among what the caller may choose. */
export type Named = ReadonlyMap<string, readonly number[]>;

export type NamedDocument = Readonly<{ id: number; name: string; dokuman_tur: string }>;

/** What the cells of a file may name. */
export type Nameable = Readonly<{
  departments: Named;
  departmentNames: ReadonlyMap<number, string>;
  activities: Named;
  /** Names of the activities that are linked or named; those that the caller may not see lack. */
  activityNames: ActivityNames;
  /** Of how many pieces between semicolons a name among `activities` is made at most. */
  activityPieces: number;
  documents: ReadonlyMap<string, readonly NamedDocument[]>;
}>;

const LONGEST_SAID = 80;

const wrong = (problem: InputProblem, value?: string): { wrong: Wrong } => ({
  wrong: value === undefined ? { problem } : { problem, values: { value: said(value) } },
});
const said = (text: string) =>
  text.length > LONGEST_SAID ? `${text.slice(0, LONGEST_SAID)}…` : text;

/** A day as sheets show it. */
export const dayText = (day: string): string => day.split('-').toReversed().join('.');

/** What a cell shows, in the one spelling of stored texts; nothing when it is empty. */
export function cellText(cell: SheetCell | null): string | null {
  if (cell === null) return null;
  if (typeof cell === 'boolean') return yesNo(cell, 'tr');
  return cleanText(typeof cell === 'object' ? dayText(cell.day) : String(cell));
}

/** The text that was meant: without the apostrophe that keeps a spreadsheet from running it. */
export function typedText(cell: SheetCell | null): string | null {
  const text = cellText(cell);
  return text === null ? null : cleanText(asTyped(text));
}

/** The value that a cell stands for, or what is wrong with it. `current` is the record so far. */
export function valueOf(
  field: Field,
  cell: SheetCell | null,
  current: Values | undefined,
  nameable: Nameable,
): { value: unknown } | { wrong: Wrong } {
  const text = typedText(cell);
  switch (field.control) {
    case 'boolean':
      return yesOrNo(text);
    case 'date':
      return day(cell, text);
    case 'select':
      return choice(field, text);
    case 'select-or-text':
      return choiceOrText(field, text);
    case 'multiselect':
      return choices(field, text ?? '');
    case 'department':
      return department(text, nameable);
    case 'document':
      return document(field, text, current, nameable);
    case 'activities':
      return activities(text ?? '', idsIn(current?.[field.name]), nameable);
    default:
      return { value: text };
  }
}

function yesOrNo(text: string | null) {
  if (text === null) return { value: null };
  const key = labelKey(text);
  for (const value of [true, false])
    if (key === labelKey(yesNo(value, 'tr')) || key === labelKey(yesNo(value, 'en')))
      return { value };
  return wrong('yes_no');
}

function day(cell: SheetCell | null, text: string | null) {
  if (typeof cell === 'object') return { value: cell?.day ?? null };
  if (typeof cell !== 'string' || text === null) return wrong('date');
  const [, date, month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  if (date) return { value: `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` };
  return /^\d{4}-\d\d-\d\d$/.test(text) ? { value: text } : wrong('date');
}

function choice({ lookup }: Field, text: string | null) {
  if (text === null || !lookup) return { value: null };
  const [code, another] = codesBehind(lookup, text);
  if (another !== undefined) return wrong('several', text);
  return code === undefined ? wrong('unlisted', text) : { value: code };
}

/** A label that several codes have says no more than its text does. */
function choiceOrText({ lookup }: Field, text: string | null) {
  const codes = text === null || !lookup ? [] : codesBehind(lookup, text);
  return { value: codes.length === 1 ? codes[0] : text };
}

function choices({ lookup }: Field, text: string) {
  if (!lookup) return { value: [] };
  const codes = new Set<string>();
  for (const name of splitNames(text, (one) => codesBehind(lookup, one).length > 0)) {
    const [code, another] = codesBehind(lookup, name);
    if (another !== undefined) return wrong('several', name);
    if (code === undefined) return wrong('unlisted', name);
    codes.add(code);
  }
  return { value: [...codes] };
}

function department(text: string | null, { departments }: Nameable) {
  if (text === null) return { value: null };
  const [id, another] = departments.get(text) ?? departments.get(foldTurkish(text)) ?? [];
  if (another !== undefined) return wrong('several', text);
  return id === undefined ? wrong('department') : { value: id };
}

function document(
  { name, documentTypes }: Field,
  text: string | null,
  current: Values | undefined,
  { documents }: Nameable,
) {
  if (text === null) return { value: null };
  const found = (documents.get(foldTurkish(text)) ?? []).filter(({ dokuman_tur }) =>
    documentTypes?.includes(dokuman_tur),
  );
  const [first, another] = found;
  if (!first) return wrong('document');
  const kept = found.find(({ id }) => id === current?.[name]);
  if (kept) return { value: kept.id };
  return another ? wrong('several', text) : { value: first.id };
}

/** Activities that the caller cannot see are in no cell and stay with the record. */
function activities(text: string, before: readonly number[], nameable: Nameable) {
  const { activities: named, activityNames, activityPieces } = nameable;
  const known = (name: string) => named.has(foldTurkish(name));
  const ids = new Set(before.filter((id) => !activityNames.has(id)));
  for (const name of splitNames(text, known, activityPieces)) {
    const found = named.get(foldTurkish(name)) ?? [];
    const kept = found.filter((id) => before.includes(id));
    if (found.length === 0) return wrong('activity');
    if (kept.length === 0 && found.length > 1) return wrong('several', name);
    for (const id of kept.length > 0 ? kept : found) ids.add(id);
  }
  return { value: [...ids] };
}
