import type { Clock } from '@emanet/contract/clocks';
import { CLOCK_KINDS, CLOCKS } from '@emanet/contract/clocks/kinds';
import { articleIn } from '@emanet/contract/shared/articles';
import { useTranslation } from '../../platform/i18n.ts';
import { choicesOf, distinct, type FilterList } from '../../ui/filters/filter.ts';
import { personOf, type Asked } from './filters.ts';

/** The filters of the clocks, for the bar and for the sheet of small screens. */
export function useClockFilters(
  asked: Asked,
  rows: readonly Clock[],
  set: (part: Partial<Asked>) => void,
): FilterList {
  const { t, lang } = useTranslation();
  const choice = choicesOf(asked, set);
  return {
    flags: [],
    choices: [
      choice(
        'kinds',
        t('clocks.duty'),
        CLOCK_KINDS.filter((tur) => rows.some((one) => one.tur === tur)),
        (value) => CLOCKS[value].ad[lang],
      ),
      choice('articles', t('fields.article'), distinct(rows.map(({ madde }) => madde)), (value) =>
        value ? articleIn(value, lang) : t('clocks.ownPeriod'),
      ),
      choice(
        'people',
        t('fields.inCharge'),
        distinct(rows.map(personOf)),
        (value) => value || t('common.nobodyInCharge'),
      ),
    ],
  };
}
