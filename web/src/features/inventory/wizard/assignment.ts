import type { CompanyEntry } from '@emanet/contract/auth';
import type { Department } from '@emanet/contract/organization';
import type { Role } from '@emanet/contract/shared/roles';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import type { LibraryActivity, LibraryGroup } from './library.ts';
import type { Selection } from './selection.ts';

/** Assigning person (specification, section 5): `own` is the department that is taken by itself. */
export type Assigner = Readonly<{ own: number | null; readOnly: boolean }>;

/** A consultant assigns freely; the others start from their own department, a representative stays there. */
export const assignerOf = (role: Role, company: CompanyEntry | undefined): Assigner => ({
  own: role === 'danışman' ? null : (company?.department_id ?? null),
  readOnly: role === 'temsilci',
});

/** Department an activity will get: the deliberate choice, the own one, or the one of that name. */
export function departmentOf(
  activity: LibraryActivity,
  { departments: choices }: Selection,
  departments: readonly Department[],
  { own, readOnly }: Assigner,
): number | null {
  if (readOnly) return own;
  const exists = (id: number | null | undefined) =>
    departments.some(({ department_id }) => department_id === id);
  const choice = choices[activity.id];
  if (choice !== undefined && exists(choice)) return choice;
  if (own !== null && exists(own)) return own;
  const name = foldTurkish(activity.department);
  return (
    departments.find(({ department_name }) => foldTurkish(department_name) === name)
      ?.department_id ?? null
  );
}

export type Assigned = Readonly<{ activity: LibraryActivity; department: number | null }>;

/** Every chosen activity with the department it will get, in the order of the screen. */
export const assignAll = (
  groups: readonly LibraryGroup[],
  selection: Selection,
  departments: readonly Department[],
  assigner: Assigner,
): Assigned[] =>
  groups
    .flatMap(({ items }) => items)
    .map((activity) => ({
      activity,
      department: departmentOf(activity, selection, departments, assigner),
    }));

/** Keys of the sentences in the locale under `inventory.errors`. */
export type WizardError = 'activeCompanyNotFound' | 'noActivitySelected' | 'selectAllDepartments';

/** The first broken rule of the specification's section 5; undefined when all are met. */
export function brokenRule(
  company: CompanyEntry | undefined,
  assigned: readonly Assigned[],
): WizardError | undefined {
  if (!company) return 'activeCompanyNotFound';
  if (assigned.length === 0) return 'noActivitySelected';
  if (assigned.some(({ department }) => department === null)) return 'selectAllDepartments';
  return undefined;
}
