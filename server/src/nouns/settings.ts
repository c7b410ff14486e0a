import type { Values } from '@emanet/contract/records/fields';
import { sql } from 'kysely';
import type { PersonScope } from '../platform/access/scope.ts';
import type { Tx } from '../platform/db.ts';
import { fail } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import type { LoggedNoun, Reversible } from './noun.ts';

type Settings = Pick<LoggedNoun, 'tur' | 'table' | 'read' | 'write'> &
  Readonly<{
    /** Fields that get their values back; a change of any other one stays. */
    names: readonly string[];
    /** Number under which the entries stand; 0 as a rule. */
    numberOf?: (scope: PersonScope) => number;
    /** Holds the values until the transaction ends; without it, the company's row is held. */
    hold?: (tx: Tx, scope: PersonScope) => Promise<unknown>;
    /** Stores values and logs what they change, as the ordinary edit does. */
    store: (services: Services, tx: Tx, scope: PersonScope, values: Values) => Promise<unknown>;
  }>;

const holdRow =
  (table: Settings['table']) =>
  (tx: Tx, { company_id }: PersonScope) =>
    sql`select from ${sql.table(table)} where company_id = ${company_id} for update`.execute(tx);

const kept = () => fail('CHANGE_KEPT');

/** Settings of a company whose changes can be reverted; they are never inserted or deleted. */
export const reversibleSettings = (settings: Settings): Reversible => {
  const { names, numberOf = () => 0, hold = holdRow(settings.table), store, ...noun } = settings;
  return {
    ...noun,
    fields: names.map((name) => ({ name })),
    ofCompany: true,
    lock: async (tx, scope, id) => {
      await hold(tx, scope);
      return id === numberOf(scope);
    },
    giveBack: async (services, tx, scope, _id, values) =>
      Object.keys(values).every((name) => names.includes(name))
        ? store(services, tx, scope, values)
        : kept(),
    remove: kept,
    restore: kept,
  };
};
