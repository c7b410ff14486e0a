import { pino, type DestinationStream, type Logger } from 'pino';
import { currentTrace } from '../trace.ts';

export type Log = Logger;

// Last line of defence: code must not hand these to the log in the first place.
const personal = new Set([
  'email',
  'code',
  'token',
  'password',
  'fullname',
  'authorization',
  'cookie',
]);
const DEEPEST = 3;

/** Lines are written together, this often; writing each would cost as much as making it. */
const WRITTEN_EVERY_MS = 50;
const MOST_HELD_BYTES = 8192;

let written: DestinationStream | undefined;

/** The process's standard output, for whole lines; the end of the process writes what is left. */
function standardOutput(): DestinationStream {
  if (written) return written;
  const output = pino.destination({ minLength: MOST_HELD_BYTES, sync: true });
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    output.flushSync();
  };
  process.once('exit', flush);
  written = {
    write: (line) => {
      output.write(line);
      timer ??= setTimeout(flush, WRITTEN_EVERY_MS).unref();
    },
  };
  return written;
}

/** The process's structured log: one JSON object per line on stdout, without personal data. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // The library's own redaction takes four times as long as all the rest of a line.
      formatters: { log: (line) => withoutPersonal(line) },
      serializers: { err: failure },
      // Lines of a request name it already.
      mixin: () => {
        const trace = currentTrace();
        return trace && 'job' in trace ? { request_id: trace.id } : {};
      },
    },
    standardOutput(),
  );
}

/** The same object with what is personal struck out, in itself and in the objects inside. */
function withoutPersonal(
  line: Readonly<Record<string, unknown>>,
  depth = 1,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(line).map(([key, value]) => {
      if (personal.has(key)) return [key, '[Redacted]'];
      return [key, depth < DEEPEST && isPlain(value) ? withoutPersonal(value, depth + 1) : value];
    }),
  );
}

/** Of errors and other instances a serializer takes care. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

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
