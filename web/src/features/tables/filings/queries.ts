import { dayOf } from '@emanet/contract/shared/time/today';
import { filings, type Filing } from '@emanet/contract/filings';
import { at, useRead } from '../../../nouns/read.ts';
import { callForFile } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useCompany } from '../../../platform/session/session.tsx';
import type { SheetFormat } from '@emanet/contract/records/sheet-file';
import { dayName } from '../../../records/save-file.ts';
import { useDownload } from '../../../records/useDownload.ts';

/** Changes since the last filing, and the deadline for reporting them. */
export const useStanding = () => useRead(filings.standing);

/** Content of an earlier day, and the number of changes after it. */
export const useEarlierContent = (tarih: string, enabled: boolean) =>
  useRead(filings.asOf, { query: { tarih } }, { enabled });

/** Filings of the company, the newest first. */
export const useFilings = () => useRead(filings.list);

export type FilingFormat = 'pdf' | SheetFormat;

/** Downloads a filing in its filed form. */
export function useFilingFile() {
  const { t, lang } = useTranslation();
  const { company_name } = useCompany();
  return useDownload(
    ({ filing, bicim }: { filing: Filing; bicim: FilingFormat }) =>
      callForFile(filings.export, { ...at(filing.id), query: { bicim, lang } }),
    ({ filing, bicim }) => dayName([company_name, t('filings.file')], bicim, dayOf(filing.tarih)),
  );
}
