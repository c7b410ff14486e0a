/** Days for which personal data of the application's own people are kept; the privacy notice shows the same. */
export const KEPT_DAYS = {
  /** A contact form, or a request for an account. */
  form: 730,
  /** An entry log, unless the operator sets `ENTRY_LOG_DAYS`. */
  entryLog: 730,
  /** Rest of a mail that was sent, without its text. */
  mail: 7,
  /** An account without a company; `accountWarning`: days between its warning and its erasure. */
  account: 90,
  accountWarning: 14,
  /** An invitation to join a company, after its answer or its end. */
  invitation: 90,
  /** The cookie that knows a browser again. */
  device: 180,
} as const;

/** Hours and days after which a session ends, without a request and in any case. */
export const SESSION_LIFE = { idleHours: 8, absoluteDays: 7 } as const;

/** Minutes for which the server knows the browser that requested a code. */
export const ASKING_MINUTES = 60;

/** Hours after which counted attempts and stored answers to repeated requests are deleted. */
export const COUNTED_HOURS = 24;
