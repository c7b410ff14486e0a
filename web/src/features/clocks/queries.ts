import { actions } from '@emanet/contract/actions';
import { clocks } from '@emanet/contract/clocks';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callForFile } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useCompany } from '../../platform/session/session.tsx';
import { saveFile, sheetName } from '../../records/save-file.ts';

const clocksKey = (company: number) => ['clocks', company];

/** Running clocks of the company, and closed ones page by page when they are looked at. */
export function useClocks(withClosed: boolean) {
  const { company_id } = useCompany();
  const running = useQuery({
    queryKey: [...clocksKey(company_id), 'running'],
    queryFn: ({ signal }) => call(clocks.list, { signal }),
  });
  const closed = useInfiniteQuery({
    queryKey: [...clocksKey(company_id), 'closed'],
    queryFn: ({ signal, pageParam }) =>
      call(clocks.list, {
        query: { durum: 'kapanan', ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next_cursor,
    enabled: withClosed,
  });
  return { running, closed };
}

/** A clock with the days off within it and its history. */
export function useClock(id: number) {
  const { company_id } = useCompany();
  return useQuery({
    queryKey: [...clocksKey(company_id), 'single', id],
    queryFn: async ({ signal }) =>
      (await call(clocks.single, { params: { id: String(id) }, signal })).data,
  });
}

/** Makes every list of clocks, and the dashboard that shows them, stale. */
export function useClocksChanged() {
  const client = useQueryClient();
  const { company_id } = useCompany();
  return () =>
    void Promise.all([
      client.invalidateQueries({ queryKey: clocksKey(company_id) }),
      client.invalidateQueries({ queryKey: ['dashboard'] }),
    ]);
}

/** Members of the company, one of whom can answer for a clock. */
export function usePeople() {
  const { company_id } = useCompany();
  return useQuery({
    queryKey: [...clocksKey(company_id), 'people'],
    queryFn: async ({ signal }) => (await call(actions.people, { signal })).data,
  });
}

/** Saves the clocks shown as a sheet. */
export function useSheet() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { company_name } = useCompany();
  return useMutation({
    mutationFn: (ids: number[]) => callForFile(clocks.export, { body: { ids, lang } }),
    onSuccess: (file) => saveFile(file, sheetName(company_name, t('clocks.title'))),
    onError: (error) => notify.error(error.message),
  });
}
