import {
  APPLICATION_STATES,
  PERSON_GROUPS,
  type ApplicationRow,
} from '@emanet/contract/applications';
import { articleOf, RIGHT_TEXTS, RIGHTS } from '@emanet/contract/data/application-rights';
import { useTranslation } from '../../platform/i18n.ts';
import { choicesOf, type FilterList } from '../../ui/filters/filter.ts';
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
  const choice = choicesOf(asked, set);
  return {
    choices: [
      choice('times', t('applications.time'), TIMES, (value) => t(`applications.times.${value}`)),
      choice('states', t('applications.state'), APPLICATION_STATES, (value) =>
        t(`applications.states.${value}`),
      ),
      choice(
        'departments',
        t('applications.department'),
        [...departments].map(([value, label]) => ({ value, label })),
      ),
      choice(
        'rights',
        t('applications.right'),
        RIGHTS,
        (value) => `${articleOf(value, lang)} ${RIGHT_TEXTS[value].short[lang]}`,
      ),
      {
        ...choice('groups', t('applications.group'), PERSON_GROUPS, (value) =>
          t(`applications.groups.${value}`),
        ),
        always: false,
      },
    ],
    flags: [],
  };
}
