import { CLOCK_KINDS, CLOCKS } from '@emanet/contract/clocks/kinds';
import type { DueOfClient } from '@emanet/contract/portfolio';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import type { FilterList } from '../../ui/filters/filter.ts';
import type { AskedWeek } from './week.ts';

const order = new Intl.Collator('tr');

/** The filters of a week: kind, client, person, and what nobody answers for. */
export function useWeekFilters(
  asked: AskedWeek,
  rows: readonly DueOfClient[],
  nameOf: (company_id: number) => string,
  set: (part: Partial<AskedWeek>) => void,
): FilterList {
  const { t } = useTranslation();
  const lang = useLanguage();
  const clients = [...new Set(rows.map(({ company_id }) => company_id))];
  const people = [...new Set(rows.flatMap(({ sorumlu }) => sorumlu ?? []))].toSorted(order.compare);
  const open = rows.filter(({ sorumlu }) => sorumlu === null).length;
  return {
    flags: [
      {
        key: 'unassigned',
        label: t('portfolio.unassigned', { count: open }),
        on: asked.unassigned,
        toggle: () => set({ unassigned: !asked.unassigned }),
        always: true,
      },
    ],
    choices: [
      {
        key: 'kinds',
        label: t('fields.kind'),
        options: CLOCK_KINDS.filter((tur) => rows.some((one) => one.tur === tur)).map((value) => ({
          value,
          label: CLOCKS[value].ad[lang],
        })),
        chosen: asked.kinds,
        choose: (kinds) => set({ kinds }),
        always: true,
      },
      {
        key: 'clients',
        label: t('portfolio.client'),
        options: clients
          .map((id) => ({ value: String(id), label: nameOf(id) }))
          .toSorted((a, b) => order.compare(a.label, b.label)),
        chosen: asked.clients,
        choose: (wanted) => set({ clients: wanted }),
        always: true,
      },
      {
        key: 'people',
        label: t('portfolio.person'),
        options: people.map((value) => ({ value, label: value })),
        chosen: asked.people,
        choose: (wanted) => set({ people: wanted }),
        always: true,
      },
    ],
  };
}
