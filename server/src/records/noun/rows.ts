import type { Field, Values } from '@emanet/contract/records/fields';
import { kindOf } from '@emanet/contract/records/kinds/kinds';
import type { RevertedType } from '@emanet/contract/change-logs';
import type { Ability } from '@emanet/contract/shared/roles';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/rows.ts';
import type { Tables } from '../../schema/tables.ts';
import { oneLine } from '../../nouns/life.ts';
import { holdsWords } from '../../nouns/words.ts';
import type { Noun, Row } from '../../nouns/noun.ts';

/** A noun of the contract (`defineNoun`), as far as the server needs it. */
type Definition = Readonly<{
  tur: RevertedType & keyof Tables;
  write: Ability;
  nameField: string;
  fields: readonly Field[];
}>;

/**
 * A noun whose rows the whole company shares. Its log needs the right to write, since people who see
 * only departments see no entries without a department.
 */
export const sharedNoun = <Stored extends Row>(definition: Definition): SharedNoun<Stored> => ({
  tur: definition.tur,
  table: definition.tur,
  read: definition.write,
  write: definition.write,
  ofCompany: true,
  fields: definition.fields,
  nameField: definition.nameField,
  kept: ['surum'],
  stamped: false,
  select: async (tx, scope, id, lock) =>
    (
      await selectRows<Stored>(
        tx,
        scope,
        { ...definition, table: definition.tur },
        { ids: [id], lock },
      )
    )[0],
  shown: (stored) => stored,
});

export type SharedNoun<Stored extends Row> = Omit<Noun<Stored, Stored>, 'fields'> &
  Readonly<{ fields: readonly Field[]; nameField: string }>;

/** Rows that are read: those of some ids, or those that hold `q`. */
export type Wanted = Readonly<{ ids?: readonly number[]; q?: string | undefined }>;

/** Rows of the scope's company in the order of a Turkish dictionary: all, those of some ids, or those whose texts hold `q`. */
export function selectRows<Stored extends Row>(
  tx: Tx,
  { company_id }: CompanyScope,
  { table, fields, nameField }: Pick<SharedNoun<Stored>, 'table' | 'fields' | 'nameField'>,
  { ids, q, lock }: Wanted & Readonly<{ lock?: boolean | undefined }> = {},
): Promise<Stored[]> {
  const written = fields.filter((field) => kindOf(field).written).map(({ name }) => sql.ref(name));
  const found = holdsWords(sql`search_text(concat_ws(chr(10), ${sql.join(written)}))`, q);
  const columns = [...fields.map(({ name }) => name), 'id', 'company_id', 'surum'];
  return rowsOf<Stored>(tx)`
    select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}
    where company_id = ${company_id} ${ids ? sql`and id = any(${[...ids]}::int[])` : sql``} and ${found}
    order by ${sql.ref(nameField)} collate turkish ${lock ? sql`for update` : sql``}`;
}

/** Values of a row as they are stored: each field that is given, and the current value of each other one. */
export function valuesOf(
  { fields, nameField }: Readonly<{ fields: readonly Field[]; nameField: string }>,
  given: Values,
  current: Values = {},
): Values {
  return Object.fromEntries(
    fields.map((field) => {
      const { name } = field;
      const value = given[name] === undefined ? current[name] : given[name];
      const cleaned = kindOf(field).clean(field, value);
      return [
        name,
        name === nameField ? oneLine(typeof cleaned === 'string' ? cleaned : '', name) : cleaned,
      ];
    }),
  );
}
