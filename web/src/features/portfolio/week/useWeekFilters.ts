import { CLOCK_KINDS, CLOCKS } from '@emanet/contract/clocks/kinds';
import type { DueOfClient } from '@emanet/contract/portfolio';
import { compareTurkish } from '@emanet/contract/shared/turkish';
import { useTranslation } from '../../../platform/i18n.ts';
import { choicesOf, flagsOf, type FilterList } from '../../../ui/filters/filter.ts';
import { isByDefault, type AskedWeek } from './week.ts';

/** The filters of a week: kind, client, person, and duties without their own person. */
export function useWeekFilters(
  asked: AskedWeek,
  rows: readonly DueOfClient[],
  nameOf: (company_id: number) => string,
  set: (part: Partial<AskedWeek>) => void,
): FilterList {
  const { t, lang } = useTranslation();
  const clients = [...new Set(rows.map(({ company_id }) => company_id))];
  const people = [...new Set(rows.flatMap(({ sahip }) => sahip?.ad ?? []))].toSorted(
    compareTurkish,
  );
  const open = rows.filter(isByDefault).length;
  const choice = choicesOf(asked, set);
  const flag = flagsOf(asked, set);
  return {
    flags: [
      flag('unassigned', t('portfolio.unassigned', { count: open })),
      flag(
        'waiting',
        t('portfolio.plan.waiting', {
          count: rows.filter(({ bekleniyor }) => bekleniyor !== null).length,
        }),
      ),
    ],
    choices: [
      choice(
        'kinds',
        t('fields.kind'),
        CLOCK_KINDS.filter((tur) => rows.some((one) => one.tur === tur)),
        (value) => CLOCKS[value].ad[lang],
      ),
      choice(
        'clients',
        t('portfolio.client'),
        clients
          .map((id) => ({ value: String(id), label: nameOf(id) }))
          .toSorted((a, b) => compareTurkish(a.label, b.label)),
      ),
      choice('people', t('portfolio.person'), people, (value) => value),
    ],
  };
}
