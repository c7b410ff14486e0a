import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';

const FRESH = 30_000;
const TRIES = 2;
/** Doubled at the second retry, so that an error appears within a second. */
const FIRST_WAIT_MS = 300;

/** A cache that retries lost requests, not refused ones. */
export const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        retry: (count, error) =>
          count < TRIES && error instanceof ApiError && (error.status === 0 || error.status >= 500),
        retryDelay: (count) => FIRST_WAIT_MS * 2 ** count,
      },
    },
  });

/** That of the signed-in app. */
export const queryClient = newClient();
