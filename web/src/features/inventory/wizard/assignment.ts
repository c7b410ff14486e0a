import type { CompanyEntry } from '@emanet/contract/auth';
import type { Department } from '@emanet/contract/organization';
import type { Role } from '@emanet/contract/shared/roles';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import type { LibraryActivity, LibraryGroup } from './library.ts';
import type { Selection } from './selection.ts';

/** Assigning person (specification, section 5): `own` is the default department. */
export type Assigner = Readonly<{ own: number | null; readOnly: boolean }>;

/** A consultant assigns freely; others start with their own, a representative keeps it. */
export const assignerOf = (role: Role, company: CompanyEntry | undefined): Assigner => ({
  own: role === 'danışman' ? null : (company?.department_id ?? null),
  readOnly: role === 'temsilci',
});

/** Department of an activity: the deliberate choice, the own one, or the one with that name. */
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

/** Every chosen activity with its department, in the order of the screen. */
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
