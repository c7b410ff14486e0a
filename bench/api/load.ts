import { connect, type Socket } from 'node:net';

/** One request as it goes over the wire. */
export type Call = Readonly<{ method: string; path: string; cookie: string; body?: string }>;

export type Answer = Readonly<{ status: number; bytes: number; ms: number }>;

/**
 * One kept connection that asks one thing after another. Node's own client would take as much of the
 * processor as the server does; this one knows just enough of HTTP to find the end of an answer.
 */
export function openConnection(address: string) {
  const { hostname, port, host, origin } = new URL(address);
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let settle: ((answer: Answer) => void) | undefined;
  let refuse: ((error: Error) => void) | undefined;
  let began = 0;
  let parts: Buffer[] = [];
  let length = 0;
  let needed: number | undefined;
  let status = 0;

  socket.on('data', (part: Buffer) => {
    parts.push(part);
    length += part.length;
    if (status === 0) readHead();
    const whole = needed === undefined ? endsChunked(parts) : length >= needed;
    if (status === 0 || !whole) return;
    const answer = { status, bytes: length, ms: performance.now() - began };
    parts = [];
    length = 0;
    status = 0;
    settle?.(answer);
  });
  socket.on('error', (error) => refuse?.(error));
  let open = true;
  socket.on('close', () => {
    open = false;
    refuse?.(new Error('the server closed a kept connection'));
  });

  function readHead(): void {
    const whole = parts.length === 1 ? parts[0] : Buffer.concat(parts);
    const end = whole?.indexOf('\r\n\r\n') ?? -1;
    if (!whole || end < 0) return;
    const head = whole.toString('latin1', 0, end);
    status = Number(head.slice(9, 12));
    const size = /content-length: (\d+)/i.exec(head)?.[1];
    needed = size === undefined ? undefined : end + 4 + Number(size);
  }

  return {
    ask: ({ method, path, cookie, body }: Call): Promise<Answer> =>
      new Promise((resolve, reject) => {
        [settle, refuse, began] = [resolve, reject, performance.now()];
        const head = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\norigin: ${origin}\r\n`;
        const content = body
          ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
          : '';
        socket.write(`${head}${content}\r\n${body ?? ''}`);
      }),
    /** The server ends a connection that nobody used for a while. */
    isOpen: () => open,
    close: () => socket.destroy(),
  };
}

const CHUNKED_END = '0\r\n\r\n';

/** The end of a chunked answer may arrive in two parts. */
const endsChunked = (parts: readonly Buffer[]) =>
  Buffer.concat(parts.slice(-2).map((part) => part.subarray(-CHUNKED_END.length)))
    .toString('latin1')
    .endsWith(CHUNKED_END);

export type Result = Readonly<{ perSecond: number; times: number[]; failed: number }>;

/** So many connections, each asking its own calls over and over for so long. */
export async function load(
  address: string,
  next: readonly (() => Call)[],
  seconds: number,
): Promise<Result> {
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    next.map(async (call) => {
      const connection = openConnection(address);
      while (performance.now() < until) {
        const { status, ms } = await connection.ask(call());
        times.push(ms);
        if (status >= 400) failed += 1;
      }
      connection.close();
    }),
  );
  return { perSecond: (times.length * 1000) / (performance.now() - began), times, failed };
}
