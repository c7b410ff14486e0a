import { entryLogs } from '@emanet/contract/entry-logs';
import type { z } from 'zod';
import { useRead } from '../../nouns/read.ts';
import { callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useSheet } from '../../records/useSheet.ts';

type Query = z.input<typeof entryLogs.summary.query>;

/** The newest entries since a day in Turkey, or all of them, and how many there are of each kind. */
export function useEntryLogs(baslangic: string | undefined) {
  const query = baslangic ? { baslangic } : {};
  const list = useRead(
    entryLogs.list,
    { query },
    { select: (answer) => answer, placeholderData: (before) => before },
  );
  const summary = useRead(entryLogs.summary, { query }, { placeholderData: (before) => before });
  return { list, summary };
}

/** Downloads what the filters leave, in the language shown. */
export function useEntryLogExport() {
  const { t } = useTranslation();
  return useSheet(t('entryLogs.title'), (query: Query, lang) =>
    callForFile(entryLogs.export, { query: { ...query, lang } }),
  );
}
