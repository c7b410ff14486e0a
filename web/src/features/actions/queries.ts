import { actions, type Action } from '@emanet/contract/actions';
import { changeLogs } from '@emanet/contract/change-logs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { actionsKey, STALE_AFTER_MS, useCompanyId } from '../../records/query-keys.ts';
import { useSheet } from '../../records/useSheet.ts';

/** Every action that the person may see, archived ones too: board, list and archive share them. */
export function useActionList() {
  const company = useCompanyId();
  return useQuery({
    queryKey: [...actionsKey(company), 'list'],
    queryFn: async ({ signal }) => (await call(actions.list, { signal })).data,
    staleTime: STALE_AFTER_MS,
  });
}

/** Members of the company, one of whom can be in charge. */
export function usePeople() {
  const company = useCompanyId();
  return useQuery({
    queryKey: [...actionsKey(company), 'people'],
    queryFn: async ({ signal }) => (await call(actions.people, { signal })).data,
    staleTime: STALE_AFTER_MS,
    enabled: useCan('actions.write'),
  });
}

/** Events of an action, newest first; asking marks it as read. */
export function useActionLog(id: number) {
  const company = useCompanyId();
  return useQuery({
    queryKey: [...actionsKey(company), 'log', id],
    queryFn: async ({ signal }) => {
      const params = {
        companyId: String(company),
        type: 'aksiyonlar' as const,
        recordId: String(id),
      };
      const { data } = await call(changeLogs.list, { params, signal });
      if (data.some((entry) => !entry.okundu)) await call(changeLogs.markRead, { params, signal });
      return data;
    },
  });
}

/** Ways to bring what is shown up to date: at once by a row, and from the server. */
export function useActionCache() {
  const client = useQueryClient();
  const company = useCompanyId();
  const key = actionsKey(company);
  return {
    put: (row: Action) =>
      client.setQueryData<Action[]>([...key, 'list'], (rows) =>
        rows?.map((one) => (one.id === row.id ? row : one)),
      ),
    refresh: () => void client.invalidateQueries({ queryKey: key }),
  };
}

/** Downloads actions as a sheet, in the order given and the language shown. */
export function useActionExport() {
  const { t } = useTranslation();
  return useSheet(t('actions.title'), (ids: readonly number[], lang) =>
    callForFile(actions.export, { body: { ids: [...ids], lang } }),
  );
}
