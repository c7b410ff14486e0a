import {
  APPLICATION_STATES,
  PERSON_GROUPS,
  type ApplicationRow,
} from '@emanet/contract/applications';
import { articleOf, RIGHT_TEXTS, RIGHTS } from '@emanet/contract/data/application-rights';
import { useTranslation } from '../../platform/i18n.ts';
import type { FilterList } from '../../ui/filters/filter.ts';
import { TIMES, type Asked } from './filters.ts';

/** The filters of the applications, for the bar and for the sheet of small screens. */
export function useApplicationFilters(
  rows: readonly ApplicationRow[],
  asked: Asked,
  set: (part: Partial<Asked>) => void,
): FilterList {
  const { t, lang } = useTranslation();
  const departments = new Map(
    rows.flatMap(({ department_id, department_name }) =>
      department_id === null ? [] : [[String(department_id), department_name ?? '–'] as const],
    ),
  );
  return {
    choices: [
      {
        key: 'times',
        label: t('applications.time'),
        options: TIMES.map((value) => ({ value, label: t(`applications.times.${value}`) })),
        chosen: asked.times,
        choose: (times) => set({ times }),
        always: true,
      },
      {
        key: 'states',
        label: t('applications.state'),
        options: APPLICATION_STATES.map((value) => ({
          value,
          label: t(`applications.states.${value}`),
        })),
        chosen: asked.states,
        choose: (states) => set({ states }),
        always: true,
      },
      {
        key: 'departments',
        label: t('applications.department'),
        options: [...departments].map(([value, label]) => ({ value, label })),
        chosen: asked.departments,
        choose: (chosen) => set({ departments: chosen }),
        always: true,
      },
      {
        key: 'rights',
        label: t('applications.right'),
        options: RIGHTS.map((value) => ({
          value,
          label: `${articleOf(value, lang)} ${RIGHT_TEXTS[value].short[lang]}`,
        })),
        chosen: asked.rights,
        choose: (rights) => set({ rights }),
        always: true,
      },
      {
        key: 'groups',
        label: t('applications.group'),
        options: PERSON_GROUPS.map((value) => ({
          value,
          label: t(`applications.groups.${value}`),
        })),
        chosen: asked.groups,
        choose: (groups) => set({ groups }),
        always: false,
      },
    ],
    flags: [],
  };
}
