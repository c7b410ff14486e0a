import { callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import type { ImportTarget } from './target.ts';
import { sheetName } from '../save-file.ts';
import { useDownload } from '../useDownload.ts';

/** Saves the refused rows of a file with their reasons, to be corrected and imported. */
export function useRefusedRows(target: ImportTarget, file: Blob) {
  const { t, lang } = useTranslation();
  return useDownload(
    () => callForFile(target.endpoints.refusedRows, { query: { lang }, body: file }),
    () => sheetName(target.title, t('import.refusedName')),
  );
}
