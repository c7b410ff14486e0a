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
    serializers: { err: failure },
  });
}

/**
 * The part of an error worth reading. The rest of it can be anything: the database's carry the
 * offending row and the whole connection.
 */
function failure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    type: error.name,
    message: error.message,
    reason: 'code' in error ? error.code : undefined,
    stack: error.stack,
    cause: error.cause instanceof Error ? failure(error.cause) : undefined,
  };
}
