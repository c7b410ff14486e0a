import type { Control, Field } from '@emanet/contract/records/fields';
import { selectKind, selectOrTextKind, wordKind } from './choice.ts';
import { answersKind } from './answers.ts';
import { detailKind } from './detail.ts';
import { durationKind } from './duration.ts';
import type { Kind } from './kind.ts';
import { numberKind } from './number.ts';
import { activitiesKind, departmentKind, documentKind } from './reference.ts';
import { booleanKind, confirmationKind, dateKind } from './simple.ts';
import { countryKind, textareaKind, textKind } from './text.ts';

const KINDS: Readonly<Record<Control, Kind>> = {
  text: textKind,
  textarea: textareaKind,
  suggest: textKind,
  supplier: textKind,
  country: countryKind,
  email: textKind,
  select: selectKind,
  'select-or-text': selectOrTextKind,
  multiselect: selectKind,
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
  person: textKind,
  'warning-answers': answersKind,
  'hidden-id': textKind,
};

/** How a field is read on screen because of its kind; the form's controls stand in `form/controls`. */
export const lookOf = ({ control }: Pick<Field, 'control'>): Kind => KINDS[control];
