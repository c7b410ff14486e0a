import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { entryLogs } from '@emanet/contract/entry-logs';
import type { z } from 'zod';
import { call, callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCompany } from '../../platform/session/session.tsx';
import { useSheet } from '../../records/useSheet.ts';
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
  return useSheet(t('entryLogs.title'), (query: Query, lang) =>
    callForFile(entryLogs.export, { query: { ...query, lang } }),
  );
}
