import type { ChangeLogType } from '@emanet/contract/change-logs';
import type { registerEndpoints } from '@emanet/contract/records/endpoints';
import type { Field, Values } from '@emanet/contract/records/fields';
import type { LabelledNoun } from '@emanet/contract/records/labels';
import type { Warning } from '@emanet/contract/records/warnings';
import type { Language } from '@emanet/contract/shared/primitives';
import type { z } from 'zod';
import { currentLanguage } from '../platform/i18n.ts';

/**
 * What the shared list, form and drawer know of one register. `path` is its list, `addPath` and
 * `editPath` its form, `importPath` where a sheet comes in. `filters` names the select fields whose filter is always offered, `summary`
 * the fields of the shortest column view where the contract's are more than fit, `widths` the
 * columns that are not as wide as their kind. `nameOf` reads a name that is not written as such;
 * `follow` gives what else changes in a form when a field does. `noteOf` says
 * what follows from a field, beside it. `linkedFrom`: records of other registers name these.
 */
export type Register = Readonly<{
  noun: LabelledNoun;
  tur: ChangeLogType;
  path: string;
  addPath: string;
  editPath: (id: number) => string;
  importPath: string;
  endpoints: ReturnType<typeof registerEndpoints>;
  fields: readonly Field[];
  sections: readonly string[];
  nameField: string;
  filters: readonly string[];
  summary?: readonly string[];
  widths?: Readonly<Record<string, number>>;
  nameOf?: (values: Values, lang: Language) => string;
  follow?: (name: string, value: unknown, values: Values) => Readonly<Record<string, string>>;
  noteOf?: (field: string, values: Values, lang: Language) => string | undefined;
  linkedFrom?: true;
  warningsOf: (values: Values) => Warning[];
  holdsSpecial: (values: Values) => boolean;
}>;

/** A row as the server answers it: every field beside what the server derives. */
export type RecordRow = z.output<Register['endpoints']['single']['answers']>['data'];

/** What `add` and `update` take. */
export type RecordBody = z.input<Register['endpoints']['add']['body']>;

/** The name a record goes by. */
export const nameOf = (register: Register, values: Values): string => {
  if (register.nameOf) return register.nameOf(values, currentLanguage());
  const name = values[register.nameField];
  return typeof name === 'string' ? name : '';
};
