import { useTranslation } from '../../platform/i18n.ts';
import type { FilterList } from '../../ui/filters/filter.ts';
import { PERSON_MARKS } from './filters.ts';
import type { OrganizationScreen } from './useOrganizationScreen.ts';

/** The filters of the representatives, for the bar and for the sheet of small screens. */
export function usePeopleFilters({ asked, set, organization }: OrganizationScreen): FilterList {
  const { t } = useTranslation();
  return {
    flags: [],
    choices: [
      {
        key: 'departments',
        label: t('fields.department'),
        options: organization.departments.map((one) => ({
          value: String(one.department_id),
          label: one.department_name,
        })),
        chosen: asked.departments.map(String),
        choose: (values) => set({ departments: values.map(Number) }),
        always: true,
      },
      {
        key: 'marks',
        label: t('organization.mark'),
        options: PERSON_MARKS.map((value) => ({ value, label: t(`organization.marks.${value}`) })),
        chosen: asked.marks,
        choose: (marks) => set({ marks }),
        always: true,
      },
    ],
  };
}
