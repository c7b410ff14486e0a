import type { Control, Field } from '@emanet/contract/records/fields';
import { selectKind, selectOrTextKind } from './choice.ts';
import { detailKind } from './detail.ts';
import { durationKind } from './duration.ts';
import type { Kind } from './kind.ts';
import { numberKind } from './number.ts';
import { activitiesKind, departmentKind, documentKind } from './reference.ts';
import { booleanKind, dateKind } from './simple.ts';
import { countryKind, textareaKind, textKind } from './text.ts';

const KINDS: Readonly<Record<Control, Kind>> = {
  text: textKind,
  textarea: textareaKind,
  suggest: textKind,
  supplier: textKind,
  country: countryKind,
  select: selectKind,
  'select-or-text': selectOrTextKind,
  multiselect: selectKind,
  boolean: booleanKind,
  date: dateKind,
  number: numberKind,
  duration: durationKind,
  department: departmentKind,
  document: documentKind,
  activities: activitiesKind,
  'category-detail': detailKind,
  'hidden-id': textKind,
};

/** How a field is read on screen because of its kind; the form's controls stand in `form/controls`. */
export const lookOf = ({ control }: Pick<Field, 'control'>): Kind => KINDS[control];
