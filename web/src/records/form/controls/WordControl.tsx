import { actions } from '@emanet/contract/actions';
import { Select } from '@mantine/core';
import { useRead } from '../../../nouns/read.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { SearchSelect } from '../../../ui/search-select/SearchSelect.tsx';
import { personOption } from '../../name-queries.ts';
import type { ControlProps } from './control.ts';

/** One of the values that have a label each. */
export function WordControl({ field, value, onChange, readOnly, aria }: ControlProps) {
  const { t, lang } = useTranslation();
  const { words = [], required } = field;
  return (
    <Select
      {...aria}
      value={value === null ? null : String(value)}
      data={words.map(([one, label]) => ({
        value: String(one),
        label: typeof label === 'string' ? t(label) : label[lang],
      }))}
      allowDeselect={false}
      clearable={required === undefined && !readOnly}
      placeholder={t('common.choose')}
      readOnly={readOnly}
      error={aria['aria-invalid']}
      onChange={(chosen) => onChange(words.find(([one]) => String(one) === chosen)?.[0] ?? null)}
    />
  );
}

/** A member of the company, by number. */
export function PersonControl({ value, onChange, readOnly, aria }: ControlProps) {
  const people = useRead(actions.people).data ?? [];
  return (
    <SearchSelect
      {...aria}
      value={value === null ? null : String(value)}
      data={people.map(personOption)}
      clearable={!readOnly}
      readOnly={readOnly}
      error={aria['aria-invalid']}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
    />
  );
}
