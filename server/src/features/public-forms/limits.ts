const HOUR = 3600;
const DAY = 86_400;

/**
 * Most forms from one network, and for one address. An office shares a network, so that is wide; a
 * form from outside this site's pages, or from yesterday's page, has fewer.
 */
export const LIMITS = {
  fromPage: { attempts: 20, seconds: HOUR },
  fromElsewhere: { attempts: 5, seconds: HOUR },
  perAddress: { attempts: 5, seconds: DAY },
} as const;

/** A person needs at least this time to fill in a page, and sends it on the same day. */
export const PAGE_MS = { least: 2000, most: DAY * 1000 } as const;
