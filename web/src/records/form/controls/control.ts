import { articleIn } from '@emanet/contract/shared/articles';
import type { ChangeLogType } from '@emanet/contract/change-logs';
import type { Field } from '@emanet/contract/records/fields';
import type { Language } from '@emanet/contract/shared/primitives';
import { choiceOf, type Choice } from '@emanet/contract/lookups';
import { labelKey } from '@emanet/contract/shared/turkish';
import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core';
import type { FieldValue } from '../values.ts';
import { searchInGroups } from './by-department.ts';

/** Properties of every control of the form. `special`: the record holds special data. */
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
  choice.article ? `${articleIn(choice.article, lang)} ${choice[lang]}` : choice[lang];

export const labelOfCode = (field: Field, code: string, lang: Language): string => {
  const choice = field.lookup && choiceOf(field.lookup, code);
  return choice ? choiceLabel(choice, lang) : code;
};

/**
 * Contains, marks and case aside, the best match first; a label that stands in full shows
 * everything behind it.
 */
export const filterOptions: OptionsFilter = (input) => {
  const { options, search, limit } = input;
  const isExact = (item: ComboboxItem) => labelKey(item.label) === labelKey(search);
  const holdsExact = (option: ComboboxParsedItem) =>
    'value' in option ? isExact(option) : option.items.some(isExact);
  if (!options.some(holdsExact)) return searchInGroups(input).slice(0, limit);
  return options
    .map((option) =>
      'value' in option
        ? option
        : { ...option, items: option.items.toSorted((a, b) => +isExact(b) - +isExact(a)) },
    )
    .sort((a, b) => +holdsExact(b) - +holdsExact(a))
    .slice(0, limit);
};
