import { performance } from '@emanet/contract/performance';
import { useRead } from '../../nouns/read.ts';
import { callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useSheet } from '../../records/useSheet.ts';

/** Months to look back on, as the address has them; the first is meant where none is said. */
export const SPANS = ['12', '6', '24'] as const;
export type Span = (typeof SPANS)[number];

/** The score by department and month; asked for anew whenever somebody comes to it. */
export const usePerformance = (ay: Span) =>
  useRead(
    performance.read,
    { query: { ay } },
    { staleTime: 0, placeholderData: (before) => before },
  );

/** Downloads the same numbers as a sheet. */
export function usePerformanceExport(ay: Span) {
  const { t } = useTranslation();
  return useSheet(t('performance.title'), (_: void, lang) =>
    callForFile(performance.export, { query: { ay, lang } }),
  );
}
