import type { ChangeLogType } from '@emanet/contract/change-logs';
import type { registerEndpoints } from '@emanet/contract/records/endpoints';
import type { Field, Values } from '@emanet/contract/records/fields';
import type { LabelledNoun } from '@emanet/contract/records/labels';
import type { Warning } from '@emanet/contract/records/warnings';
import type { Ability } from '@emanet/contract/shared/roles';
import type { z } from 'zod';
import type { RegisterTable, Tables } from '../tables.ts';

/** Tables that have the columns of a register. */
type RegisterName = {
  [Name in keyof Tables]: Tables[Name] extends RegisterTable ? Name : never;
}[keyof Tables];

/**
 * One register, as plain data: the verbs of this folder need nothing else to keep it.
 * `nameField` is what a record is called and listed by; where that is a choice, `writtenName` is
 * the field of the name that the look-up does not have.
 * `read`: who may read records, and so their changes. `library`: the template company's records are
 * open to everybody. `uniqueName`: one record a name in a company, in Turkish case folding; the
 * database's function of this name tells which names are taken, by records out of sight too.
 * `dataOfActivities`: a list of data that follows from the linked activities while it is left empty.
 * `prefill` completes what was left empty in a new record, `follows` is answered beside the fields.
 * `today` is the date in Turkey.
 */
export type Register = Readonly<{
  noun: LabelledNoun;
  tur: ChangeLogType;
  table: RegisterName;
  fields: readonly Field[];
  nameField: string;
  writtenName?: string;
  read: Ability;
  library?: true;
  uniqueName?: string;
  dataOfActivities?: string;
  warnings: (values: Values, today: string) => Warning[];
  special: (values: Values) => boolean;
  prefill?: (values: Values) => Values;
  follows?: (values: Values) => Values;
}>;

export type Endpoints = ReturnType<typeof registerEndpoints>;

/** A record as it is answered. */
export type RecordRow = z.output<Endpoints['single']['answers']>['data'];
export type RecordBody = z.output<Endpoints['add']['body']>;
export type ListQuery = z.output<Endpoints['list']['query']>;
