/** Attempts allowed within a window of seconds, counted over all nodes. */
export type Limit = Readonly<{ attempts: number; seconds: number }>;

const QUARTER = 900;
const HOUR = 3600;

/**
 * Per e-mail address and per network address. A whole office may share one network address, so
 * those are wide. The account's numbers keep guessing hopeless: 30 tries an hour at a six-digit
 * code that changes with every five.
 */
export const LIMITS = {
  verifyEmail: {
    account: { attempts: 20, seconds: QUARTER },
    network: { attempts: 60, seconds: QUARTER },
  },
  sendCode: {
    account: { attempts: 10, seconds: HOUR },
    network: { attempts: 40, seconds: QUARTER },
  },
  enterCode: {
    account: { attempts: 30, seconds: HOUR },
    network: { attempts: 120, seconds: QUARTER },
  },
} as const satisfies Record<string, { account: Limit; network: Limit }>;
