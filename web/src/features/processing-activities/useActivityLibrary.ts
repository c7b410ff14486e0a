import { useQuery } from '@tanstack/react-query';
import { ACTIVITY_LIBRARY } from '../../records/query-keys.ts';

/** The library's activities; fetched beside the form, which does not wait for them. */
export const useActivityLibrary = () =>
  useQuery({
    queryKey: ACTIVITY_LIBRARY,
    queryFn: async () => (await import('@emanet/contract/data/activity-library.json')).default,
    staleTime: Infinity,
  }).data?.items;
