import { Group, Text } from '@mantine/core';
import type { Field } from '@emanet/contract/records/fields';
import { fieldLabel } from '@emanet/contract/records/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import { memo, useCallback, useEffect } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Register } from '../../register.ts';
import { FieldControl } from './FieldControl.tsx';
import { FieldNote, FieldWarnings, type Remedy } from './FieldNote.tsx';
import { fieldId } from '../anchors.ts';
import { longestOf, type Problem } from './problems.ts';
import type { FieldValue } from '../values.ts';
import classes from './FieldRow.module.css';

/** The counter appears above this share of the length. */
const NEARLY_FULL = 0.8;

type Props = Readonly<{
  register: Register;
  field: Field;
  value: FieldValue;
  set: (name: string, value: FieldValue) => void;
  lang: Language;
  required: boolean;
  writable: boolean;
  special: boolean;
  suggestions: readonly string[];
  remedies: Readonly<Record<string, Remedy>>;
  /** Further note beside this field. */
  beside: string | undefined;
  /** Codes and severity of the warnings under this field, joined by commas. */
  warnings: string;
  problem: Problem | undefined;
  /** The server's sentence about this field. */
  refusal: string | undefined;
}>;

/** One field: label, control, errors and warnings under it, help beside it. */
export const FieldRow = memo(function FieldRow(props: Props) {
  const { register, field, value, set, lang, required, writable, problem, refusal } = props;
  const { t } = useTranslation();
  const onChange = useCallback((next: FieldValue) => set(field.name, next), [set, field.name]);
  const id = fieldId(field.name);
  const error = refusal ?? (problem && wordsOf(problem));

  const describedBy = [
    error !== undefined && `${id}-error`,
    props.warnings !== '' && `${id}-warnings`,
    `${id}-note`,
  ]
    .filter(Boolean)
    .join(' ');
  useEffect(() => {
    // The library's inputs take their description only from their own texts.
    document.getElementById(`${id}-control`)?.setAttribute('aria-describedby', describedBy);
  });

  function wordsOf(found: Problem): string {
    return found.kind === 'long'
      ? t('form.problems.long', { max: found.max.toLocaleString(lang) })
      : t(`form.problems.${found.kind}`);
  }

  return (
    <div id={id} className={classes.row}>
      <Group justify="space-between" align="baseline" wrap="nowrap" mb="tight">
        <Text component="label" id={`${id}-label`} htmlFor={`${id}-control`} fz="sm" fw={560}>
          {fieldLabel(register.noun, field.name, lang)}
          {required && (
            <Text span fz="meta" c="dimmed">
              {' '}
              {t('form.required')}
            </Text>
          )}
        </Text>
        <Counter field={field} value={value} lang={lang} />
      </Group>
      <div className={classes.control}>
        <FieldControl
          tur={register.tur}
          field={field}
          value={value}
          onChange={onChange}
          lang={lang}
          special={props.special}
          readOnly={!writable}
          suggestions={props.suggestions}
          labelId={`${id}-label`}
          aria={{
            id: `${id}-control`,
            'aria-required': required,
            'aria-invalid': error !== undefined,
          }}
        />
        {error && (
          <Text id={`${id}-error`} mt="tight" fz="sm" c="var(--mantine-color-error)">
            {error}
          </Text>
        )}
        <FieldWarnings
          id={`${id}-warnings`}
          register={register}
          lang={lang}
          warnings={props.warnings}
          remedies={props.remedies}
        />
      </div>
      <FieldNote
        id={`${id}-note`}
        register={register}
        field={field}
        lang={lang}
        writable={writable}
        beside={props.beside}
      />
    </div>
  );
});

function Counter({ field, value, lang }: Pick<Props, 'field' | 'value' | 'lang'>) {
  const { t } = useTranslation();
  const max = longestOf(field);
  if (max === undefined || typeof value !== 'string' || value.length < max * NEARLY_FULL)
    return null;
  return (
    <Text
      span
      fz="meta"
      {...(value.length > max ? { c: 'var(--mantine-color-error)', fw: 560 } : { c: 'dimmed' })}
      className="em-num"
    >
      {t('form.counter', {
        used: value.length.toLocaleString(lang),
        max: max.toLocaleString(lang),
      })}
    </Text>
  );
}
