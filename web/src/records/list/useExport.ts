import { useMutation } from '@tanstack/react-query';
import { callForFile } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useCompany } from '../../platform/session/session.tsx';
import { registerText } from '../../platform/texts/register-text.ts';
import type { RecordRow, Register } from '../register.ts';
import { saveFile, sheetName } from '../save-file.ts';

/** Downloads rows as Excel, in the order given and in the language shown. */
export function useExport(register: Register) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { company_name } = useCompany();
  return useMutation({
    mutationFn: (rows: readonly RecordRow[]) =>
      callForFile(register.endpoints.export, { body: { ids: rows.map((row) => row.id), lang } }),
    onSuccess: (file, rows) => {
      saveFile(file, sheetName(t(registerText(register.noun, 'title')), company_name));
      notify.success(t('records.exported', { count: rows.length }));
    },
    onError: (error) => notify.error(error.message),
  });
}
