import type { Endpoint } from '@emanet/contract/shared/endpoint';
import { useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { z } from 'zod';
import { call } from '../platform/api/client.ts';
import { usePastDay } from '../platform/session/past-day.ts';
import { useCompanyEntry } from '../platform/session/session.tsx';
import { answerKey, nounKey, withFollowers, type Asked } from './keys.ts';

export type Answer<E extends Endpoint> = z.output<E['answers']>;
/** Content of an answer: its `data` where it has one. */
export type Content<E extends Endpoint> = Answer<E> extends { data: infer Data } ? Data : Answer<E>;

type Options<E extends Endpoint, Shown> = Readonly<{
  /** Another view of the answer than its content. */
  select?: (answer: Answer<E>) => Shown;
}> &
  Pick<
    UseQueryOptions<Answer<E>, Error, Shown>,
    | 'enabled'
    | 'placeholderData'
    | 'refetchInterval'
    | 'refetchOnMount'
    | 'refetchOnWindowFocus'
    | 'retry'
    | 'staleTime'
  >;

/** Content of an answer. */
export const contentOf = <E extends Endpoint>(answer: Answer<E>): Content<E> =>
  // Each endpoint has this type; here it is not known which.
  (typeof answer === 'object' && answer !== null && 'data' in answer
    ? answer.data
    : answer) as Content<E>;

/**
 * Reads an endpoint for the company of the tab and caches the answer below its noun, so that an act
 * on the noun (`useAct`, `useStale`) makes it stale. Returns the `data`, or what `select` returns.
 */
export function useRead<E extends Endpoint, Shown = Content<E>>(
  endpoint: E,
  asked: Asked<E> = {},
  { select, ...options }: Options<E, Shown> = {},
) {
  const company = useCompanyEntry()?.company_id;
  const day = usePastDay();
  return useQuery<Answer<E>, Error, Shown>({
    queryKey: answerKey(company, endpoint, asked),
    queryFn: ({ signal }) => call(endpoint, { company_id: company, day, ...asked, signal }),
    // Only a caller with another content type gives `select`.
    select: select ?? (contentOf as (answer: Answer<E>) => Shown),
    ...options,
  });
}

/**
 * Makes the cached answers of a noun and its followers stale, in the company of the tab or another:
 * shown ones are read again. Resolves after that.
 */
export function useReadAgain(noun: string, company_id?: number): () => Promise<void> {
  const client = useQueryClient();
  const here = useCompanyEntry()?.company_id;
  const company = company_id ?? here;
  return useCallback(async () => {
    const stale = withFollowers(noun).map((one) => nounKey(company, one));
    await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
  }, [client, noun, company]);
}

/** The same for callers that do not wait. */
export function useChanged(noun: string, company_id?: number): () => void {
  const readAgain = useReadAgain(noun, company_id);
  return useCallback(() => void readAgain(), [readAgain]);
}

/** Shows the answer of an act as if it had been read. */
export function useShow<E extends Endpoint>(
  endpoint: E,
): (asked: Asked<E>, data: Content<E>) => void {
  const client = useQueryClient();
  const company = useCompanyEntry()?.company_id;
  return useCallback(
    (asked, data) =>
      client.setQueryData(answerKey(company, endpoint, asked), (known: object | undefined) => ({
        ...known,
        data,
      })),
    [client, company, endpoint],
  );
}

/** Parameters of a call about one row. */
export const at = (id: number) => ({ params: { id: String(id) } });
