import { ActivitiesControl } from './controls/ActivitiesControl.tsx';
import { BooleanControl } from './controls/AnswerControl.tsx';
import { ChoiceControl } from './controls/ChoiceControl.tsx';
import { ChoiceOrTextControl } from './controls/ChoiceOrTextControl.tsx';
import type { ControlProps } from './controls/control.ts';
import { CountryControl } from './controls/CountryControl.tsx';
import { DateControl } from './controls/DateControl.tsx';
import { DepartmentControl } from './controls/DepartmentControl.tsx';
import { DocumentControl } from './controls/DocumentControl.tsx';
import { MultiControl } from './controls/MultiControl.tsx';
import { SuggestControl } from './controls/SuggestControl.tsx';
import { SupplierControl } from './controls/SupplierControl.tsx';
import { TextControl } from './controls/TextControl.tsx';

/** The control that a field's description asks for. */
export function FieldControl(props: ControlProps) {
  switch (props.field.control) {
    case 'text':
    case 'textarea':
      return <TextControl {...props} />;
    case 'date':
      return <DateControl {...props} />;
    case 'suggest':
      return <SuggestControl {...props} />;
    case 'supplier':
      return <SupplierControl {...props} />;
    case 'country':
      return <CountryControl {...props} />;
    case 'select-or-text':
      return <ChoiceOrTextControl {...props} />;
    case 'select':
      return <ChoiceControl {...props} />;
    case 'activities':
      return <ActivitiesControl {...props} />;
    case 'multiselect':
      return <MultiControl {...props} />;
    case 'boolean':
      return <BooleanControl {...props} />;
    case 'department':
      return <DepartmentControl {...props} />;
    case 'document':
      return <DocumentControl {...props} />;
    case 'hidden-id':
      return null;
  }
}
