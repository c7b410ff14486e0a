import { actions } from '@emanet/contract/actions';
import { clocks } from '@emanet/contract/clocks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { nounKey } from '../../nouns/keys.ts';
import { at, useRead } from '../../nouns/read.ts';
import { call } from '../../platform/api/client.ts';
import { useCompany } from '../../platform/session/session.tsx';

/** Running clocks of the company, and closed ones by page on demand. */
export function useClocks(withClosed: boolean) {
  const { company_id } = useCompany();
  const running = useRead(clocks.list, {}, { select: (answer) => answer });
  const closed = useInfiniteQuery({
    queryKey: [...nounKey(company_id, 'clocks'), 'closed'],
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
export const useClock = (id: number) => useRead(clocks.single, at(id));

/** Members who can be in charge of a clock: those who may write it. */
export const usePeople = () =>
  useRead(actions.people, {}, { select: ({ data }) => data.filter((one) => one.manages) });
