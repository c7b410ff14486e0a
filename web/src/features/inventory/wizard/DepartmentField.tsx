import { Group, NativeSelect } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { Department } from '@emanet/contract/organization';
import { compareTurkish } from '@emanet/contract/shared/turkish';
import { useMemo } from 'react';
import css from './wizard.module.css';
import { departmentOption } from '../../../records/name-queries.ts';

/** Departments as choices in Turkish order. */
export const useDepartmentChoices = (departments: readonly Department[]) =>
  useMemo(
    () =>
      departments
        .toSorted((a, b) => compareTurkish(a.department_name, b.department_name))
        .map(departmentOption),
    [departments],
  );

/**
 * Chooses a department; `label` is read out, never shown. It is the browser's own list, because a
 * page has forty of them and phones handle it best.
 */
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
    <NativeSelect
      size="xs"
      classNames={{ input: css.departmentInput }}
      aria-label={label}
      value={value === null ? '' : String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      data-empty={value === null || undefined}
      error={error}
    >
      <option value="" disabled hidden>
        {placeholder}
      </option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </NativeSelect>
  );
}

/** A department that cannot be changed here. */
export function FixedDepartment({ name }: { name: string }) {
  return (
    <Group component="span" gap="sm" fz="sm" c="var(--em-text-2)">
      <IconLock size={15} aria-hidden />
      {name}
    </Group>
  );
}
