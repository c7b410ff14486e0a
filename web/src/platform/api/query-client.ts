import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';

const FRESH = 30_000;
const TRIES = 2;
/** Twice as long at the second try: a failure is told within a second. */
const FIRST_WAIT_MS = 300;

/** One cache for the signed-in app; a refused request is not asked again, a lost one is. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH,
      retry: (count, error) =>
        count < TRIES && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      retryDelay: (count) => FIRST_WAIT_MS * 2 ** count,
    },
  },
});
