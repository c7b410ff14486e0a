import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';

const FRESH = 30_000;
const TRIES = 2;

/** One cache for the signed-in app; a refused request is not asked again, a lost one is. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH,
      retry: (count, error) =>
        count < TRIES && error instanceof ApiError && (error.status === 0 || error.status >= 500),
    },
  },
});
