import { CLOCK_KINDS, CLOCKS } from '@emanet/contract/clocks/kinds';
import type { Client } from '@emanet/contract/portfolio';
import { useTranslation } from '../../platform/i18n.ts';
import { choicesOf, distinct, type FilterList } from '../../ui/filters/filter.ts';
import { FILING_STATES, inChargeOf, type Asked, type Groups } from './filters.ts';
import { useSectorName } from './useSectorName.ts';

/** The filters of the clients, for the bar and for the sheet of small screens. */
export function useClientFilters(
  asked: Asked,
  rows: readonly Client[],
  set: (part: Partial<Asked>) => void,
  groups: Groups,
): FilterList {
  const { t, lang } = useTranslation();
  const sectorName = useSectorName();
  const choice = choicesOf(asked, set);
  const all = [...groups.values()];
  const firms = distinct(all.flatMap((one) => one.firms));
  const tags = distinct(all.flatMap((one) => one.tags));
  return {
    flags: [],
    choices: [
      choice(
        'kinds',
        t('portfolio.deadline'),
        CLOCK_KINDS.filter((tur) => rows.some(({ sonraki }) => sonraki?.tur === tur)),
        (value) => CLOCKS[value].ad[lang],
      ),
      choice('filings', t('company.verbis'), FILING_STATES, (value) =>
        t(`portfolio.filing.${value}`),
      ),
      choice(
        'sectors',
        t('portfolio.sector'),
        distinct(rows.map(({ sektor }) => sektor ?? '')),
        (value) => sectorName(value) ?? t('portfolio.noSector'),
      ),
      choice(
        'people',
        t('fields.inCharge'),
        distinct(rows.map(inChargeOf)),
        (value) => value || t('common.nobodyInCharge'),
      ),
      ...(tags.length > 0
        ? [choice('tags', t('portfolio.firm.tags'), tags, (value) => value)]
        : []),
      ...(firms.length > 1
        ? [choice('firms', t('portfolio.firm.title'), firms, (value) => value)]
        : []),
    ],
  };
}
