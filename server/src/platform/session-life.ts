import { SESSION_LIFE } from '@emanet/contract/shared/retention';

/** A session ends after this long without a request, and after this long in any case. */
export const SESSION = { ...SESSION_LIFE, bearerMinutes: 15 } as const;
