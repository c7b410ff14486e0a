import { kindOf } from '@emanet/contract/records/kinds/kinds';
import type { Field } from '@emanet/contract/records/fields';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { forEachInTurn } from '../in-pieces.ts';
import type { ActivityNames } from '../kinds/names.ts';
import { mostPieces } from './choices.ts';
import type { Draft } from './drafts.ts';
import { selectActivitiesNamed, selectDepartmentNames, selectDocumentsNamed } from './queries.ts';
import { typedText } from './values.ts';
import type { ReferenceNames } from '../kinds/names.ts';

type NamedRow = Readonly<{ name: string }>;

function byName<Row extends NamedRow>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const key = foldTurkish(row.name);
    const named = found.get(key);
    if (named) named.push(row);
    else found.set(key, [row]);
  }
  return found;
}

const ids = (rows: ReadonlyMap<string, readonly { id: number }[]>) =>
  new Map([...rows].map(([name, found]) => [name, found.map(({ id }) => id)]));

/**
 * Other words for a department than its name: its initials ("İK") and its first word. One
 * that would mean two departments means none.
 */
export function shortNames(
  rows: readonly Readonly<{ id: number; name: string }>[],
): Map<string, number[]> {
  const short = new Map<string, Set<number>>();
  for (const { id, name } of rows) {
    const words = name.split(/\s+/).filter((word) => word !== '');
    const initials = words.filter((word) => /^\p{Lu}/u.test(word)).map((word) => word.slice(0, 1));
    if (words.length < 2) continue;
    for (const said of [initials.join(''), words[0] ?? '']) {
      const key = foldTurkish(said);
      short.set(key, (short.get(key) ?? new Set()).add(id));
    }
  }
  return new Map(
    [...short].flatMap(([key, found]) => (found.size === 1 ? [[key, [...found]] as const] : [])),
  );
}

/** The caller's departments; a name in the very same letters wins over one of other case. */
export async function departmentsByName(tx: Tx, scope: CompanyScope): Promise<ReferenceNames> {
  const rows = await selectDepartmentNames(tx, scope);
  const departments = new Map([...shortNames(rows), ...ids(byName(rows))]);
  for (const { id, name } of rows) departments.set(name, [id]);
  return {
    departments,
    departmentNames: new Map(rows.map(({ id, name }) => [id, name])),
    activities: new Map(),
    activityNames: new Map(),
    activityPieces: 1,
    documents: new Map(),
  };
}

/** More different names than any company has activities. */
const MOST_NAMES = 100_000;

/** Entries between semicolons in these cells, folded, each once. */
function namesIn(cells: ReadonlySet<string>): string[] {
  const names = new Set<string>();
  for (const cell of cells) {
    for (const piece of cell.split(';')) names.add(foldTurkish(piece));
    if (names.size > MOST_NAMES) fail('SHEET_TOO_MUCH');
  }
  return [...names];
}

/** The same with the activities and documents that the touched cells may name. */
export async function referenceNamesIn(
  tx: Tx,
  scope: CompanyScope,
  departments: ReferenceNames,
  touched: ReadonlyMap<Draft, readonly Field[]>,
): Promise<ReferenceNames> {
  const texts = { activity: new Set<string>(), document: new Set<string>() };
  await forEachInTurn(touched, ([draft, fields]) => {
    for (const field of fields) {
      const { reference } = kindOf(field);
      if (reference === 'activity' || reference === 'document')
        texts[reference].add(typedText(draft.cell(field.name) ?? null) ?? '');
    }
  });
  const activities = await selectActivitiesNamed(tx, scope, namesIn(texts.activity));
  const named = new Set([...texts.document].map(foldTurkish));
  const documents = await selectDocumentsNamed(tx, scope, [...named]);
  const activityNames: ActivityNames = new Map([
    ...departments.activityNames,
    ...activities.map(({ id, name }) => [id, name] as const),
  ]);
  return {
    ...departments,
    activities: ids(byName(activities)),
    activityNames,
    activityPieces: mostPieces(activities.map(({ name }) => name)),
    documents: byName(documents),
  };
}
