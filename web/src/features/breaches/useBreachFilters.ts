import type { Breach } from '@emanet/contract/breaches';
import { useTranslation } from '../../platform/i18n.ts';
import type { FilterList } from '../../ui/filters/filter.ts';
import { sourceOf, specialOf, yearOf, type Asked } from './filters.ts';

const order = new Intl.Collator('tr');
const distinct = (values: readonly string[]) => [...new Set(values)].toSorted(order.compare);

/** The filters of the breaches, for the bar and for the sheet of small screens. */
export function useBreachFilters(
  asked: Asked,
  rows: readonly Breach[],
  set: (part: Partial<Asked>) => void,
): FilterList {
  const { t } = useTranslation();
  return {
    flags: [],
    choices: [
      {
        key: 'sources',
        label: t('breaches.source'),
        options: distinct(rows.map(sourceOf)).map((value) => ({
          value,
          label: value || t('breaches.noSource'),
        })),
        chosen: asked.sources,
        choose: (sources) => set({ sources }),
        always: true,
      },
      {
        key: 'special',
        label: t('breaches.special'),
        options: distinct(rows.map(specialOf)).map((value) => ({
          value,
          label: t(value === 'var' ? 'breaches.withSpecial' : 'breaches.withoutSpecial'),
        })),
        chosen: asked.special,
        choose: (special) => set({ special }),
        always: true,
      },
      {
        key: 'years',
        label: t('breaches.year'),
        options: distinct(rows.map(yearOf))
          .toReversed()
          .map((value) => ({ value, label: value })),
        chosen: asked.years,
        choose: (years) => set({ years }),
        always: true,
      },
    ],
  };
}
