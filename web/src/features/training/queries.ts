import { training, type Invitation } from '@emanet/contract/training';
import { videos } from '@emanet/contract/videos';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callForFile } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useCompany } from '../../platform/session/session.tsx';
import { STALE_AFTER_MS, trainingKey, useCompanyId } from '../../records/query-keys.ts';
import { saveFile, sheetName } from '../../records/save-file.ts';

/** While mails are on their way the list is asked again. */
const SOON_MS = 2000;

/** The invitations of the company. */
export function useInvitations() {
  const company = useCompanyId();
  return useQuery({
    queryKey: [...trainingKey(company), 'list'],
    queryFn: async ({ signal }) =>
      (await call(training.list, { params: { companyId: String(company) }, signal })).data,
    staleTime: STALE_AFTER_MS,
    refetchInterval: ({ state }) => (state.data?.some(({ sirada }) => sirada) ? SOON_MS : false),
  });
}

/** Departments that can be invited: all of the company, for a training officer too. */
export function useTrainingDepartments() {
  const company = useCompanyId();
  return useQuery({
    queryKey: [...trainingKey(company), 'departments'],
    queryFn: async ({ signal }) => (await call(training.departments, { signal })).data,
    staleTime: STALE_AFTER_MS,
  });
}

/** The videos in the order in which they are watched. */
export function useVideos() {
  const company = useCompanyId();
  return useQuery({
    queryKey: [...trainingKey(company), 'videos'],
    queryFn: async ({ signal }) =>
      (await call(videos.list, { params: { companyId: String(company) }, signal })).data,
    staleTime: STALE_AFTER_MS,
  });
}

/** How much of its storage the company's videos take. */
export function useVideoStorage() {
  const company = useCompanyId();
  return useQuery({
    queryKey: [...trainingKey(company), 'storage'],
    queryFn: async ({ signal }) => (await call(videos.storage, { signal })).data,
    staleTime: STALE_AFTER_MS,
  });
}

export function useQuestions() {
  const company = useCompanyId();
  return useQuery({
    queryKey: [...trainingKey(company), 'questions'],
    queryFn: async ({ signal }) => (await call(training.questions, { signal })).data,
    staleTime: STALE_AFTER_MS,
  });
}

export function useTrainingSettings() {
  const company = useCompanyId();
  return useQuery({
    queryKey: [...trainingKey(company), 'settings'],
    queryFn: async ({ signal }) => (await call(training.settings, { signal })).data,
    staleTime: STALE_AFTER_MS,
  });
}

/** Reads everything about the training again. */
export function useTrainingChanged(): () => Promise<void> {
  const client = useQueryClient();
  const company = useCompanyId();
  return () => client.invalidateQueries({ queryKey: trainingKey(company) });
}

/** Sends, deletes, and undoes that; each says how it went. */
export function useInvitationActs() {
  const { t } = useTranslation();
  const changed = useTrainingChanged();
  const company_id = useCompanyId();
  const onError = (error: Error) => notify.error(error.message);
  const restore = useMutation({
    mutationFn: (ids: number[]) => call(training.restoreMany, { body: { ids, company_id } }),
    onSuccess: ({ data }) => {
      notify.success(t('training.restored', { count: data.sayi }));
      return changed();
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: (ids: number[]) => call(training.deleteMany, { body: { ids, company_id } }),
    onSuccess: ({ data }, ids) => {
      notify.success(t('training.deleted', { count: data.sayi }), {
        undo: () => restore.mutate(ids),
      });
      return changed();
    },
    onError,
  });
  const send = useMutation({
    mutationFn: (ids?: number[]) =>
      call(training.sendMail, { body: { company_id, ...(ids && { ids }) } }),
    onSuccess: ({ data }) => {
      notify.success(t('training.sent', { count: data.sayi }));
      return changed();
    },
    onError,
  });
  const grant = useMutation({
    mutationFn: (id: number) => call(training.grantTries, { params: { id: String(id) } }),
    onSuccess: ({ message }) => {
      notify.success(message);
      return changed();
    },
    onError,
  });
  return { send, remove, grant };
}

/** Downloads the results of these people, in the language shown. */
export function useResults() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { company_name } = useCompany();
  return useMutation({
    mutationFn: (rows: readonly Invitation[]) =>
      callForFile(training.export, { body: { ids: rows.map(({ id }) => id), lang } }),
    onSuccess: (file) => saveFile(file, sheetName(company_name, t('training.title'))),
    onError: (error) => notify.error(error.message),
  });
}
