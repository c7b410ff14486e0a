import type { Breach } from '@emanet/contract/breaches';
import { useTranslation } from '../../platform/i18n.ts';
import { choicesOf, distinct, type FilterList } from '../../ui/filters/filter.ts';
import { sourceOf, specialOf, yearOf, type Asked } from './filters.ts';

/** The filters of the breaches, for the bar and for the sheet of small screens. */
export function useBreachFilters(
  asked: Asked,
  rows: readonly Breach[],
  set: (part: Partial<Asked>) => void,
): FilterList {
  const { t } = useTranslation();
  const choice = choicesOf(asked, set);
  return {
    flags: [],
    choices: [
      choice(
        'sources',
        t('breaches.source'),
        distinct(rows.map(sourceOf)),
        (value) => value || t('breaches.noSource'),
      ),
      choice('special', t('breaches.special'), distinct(rows.map(specialOf)), (value) =>
        t(
          value === 'var'
            ? 'breaches.withSpecial'
            : value === 'yok'
              ? 'breaches.withoutSpecial'
              : 'breaches.unknownSpecial',
        ),
      ),
      choice(
        'years',
        t('breaches.year'),
        distinct(rows.map(yearOf)).toReversed(),
        (value) => value,
      ),
    ],
  };
}
