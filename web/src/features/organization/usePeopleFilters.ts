import { useTranslation } from '../../platform/i18n.ts';
import { choicesOf, type FilterList } from '../../ui/filters/filter.ts';
import { PERSON_MARKS } from './filters.ts';
import type { OrganizationScreen } from './useOrganizationScreen.ts';
import { departmentOption } from '../../records/name-queries.ts';

/** The filters of the representatives, for the bar and for the sheet of small screens. */
export function usePeopleFilters({ asked, set, organization }: OrganizationScreen): FilterList {
  const { t } = useTranslation();
  const choice = choicesOf(asked, set);
  return {
    flags: [],
    choices: [
      {
        key: 'departments',
        label: t('fields.department'),
        options: organization.departments.map(departmentOption),
        chosen: asked.departments.map(String),
        choose: (values) => set({ departments: values.map(Number) }),
        always: true,
      },
      choice('marks', t('organization.mark'), PERSON_MARKS, (value) =>
        t(`organization.marks.${value}`),
      ),
    ],
  };
}
