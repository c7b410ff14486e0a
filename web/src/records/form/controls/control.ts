import { articleIn } from '@emanet/contract/shared/articles';
import type { LoggedType } from '@emanet/contract/change-logs';
import type { Field } from '@emanet/contract/records/fields';
import type { Language } from '@emanet/contract/shared/primitives';
import { choiceOf, type Choice } from '@emanet/contract/lookups';
import type { FieldValue } from '../values.ts';

/** Properties of every control of the form. `special`: the record holds special data. */
export type ControlProps = Readonly<{
  /** The register or noun that the field belongs to. */
  tur: LoggedType;
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
    'data-autofocus'?: true | undefined;
  }>;
  labelId: string;
}>;

export const textIn = (value: FieldValue): string => (typeof value === 'string' ? value : '');

/** Label of a choice: legal bases have their article before the name. */
export const choiceLabel = (choice: Choice, lang: Language): string =>
  choice.article ? `${articleIn(choice.article, lang)} ${choice[lang]}` : choice[lang];

export const labelOfCode = (field: Field, code: string, lang: Language): string => {
  const choice = field.lookup && choiceOf(field.lookup, code);
  return choice ? choiceLabel(choice, lang) : code;
};
