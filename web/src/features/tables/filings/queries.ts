import { filings, type Filing } from '@emanet/contract/filings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callForFile } from '../../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { useCompany } from '../../../platform/session/session.tsx';
import { tableKey } from '../../../records/query-keys.ts';
import { dayName, saveFile } from '../../../records/save-file.ts';

/** Below the records' own key: what changes them changes the differences as well. */
const useKey = (name: string) => tableKey(useCompany().company_id, name, useLanguage());

/** Changes since the last filing, and until when it is to be told. */
export const useStanding = () =>
  useQuery({
    queryKey: useKey('filing-standing'),
    queryFn: async ({ signal }) => (await call(filings.standing, { signal })).data,
  });

/** Content of an earlier day, and how many changes came after it. */
export const useEarlierContent = (tarih: string, enabled: boolean) =>
  useQuery({
    queryKey: [...useKey('filing-earlier'), tarih],
    queryFn: async ({ signal }) => (await call(filings.asOf, { query: { tarih }, signal })).data,
    enabled,
  });

/** Filings of the company, the newest first. */
export const useFilings = () =>
  useQuery({
    queryKey: useKey('filings'),
    queryFn: async ({ signal }) => (await call(filings.list, { signal })).data,
  });

/** Asks anew for both once a filing was stored. */
export function useFilingSaved(): () => void {
  const client = useQueryClient();
  const keys = ['filing-standing', 'filings', 'filing-preparation'].map(useKey);
  return () => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  };
}

export type FilingFormat = 'pdf' | 'xlsx';

/** Downloads a filing as it was filed. */
export function useFilingFile() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { company_name } = useCompany();
  return useMutation({
    mutationFn: ({ filing, bicim }: { filing: Filing; bicim: FilingFormat }) =>
      callForFile(filings.export, { params: { id: String(filing.id) }, query: { bicim, lang } }),
    onSuccess: (file, { filing, bicim }) =>
      saveFile(file, dayName([company_name, t('filings.file')], bicim, new Date(filing.tarih))),
    onError: (error) => notify.error(error.message),
  });
}
