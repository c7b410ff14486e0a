import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { applications, type Application } from '@emanet/contract/applications';
import { call, callForFile } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useCompany } from '../../platform/session/session.tsx';
import { saveFile, sheetName } from '../../records/save-file.ts';

const key = (company: number, ...rest: readonly unknown[]) => ['applications', company, ...rest];

export function useApplications() {
  const { company_id } = useCompany();
  return useQuery({
    queryKey: key(company_id, 'list'),
    queryFn: async ({ signal }) => (await call(applications.list, { signal })).data,
  });
}

export function useApplication(id: number) {
  const { company_id } = useCompany();
  return useQuery({
    queryKey: key(company_id, 'single', id),
    queryFn: async ({ signal }) =>
      (await call(applications.single, { params: { id: String(id) }, signal })).data,
  });
}

/** Shows an application as the server has just answered it, and reads the list again. */
export function useShown(): (row: Application) => void {
  const client = useQueryClient();
  const { company_id } = useCompany();
  return (row) => {
    client.setQueryData(key(company_id, 'single', row.id), row);
    void client.invalidateQueries({ queryKey: key(company_id, 'list') });
    void client.invalidateQueries({ queryKey: ['dashboard'] });
  };
}

/** Does one thing with an application; what failed is said and nothing is lost. */
export function useVerb<Given>(
  run: (given: Given) => Promise<{ message: string; data: Application }>,
) {
  const shown = useShown();
  return useMutation({
    mutationFn: run,
    onSuccess: ({ message, data }) => {
      notify.success(message);
      shown(data);
    },
    onError: (error) => notify.error(error.message),
  });
}

export function usePeople() {
  const { company_id } = useCompany();
  return useQuery({
    queryKey: key(company_id, 'people'),
    queryFn: async ({ signal }) => (await call(applications.people, { signal })).data,
  });
}

export function useTemplates() {
  const lang = useLanguage();
  const { company_id } = useCompany();
  return useQuery({
    queryKey: key(company_id, 'templates', lang),
    queryFn: async ({ signal }) => (await call(applications.templates, { signal })).data,
  });
}

export function useSettings() {
  const { company_id } = useCompany();
  return useQuery({
    queryKey: key(company_id, 'settings'),
    queryFn: async ({ signal }) => (await call(applications.settings, { signal })).data,
  });
}

/** Reads everything about applications of the company again. */
export function useChanged(): () => void {
  const client = useQueryClient();
  const { company_id } = useCompany();
  return () => void client.invalidateQueries({ queryKey: key(company_id) });
}

/** The list as a sheet. */
export function useSheet() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { company_name } = useCompany();
  return useMutation({
    mutationFn: (ids: number[]) => callForFile(applications.export, { body: { ids, lang } }),
    onSuccess: (file) => saveFile(file, sheetName(company_name, t('applications.title'))),
    onError: (error) => notify.error(error.message),
  });
}
