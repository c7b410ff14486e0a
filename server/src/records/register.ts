import type { ChangeLogType } from '@emanet/contract/change-logs';
import type { registerEndpoints } from '@emanet/contract/records/endpoints';
import type { Field, Values } from '@emanet/contract/records/fields';
import type { LabelledNoun } from '@emanet/contract/records/labels';
import type { Warning } from '@emanet/contract/records/warnings';
import type { Sentence } from '@emanet/contract/shared/primitives';
import type { z } from 'zod';
import type { RegisterTable, Tables } from '../tables.ts';

/** Tables that have the columns of a register. */
type RegisterName = {
  [Name in keyof Tables]: Tables[Name] extends RegisterTable ? Name : never;
}[keyof Tables];

/**
 * One register, as plain data: the verbs of this folder need nothing else to keep it.
 * `title` names its Excel sheet, `nameField` is what a record is called and listed by.
 */
export type Register = Readonly<{
  noun: LabelledNoun;
  tur: ChangeLogType;
  table: RegisterName;
  title: Sentence;
  fields: readonly Field[];
  nameField: string;
  warnings: (values: Values) => Warning[];
  special: (values: Values) => boolean;
}>;

export type Endpoints = ReturnType<typeof registerEndpoints>;

/** A record as it is answered. */
export type RecordRow = z.output<Endpoints['single']['answers']>['data'];
export type RecordBody = z.output<Endpoints['add']['body']>;
export type ListQuery = z.output<Endpoints['list']['query']>;
