import { useMutation } from '@tanstack/react-query';
import { callForFile } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import type { ImportTarget } from './target.ts';
import { saveFile, sheetName } from '../save-file.ts';

/** Saves the refused rows of a file with their reasons, to be corrected and imported. */
export function useRefusedRows(target: ImportTarget, file: Blob) {
  const { t } = useTranslation();
  const lang = useLanguage();
  return useMutation({
    mutationFn: () => callForFile(target.endpoints.refusedRows, { query: { lang }, body: file }),
    onSuccess: (rows) => {
      const title = target.title;
      saveFile(rows, sheetName(title, t('import.refusedName')));
    },
    onError: (error) => notify.error(error.message),
  });
}
