import { settleConditions, type NotAsked } from '@emanet/contract/records/conditional';
import type { Field, Values } from '@emanet/contract/records/fields';
import { isEmpty } from '@emanet/contract/records/fields';
import { fieldLabel } from '@emanet/contract/records/labels';
import type { FilledProblem } from '@emanet/contract/shared/input-sentences';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { same } from '../nouns/log.ts';
import { cleaned } from './clean.ts';
import { shown } from './excel/shown.ts';
import type { Register } from './register.ts';

const inLanguages = (textOf: (lang: Language) => string): Sentence => ({
  tr: textOf('tr'),
  en: textOf('en'),
});

/** Problem of a value whose condition is not met, in the words of the form. */
export function notAskedProblem(
  { noun }: Register,
  { field, by, answer }: Pick<NotAsked, 'field' | 'by' | 'answer'>,
): Exclude<FilledProblem, string> {
  const labelled = (name: string) => inLanguages((lang) => fieldLabel(noun, name, lang));
  const values = { field: labelled(field.name), condition: labelled(by.name) };
  if (isEmpty(answer)) return { problem: 'not_asked_yet', values };
  const answered = inLanguages((lang) => {
    const cell = shown(by, { [by.name]: answer }, lang, new Map());
    return typeof cell === 'object' && cell !== null && 'day' in cell ? cell.day : String(cell);
  });
  return { problem: 'not_asked', values: { ...values, answer: answered } };
}

/**
 * The values of a record after a person sent some: those `given` settle their conditions, see
 * `settleConditions`. By default a value sent as it is stored is not given anew, so that a whole
 * record can be sent back with one answer changed.
 */
export function settledRecord(
  { fields }: Pick<Register, 'fields'>,
  current: Values | undefined,
  sent: Values,
  given?: (field: Field) => boolean,
) {
  const values = cleaned(fields, { ...current, ...sent });
  const isNew = ({ name }: Field) => name in sent && !same(values[name], current?.[name]);
  return settleConditions(fields, values, given ?? isNew);
}
