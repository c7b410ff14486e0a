import type { ChangeLogType } from '@emanet/contract/change-logs';
import type { registerEndpoints } from '@emanet/contract/records/endpoints';
import type { Field, Values } from '@emanet/contract/records/fields';
import type { LabelledNoun } from '@emanet/contract/records/labels';
import type { Warning } from '@emanet/contract/records/warnings';
import type { z } from 'zod';

/**
 * What the shared list, form and drawer know of one register. `path` is its list, `addPath` and
 * `editPath` its form. `filters` names the select fields whose filter is always offered.
 */
export type Register = Readonly<{
  noun: LabelledNoun;
  tur: ChangeLogType;
  path: string;
  addPath: string;
  editPath: (id: number) => string;
  endpoints: ReturnType<typeof registerEndpoints>;
  fields: readonly Field[];
  sections: readonly string[];
  nameField: string;
  filters: readonly string[];
  warningsOf: (values: Values) => Warning[];
  holdsSpecial: (values: Values) => boolean;
}>;

/** A row as the server answers it: every field beside what the server derives. */
export type RecordRow = z.output<Register['endpoints']['single']['answers']>['data'];

/** What `add` and `update` take. */
export type RecordBody = z.input<Register['endpoints']['add']['body']>;

/** The name a record goes by. */
export const nameOf = (register: Register, values: Values): string => {
  const name = values[register.nameField];
  return typeof name === 'string' ? name : '';
};
