import { performance } from '@emanet/contract/performance';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { call, callForFile } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useCompany } from '../../platform/session/session.tsx';
import { performanceKey, useCompanyId } from '../../records/query-keys.ts';
import { saveFile, sheetName } from '../../records/save-file.ts';

/** Months to look back on, as the address has them; the first is meant where none is said. */
export const SPANS = ['12', '6', '24'] as const;
export type Span = (typeof SPANS)[number];

/** The score by department and month; asked for anew whenever somebody comes to it. */
export function usePerformance(ay: Span) {
  const company = useCompanyId();
  return useQuery({
    queryKey: performanceKey(company, ay),
    queryFn: async ({ signal }) => (await call(performance.read, { query: { ay }, signal })).data,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Downloads the same numbers as a sheet. */
export function usePerformanceExport(ay: Span) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { company_name } = useCompany();
  return useMutation({
    mutationFn: () => callForFile(performance.export, { query: { ay, lang } }),
    onSuccess: (file) => saveFile(file, sheetName(t('performance.title'), company_name)),
    onError: (error) => notify.error(error.message),
  });
}
