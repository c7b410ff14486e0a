import { sectorName } from '@emanet/contract/inventory';
import { useCallback } from 'react';
import { useLanguage } from '../../platform/i18n.ts';

/** The name of a client's sector; undefined without one. */
export function useSectorName() {
  const lang = useLanguage();
  return useCallback(
    (sektor: string | null): string | undefined =>
      sektor === null || sektor === '' ? undefined : sectorName(sektor, lang),
    [lang],
  );
}
