import { useMemo } from 'react';
import type { DepartmentCounts, Representative } from '@emanet/contract/organization';
import { useDepartmentCounts, useRepresentatives } from './queries.ts';

const NO_DEPARTMENTS: readonly DepartmentCounts[] = [];
const NO_PEOPLE: readonly Representative[] = [];

/** Departments and representatives, and their relations. */
export function useOrganization() {
  const departmentQuery = useDepartmentCounts();
  const peopleQuery = useRepresentatives();
  const departments = departmentQuery.data ?? NO_DEPARTMENTS;
  const people = peopleQuery.data ?? NO_PEOPLE;
  const names = useMemo(
    () => new Map(departments.map((one) => [one.department_id, one.department_name])),
    [departments],
  );
  const peopleOf = useMemo(() => {
    const found = new Map<number, Representative[]>();
    for (const one of people)
      for (const id of one.departments) {
        const beside = found.get(id);
        if (beside) beside.push(one);
        else found.set(id, [one]);
      }
    return found;
  }, [people]);
  return { departmentQuery, peopleQuery, departments, people, names, peopleOf };
}

export type Organization = ReturnType<typeof useOrganization>;
