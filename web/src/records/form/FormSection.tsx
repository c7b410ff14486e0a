import { Anchor, Box, Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import { sectionHint, sectionTitle } from '@emanet/contract/records/labels';
import type { Warning } from '@emanet/contract/records/warnings';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Role } from '@emanet/contract/shared/roles';
import type { Register } from '../register.ts';
import type { Remedy } from './field/FieldNote.tsx';
import { FieldRow } from './field/FieldRow.tsx';
import { sectionId } from './anchors.ts';
import type { NameOffer } from './form-props.ts';
import type { Problem } from './field/problems.ts';
import { isVisible, isWritable, type FieldValue, type FormValues } from './values.ts';
import classes from './RecordForm.module.css';
import { useDebouncedValue } from '@mantine/hooks';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { listAddress } from '../list-address.ts';
import { namesakeKey, useCompanyId } from '../query-keys.ts';

/** Typing is debounced, so that not every letter sends a request. */
const PAUSE_MS = 400;

type NamesakeNoteProps = Readonly<{
  register: Register;
  values: FormValues;
  except: number | undefined;
}>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Warns that the department already has a record of this name, with a link; blocks nothing. */
function NamesakeNote({ register, values, except }: NamesakeNoteProps) {
  const { t } = useTranslation();
  const company = useCompanyId();
  const { nameField, writtenName, endpoints } = register;
  const name = textOf(values[nameField]);
  const written = writtenName ? textOf(values[writtenName]) : '';
  const [asked] = useDebouncedValue(`${name}\n${written}`, PAUSE_MS);
  const department = values.department_id;
  const settled = asked === `${name}\n${written}` && name !== '' && typeof department === 'number';
  const query = {
    name,
    department_id: String(department),
    ...(written && { written }),
    ...(except !== undefined && { except: String(except) }),
  };
  const { data } = useQuery({
    queryKey: namesakeKey(company, register, query),
    queryFn: settled
      ? async ({ signal }) => (await call(endpoints.namesake, { query, signal })).data
      : skipToken,
  });
  if (!data) return null;
  return (
    <Box maw="var(--em-width-form)" mt="md">
      <Note
        tone="mid"
        title={t('form.namesake.title')}
        action={
          <Anchor component={Link} to={listAddress(register, data.id)} target="_blank">
            {t('form.namesake.open')}
          </Anchor>
        }
      >
        {t('form.namesake.text')}
      </Note>
    </Box>
  );
}

const NO_SUGGESTIONS: readonly string[] = [];

type Props = Readonly<{
  name: string;
  register: Register;
  values: FormValues;
  set: (name: string, value: FieldValue) => void;
  lang: Language;
  role: Role;
  required: ReadonlySet<string>;
  special: boolean;
  suggestions: Readonly<Record<string, readonly string[]>>;
  remedies: Readonly<Record<string, Remedy>>;
  warnings: readonly Warning[];
  problemOf: (name: string) => Problem | undefined;
  refusals: Readonly<Record<string, string>>;
  /** Of the record; none when it is new. */
  id: number | undefined;
  offer: NameOffer | undefined;
}>;

/** One section: its title, its question and its fields. */
export function FormSection({ name, register, values, set, lang, role, ...rest }: Props) {
  return (
    <section
      id={sectionId(name)}
      className={classes.section}
      tabIndex={-1}
      aria-labelledby={`${sectionId(name)}-title`}
    >
      <Title order={2} id={`${sectionId(name)}-title`}>
        {sectionTitle(register.noun, name, lang)}
      </Title>
      <Text mt={5} c="dimmed">
        {sectionHint(register.noun, name, lang)}
      </Text>
      {register.fields
        .filter((field) => field.section === name && isVisible(field, values))
        .map((field) => (
          <Fragment key={field.name}>
            <FieldRow
              register={register}
              field={field}
              value={values[field.name] ?? null}
              set={set}
              lang={lang}
              required={rest.required.has(field.name)}
              writable={isWritable(field, role)}
              special={rest.special}
              suggestions={rest.suggestions[field.name] ?? NO_SUGGESTIONS}
              remedies={rest.remedies}
              beside={register.noteOf?.(field.name, values, lang)}
              warnings={rest.warnings
                .filter((one) => one.alan === field.name)
                .map(({ kod, seviye }) => `${kod}:${seviye}`)
                .join(',')}
              problem={rest.problemOf(field.name)}
              refusal={rest.refusals[field.name]}
            />
            {field.name === register.nameField && (
              <>
                <NamesakeNote register={register} values={values} except={rest.id} />
                {rest.offer && (
                  <Box className={classes.namesake} maw="var(--em-width-form)" mt="md">
                    {rest.offer({ values, set, id: rest.id })}
                  </Box>
                )}
              </>
            )}
          </Fragment>
        ))}
    </section>
  );
}
