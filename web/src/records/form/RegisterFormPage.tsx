import type { Rule } from '@emanet/contract/records/rules/rule';
import { useParams } from 'react-router';
import type { Register } from '../register.ts';
import type { Remedy } from './field/FieldNote.tsx';
import { Gone } from './Gone.tsx';
import type { NameOffer } from './form-props.ts';
import { AddRecordPage, EditRecordPage } from './RecordFormPage.tsx';
import { useSuggestions } from './field/useSuggestions.ts';

type Props = Readonly<{
  register: Register;
  rules: readonly Rule[];
  remedies: Readonly<Record<string, Remedy>>;
  offer?: NameOffer;
}>;

/** The form page of a register: adds, or edits the record named in the address. */
export function RegisterFormPage({ register, rules, remedies, offer }: Props) {
  const { id } = useParams();
  const suggestions = useSuggestions(register);
  const common = { register, rules, suggestions, remedies, ...(offer && { offer }) };

  if (id === undefined) return <AddRecordPage key="new" {...common} />;
  if (!/^[1-9]\d{0,9}$/.test(id)) return <Gone register={register} />;
  return <EditRecordPage key={id} {...common} id={Number(id)} />;
}
