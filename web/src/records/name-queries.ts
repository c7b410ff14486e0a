import type { ChangeLogType } from '@emanet/contract/change-logs';
import { organization } from '@emanet/contract/organization';
import { useRead } from '../nouns/read.ts';

/** Visible departments of the company, or those with visible records of a register. */
export const useDepartments = (tur?: ChangeLogType) =>
  useRead(organization.departments, { query: tur ? { tur } : {} });

/** A department among the options of an input. */
export const departmentOption = (
  one: Readonly<{ department_id: number; department_name: string }>,
) => ({ value: String(one.department_id), label: one.department_name });

/** A person among the options of an input. */
export const personOption = (
  one: Readonly<{ user_id: number; fullname: string; email: string }>,
) => ({
  value: String(one.user_id),
  label: one.fullname || one.email,
});
