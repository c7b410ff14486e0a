import { REGISTER_TYPES } from '@emanet/contract/records/registers';
import { TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { displayValue } from '../../display.ts';
import { departmentOption, useDepartments } from '../../name-queries.ts';
import { SearchSelect } from '../../../ui/search-select/SearchSelect.tsx';
import type { ControlProps } from './control.ts';

/** Departments whose records the person keeps; a single one is shown without a choice. */
export function DepartmentControl(props: ControlProps) {
  const { tur, field, value, onChange, lang, readOnly, aria } = props;
  const { t } = useTranslation();
  const { data: departments = [], isPending } = useDepartments(
    REGISTER_TYPES.find((one) => one === tur),
  );
  const data = useMemo(() => departments.map(departmentOption), [departments]);
  const only = departments.length === 1 && departments[0]?.department_id === value;
  if (readOnly || only)
    return (
      <TextInput
        {...aria}
        readOnly
        value={displayValue(field, value, lang, { departments, documents: [] })}
        rightSection={<IconLock size={15} stroke={1.7} aria-hidden />}
      />
    );
  return (
    <SearchSelect
      {...aria}
      value={typeof value === 'number' ? String(value) : null}
      data={data}
      allowDeselect={false}
      nothingFoundMessage={t(isPending ? 'common.loading' : 'ui.filters.nothing')}
      placeholder={t('common.choose')}
      error={aria['aria-invalid']}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
    />
  );
}
