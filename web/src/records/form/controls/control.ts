import type { ChangeLogType } from '@emanet/contract/change-logs';
import type { Field } from '@emanet/contract/records/fields';
import type { Language } from '@emanet/contract/shared/primitives';
import { choiceOf, type Choice } from '@emanet/contract/lookups';
import { labelKey } from '@emanet/contract/shared/turkish';
import type { OptionsFilter } from '@mantine/core';
import type { FieldValue } from '../values.ts';
import { searchInGroups } from './by-department.ts';

/** What every control of the form is given. `special`: the record holds special data. */
export type ControlProps = Readonly<{
  /** The register that the field belongs to. */
  tur: ChangeLogType;
  field: Field;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
  lang: Language;
  special: boolean;
  readOnly: boolean;
  suggestions: readonly string[];
  aria: Readonly<{
    id: string;
    'aria-required': boolean;
    'aria-invalid': boolean;
  }>;
  labelId: string;
}>;

export const textIn = (value: FieldValue): string => (typeof value === 'string' ? value : '');

/** A choice as it is read: legal bases with their article before the name. */
export const choiceLabel = (choice: Choice, lang: Language): string =>
  choice.article ? `${choice.article} ${choice[lang]}` : choice[lang];

export const labelOfCode = (field: Field, code: string, lang: Language): string => {
  const choice = field.lookup && choiceOf(field.lookup, code);
  return choice ? choiceLabel(choice, lang) : code;
};

/** Contains, marks and case aside; a label that stands in full shows everything. */
export const filterOptions: OptionsFilter = (input) => {
  const { options, search, limit } = input;
  const items = options.flatMap((option) => ('value' in option ? [option] : option.items));
  const exact = items.some((item) => labelKey(item.label) === labelKey(search));
  return (exact ? options : searchInGroups(input)).slice(0, limit);
};
