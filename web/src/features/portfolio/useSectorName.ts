import { SECTORS } from '@emanet/contract/inventory';
import { useCallback } from 'react';
import { useTranslation } from '../../platform/i18n.ts';

/** The name of a client's sector; nothing for one that has none. */
export function useSectorName() {
  const { t } = useTranslation();
  return useCallback(
    (sektor: string | null): string | undefined => {
      const known = SECTORS.find((one) => one === sektor);
      return known && t(`inventory.sectors.${known}`);
    },
    [t],
  );
}
