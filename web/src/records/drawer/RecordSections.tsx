import { actorName } from '@emanet/contract/shared/actor-types';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { kindOf, seenFields } from '@emanet/contract/records/kinds/kinds';
import type { Field } from '@emanet/contract/records/fields';
import { expectedFields, holds, isEmpty } from '@emanet/contract/records/fields';
import { fieldLabel, sectionTitle } from '@emanet/contract/records/labels';
import { inCompany } from '@emanet/contract/shared/company-address';
import { use } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { tabCompany } from '../../platform/session/tab-company.ts';
import { AbroadMark } from '../../ui/AbroadMark.tsx';
import type { Names } from '../kinds/kind.ts';
import { ConfirmationMark } from '../verdict/ConfirmationMark.tsx';
import { displayValues, saysAbroad } from '../display.ts';
import { fieldNote } from '../field-note.ts';
import { fieldAddress } from '../form/anchors.ts';
import { EditButton } from '../in-place/EditButton.tsx';
import { InPlaceContext } from '../in-place/useInPlace.ts';
import { useCompanyId } from '../query-keys.ts';
import type { RecordRow, Register } from '../register.ts';
import { whenInFull } from '../../platform/when.ts';
import facts from '../../ui/panel/facts.module.css';
import classes from './drawer.module.css';
import { DataCount, LegalBases, PersonalData } from './SpecialFields.tsx';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import { activityAddress } from '../list-address.ts';

type Props = { register: Register; row: RecordRow; names: Names };

/** Several values as long as this are sentences: they are listed below each other. */
const LONG = 32;

/** The whole record by section; a field that is empty but expected is shown as missing. */
export function RecordSections({ register, row, names }: Props) {
  const { t, lang } = useTranslation();
  const expected = expectedFields(register.fields, row);
  const shown = seenFields(register.fields).filter(
    (field) =>
      field.name !== register.nameField &&
      kindOf(field).reference !== 'department' &&
      holds(field.visibleWhen, row) &&
      (!isEmpty(row[field.name]) || expected.includes(field)),
  );
  return (
    <>
      {register.sections.map((section) => (
        <Section
          key={section}
          section={section}
          fields={shown.filter((field) => field.section === section)}
          register={register}
          row={row}
          names={names}
        />
      ))}
      <Text fz="meta" c="dimmed" className={classes.section}>
        {t('records.drawer.lastUpdate', {
          who: actorName(row.guncelleyen, lang),
          when: whenInFull(row.guncellenme_tarihi, lang),
        })}
      </Text>
    </>
  );
}

type SectionProps = Props & { section: string; fields: readonly Field[] };

function Section({ section, fields, register, row, names }: SectionProps) {
  const lang = useLanguage();
  if (fields.length === 0) return null;
  const data = fields.find((field) => field.lookup === 'kisisel_veriler');
  return (
    <section className={classes.section}>
      <Text component="h3" fz="panel" fw={620} mb="md">
        {sectionTitle(register.noun, section, lang)}
        {data && <DataCount value={row[data.name]} />}
      </Text>
      <dl className={`em-small em-stack ${facts.facts} ${classes.fields}`}>
        {fields.map((field) => (
          <FieldValue key={field.name} field={field} register={register} row={row} names={names} />
        ))}
      </dl>
    </section>
  );
}

function FieldValue({ field, register, row, names }: Props & { field: Field }) {
  const { t, lang } = useTranslation();
  const value = row[field.name];
  const mayWrite = useCan(register.endpoints.update.permission);
  const note = fieldNote(register, field, row, lang);
  const company = useCompanyId();
  const form = fieldAddress(register, row.id, field.name);
  const acts = use(InPlaceContext);
  if (!isEmpty(value)) {
    if (field.lookup === 'kisisel_veriler') return <PersonalData value={value} />;
    if (field.lookup === 'isleme_sarti')
      return <LegalBases label={fieldLabel(register.noun, field.name, lang)} value={value} />;
  }
  return (
    <>
      <dt>{fieldLabel(register.noun, field.name, lang)}</dt>
      <dd>
        {field.control === 'confirmation' ? (
          <ConfirmationMark row={row} dated />
        ) : isEmpty(value) ? (
          <Text span fz="sm" c="var(--em-mid)" data-spot="missing" tabIndex={-1}>
            {t('records.drawer.notFilled')}
            {mayWrite && (
              <Anchor
                component={Link}
                to={company === tabCompany() ? form : inCompany(form, company)}
                inherit
                fw={560}
                ml="near"
                underline="always"
                aria-label={t('records.drawer.fillIn', {
                  field: fieldLabel(register.noun, field.name, lang),
                })}
              >
                {t('records.drawer.fill')}
              </Anchor>
            )}
          </Text>
        ) : (
          <Plain field={field} value={value} names={names} />
        )}
        {acts?.fieldFor(row, field.name) && (
          <EditButton register={register} row={row} field={field.name} acts={acts} />
        )}
        {note && (
          <Text fz="meta" c="dimmed">
            {note}
          </Text>
        )}
      </dd>
    </>
  );
}

/** A value in words; activities link to their record, data that go abroad have the mark. */
function Plain({ field, value, names }: { field: Field; value: unknown; names: Names }) {
  const lang = useLanguage();
  if (kindOf(field).reference === 'activity')
    return <LinkedActivities value={value} names={names} />;
  if (value === true && saysAbroad(field)) return <AbroadMark withText />;
  const all = displayValues(field, value, lang, names);
  if (!all.some((one) => one.length > LONG) || all.length === 1) return all.join(', ');
  return (
    <Stack component="ul" gap="tight">
      {all.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </Stack>
  );
}

/** The activities in a record, each with a link where the person may see it. */
function LinkedActivities({ value, names }: { value: unknown; names: Names }) {
  const { t } = useTranslation();
  const ids: unknown[] = Array.isArray(value) ? value : [];
  return (
    <Stack component="ul" gap={0}>
      {ids.map((id) => {
        const found = names.activities?.find((one) => one.id === id);
        return (
          <Group component="li" key={String(id)} gap="2px 8px" mih={24}>
            {found ? (
              <>
                <Anchor component={Link} to={activityAddress(found.id)} inherit underline="always">
                  {found.name}
                </Anchor>
                {found.special && <SpecialMark />}
                <Text span fz="meta" c="dimmed">
                  {found.department}
                </Text>
              </>
            ) : (
              <Text span fz="meta" c="dimmed">
                {t('records.otherActivity', { id: String(id) })}
              </Text>
            )}
          </Group>
        );
      })}
    </Stack>
  );
}
