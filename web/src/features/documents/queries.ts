import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { documents } from '@emanet/contract/documents';
import { call, callForFile } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useCompany } from '../../platform/session/session.tsx';
import { dayName, saveFile } from '../../records/save-file.ts';
import { useSheet } from '../../records/useSheet.ts';

const key = (company: number, ...rest: readonly unknown[]) => [
  'documents',
  company,
  'screen',
  ...rest,
];

/** The current documents of the company, or those in its archive. */
export function useDocumentList(archived: boolean, wanted = true) {
  const { company_id } = useCompany();
  return useQuery({
    queryKey: key(company_id, archived ? 'archive' : 'list'),
    queryFn: async ({ signal }) =>
      (await call(archived ? documents.archived : documents.list, { signal })).data,
    enabled: wanted,
  });
}

const about = (id: number, signal: AbortSignal) => ({ params: { id: String(id) }, signal });

export function useDocument(id: number) {
  const { company_id } = useCompany();
  return useQuery({
    queryKey: key(company_id, 'single', id),
    queryFn: async ({ signal }) => (await call(documents.single, about(id, signal))).data,
  });
}

/** Activities that name a document. */
export function useUses(id: number) {
  const { company_id } = useCompany();
  return useQuery({
    queryKey: key(company_id, 'uses', id),
    queryFn: async ({ signal }) => (await call(documents.uses, about(id, signal))).data,
  });
}

/** The files of a document, the current one first. */
export function useVersions(id: number, wanted: boolean) {
  const { company_id } = useCompany();
  return useQuery({
    queryKey: key(company_id, 'versions', id),
    queryFn: async ({ signal }) => (await call(documents.versions, about(id, signal))).data,
    enabled: wanted,
  });
}

export function useDocumentChanges(id: number) {
  const { company_id } = useCompany();
  return useQuery({
    queryKey: key(company_id, 'changes', id),
    queryFn: async ({ signal }) => (await call(documents.changes, about(id, signal))).data,
  });
}

/** Reads everything about documents again, in the lists of records too. */
export function useDocumentsChanged(): () => void {
  const client = useQueryClient();
  const { company_id } = useCompany();
  return () => {
    void client.invalidateQueries({ queryKey: ['documents', company_id] });
    void client.invalidateQueries({ queryKey: ['records', company_id] });
  };
}

/** Archives a document or brings it back, deletes it, undoes that. */
export function useDocumentVerbs() {
  const onSuccess = useDocumentsChanged();
  const archive = useMutation({
    mutationFn: ({ id, guncel }: { id: number; guncel: boolean }) =>
      call(documents.archive, { params: { id: String(id) }, body: { guncel } }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: number) => call(documents.delete, { params: { id: String(id) } }),
    onSuccess,
  });
  const restore = useMutation({
    mutationFn: (id: number) => call(documents.restore, { params: { id: String(id) } }),
    onSuccess,
  });
  return { archive, remove, restore };
}

/** Downloads of the list: as a sheet, and every current document in one archive. */
export function useDownloads() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { company_name } = useCompany();
  const onError = (error: Error) => notify.error(error.message);
  const sheet = useSheet(t('documents.title'), (ids: number[], language) =>
    callForFile(documents.export, { body: { ids, lang: language } }),
  );
  const zip = useMutation({
    mutationFn: () => callForFile(documents.zip, { query: { lang } }),
    onSuccess: (file) => saveFile(file, dayName([company_name, t('documents.title')], 'zip')),
    onError,
  });
  return { sheet, zip };
}
