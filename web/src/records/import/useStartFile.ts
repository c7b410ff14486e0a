import { useMutation } from '@tanstack/react-query';
import { callForFile } from '../../platform/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useCompany } from '../../platform/session.tsx';
import { saveFile, sheetName } from '../save-file.ts';
import type { Register } from '../register.ts';

/** Downloads a file to begin with: the empty template, or all records of the list. */
export function useStartFile(register: Register, which: 'template' | 'export') {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { company_name } = useCompany();
  return useMutation({
    mutationFn: () =>
      which === 'template'
        ? callForFile(register.endpoints.template, { query: { lang } })
        : callForFile(register.endpoints.export, { body: { lang } }),
    onSuccess: (file) => {
      const title = t(`records.nouns.${register.noun}.title`);
      saveFile(file, sheetName(title, which === 'template' ? t('import.template') : company_name));
    },
    onError: (error) => notify.error(error.message),
  });
}
