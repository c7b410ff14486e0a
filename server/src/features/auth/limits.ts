/** Attempts allowed within a window of seconds, counted over all nodes. */
export type Limit = Readonly<{ attempts: number; seconds: number }>;

const QUARTER = 900;
const HOUR = 3600;

/**
 * Per network address, per wider network (/24, /48), and per network and e-mail address together. A
 * whole office may share one network address, so those are wide. No account is refused as a whole,
 * or strangers could lock its owner out: requests and guesses from many networks are `slow` above a
 * number of codes an hour, and above a number of wrong ones the codes of `asked` browsers are
 * refused while the mail's link, which cannot be guessed, opens the session. `blind`: codes entered
 * by a browser that requested none. `everybody`: wrong codes over all accounts; above it only links
 * and known devices open sessions for the rest of the hour. A known device has the limits of a
 * network for itself (device.ts).
 */
export const LIMITS = {
  verifyEmail: {
    network: { attempts: 60, seconds: QUARTER },
    wider: { attempts: 180, seconds: QUARTER },
    pair: { attempts: 20, seconds: QUARTER },
  },
  sendCode: {
    network: { attempts: 40, seconds: QUARTER },
    wider: { attempts: 120, seconds: QUARTER },
    pair: { attempts: 10, seconds: HOUR },
    slow: { attempts: 30, seconds: HOUR },
  },
  enterCode: {
    network: { attempts: 120, seconds: QUARTER },
    wider: { attempts: 360, seconds: QUARTER },
    pair: { attempts: 15, seconds: HOUR },
    blind: { attempts: 30, seconds: HOUR },
    asked: { attempts: 120, seconds: HOUR },
    everybody: { attempts: 600, seconds: HOUR },
  },
} as const satisfies Record<
  string,
  Record<'network' | 'wider' | 'pair', Limit> & Record<string, Limit>
>;

/** Most seconds by which a code above the slow limit is delayed. */
export const LONGEST_WAIT = 8;

/** Second steps of one account: with a stolen mailbox, an attacker can only guess these. */
export const SECOND_STEP_LIMIT: Limit = { attempts: 20, seconds: HOUR };

/** Links and passkeys cannot be guessed; still one network address may not try for ever. */
export const NETWORK_LIMITS = {
  enterLink: { attempts: 60, seconds: QUARTER },
  passkeyOptions: { attempts: 120, seconds: QUARTER },
  enterPasskey: { attempts: 60, seconds: QUARTER },
  lookAround: { attempts: 20, seconds: QUARTER },
} as const satisfies Record<string, Limit>;
