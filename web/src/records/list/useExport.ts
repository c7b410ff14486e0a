import { useMutation } from '@tanstack/react-query';
import { callForFile } from '../../app/client.ts';
import { useLanguage, useTranslation } from '../../app/i18n.ts';
import { notify } from '../../app/notify.tsx';
import { useCompany } from '../../app/session.tsx';
import type { RecordRow, Register } from '../register.ts';

/** A name every file system takes. */
const fileName = (parts: string[]) => `${parts.join(' - ').replace(/[\\/:*?"<>|]+/g, ' ')}.xlsx`;

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Downloads rows as Excel, in the order given and in the language shown. */
export function useExport(register: Register) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { company_name } = useCompany();
  return useMutation({
    mutationFn: (rows: readonly RecordRow[]) =>
      callForFile(register.endpoints.export, { body: { ids: rows.map((row) => row.id), lang } }),
    onSuccess: (file, rows) => {
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format();
      save(file, fileName([t(`records.nouns.${register.noun}.title`), company_name, today]));
      notify.success(t('records.exported', { count: rows.length }));
    },
    onError: (error) => notify.error(error.message),
  });
}
