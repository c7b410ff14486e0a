import { filings, type Filing } from '@emanet/contract/filings';
import { useMutation } from '@tanstack/react-query';
import { useRead } from '../../../nouns/read.ts';
import { callForFile } from '../../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { useCompany } from '../../../platform/session/session.tsx';
import { dayName, saveFile } from '../../../records/save-file.ts';

/** Changes since the last filing, and until when it is to be told. */
export const useStanding = () => useRead(filings.standing);

/** Content of an earlier day, and how many changes came after it. */
export const useEarlierContent = (tarih: string, enabled: boolean) =>
  useRead(filings.asOf, { query: { tarih } }, { enabled });

/** Filings of the company, the newest first. */
export const useFilings = () => useRead(filings.list);

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
