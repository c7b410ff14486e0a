import { documents } from '@emanet/contract/documents';
import { at, useRead } from '../../nouns/read.ts';
import { callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCompany } from '../../platform/session/session.tsx';
import { dayName } from '../../records/save-file.ts';
import { useDownload } from '../../records/useDownload.ts';

/** The current documents of the company, or those in its archive. */
export const useDocumentList = (archived: boolean, wanted = true) =>
  useRead(archived ? documents.archived : documents.list, {}, { enabled: wanted });

export const useDocument = (id: number) => useRead(documents.single, at(id));

/** Activities that name a document. */
export const useUses = (id: number) => useRead(documents.uses, at(id));

/** The files of a document, the current one first. */
export const useVersions = (id: number, wanted: boolean) =>
  useRead(documents.versions, at(id), { enabled: wanted });

/** Download of all current documents in one archive. */
export function useZip() {
  const { t, lang } = useTranslation();
  const { company_name } = useCompany();
  return useDownload(
    () => callForFile(documents.zip, { query: { lang } }),
    () => dayName([company_name, t('documents.title')], 'zip'),
  );
}
