import type { Reference } from '@emanet/contract/records/kinds/kind';
import { fieldsNaming, kindOf } from '@emanet/contract/records/kinds/kinds';
import type { Field, Values } from '@emanet/contract/records/fields';
import { isEmpty, requiredFields } from '@emanet/contract/records/fields';
import type { FilledProblem, InputProblem } from '@emanet/contract/shared/input-sentences';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { fail } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { hasRole } from '../platform/access/actor.ts';
import { templateScope, type CompanyScope } from '../platform/access/scope.ts';
import { same } from '../nouns/log.ts';
import { idsIn } from './ids.ts';
import { forEachInTurn } from './in-pieces.ts';
import { activityNames } from './links.ts';
import { choiceOutOfForce } from './choices-in-force.ts';
import type { Register } from './register.ts';

/** Bad fields of a record with what is wrong with each. */
export type Problems = Record<string, FilledProblem>;

/**
 * Context of a check beside the record: its stored state, whether an undo restores it, the existing library
 * rows, the day.
 */
export type Checked = Readonly<{
  next: Values;
  current: Values | undefined;
  givenBack?: boolean | undefined;
  library: ReadonlySet<number>;
  today: string;
}>;

const changed = ({ next, current }: Checked, name: string) =>
  current === undefined ? !isEmpty(next[name]) : !same(next[name], current[name]);

/** A body that names another company than the caller's comes from an old browser tab. */
export function refuseOtherCompany(scope: CompanyScope, company_id: number | undefined): void {
  if (company_id !== undefined && company_id !== scope.company_id) fail('COMPANY_CHANGED');
}

/** The existing library rows among those that bodies name as their source. */
export async function findLibraryRows(
  { db, config }: Services,
  register: Register,
  scope: CompanyScope,
  ...bodies: readonly Values[]
): Promise<Set<number>> {
  const ids = fieldsNaming(register.fields, 'library').flatMap(({ name }) =>
    bodies.map((body) => body[name]).filter((id) => !isEmpty(id)),
  );
  if (ids.length === 0) return new Set();
  const library = templateScope(scope, config.TEMPLATE_COMPANY_ID);
  const found = await db.read(library, (tx) =>
    sql<{ id: number }>`select id from ${sql.table(register.table)}
      where company_id = ${library.company_id} and id = any(${ids}::int[])`.execute(tx),
  );
  return new Set(found.rows.map((row) => row.id));
}

/** Everything that a record may name and that is there for the caller, found for many at once. */
export type Known = Readonly<{
  departments: ReadonlySet<number>;
  documents: ReadonlyMap<number, Readonly<{ guncel: boolean; dokuman_tur: string }>>;
  activities: ReadonlySet<number>;
}>;

type Judged = Pick<Checked, 'next' | 'current'>;

/** References of which those newly named are looked up, and those looked up at every change. */
const LOOKED_UP = ['department', 'document', 'activity'] as const;
const FOLLOWED: readonly Reference[] = ['supplier', 'activity'];

/** Does a record name something that has to be looked up before it is stored? */
export const namesAnything = ({ fields }: Register, record: Judged): boolean =>
  LOOKED_UP.some((reference) =>
    fieldsNaming(fields, reference).some(({ name }) => newIds(record, name).length > 0),
  ) ||
  FOLLOWED.some((reference) =>
    fieldsNaming(fields, reference).some(({ name }) => !isEmpty(record.next[name])),
  );

/** Looks up what records name and did not name before. */
export async function findKnown(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  records: readonly Judged[],
): Promise<Known> {
  const named = {
    department: new Set<number>(),
    document: new Set<number>(),
    activity: new Set<number>(),
  };
  await forEachInTurn(records, (one) => {
    for (const reference of LOOKED_UP)
      for (const { name } of fieldsNaming(register.fields, reference))
        for (const id of newIds(one, name)) named[reference].add(id);
  });
  const documents = [...named.document];
  const [known, found, activities] = await Promise.all([
    departmentsAmong(tx, scope, [...named.department]),
    documents.length > 0 ? findDocuments(tx, scope, documents) : [],
    activityNames(tx, scope, [...named.activity]),
  ]);
  return {
    departments: known,
    documents: new Map(found.map((one) => [one.id, one])),
    activities: new Set(activities.keys()),
  };
}

/** Ids that a field names, of one thing or of several, and did not name before. */
function newIds({ next, current }: Judged, name: string): number[] {
  if (next[name] === current?.[name] || isEmpty(next[name])) return [];
  const before = new Set(idsIn([current?.[name]].flat()));
  return idsIn([next[name]].flat()).filter((id) => !before.has(id));
}

/** Every bad field of a record with what is wrong with it. */
export function problemsOf(
  register: Register,
  scope: CompanyScope,
  record: Checked,
  known: Known,
): Problems {
  const problems: Problems = {};
  for (const field of register.fields) {
    const problem = namedProblem(field, record, known) ?? choiceOutOfForce(field, record);
    if (problem) problems[field.name] = problem;
  }
  return { ...problems, ...ownProblems(register, scope, record) };
}

type MayBeNamed = (id: number, known: Known, field: Field) => boolean;

/** Things that are looked up when they are newly named; a supplier may be new. */
const MAY_BE_NAMED: Readonly<Record<'department' | 'document' | 'activity', MayBeNamed>> = {
  department: (id, { departments }) => departments.has(id),
  activity: (id, { activities }) => activities.has(id),
  document: (id, { documents }, { documentTypes }) => {
    const found = documents.get(id);
    return found?.guncel === true && documentTypes?.includes(found.dokuman_tur) === true;
  },
};

const isLookedUp = (reference: Reference | undefined): reference is keyof typeof MAY_BE_NAMED =>
  reference !== undefined && reference in MAY_BE_NAMED;

/**
 * A newly chosen department, document or activity must be one of the caller's, and a document also current
 * and of the field's types; an unchanged choice may stay.
 */
function namedProblem(field: Field, record: Checked, known: Known): InputProblem | undefined {
  const { reference } = kindOf(field);
  if (!isLookedUp(reference)) return undefined;
  const mayBeNamed = MAY_BE_NAMED[reference];
  return newIds(record, field.name).every((id) => mayBeNamed(id, known, field))
    ? undefined
    : reference;
}

function ownProblems(register: Register, scope: CompanyScope, record: Checked): Problems {
  const { next, library } = record;
  const problems: Problems = {};
  for (const field of requiredFields(register.fields, next))
    if (isEmpty(next[field.name]) && !wasLateBefore(field, record))
      problems[field.name] = 'required';
  for (const field of register.fields) {
    if (!changed(record, field.name)) continue;
    const value = next[field.name];
    if (field.writableBy && !hasRole(scope.actor, field.writableBy))
      problems[field.name] = field.writableBy.includes('yönetici')
        ? 'readonly_managers'
        : 'readonly';
    if (kindOf(field).reference === 'library' && typeof value === 'number' && !library.has(value))
      problems[field.name] = 'choice';
  }
  return problems;
}

/** Were the days that require a reason of lateness stored before this change? Then it does not block saving. */
const wasLateBefore = ({ required }: Field, record: Checked): boolean =>
  (record.givenBack === true || record.current !== undefined) &&
  typeof required === 'object' &&
  'isLate' in required &&
  (record.givenBack === true ||
    (!changed(record, required.field) && !changed(record, required.since)));

/** Of some ids, those that are departments of the scope. */
async function departmentsAmong(
  tx: Tx,
  scope: CompanyScope,
  ids: readonly number[],
): Promise<Set<number>> {
  const { departments } = scope;
  const own = departments === 'all' ? ids : ids.filter((id) => departments.includes(id));
  if (own.length === 0) return new Set();
  const found = await tx
    .selectFrom('departments')
    .select('department_id')
    .where('company_id', '=', scope.company_id)
    .where('department_id', 'in', own)
    .execute();
  return new Set(found.map((one) => one.department_id));
}

/** Documents of the company, archived ones too. */
export const findDocuments = (tx: Tx, scope: CompanyScope, ids: readonly number[]) =>
  tx
    .selectFrom('dokumanlar')
    .select(['id', 'guncel', 'dokuman_tur'])
    .where('company_id', '=', scope.company_id)
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .execute();
