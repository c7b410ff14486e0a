import { ACTION_RISKS, type Action } from '@emanet/contract/actions';
import { compareTurkish } from '@emanet/contract/shared/turkish';
import { useTranslation } from '../../platform/i18n.ts';
import { choicesOf, flagsOf, type FilterList, type Option } from '../../ui/filters/filter.ts';
import { inChargeOf, STATES, type Filters } from './filters.ts';

/** Values that the actions have, once each, in the order of their words. */
function optionsIn(
  rows: readonly Action[],
  of: (one: Action) => Option | undefined,
): readonly Option[] {
  const found = new Map(rows.flatMap((one) => of(one) ?? []).map((one) => [one.value, one]));
  return [...found.values()].toSorted((a, b) => compareTurkish(a.label, b.label));
}

/** The filters of the actions, for the bar and for the sheet of small screens. */
export function useActionFilters(
  asked: Filters,
  rows: readonly Action[],
  set: (part: Partial<Filters>) => void,
): FilterList {
  const { t } = useTranslation();
  const flag = (key: 'late' | 'mailed' | 'filed') =>
    flagsOf(asked, set)(key, t(`actions.flags.${key}`));
  const choice = choicesOf(asked, set);
  return {
    choices: [
      {
        key: 'departments',
        label: t('actions.fields.department_id'),
        options: optionsIn(rows, (one) => ({
          value: String(one.department_id),
          label: one.department_name ?? '–',
        })),
        chosen: asked.departments.map(String),
        choose: (values) => set({ departments: values.map(Number) }),
        always: true,
      },
      choice('risks', t('actions.fields.risk'), ACTION_RISKS, (value) => t(`ui.risk.${value}`)),
      {
        key: 'state',
        label: t('actions.fields.durum'),
        options: (['acik', 'tamam'] as const).map((value) => ({
          value,
          label: t(`actions.states.${value}`),
        })),
        chosen: asked.state === 'hepsi' ? [] : [asked.state],
        // One of them or none: the newest press counts.
        choose: (values) => set({ state: STATES.find((one) => one === values.at(-1)) ?? 'hepsi' }),
        always: true,
      },
      {
        key: 'people',
        label: t('actions.fields.sorumlu'),
        options: optionsIn(rows, inChargeOf),
        chosen: asked.people,
        choose: (people) => set({ people }),
        always: rows.some((one) => inChargeOf(one) !== undefined),
      },
    ],
    flags: [flag('late'), flag('mailed'), flag('filed')],
  };
}
