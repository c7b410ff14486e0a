import type { Values } from '@emanet/contract/records/fields';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { at, useChanged } from '../../nouns/read.ts';
import { nounOf } from '../../nouns/keys.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useUser } from '../../platform/session/session.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { RequiredLabel } from '../../ui/form/RequiredLabel.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { FieldControl } from '../form/field/FieldControl.tsx';
import { bodyOf, isVisible, isWritable, valuesOf } from '../form/values.ts';
import type { NounLook, NounRow } from './noun-look.ts';

const NONE: readonly string[] = [];

type Stores<Row> = Endpoint<
  z.ZodType,
  z.ZodType,
  z.ZodType,
  z.ZodType<{ message: string; data: Row }>
>;

type Stored<Row extends NounRow> = Readonly<{
  look: NounLook;
  /** Adds a row, or changes the given one. */
  endpoint: Stores<Row>;
  row: Row | undefined;
  /** First values of a new row. */
  initial?: Values | undefined;
  /** Sent values without a field. */
  besides?: Values;
  onDone: (row: Row) => void;
}>;

/** Form over the fields of a noun; draw it with `NounFields`. */
export function useNounForm<Row extends NounRow>(stored: Stored<Row>) {
  const { look, endpoint, row, initial, besides, onDone } = stored;
  const { role } = useUser();
  const changed = useChanged(nounOf(endpoint));
  return useApiForm({
    endpoint,
    ...(row && at(row.id)),
    initial: valuesOf(look.fields, { ...(row ?? initial) }),
    bodyOf: (values) => ({ ...bodyOf(look.fields, values, role), ...besides }),
    ...(row && { version: row.surum }),
    onDone: told(changed, onDone),
  });
}

type FieldsProps = Readonly<{
  look: NounLook;
  form: Pick<ReturnType<typeof useNounForm>, 'form' | 'values' | 'set'>;
  /** Note under a field while it holds this value. */
  noteOf?: ((name: string, values: Values) => string | undefined) | undefined;
  /** Control of a field that replaces its kind's. */
  own?: Readonly<Record<string, ReactNode>>;
}>;

/** A control for each field of a noun, by the fields' descriptions. */
export function NounFields({ look, form, noteOf, own = {} }: FieldsProps) {
  const { lang, t } = useTranslation();
  const { role } = useUser();
  const asked = look.fields.filter((field) => isVisible(field, form.values));
  return asked.map((field, place) => {
    const error = form.form.errors[field.name];
    const label = look.label(t, field.name);
    const id = `${look.tur}-${field.name}`;
    return (
      own[field.name] ?? (
        <Input.Wrapper
          key={field.name}
          id={id}
          data-path={field.name}
          label={field.required ? <RequiredLabel>{label}</RequiredLabel> : label}
          labelProps={{ id: `${id}-label` }}
          description={noteOf?.(field.name, form.values)}
          error={error}
        >
          <FieldControl
            tur={look.tur}
            field={field}
            value={form.values[field.name] ?? null}
            onChange={(next) => form.set(field.name, next)}
            lang={lang}
            special={false}
            readOnly={!isWritable(field, role)}
            suggestions={NONE}
            labelId={`${id}-label`}
            aria={{
              id,
              'aria-required': field.required === true,
              'aria-invalid': Boolean(error),
              'data-autofocus': place === 0 || undefined,
            }}
          />
        </Input.Wrapper>
      )
    );
  });
}

type Props<Row extends NounRow> = Stored<Row> &
  Pick<FieldsProps, 'noteOf'> &
  Readonly<{
    title: string;
    saveLabel?: string | undefined;
    /** Title of a failure. */
    failed?: string;
    onClose: () => void;
  }>;

export default function NounForm<Row extends NounRow>(props: Props<Row>) {
  const { look, noteOf, title, saveLabel, failed, onClose, ...stored } = props;
  const form = useNounForm({ look, ...stored });
  return (
    <FormModal
      form={form}
      title={title}
      saveLabel={saveLabel}
      {...(failed && { failed })}
      onClose={onClose}
    >
      <NounFields look={look} form={form} noteOf={noteOf} />
    </FormModal>
  );
}
