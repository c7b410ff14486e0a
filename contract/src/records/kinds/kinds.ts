import type { Control, Field } from '../fields.ts';
import { answersKind } from './answers.ts';
import { booleanKind } from './boolean.ts';
import { multiselectKind, selectKind, wordKind } from './choice.ts';
import { dateKind } from './date.ts';
import { detailKind } from './detail.ts';
import { durationKind } from './duration.ts';
import type { Kind, Reference } from './kind.ts';
import { numberKind } from './number.ts';
import { activitiesKind, departmentKind, documentKind, hiddenIdKind } from './reference.ts';
import { emailKind, suggestKind, supplierKind, textKind } from './text.ts';

const KINDS: Readonly<Record<Control, Kind>> = {
  text: textKind,
  textarea: textKind,
  suggest: suggestKind,
  supplier: supplierKind,
  country: textKind,
  email: emailKind,
  'select-or-text': textKind,
  select: selectKind,
  multiselect: multiselectKind,
  boolean: booleanKind,
  confirmation: booleanKind,
  date: dateKind,
  number: numberKind,
  duration: durationKind,
  department: departmentKind,
  document: documentKind,
  activities: activitiesKind,
  'category-detail': detailKind,
  word: wordKind,
  person: textKind,
  'warning-answers': answersKind,
  'hidden-id': hiddenIdKind,
};

/** Behaviour that holds for a field because of its kind. */
export const kindOf = ({ control }: Pick<Field, 'control'>): Kind => KINDS[control];

const naming = new WeakMap<readonly Field[], Map<Reference, readonly Field[]>>();

/** Fields whose values stand for something of that sort. */
export function fieldsNaming(fields: readonly Field[], reference: Reference): readonly Field[] {
  const known = naming.get(fields) ?? new Map<Reference, readonly Field[]>();
  naming.set(fields, known);
  const found =
    known.get(reference) ?? fields.filter((field) => kindOf(field).reference === reference);
  known.set(reference, found);
  return found;
}

/** Fields that people see. */
export const seenFields = (fields: readonly Field[]): Field[] =>
  fields.filter((field) => !kindOf(field).hidden);

/** The value of a field in which nothing is filled. */
export const emptyOf = (field: Pick<Field, 'control'>): [] | null =>
  kindOf(field).many ? [] : null;
