import type { Control, Field } from '@emanet/contract/records/fields';
import { answersKind } from './answers.ts';
import { booleanKind } from './boolean.ts';
import { multiselectKind, selectKind, selectOrTextKind, wordKind } from './choice.ts';
import { confirmationKind } from './confirmation.ts';
import { dateKind } from './date.ts';
import { detailKind } from './detail.ts';
import { durationKind } from './duration.ts';
import type { Kind } from './kind.ts';
import { numberKind } from './number.ts';
import {
  activitiesKind,
  departmentKind,
  documentKind,
  hiddenIdKind,
  personKind,
} from './reference.ts';
import { supplierKind, textareaKind, textKind } from './text.ts';

const KINDS: Readonly<Record<Control, Kind>> = {
  text: textKind,
  textarea: textareaKind,
  suggest: textKind,
  supplier: supplierKind,
  country: textKind,
  email: textKind,
  select: selectKind,
  'select-or-text': selectOrTextKind,
  multiselect: multiselectKind,
  boolean: booleanKind,
  confirmation: confirmationKind,
  date: dateKind,
  number: numberKind,
  duration: durationKind,
  department: departmentKind,
  document: documentKind,
  activities: activitiesKind,
  'category-detail': detailKind,
  word: wordKind,
  person: personKind,
  'warning-answers': answersKind,
  'hidden-id': hiddenIdKind,
};

/** Behaviour of the server for a field because of its kind. */
export const kindOf = ({ control }: Pick<Field, 'control'>): Kind => KINDS[control];
