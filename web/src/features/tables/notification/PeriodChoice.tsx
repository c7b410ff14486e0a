import type { RegistryCategory } from '@emanet/contract/tables';
import { useTranslation } from '../../../platform/i18n.ts';
import { useCan } from '../../../platform/session/session.tsx';
import { QuickPicks } from '../../../ui/panel/QuickPicks.tsx';
import { usePeriodChoice } from './preparation-queries.ts';

/** Periods that cannot be compared: a person says which one is longer. */
export function PeriodChoice({ category }: { category: RegistryCategory }) {
  const { t } = useTranslation();
  const may = useCan('filings.write');
  const choice = usePeriodChoice();
  const { secenekler = [], secilen } = category.saklama;
  return (
    <QuickPicks
      label={t('notification.whichPeriod', { name: category.ad })}
      choices={secenekler.map(({ deger, ad }) => ({ value: deger, label: ad }))}
      value={secilen ?? undefined}
      disabled={!may || choice.isPending}
      onPick={(secim) => choice.mutate({ kategori: category.kategori, secim })}
    />
  );
}
