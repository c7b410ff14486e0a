import type { LogNoun } from '@emanet/contract/change-logs';
import type { Field, Values } from '@emanet/contract/records/fields';
import type { Ability } from '@emanet/contract/shared/roles';
import type { CompanyScope, PersonScope } from '../platform/access/scope.ts';
import type { Tx } from '../platform/db.ts';
import type { Services } from '../platform/services.ts';
import type { Tables } from '../schema/tables.ts';

/** A noun whose changes are read by those who read it; a register is one, too. */
export type LoggedNoun = Readonly<{
  /** Its name in the change log. */
  tur: LogNoun;
  table: keyof Tables;
  read: Ability;
  write: Ability;
  /** Fields of a change that people read. */
  fields: readonly Pick<Field, 'name'>[];
  /** Values that an entry stores beside its fields, so that the change can be reverted. */
  hidden?: readonly string[];
  /** Fields and hidden values that `verify-log` compares with no row: no column, or one that no verb alone writes. */
  uncompared?: readonly string[];
  /** Rows may be older than their entries, so one without any is no finding. */
  unlogged?: boolean;
  /** Hidden values of an entry that are taken back together with a field of it. */
  together?: Readonly<Record<string, readonly string[]>>;
  /** Its table has no department: the whole company has it. */
  ofCompany?: true;
}>;

/** A stored row; `surum` counts its changes. */
export type Row = Readonly<{ id: number; surum: number }>;

/** A noun as its rows and entries are stored. */
export type StoredNoun = LoggedNoun &
  Readonly<{
    /** Further values of a row, by which a deleted one comes back. */
    kept: readonly string[];
    /** Does the table store the last editor and time? */
    stamped: boolean;
  }>;

/** A noun with the common life of `life.ts`, as plain data. */
export type Noun<Stored extends Row, Shown> = StoredNoun &
  Readonly<{
    /** A row of the scope; `lock`: held until the transaction ends. */
    select: (
      tx: Tx,
      scope: CompanyScope,
      id: number,
      lock?: boolean,
    ) => Promise<Stored | undefined>;
    /** A row as it is answered. */
    shown: (stored: Stored) => Shown;
  }>;

/** Steps that take a change back (`revert.ts`): each in the transaction, which holds the row. */
export type Reversible = LoggedNoun &
  Readonly<{
    /** Holds a row of the scope; false when there is none. */
    lock: (tx: Tx, scope: PersonScope, id: number) => Promise<boolean>;
    /** Gives fields the values that they had; refuses what is not possible any more. */
    giveBack: Reversal<[values: Values]>;
    remove: Reversal;
    restore: Reversal;
    /** Names of its rows, where the entries of all are read together. */
    names?: (tx: Tx, scope: PersonScope) => Promise<ReadonlyMap<number, string>>;
  }>;

type Reversal<More extends unknown[] = []> = (
  services: Services,
  tx: Tx,
  scope: PersonScope,
  id: number,
  ...more: More
) => Promise<unknown>;
