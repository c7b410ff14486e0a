import { fstatSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { pino, type DestinationStream } from 'pino';

/** Lines are written together, this often; writing each would cost as much as making it. */
const WRITTEN_EVERY_MS = 50;
const MOST_HELD_BYTES = 8192;
/** Lines that the reader of a pipe has not taken yet; beyond this many bytes they are dropped. */
const MOST_WAITING_BYTES = 4 * 1024 * 1024;
/** A closed output is tried again this often: a journal that was restarted may read again. */
const TRIED_AGAIN_MS = 10_000;

/** Losses of the output: lines dropped since the start, and whether its reader is gone. */
export const logLosses = { dropped: 0, closed: false };

type Output = DestinationStream & Readonly<{ flush: () => void; flushed: () => Promise<void> }>;

let written: Output | undefined;

/** The process's standard output, for whole lines; the end of the process writes what is left. */
export function standardOutput(): DestinationStream {
  return { write: (line) => opened().write(line) };
}

function opened(): Output {
  if (written) return written;
  const output = isPipe() ? pipeOutput(process.stdout) : fileOutput();
  process.once('exit', () => {
    output.flush();
  });
  written = output;
  return output;
}

/** Resolves once all lines have been taken by the reader, or refused; for the end of the process. */
export const flushedLog = async (): Promise<void> => written?.flushed();

/** Only the main thread owns the pipe; node writes to it without blocking. */
function isPipe(): boolean {
  if (!isMainThread) return false;
  const kind = fstatSync(1);
  return kind.isFIFO() || kind.isSocket();
}

/** A file or a terminal takes what it is given. */
function fileOutput(): Output {
  const output = pino.destination({ minLength: MOST_HELD_BYTES, sync: true });
  // A full disk ends no request.
  output.on('error', () => {
    logLosses.dropped += 1;
  });
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    try {
      output.flushSync();
    } catch {
      logLosses.dropped += 1;
    }
  };
  return {
    write: (line) => {
      output.write(line);
      timer ??= setTimeout(flush, WRITTEN_EVERY_MS).unref();
    },
    flush,
    flushed: async () => flush(),
  };
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/**
 * A pipe whose reader may be slow or gone, which must block no request: lines wait in bounded memory, further
 * ones are dropped and counted, and a line reports them when the reader continues.
 */
function pipeOutput(output: NodeJS.WriteStream): Output {
  let held = '';
  let timer: NodeJS.Timeout | undefined;
  let untold = 0;
  let triedAt = 0;
  const drop = (count: number) => {
    logLosses.dropped += count;
    untold += count;
  };
  const failed = (error: unknown) => {
    triedAt = performance.now();
    if (!logLosses.closed) console.error('The log output is closed; lines are dropped.', error);
    logLosses.closed = true;
  };
  // Without a listener the first line without a reader would end the process.
  output.on('error', failed);
  process.stderr.on('error', () => undefined);

  const tell = () => {
    if (untold === 0 || output.writableLength > 0) return;
    const line = { level: 40, time: new Date().toISOString(), dropped: untold };
    untold = 0;
    output.write(
      `${JSON.stringify({ ...line, msg: 'log lines were dropped, nothing read them' })}\n`,
    );
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = held;
    held = '';
    if (text === '') return;
    output.write(text, (error) => {
      if (error) {
        drop(linesIn(text));
        return;
      }
      logLosses.closed = false;
      tell();
    });
  };
  const refuses = (bytes: number): boolean =>
    logLosses.closed
      ? performance.now() - triedAt < TRIED_AGAIN_MS || held !== ''
      : output.writableLength + held.length + bytes > MOST_WAITING_BYTES;
  return {
    write: (line) => {
      if (refuses(line.length)) {
        drop(1);
        return;
      }
      held += line;
      if (held.length >= MOST_HELD_BYTES) flush();
      else timer ??= setTimeout(flush, WRITTEN_EVERY_MS).unref();
    },
    flush,
    flushed: () =>
      new Promise((resolve) => {
        flush();
        output.write('', () => resolve());
      }),
  };
}
