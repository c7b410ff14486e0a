import { CLOCK_KINDS, CLOCKS } from '@emanet/contract/clocks/kinds';
import type { Client } from '@emanet/contract/portfolio';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import type { FilterList } from '../../ui/filters/filter.ts';
import { FILING_STATES, inChargeOf, type Asked } from './filters.ts';
import { useSectorName } from './useSectorName.ts';

const order = new Intl.Collator('tr');
const distinct = (values: readonly string[]) => [...new Set(values)].toSorted(order.compare);

/** The filters of the clients, for the bar and for the sheet of small screens. */
export function useClientFilters(
  asked: Asked,
  rows: readonly Client[],
  set: (part: Partial<Asked>) => void,
): FilterList {
  const { t } = useTranslation();
  const lang = useLanguage();
  const sectorName = useSectorName();
  return {
    flags: [],
    choices: [
      {
        key: 'kinds',
        label: t('portfolio.deadline'),
        options: CLOCK_KINDS.filter((tur) => rows.some(({ sonraki }) => sonraki?.tur === tur)).map(
          (value) => ({ value, label: CLOCKS[value].ad[lang] }),
        ),
        chosen: asked.kinds,
        choose: (kinds) => set({ kinds }),
        always: true,
      },
      {
        key: 'filings',
        label: t('company.verbis'),
        options: FILING_STATES.map((value) => ({ value, label: t(`portfolio.filing.${value}`) })),
        chosen: asked.filings,
        choose: (filings) => set({ filings }),
        always: true,
      },
      {
        key: 'sectors',
        label: t('portfolio.sector'),
        options: distinct(rows.map(({ sektor }) => sektor ?? '')).map((value) => ({
          value,
          label: sectorName(value) ?? t('portfolio.noSector'),
        })),
        chosen: asked.sectors,
        choose: (sectors) => set({ sectors }),
        always: true,
      },
      {
        key: 'people',
        label: t('fields.inCharge'),
        options: distinct(rows.map(inChargeOf)).map((value) => ({
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
