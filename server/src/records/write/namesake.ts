import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { inScope } from '../queries.ts';
import type { Register } from '../register.ts';

type Asked = Readonly<{
  name: string;
  /** The written name, where the name is a choice of "other". */
  written?: string | undefined;
  department_id: number;
  except?: number | undefined;
}>;

/** The first record of the scope that has this name in this department, under Turkish folding. */
export async function findNamesake(
  { db }: Services,
  register: Register,
  scope: CompanyScope,
  { name, written, department_id, except = 0 }: Asked,
): Promise<Readonly<{ id: number }> | null> {
  const isCalled = (column: string, text: string) =>
    sql`fold_turkish(${sql.ref(`t.${column}`)}) = fold_turkish(${text}::text)`;
  const { nameField, writtenName } = register;
  const called = [
    isCalled(nameField, name),
    ...(writtenName && written ? [isCalled(writtenName, written)] : []),
  ];
  const found = await db.read(scope, (tx) =>
    sql<{ id: number }>`
      select t.id from ${sql.table(register.table)} t
      where ${inScope(scope)} and t.department_id = ${department_id} and t.id <> ${except}
        and ${sql.join(called, sql` and `)}
      order by t.id limit 1`.execute(tx),
  );
  return found.rows[0] ?? null;
}
