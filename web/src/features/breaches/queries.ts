import { actions } from '@emanet/contract/actions';
import { applications } from '@emanet/contract/applications';
import { breaches, type SingleBreach } from '@emanet/contract/breaches';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useCan } from '../../platform/session/session.tsx';
import { STALE_AFTER_MS, useCompanyId } from '../../records/query-keys.ts';
import { useSheet } from '../../records/useSheet.ts';

const key = (company: number, ...rest: readonly unknown[]) => ['breaches', company, ...rest];

export function useBreaches() {
  const company = useCompanyId();
  return useQuery({
    queryKey: key(company, 'list'),
    queryFn: ({ signal }) => call(breaches.list, { signal }),
  });
}

export function useBreach(id: number) {
  const company = useCompanyId();
  return useQuery({
    queryKey: key(company, 'single', id),
    queryFn: async ({ signal }) =>
      (await call(breaches.single, { params: { id: String(id) }, signal })).data,
  });
}

/** Shows a breach as the server has just answered it; the list and the clocks are read again. */
export function useShown(): (row: SingleBreach) => void {
  const client = useQueryClient();
  const company = useCompanyId();
  return (row) => {
    client.setQueryData(key(company, 'single', row.id), row);
    for (const queryKey of [key(company, 'list'), ['clocks', company], ['dashboard']])
      void client.invalidateQueries({ queryKey });
  };
}

/** Members of the company, one of whom can be in charge. */
export function usePeople() {
  const company = useCompanyId();
  return useQuery({
    queryKey: key(company, 'people'),
    queryFn: async ({ signal }) => (await call(actions.people, { signal })).data,
    staleTime: STALE_AFTER_MS,
    enabled: useCan('actions.write'),
  });
}

/** Address of the company's form for those who notice a breach; nothing while it is closed. */
export function useDoor() {
  const company = useCompanyId();
  return useQuery({
    queryKey: key(company, 'door'),
    queryFn: async ({ signal }) => (await call(applications.settings, { signal })).data,
    select: ({ slug, ihlal_acik }) => (ihlal_acik ? `/ihlal-bildir/${slug}` : undefined),
    staleTime: STALE_AFTER_MS,
    enabled: useCan('applications.read'),
  });
}

/** The tasks of a breach: open ones first. */
export function useTasks(id: number) {
  const company = useCompanyId();
  return useQuery({
    queryKey: key(company, 'tasks', id),
    queryFn: async ({ signal }) => {
      const query = { kayit_turu: 'veri_ihlalleri' as const, kayit_id: String(id) };
      const { data } = await call(actions.list, { query, signal });
      return data
        .filter(({ guncel }) => guncel)
        .toSorted((a, b) => Number(a.durum) - Number(b.durum) || a.id - b.id);
    },
  });
}

/** Reads the tasks, and what counts them, again. */
export function useTasksChanged(id: number) {
  const client = useQueryClient();
  const company = useCompanyId();
  return () => {
    for (const rest of [['tasks', id], ['single', id], ['list']])
      void client.invalidateQueries({ queryKey: key(company, ...rest) });
  };
}

/** Ticks a task off, or opens it again. */
export function useTick(id: number) {
  const changed = useTasksChanged(id);
  return useMutation({
    mutationFn: (task: { id: number; durum: boolean }) =>
      call(actions.update, { params: { id: String(task.id) }, body: { durum: task.durum } }),
    onSuccess: changed,
    onError: (error) => notify.error(error.message),
  });
}

/** The register as a sheet. */
export function useBreachSheet() {
  const { t } = useTranslation();
  return useSheet(t('breaches.title'), (ids: readonly number[], lang) =>
    callForFile(breaches.export, { body: { ids: [...ids], lang } }),
  );
}
