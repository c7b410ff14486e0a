import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { entryLogs } from '@emanet/contract/entry-logs';
import type { z } from 'zod';
import { call, callForFile } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useCompany } from '../../platform/session/session.tsx';
import { saveFile, sheetName } from '../../records/save-file.ts';
import { entryLogsKey } from '../../records/query-keys.ts';

type Query = z.input<typeof entryLogs.summary.query>;

/** The newest entries since a day in Turkey, or all of them, and how many there are of each kind. */
export function useEntryLogs(baslangic: string | undefined) {
  const { company_id } = useCompany();
  const key = entryLogsKey(company_id, baslangic);
  const query = baslangic ? { baslangic } : {};
  const list = useQuery({
    queryKey: [...key, 'list'],
    queryFn: ({ signal }) => call(entryLogs.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
  const summary = useQuery({
    queryKey: [...key, 'summary'],
    queryFn: async ({ signal }) => (await call(entryLogs.summary, { query, signal })).data,
    placeholderData: keepPreviousData,
  });
  return { list, summary };
}

/** Downloads what the filters leave, in the language shown. */
export function useEntryLogExport() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { company_name } = useCompany();
  return useMutation({
    mutationFn: (query: Query) => callForFile(entryLogs.export, { query: { ...query, lang } }),
    onSuccess: (file) => saveFile(file, sheetName(t('entryLogs.title'), company_name)),
    onError: (error) => notify.error(error.message),
  });
}
