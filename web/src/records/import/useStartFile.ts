import { useMutation } from '@tanstack/react-query';
import { callForFile } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useCompany } from '../../platform/session/session.tsx';
import { saveFile, sheetName } from '../save-file.ts';
import type { ImportTarget } from './target.ts';

/** Downloads a file to begin with: the empty template, or all records of the list. */
export function useStartFile(target: ImportTarget, which: 'template' | 'export') {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { company_name } = useCompany();
  return useMutation({
    mutationFn: () =>
      which === 'template'
        ? callForFile(target.endpoints.template, { query: { lang } })
        : target.exportAll(lang),
    onSuccess: (file) => {
      const title = target.title;
      saveFile(file, sheetName(title, which === 'template' ? t('import.template') : company_name));
    },
    onError: (error) => notify.error(error.message),
  });
}
