/** Attempts allowed within a window of seconds, counted over all nodes. */
export type Limit = Readonly<{ attempts: number; seconds: number }>;

const QUARTER = 900;
const HOUR = 3600;

/**
 * Per e-mail address, per network address, and per both together. A whole office may share one
 * network address, so those are wide. The account's numbers keep guessing hopeless: 30 tries an
 * hour at a six-digit code that changes with every five. One network gets a part of them only, so
 * that nobody at one place can use up what the person needs to sign in from another. A device that
 * the person has signed in with before has what a network has, for itself (device.ts).
 */
export const LIMITS = {
  verifyEmail: {
    network: { attempts: 60, seconds: QUARTER },
    pair: { attempts: 20, seconds: QUARTER },
    account: { attempts: 60, seconds: QUARTER },
  },
  sendCode: {
    network: { attempts: 40, seconds: QUARTER },
    pair: { attempts: 10, seconds: HOUR },
    account: { attempts: 30, seconds: HOUR },
  },
  enterCode: {
    network: { attempts: 120, seconds: QUARTER },
    pair: { attempts: 15, seconds: HOUR },
    account: { attempts: 30, seconds: HOUR },
  },
} as const satisfies Record<string, { network: Limit; pair: Limit; account: Limit }>;

/** Second steps of one account. With a mailbox in their hands, this is what guessers have left. */
export const SECOND_STEP_LIMIT: Limit = { attempts: 20, seconds: HOUR };

/** Links and passkeys are beyond guessing; one network address may still not try for ever. */
export const NETWORK_LIMITS = {
  enterLink: { attempts: 60, seconds: QUARTER },
  passkeyOptions: { attempts: 120, seconds: QUARTER },
  enterPasskey: { attempts: 60, seconds: QUARTER },
} as const satisfies Record<string, Limit>;
