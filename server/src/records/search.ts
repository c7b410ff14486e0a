import { choicesOf } from '@emanet/contract/lookups';
import type { Field } from '@emanet/contract/records/fields';
import { searchable } from '@emanet/contract/shared/turkish';
import { sql } from 'kysely';
import type { Condition } from './queries.ts';
import type { Register } from './register.ts';

const TEXT_CONTROLS: readonly Field['control'][] = [
  'text',
  'textarea',
  'suggest',
  'select-or-text',
];

/** Rows that hold `q` in a text, in the department's name or in a choice by either language's name. */
export function matching(register: Register, q: string): Condition {
  const needle = searchable(q.toWellFormed().normalize('NFC'));
  const texts = register.fields
    .filter((field) => TEXT_CONTROLS.includes(field.control))
    .map((field) => sql.ref(`t.${field.name}`));
  // A line break between the texts: no needle reaches from one into the next.
  const haystack = sql`concat_ws(E'\n', ${sql.join([...texts, sql`d.department_name`])})`;
  const choices = register.fields.flatMap((field) => {
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

const codesCalled = (field: Field, needle: string): string[] =>
  field.lookup
    ? choicesOf(field.lookup)
        .filter((one) => [one.tr, one.en].some((name) => searchable(name).includes(needle)))
        .map((one) => one.code)
    : [];
