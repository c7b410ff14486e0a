import { choicesOf } from '@emanet/contract/lookups';
import type { Field } from '@emanet/contract/records/fields';
import { searchable } from '@emanet/contract/shared/turkish';
import { sql } from 'kysely';
import { scopeWith, type CompanyScope } from '../platform/access/scope.ts';
import type { Condition } from './queries.ts';
import type { Register } from './register.ts';

const TEXT_CONTROLS: readonly Field['control'][] = [
  'text',
  'textarea',
  'suggest',
  'supplier',
  'country',
  'select-or-text',
];

/**
 * Rows that hold `q` in a text, a date, the department's name, the name of an activity that the
 * caller may read, or in a choice by either language's name.
 */
export function matching(register: Register, scope: CompanyScope, q: string): Condition {
  const needle = searchable(q.toWellFormed());
  const texts = register.fields
    .filter((field) => TEXT_CONTROLS.includes(field.control))
    .map((field) => sql.ref(`t.${field.name}`));
  const dates = register.fields
    .filter((field) => field.control === 'date')
    .map((field) => sql`to_char(${sql.ref(`t.${field.name}`)}, 'DD.MM.YYYY')`);
  // A line break between the texts: no needle reaches from one into the next.
  const haystack = sql`concat_ws(E'\n', ${sql.join([...texts, ...dates, sql`d.department_name`])})`;
  const choices = register.fields.flatMap((field) => {
    if (field.control === 'activities') return activityCalled(field, scope, needle);
    const codes = codesCalled(field, needle);
    if (codes.length === 0) return [];
    const column = sql.ref(`t.${field.name}`);
    return field.control === 'multiselect'
      ? sql`${column} && ${codes}::text[]`
      : sql`${column} = any(${codes}::text[])`;
  });
  const inText = sql`strpos(searchable(${haystack}), ${needle}::text) > 0`;
  return sql`(${sql.join([inText, ...choices], sql` or `)})`;
}

function activityCalled({ name }: Field, scope: CompanyScope, needle: string): Condition {
  const { departments } = scopeWith(scope, 'processing-activities.read');
  return sql`exists (
    select from veri_harita a
    where a.company_id = t.company_id and a.id = any(${sql.ref(`t.${name}`)})
      ${departments === 'all' ? sql`` : sql`and a.department_id = any(${[...departments]}::int[])`}
      and strpos(searchable(a.surec_ismi), ${needle}::text) > 0)`;
}

const codesCalled = (field: Field, needle: string): string[] =>
  field.lookup
    ? choicesOf(field.lookup)
        .filter((one) => [one.tr, one.en].some((name) => searchable(name).includes(needle)))
        .map((one) => one.code)
    : [];
