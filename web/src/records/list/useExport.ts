import { callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCompany } from '../../platform/session/session.tsx';
import { registerText } from '../../platform/texts/register-text.ts';
import type { RecordRow, Register } from '../register.ts';
import { sheetName } from '../save-file.ts';
import { useDownload } from '../useDownload.ts';

/** Downloads rows as Excel, in the order given and in the language shown. */
export function useExport(register: Register) {
  const { t, lang } = useTranslation();
  const { company_name } = useCompany();
  return useDownload(
    (rows: readonly RecordRow[]) =>
      callForFile(register.endpoints.export, { body: { ids: rows.map((row) => row.id), lang } }),
    () => sheetName(t(registerText(register.noun, 'title')), company_name),
    (rows) => t('records.exported', { count: rows.length }),
  );
}
