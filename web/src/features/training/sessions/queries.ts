import { training } from '@emanet/contract/training';
import type { SingleSession } from '@emanet/contract/training/sessions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { STALE_AFTER_MS, trainingKey, useCompanyId } from '../../../records/query-keys.ts';
import { useTrainingChanged } from '../queries.ts';

const key = (company: number, ...rest: readonly unknown[]) => [
  ...trainingKey(company),
  'sessions',
  ...rest,
];

/** Parameters of a call about one session. */
export const at = (id: number) => ({ params: { id: String(id) } });

/** The sessions of the company, the newest day first. */
export function useSessions() {
  const company = useCompanyId();
  return useQuery({
    queryKey: key(company, 'list'),
    queryFn: async ({ signal }) => (await call(training.sessions, { signal })).data,
    staleTime: STALE_AFTER_MS,
  });
}

export function useSession(id: number) {
  const company = useCompanyId();
  return useQuery({
    queryKey: key(company, 'single', id),
    queryFn: async ({ signal }) => (await call(training.session, { ...at(id), signal })).data,
  });
}

/** Shows a session as the server has just answered it; the rest of the training is read again. */
export function useShown(): (row: SingleSession) => void {
  const client = useQueryClient();
  const company = useCompanyId();
  const changed = useTrainingChanged();
  return (row) => {
    client.setQueryData(key(company, 'single', row.id), row);
    void changed();
  };
}

type Attendance = Readonly<{ session: number; ids: number[]; katildi: boolean }>;

/** Enters who attended, takes people off the list, deletes a session; each can be undone. */
export function useSessionActs() {
  const { t } = useTranslation();
  const shown = useShown();
  const changed = useTrainingChanged();
  const onError = (error: Error) => notify.error(error.message);
  const enter = ({ session, ids, katildi }: Attendance) =>
    call(training.attend, { ...at(session), body: { ids, katildi } });
  const attend = useMutation({
    mutationFn: enter,
    onSuccess: ({ data, message }, given) => {
      shown(data);
      const undo = () =>
        void enter({ ...given, katildi: !given.katildi }).then((back) => {
          shown(back.data);
          notify.success(back.message);
        }, onError);
      notify.success(message, { undo });
    },
    onError,
  });
  const list = useMutation({
    mutationFn: ({ session, ids }: Readonly<{ session: number; ids: number[] }>) =>
      call(training.listInSession, {
        ...at(session),
        body: { kisiler: ids.map((davet_id) => ({ davet_id })) },
      }),
    onSuccess: ({ data }) => shown(data),
    onError,
  });
  const unlist = useMutation({
    mutationFn: ({ session, ids }: Readonly<{ session: number; ids: number[] }>) =>
      call(training.unlistInSession, { ...at(session), body: { ids } }),
    onSuccess: ({ data, message }, given) => {
      shown(data);
      notify.success(message, { undo: () => list.mutate(given) });
    },
    onError,
  });
  const restore = useMutation({
    mutationFn: (id: number) => call(training.restoreSession, at(id)),
    onSuccess: ({ data, message }) => {
      shown(data);
      notify.success(message);
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: (id: number) => call(training.deleteSession, at(id)),
    onSuccess: (_, id) => {
      notify.success(t('training.session.deleted'), { undo: () => restore.mutate(id) });
      return changed();
    },
    onError,
  });
  return { attend, unlist, remove };
}
