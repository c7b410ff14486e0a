import { Button } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { ChoiceList } from './ChoiceList.tsx';
import type { ChoiceFilter } from './filter.ts';

/** Panel below the pill of a filter: its choices, and clearing them. */
export default function ChoicePanel({ filter }: Readonly<{ filter: ChoiceFilter }>) {
  const { t } = useTranslation();
  return (
    <>
      <ChoiceList filter={filter} />
      {filter.chosen.length > 0 && (
        <Button size="xs" variant="subtle" color="gray" mt="xs" onClick={() => filter.choose([])}>
          {t('common.clearSelection')}
        </Button>
      )}
    </>
  );
}
