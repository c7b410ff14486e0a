import type { Endpoint } from '@emanet/contract/shared/endpoint';
import type { Language } from '@emanet/contract/shared/primitives';
import { sentence, type SentenceKey } from '@emanet/contract/shared/sentences';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError, call, type Parts } from '../platform/api/client.ts';
import { isUnchanged } from '../platform/api/unchanged.ts';
import { useLanguage } from '../platform/i18n.ts';
import { notify } from '../platform/notify.tsx';
import { useCompanyEntry } from '../platform/session/session.tsx';
import { answerKey, nounOf, type Asked } from './keys.ts';
import { contentOf, useReadAgain, type Answer, type Content } from './read.ts';

type Told = string | readonly [text: string, undo: () => void] | undefined;

type Act<E extends Endpoint, Given> = Readonly<{
  /** The call made from `Given`; without it, `Given` is the call. */
  parts?: (given: Given) => Parts<E>;
  /** Another company than the tab's. */
  company_id?: number;
  /** Result shown before the server has answered; a refusal undoes it and shows its sentence. */
  ahead?: Ahead<Given>;
  /** Toast of success, with its undo: `message` is the answer's own sentence; silent if left out. */
  told?: 'message' | ((answer: Answer<E>, given: Given) => Told);
  onDone?: (answer: Answer<E>, given: Given) => void;
  /** Called at the end, after success and failure. */
  onSettled?: () => void;
  /** Sentence of the specification for a failure without a sentence of the server. */
  failed?: SentenceKey | ((given: Given) => SentenceKey);
  /** Instead of a toast with the failure's sentence. */
  onError?: (error: Error, given: Given) => void;
}>;

/** Shows the expected result; returns the function that undoes it. */
type Ahead<Given> = (
  client: QueryClient,
  company: number | undefined,
  given: Given,
) => Promise<() => void>;

/** Shows cached data as an act will leave them; returns the function that undoes it. */
export async function showAhead<Known>(
  client: QueryClient,
  queryKey: readonly unknown[],
  change: (known: Known) => unknown,
): Promise<() => void> {
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData<Known>(queryKey);
  if (before === undefined) return () => undefined;
  client.setQueryData(queryKey, change(before));
  return () => client.setQueryData(queryKey, before);
}

/** Shows content of a read answer as an act will leave it; undefined where that was not read. */
export const shownAhead =
  <E extends Endpoint, Given>(
    endpoint: E,
    change: (data: Content<E>, given: Given) => Content<E>,
    asked: (given: Given) => Asked<E> = () => ({}),
  ): Ahead<Given> =>
  (client, company, given) =>
    showAhead<Answer<E>>(client, answerKey(company, endpoint, asked(given)), (before) => {
      const data = change(contentOf<E>(before), given);
      const isWrapped = typeof before === 'object' && before !== null && 'data' in before;
      return isWrapped ? { ...before, data } : data;
    });

const BELOW_SERVER_FAULTS = 500;

/** The server's sentence of a refusal, else that of the specification. */
export const failureText = (error: Error, failed: SentenceKey, lang: Language): string => {
  const refused =
    error instanceof ApiError && error.status > 0 && error.status < BELOW_SERVER_FAULTS;
  return refused ? error.message : sentence(failed)[lang];
};

const sentenceFor = <Given>(
  failed: SentenceKey | ((given: Given) => SentenceKey),
  given: Given,
): SentenceKey => (typeof failed === 'function' ? failed(given) : failed);

const messageOf = (answer: unknown): Told =>
  typeof answer === 'object' && answer !== null && 'message' in answer
    ? String(answer.message)
    : undefined;

/**
 * An act on a noun at a press, without a form: calls the endpoint, invalidates the noun and its
 * followers, and reports the result.
 */
export function useAct<E extends Endpoint, Given = Parts<E>>(
  endpoint: E,
  { parts, company_id, told, ahead, onDone, onSettled, failed, onError }: Act<E, Given> = {},
) {
  const client = useQueryClient();
  const lang = useLanguage();
  const here = useCompanyEntry()?.company_id;
  const readAgain = useReadAgain(nounOf(endpoint), company_id);
  const mutationKey = [endpoint.name];
  // Of several acts under way the last reads again: an earlier answer lacks the later act.
  const isLast = () => client.isMutating({ mutationKey }) <= 1;
  return useMutation<Answer<E>, Error, Given, (() => void) | undefined>({
    mutationKey,
    // Without `parts`, `Given` is the endpoint's own input.
    mutationFn: (given) => call(endpoint, parts ? parts(given) : (given as Parts<E>)),
    ...(ahead && { onMutate: (given) => ahead(client, company_id ?? here, given) }),
    onSuccess: async (answer, given) => {
      onDone?.(answer, given);
      const unchanged = told !== undefined && isUnchanged(answer);
      const said = told === 'message' || unchanged ? messageOf(answer) : told?.(answer, given);
      if (typeof said === 'string') notify.success(said);
      else if (said) notify.success(said[0], { undo: said[1] });
      if (!ahead || isLast()) await readAgain();
    },
    onError: async (error, given, takeBack) => {
      if (isLast()) takeBack?.();
      if (onError) onError(error, given);
      else
        notify.error(failed ? failureText(error, sentenceFor(failed, given), lang) : error.message);
      if (ahead && isLast()) await readAgain();
    },
    onSettled,
  });
}
