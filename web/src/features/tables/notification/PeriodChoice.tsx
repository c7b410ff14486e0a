import type { RegistryCategory } from '@emanet/contract/tables';
import { Stack } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { useCan } from '../../../platform/session/session.tsx';
import { QuickPicks } from '../../../ui/panel/QuickPicks.tsx';
import { usePeriodChoice } from './preparation-queries.ts';

/** Periods that cannot be compared: a person says which one is longer. */
export function PeriodChoice({ category }: { category: RegistryCategory }) {
  const { t } = useTranslation();
  const may = useCan('filings.write');
  const choice = usePeriodChoice();
  const { secenekler = [], secilen, sicil } = category.saklama;
  return (
    <Stack align="start" gap="xs">
      {secilen && <strong>{sicil.join(' / ')}</strong>}
      <QuickPicks
        label={t('notification.whichPeriod', { name: category.ad })}
        choices={secenekler.map(({ deger, ad }) => ({ value: deger, label: ad }))}
        value={secilen ?? undefined}
        disabled={!may || choice.isPending}
        onPick={(secim) => choice.mutate({ kategori: category.kategori, secim })}
      />
    </Stack>
  );
}
