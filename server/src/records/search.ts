import { searchable } from '@emanet/contract/shared/turkish';
import { sql } from 'kysely';
import type { CompanyScope } from '../platform/access/scope.ts';
import { kindOf } from './kinds/kinds.ts';
import type { Condition } from './queries.ts';
import type { Register } from './register.ts';

/**
 * Rows that hold `q` in a text, a date, the department's name, the name of an activity that the
 * caller may read, or in a choice by either language's name.
 */
export function matching(register: Register, scope: CompanyScope, q: string): Condition {
  const needle = searchable(q.toWellFormed());
  const texts = register.fields.flatMap((field) => kindOf(field).searched?.(field) ?? []);
  // A line break between the texts: no needle reaches from one into the next.
  const haystack = sql`concat_ws(E'\n', ${sql.join([...texts, sql`d.department_name`])})`;
  const found = register.fields.flatMap(
    (field) => kindOf(field).found?.(field, { needle, scope }) ?? [],
  );
  const inText = sql`strpos(searchable(${haystack}), ${needle}::text) > 0`;
  return sql`(${sql.join([inText, ...found], sql` or `)})`;
}
