import type { Control } from '@emanet/contract/records/fields';
import type { ComponentType } from 'react';
import { lazily } from '../../../platform/lazily.ts';
import { ActivitiesControl } from '../controls/ActivitiesControl.tsx';
import { BooleanControl } from '../controls/AnswerControl.tsx';
import { CategoryDetailControl } from '../controls/details/CategoryDetailControl.tsx';
import { ChoiceControl } from '../controls/ChoiceControl.tsx';
import { ChoiceOrTextControl } from '../controls/ChoiceOrTextControl.tsx';
import type { ControlProps } from '../controls/control.ts';
import { CountryControl } from '../controls/CountryControl.tsx';
import { DateControl } from '../controls/DateControl.tsx';
import { DepartmentControl } from '../controls/DepartmentControl.tsx';
import { DocumentControl } from '../controls/DocumentControl.tsx';
import { MultiControl } from '../controls/MultiControl.tsx';
import { SuggestControl } from '../controls/SuggestControl.tsx';
import { SupplierControl } from '../controls/SupplierControl.tsx';
import { TextareaControl, TextControl } from '../controls/TextControl.tsx';
import { PersonControl, WordControl } from '../controls/WordControl.tsx';

/** Inputs of numbers need formats, and only the form of assets has any. */
const ofNumbers = {
  number: lazily(() => import('../controls/NumberControl.tsx')),
  duration: lazily(() => import('../controls/DurationControl.tsx')),
};

const CONTROLS: Readonly<Record<Control, ComponentType<ControlProps> | null>> = {
  text: TextControl,
  textarea: TextareaControl,
  suggest: SuggestControl,
  supplier: SupplierControl,
  country: CountryControl,
  email: TextControl,
  select: ChoiceControl,
  'select-or-text': ChoiceOrTextControl,
  multiselect: MultiControl,
  boolean: BooleanControl,
  confirmation: BooleanControl,
  date: DateControl,
  ...ofNumbers,
  department: DepartmentControl,
  document: DocumentControl,
  activities: ActivitiesControl,
  'category-detail': CategoryDetailControl,
  word: WordControl,
  person: PersonControl,
  'warning-answers': null,
  'hidden-id': null,
};

export function FieldControl(props: ControlProps) {
  const Asked = CONTROLS[props.field.control];
  return Asked && <Asked {...props} />;
}
