import { Select } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { Department } from '@emanet/contract/organization';
import { compareTurkish } from '@emanet/contract/shared/turkish';
import { useMemo } from 'react';
import css from './wizard.module.css';

/** Departments as choices in Turkish order. */
export const useDepartmentChoices = (departments: readonly Department[]) =>
  useMemo(
    () =>
      departments
        .toSorted((a, b) => compareTurkish(a.department_name, b.department_name))
        .map(({ department_id, department_name }) => ({
          value: String(department_id),
          label: department_name,
        })),
    [departments],
  );

/** Chooses a department; `label` is read out, never shown. */
export function DepartmentField(props: {
  label: string;
  choices: { value: string; label: string }[];
  value: number | null;
  onChange: (department: number) => void;
  placeholder: string;
  error?: string;
}) {
  const { label, choices, value, onChange, placeholder, error } = props;
  return (
    <Select
      size="xs"
      className={css.department}
      aria-label={label}
      data={choices}
      value={value === null ? null : String(value)}
      onChange={(chosen) => chosen !== null && onChange(Number(chosen))}
      placeholder={placeholder}
      error={error}
      allowDeselect={false}
      searchable={choices.length > 12}
    />
  );
}

/** A department that cannot be changed here. */
export function FixedDepartment({ name }: { name: string }) {
  return (
    <span className={css.fixed}>
      <IconLock size={15} aria-hidden />
      {name}
    </span>
  );
}
