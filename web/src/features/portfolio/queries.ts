import { portfolio } from '@emanet/contract/portfolio';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';

/** Over all clients, whatever the company of the tab. */
const KEY = ['portfolio'];

export const useClients = () =>
  useQuery({
    queryKey: [...KEY, 'clients'],
    queryFn: async ({ signal }) => (await call(portfolio.list, { signal })).data,
    staleTime: 0,
  });

/** A week of what is due; without a day, this one. */
export const useWeek = (baslangic?: string) =>
  useQuery({
    queryKey: [...KEY, 'week', baslangic],
    queryFn: async ({ signal }) =>
      (await call(portfolio.due, { query: baslangic ? { baslangic } : {}, signal })).data,
    staleTime: 0,
    placeholderData: (before) => before,
  });

export const usePreferences = () =>
  useQuery({
    queryKey: [...KEY, 'preferences'],
    queryFn: async ({ signal }) => (await call(portfolio.preferences, { signal })).data,
  });

/** Makes everything over all clients stale. */
export function usePortfolioChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}
