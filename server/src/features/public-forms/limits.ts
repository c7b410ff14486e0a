const HOUR = 3600;
const DAY = 86_400;

/**
 * Forms that one network may send, and for one address. An office shares a network, so that is wide; a
 * sending that does not come from a page of this site, or from one of yesterday, has less of it.
 */
export const LIMITS = {
  fromPage: { attempts: 20, seconds: HOUR },
  fromElsewhere: { attempts: 5, seconds: HOUR },
  perAddress: { attempts: 5, seconds: DAY },
} as const;

/** A page is filled in by a person in no less than this, and sent on the day it was opened. */
export const PAGE_MS = { least: 2000, most: DAY * 1000 } as const;
