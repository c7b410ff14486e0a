import { Box } from '@mantine/core';
import { kindOf, seenFields } from '@emanet/contract/records/kinds/kinds';
import { holds, isEmpty, type Field, type Values } from '@emanet/contract/records/fields';
import { fieldLabel } from '@emanet/contract/records/labels';
import { openInCopies } from '@emanet/contract/records/copies';
import { useLanguage } from '../../platform/i18n.ts';
import { displayValue } from '../display.ts';
import facts from '../../ui/panel/facts.module.css';
import classes from '../drawer/drawer.module.css';
import { LegalBases, PersonalData } from '../drawer/SpecialFields.tsx';
import type { Register } from '../register.ts';

type Props = Readonly<{ register: Register; values: Values }>;

/** Values of a copy of a library record, without the answers of the client alone. */
export function LibraryValues({ register, values }: Props) {
  const open = openInCopies(register.fields, values);
  const shown = seenFields(register.fields).filter(
    (field) =>
      field.name !== register.nameField &&
      !(field.name in open) &&
      kindOf(field).reference !== 'department' &&
      holds(field.visibleWhen, values) &&
      !isEmpty(values[field.name]),
  );
  return (
    <Box component="section" pt="lg">
      <dl className={`em-small em-stack ${facts.facts} ${classes.fields}`}>
        {shown.map((field) => (
          <Value key={field.name} register={register} field={field} values={values} />
        ))}
      </dl>
    </Box>
  );
}

function Value({ register, field, values }: Props & Readonly<{ field: Field }>) {
  const lang = useLanguage();
  const label = fieldLabel(register.noun, field.name, lang);
  const value = values[field.name];
  if (field.lookup === 'kisisel_veriler') return <PersonalData value={value} />;
  if (field.lookup === 'isleme_sarti') return <LegalBases label={label} value={value} />;
  const title = values[`${field.name}_ismi`];
  const isText = kindOf(field).reference === 'document' && typeof title === 'string';
  return (
    <>
      <dt>{label}</dt>
      <dd>{isText ? title : displayValue(field, value, lang)}</dd>
    </>
  );
}
