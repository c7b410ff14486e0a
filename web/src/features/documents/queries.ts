import { documents } from '@emanet/contract/documents';
import { useAct } from '../../nouns/act.ts';
import { at, useRead } from '../../nouns/read.ts';
import { useMutation } from '@tanstack/react-query';
import { callForFile } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useCompany } from '../../platform/session/session.tsx';
import { dayName, saveFile } from '../../records/save-file.ts';
import { useSheet } from '../../records/useSheet.ts';

/** The current documents of the company, or those in its archive. */
export const useDocumentList = (archived: boolean, wanted = true) =>
  useRead(archived ? documents.archived : documents.list, {}, { enabled: wanted });

export const useDocument = (id: number) => useRead(documents.single, at(id));

/** Activities that name a document. */
export const useUses = (id: number) => useRead(documents.uses, at(id));

/** The files of a document, the current one first. */
export const useVersions = (id: number, wanted: boolean) =>
  useRead(documents.versions, at(id), { enabled: wanted });

export const useDocumentChanges = (id: number, wanted: boolean) =>
  useRead(documents.changes, at(id), { enabled: wanted });

/** Archives a document or brings it back, deletes it, undoes that. */
export function useDocumentVerbs() {
  const archive = useAct(documents.archive, {
    parts: ({ id, guncel }: { id: number; guncel: boolean }) => ({ ...at(id), body: { guncel } }),
  });
  const remove = useAct(documents.delete, { parts: at });
  const restore = useAct(documents.restore, { parts: at });
  return { archive, remove, restore };
}

/** Downloads of the list: as a sheet, and every current document in one archive. */
export function useDownloads() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { company_name } = useCompany();
  const sheet = useSheet(t('documents.title'), (ids: number[], language) =>
    callForFile(documents.export, { body: { ids, lang: language } }),
  );
  const zip = useMutation({
    mutationFn: () => callForFile(documents.zip, { query: { lang } }),
    onSuccess: (file) => saveFile(file, dayName([company_name, t('documents.title')], 'zip')),
    onError: (error) => notify.error(error.message),
  });
  return { sheet, zip };
}
