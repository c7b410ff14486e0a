import { choicesOf } from '@emanet/contract/lookups';
import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from '../../../app/i18n.ts';
import { choiceLabel, filterOptions, textIn, type ControlProps } from './control.ts';
import { AnswerControl } from './AnswerControl.tsx';

/** So few choices are read at a glance and need no list to open. */
const AT_A_GLANCE = 2;

/** One of a look-up. */
export function ChoiceControl(props: ControlProps) {
  const { field, value, onChange, lang, readOnly, aria } = props;
  const { t } = useTranslation();
  const data = useMemo(
    () =>
      field.lookup
        ? choicesOf(field.lookup).map((choice) => ({
            value: choice.code,
            label: choiceLabel(choice, lang),
          }))
        : [],
    [field.lookup, lang],
  );
  if (data.length <= AT_A_GLANCE)
    return (
      <AnswerControl
        {...props}
        answers={data}
        answer={textIn(value)}
        onAnswer={(code) => onChange(code || null)}
      />
    );
  return (
    <Select
      {...aria}
      value={textIn(value) || null}
      data={data}
      filter={filterOptions}
      openOnFocus={false}
      searchable
      clearable={!readOnly}
      clearButtonProps={{ 'aria-label': t('form.clear') }}
      nothingFoundMessage={t('form.nothingFound')}
      placeholder={t('form.choose')}
      maxDropdownHeight={320}
      readOnly={readOnly}
      error={aria['aria-invalid']}
      onChange={onChange}
    />
  );
}
