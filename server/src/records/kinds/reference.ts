import type { Field } from '@emanet/contract/records/fields';
import { documentName } from '@emanet/contract/records/kinds/reference';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import { sql } from 'kysely';
import { scopeWith } from '../../platform/access/scope.ts';
import { splitNames } from '../import/choices.ts';
import { idsIn } from '../ids.ts';
import { WIDE } from '../excel/widths.ts';
import { plainly, type Kind, type Reading } from './kind.ts';
import { departmentsNamed } from './names.ts';
import { byNumber, byText, own } from './sort-key.ts';
import { unknownWord, wrong } from './wrong.ts';

/** The department that a record belongs to. */
export const departmentKind: Kind = {
  sortKey: () => byText('department_name', sql.ref('d.department_name')),
  show: (_, __, { row }) => String(row.department_name),
  read: (_, { text, names }) => {
    if (text === null) return { value: null };
    const [id, another] = departmentsNamed(names, text);
    if (another !== undefined) return wrong('several', text);
    return id === undefined ? unknownWord('department', text) : { value: id };
  },
  takes: 'listed',
  listed: (_, { departments }) => plainly(departments),
};

/** A member of the company, by name or address; a former member stays by name. */
export const personKind: Kind = {
  sortKey: ({ name }) => byText(name, own(name)),
  show: (_, value) => String(value),
  read: ({ name }, { text, current, names: { people = [] } }) => {
    if (text === null || text === current?.[name]) return { value: text };
    const wanted = foldTurkish(text);
    const [found, another] = people.filter(
      ({ fullname, email }) => foldTurkish(fullname) === wanted || foldTurkish(email) === wanted,
    );
    if (another) return wrong('several', text);
    return found ? { value: found } : wrong('unlisted', text);
  },
  takes: 'listed',
  listed: (_, { people = [] }) => plainly(people.map(({ fullname, email }) => fullname || email)),
};

/** A document of the company, of the types that the field takes. */
export const documentKind: Kind = {
  sortKey: (field) => byText(documentName(field), sql.ref(`d_${field.name}.dokuman_ismi`)),
  show: (field, _, { row }) => String(row[documentName(field)]),
  read: ({ name, documentTypes }, { text, current, names: { documents } }) => {
    if (text === null) return { value: null };
    const found = (documents.get(foldTurkish(text)) ?? []).filter(({ dokuman_tur }) =>
      documentTypes?.includes(dokuman_tur),
    );
    const [first, another] = found;
    if (!first) return unknownWord('document', text);
    const kept = found.find(({ id }) => id === current?.[name]);
    if (kept) return { value: kept.id };
    return another ? wrong('several', text) : { value: first.id };
  },
  takes: 'listed',
  listed: ({ documentTypes }, { documents }) =>
    plainly(
      documents
        .filter(({ dokuman_tur }) => documentTypes?.includes(dokuman_tur))
        .map(({ name }) => name),
    ),
};

/** Activities that a record belongs to. */
export const activitiesKind: Kind = {
  sortKey: ({ name }) => ({
    sql: sql`cardinality(${own(name)})`,
    of: (row) => [row[name]].flat().length,
    kind: 'int',
  }),
  found: ({ name }, { scope, needle }) => {
    const { departments } = scopeWith(scope, 'processing-activities.read');
    return sql`exists (
      select from veri_harita a
      where a.company_id = t.company_id and a.id = any(${own(name)})
        ${departments === 'all' ? sql`` : sql`and a.department_id = any(${[...departments]}::int[])`}
        and strpos(searchable(a.surec_ismi), ${needle}::text) > 0)`;
  },
  show: (_, value, { activities }) =>
    idsIn(value)
      .flatMap((id) => activities.get(id) ?? [])
      .join('; '),
  read: readActivities,
  width: WIDE,
  takes: 'many',
  listed: (_, { activities }) => plainly(activities),
};

/** Activities that the caller cannot see are in no cell and stay with the record. */
function readActivities({ name }: Field, { text, current, names }: Reading) {
  const { activities: named, activityNames, activityPieces } = names;
  const before = idsIn(current?.[name]);
  const known = (one: string) => named.has(foldTurkish(one));
  const ids = new Set(before.filter((id) => !activityNames.has(id)));
  for (const one of splitNames(text ?? '', known, activityPieces)) {
    const found = named.get(foldTurkish(one)) ?? [];
    const kept = found.filter((id) => before.includes(id));
    if (found.length === 0) return unknownWord('activity', one);
    if (kept.length === 0 && found.length > 1) return wrong('several', one);
    for (const id of kept.length > 0 ? kept : found) ids.add(id);
  }
  return { value: [...ids] };
}

/** The record of the library that a record was copied from; no sheet has it. */
export const hiddenIdKind: Kind = {
  sortKey: ({ name }) => byNumber(own(name), (row) => row[name], 0),
  show: () => null,
  read: () => ({ value: null }),
};
