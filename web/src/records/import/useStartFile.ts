import { callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCompany } from '../../platform/session/session.tsx';
import { sheetName } from '../save-file.ts';
import { useDownload } from '../useDownload.ts';
import type { ImportTarget } from './target.ts';

/** Downloads a file to begin with: the empty template, or all records of the list. */
export function useStartFile(target: ImportTarget, which: 'template' | 'export') {
  const { t, lang } = useTranslation();
  const { company_name } = useCompany();
  return useDownload(
    () =>
      which === 'template'
        ? callForFile(target.endpoints.template, { query: { lang } })
        : target.exportAll(lang),
    () => sheetName(target.title, which === 'template' ? t('import.template') : company_name),
  );
}
