import { randomInt, timingSafeEqual } from 'node:crypto';

/** Lifetime of a mailed code, its tries, and seconds until another may be requested. */
export type CodeTerms = Readonly<{
  minutes: number;
  tries: number;
  resendSeconds: number;
  digits: number;
}>;

/** A code as stored with the row that waits for it. */
export type KeptCode = Readonly<{ hash: Buffer | null; until: string | null; left: number }>;

/** As many random digits as a code has. */
export const newCode = ({ digits }: Pick<CodeTerms, 'digits'>): string =>
  String(randomInt(10 ** digits)).padStart(digits, '0');

/** The instant at which a code that leaves now is over. */
export const codeEnd = ({ minutes }: Pick<CodeTerms, 'minutes'>, now: Date): string =>
  new Date(now.getTime() + minutes * 60_000).toISOString();

/** Seconds until another code may be requested after the last one. */
export const secondsToWait = (pause: number, last: string | null, now: Date): number =>
  last === null ? 0 : Math.max(0, Math.ceil(pause - (now.getTime() - Date.parse(last)) / 1000));

/**
 * Is the code right, or how many tries are left? An expired code has none. `entered`: its digest under each
 * secret that may have made it.
 */
export function checkCode(kept: KeptCode, entered: readonly Buffer[], now: Date): 'right' | number {
  const { hash, until, left } = kept;
  if (!hash || !until || Date.parse(until) <= now.getTime() || left <= 0) return 0;
  return entered.some((digest) => timingSafeEqual(digest, hash)) ? 'right' : left - 1;
}
