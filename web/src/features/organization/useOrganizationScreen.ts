import type { DepartmentCounts } from '@emanet/contract/organization';
import { useCan } from '../../platform/session/session.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { SPEC } from './filters.ts';
import { useOrganization } from './useOrganization.ts';
import { useOrganizationActs } from './useOrganizationActs.ts';

/** State that both halves of the screen share: filters in the address, rows and acts. */
export function useOrganizationScreen() {
  const { state: asked, set, settle } = useUrlState(SPEC);
  const organization = useOrganization();
  const acts = useOrganizationActs();
  const mayWrite = useCan('organization.write');
  const phone = usePhone();
  return {
    asked,
    set,
    settle,
    organization,
    acts,
    mayWrite,
    phone,
    /** The printed half: the one a phone shows, or else the people. */
    printed: phone ? asked.side : ('temsilciler' as const),
    /** Filters the people by one department, or clears that. */
    showPeopleOf: ({ department_id }: DepartmentCounts) => {
      const only = asked.departments.length === 1 && asked.departments[0] === department_id;
      set({ departments: only && !phone ? [] : [department_id], side: 'temsilciler' });
    },
    addPersonTo: ({ department_id }: DepartmentCounts) =>
      set({ adding: 'temsilci', departments: [department_id] }),
  };
}

export type OrganizationScreen = ReturnType<typeof useOrganizationScreen>;
