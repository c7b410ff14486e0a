import { pino, type Logger } from 'pino';

export type Log = Logger;

// Last line of defence: code must not hand these to the log in the first place.
const personal = ['email', 'code', 'token', 'password', 'fullname', 'authorization', 'cookie'];

/** The process's structured log: one JSON object per line on stdout, without personal data. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: personal.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
  });
}
