import { kindOf } from '@emanet/contract/records/kinds/kinds';
import type { Values } from '@emanet/contract/records/fields';
import { sql } from 'kysely';
import pg from 'pg';
import type { Tx } from '../platform/db.ts';
import { fail } from '../platform/errors.ts';
import type { CompanyScope } from '../platform/access/scope.ts';
import { inScope } from './queries.ts';
import type { Register } from './register.ts';

const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';

/**
 * Refuses a name that another record has, where names are unique in a register. Only callers who may see
 * the other record read its name; for the rest the unique index refuses.
 */
export async function refuseNamesake(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  values: Values,
  id = 0,
): Promise<void> {
  if (!register.uniqueName) return;
  const column = sql.ref(`t.${register.nameField}`);
  const found = await sql<{ name: string }>`
    select ${column} as name from ${sql.table(register.table)} t
    where ${inScope(scope)} and t.id <> ${id}
      and fold_turkish(${column}) = fold_turkish(${values[register.nameField]}::text)
  `.execute(tx);
  const namesake = found.rows[0];
  if (namesake)
    fail('NAME_EXISTS', {
      values: { name: namesake.name },
      fields: { [register.nameField]: 'taken' },
    });
}

/** Did the database refuse a row because another one has its name? */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION;

/** Did the database refuse a row for what came or went since it was checked? */
export const isConflict = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  [FOREIGN_KEY_VIOLATION, UNIQUE_VIOLATION].includes(error.code ?? '');

/**
 * Conflicts that only the database sees: a department or document that went between the check and the
 * row, or a name that a record out of sight has. The field is named all the same.
 */
export async function namingConflicts<T>(register: Register, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    if (register.uniqueName && error.code === UNIQUE_VIOLATION && error.table === register.table)
      fail('NAME_TAKEN', { fields: { [register.nameField]: 'taken' } });
    const field =
      error.code === FOREIGN_KEY_VIOLATION &&
      register.fields.find((one) => error.constraint?.includes(`_${one.name}_`));
    if (!field) throw error;
    const problem = kindOf(field).reference === 'department' ? 'department' : 'document';
    return fail('INVALID_INPUT', { fields: { [field.name]: problem } });
  }
}
