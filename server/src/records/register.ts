import type { registerEndpoints } from '@emanet/contract/records/endpoints';
import type { Register as SharedRegister } from '@emanet/contract/records/register';
import type { Sentence } from '@emanet/contract/shared/primitives';
import type { z } from 'zod';
import type { Tables } from '../schema/tables.ts';

/** Columns that every register has; its own follow its field list and are reached by name. */
type RegisterTable = Pick<Tables['veri_harita'], 'department_id' | 'surum' | 'uyarilar' | 'risk'>;

/** Tables that have the columns of a register. */
type RegisterName = {
  [Name in keyof Tables]: Tables[Name] extends RegisterTable ? Name : never;
}[keyof Tables];

export type ExampleValue = string | boolean | readonly string[] | Sentence;

/** A plausible record, field by field; a department is that of the company. */
export type Example = Readonly<Record<string, ExampleValue>>;

/**
 * One register, as plain data, which is all that the verbs of this folder need. `library`: the template
 * company's records are open to everybody. `uniqueName`: names are unique in a company under Turkish case
 * folding; the database function of this name lists the taken ones, also of records out of sight.
 * `dataOfActivities`: a list of data that follows from the linked activities while it is empty.
 * `example`: a row of the import template. `secondName`: a further searched column, folded in `arama_ek`.
 */
export type Register = SharedRegister &
  Readonly<{
    table: RegisterName;
    example: Example;
    secondName?: string;
    library?: true;
    uniqueName?: string;
    dataOfActivities?: string;
  }>;

export type Endpoints = ReturnType<typeof registerEndpoints>;

/** A record as it is answered. */
export type RecordRow = z.output<Endpoints['single']['answers']>['data'];
export type RecordBody = z.output<Endpoints['add']['body']>;
export type ListQuery = z.output<Endpoints['list']['query']>;
