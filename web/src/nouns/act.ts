import type { Endpoint } from '@emanet/contract/shared/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call, type Parts } from '../platform/api/client.ts';
import { notify } from '../platform/notify.tsx';
import { nounOf } from './keys.ts';
import { useReadAgain, type Answer } from './read.ts';

type Told = string | readonly [text: string, undo: () => void] | undefined;

type Act<E extends Endpoint, Given> = Readonly<{
  /** The call that is made of what is given; without it, what is given is the call. */
  parts?: (given: Given) => Parts<E>;
  /** Another company than the tab's. */
  company_id?: number;
  /** Toast of success, with its undo: `message` is the answer's own sentence; silent if left out. */
  told?: 'message' | ((answer: Answer<E>, given: Given) => Told);
  onDone?: (answer: Answer<E>, given: Given) => void;
  /** Called at the end, however it went. */
  onSettled?: () => void;
  /** Instead of a toast with the failure's sentence. */
  onError?: (error: Error, given: Given) => void;
}>;

const messageOf = (answer: unknown): Told =>
  typeof answer === 'object' && answer !== null && 'message' in answer
    ? String(answer.message)
    : undefined;

/**
 * An act on a noun at a press, without a form: calls the endpoint, makes the noun and its followers
 * stale, and says how it went.
 */
export function useAct<E extends Endpoint, Given = Parts<E>>(
  endpoint: E,
  { parts, company_id, told, onDone, onSettled, onError }: Act<E, Given> = {},
) {
  const readAgain = useReadAgain(nounOf(endpoint), company_id);
  return useMutation<Answer<E>, Error, Given>({
    // Without `parts`, `Given` is what the endpoint takes.
    mutationFn: (given) => call(endpoint, parts ? parts(given) : (given as Parts<E>)),
    onSuccess: async (answer, given) => {
      onDone?.(answer, given);
      const said = told === 'message' ? messageOf(answer) : told?.(answer, given);
      if (typeof said === 'string') notify.success(said);
      else if (said) notify.success(said[0], { undo: said[1] });
      await readAgain();
    },
    onError: (error, given) => (onError ? onError(error, given) : notify.error(error.message)),
    onSettled,
  });
}
