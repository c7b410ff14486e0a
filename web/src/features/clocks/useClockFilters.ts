import type { Clock } from '@emanet/contract/clocks';
import { CLOCK_KINDS, CLOCKS } from '@emanet/contract/clocks/kinds';
import { articleIn } from '@emanet/contract/shared/articles';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import type { FilterList } from '../../ui/filters/filter.ts';
import { personOf, type Asked } from './filters.ts';

const order = new Intl.Collator('tr');
const distinct = (values: readonly string[]) => [...new Set(values)].toSorted(order.compare);

/** The filters of the clocks, for the bar and for the sheet of small screens. */
export function useClockFilters(
  asked: Asked,
  rows: readonly Clock[],
  set: (part: Partial<Asked>) => void,
): FilterList {
  const { t } = useTranslation();
  const lang = useLanguage();
  return {
    flags: [],
    choices: [
      {
        key: 'kinds',
        label: t('clocks.duty'),
        options: CLOCK_KINDS.filter((tur) => rows.some((one) => one.tur === tur)).map((value) => ({
          value,
          label: CLOCKS[value].ad[lang],
        })),
        chosen: asked.kinds,
        choose: (kinds) => set({ kinds }),
        always: true,
      },
      {
        key: 'articles',
        label: t('fields.article'),
        options: distinct(rows.map(({ madde }) => madde)).map((value) => ({
          value,
          label: value ? articleIn(value, lang) : t('clocks.ownPeriod'),
        })),
        chosen: asked.articles,
        choose: (articles) => set({ articles }),
        always: true,
      },
      {
        key: 'people',
        label: t('fields.inCharge'),
        options: distinct(rows.map(personOf)).map((value) => ({
          value,
          label: value || t('common.nobodyInCharge'),
        })),
        chosen: asked.people,
        choose: (people) => set({ people }),
        always: true,
      },
    ],
  };
}
