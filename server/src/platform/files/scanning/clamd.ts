import { connect, type Socket } from 'node:net';

/** The scanner answers within this time or counts as down. */
const ANSWER_MS = 60_000;
const PING_MS = 2_000;
const LONGEST_ANSWER = 1000;

/** A connection to clamd, `host:port` or the path of a socket; its commands end with a zero byte. */
function open(address: string): Socket {
  if (address.startsWith('/')) return connect(address);
  const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(address) ?? [];
  return connect(Number(port), host.replace(/^\[|\]$/g, ''));
}

/** The answer of clamd; empty when it ends the connection without one. */
function heard(socket: Socket, waits: number): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket
      .setTimeout(waits, () => socket.destroy())
      .on('data', (piece) => {
        text += piece.toString('latin1');
        if (text.includes('\0') || text.length > LONGEST_ANSWER) socket.destroy();
      })
      .on('error', () => undefined)
      .on('end', () => socket.destroy())
      .on('close', () => resolve(text.replace(/\0[^]*$/, '').trim()));
  });
}

/** Bytes that are being scanned while they pass (INSTREAM): pieces with their length before them. */
type Stream = Readonly<{
  /** Resolves when the piece is sent; false if clamd has closed the connection. */
  send: (piece: Buffer) => Promise<boolean>;
  /** Ends the stream; gives the answer: `stream: OK`, `stream: NAME FOUND`, or something else. */
  end: () => Promise<string>;
  abort: () => void;
}>;

export function openStream(address: string): Stream {
  const socket = open(address);
  const answer = heard(socket, ANSWER_MS);
  const gone = (bytes: Buffer) =>
    new Promise<boolean>((resolve) => {
      if (socket.destroyed) resolve(false);
      else socket.write(bytes, (error) => resolve(!error && !socket.destroyed));
    });
  const lengthOf = (size: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(size);
    return bytes;
  };
  const begun = gone(Buffer.from('zINSTREAM\0'));
  return {
    send: async (piece) => (await begun) && gone(Buffer.concat([lengthOf(piece.length), piece])),
    end: async () => {
      if (await begun) await gone(lengthOf(0));
      return answer;
    },
    abort: () => socket.destroy(),
  };
}

/** Whether clamd answers. */
export async function isThere(address: string): Promise<boolean> {
  const socket = open(address);
  const answer = heard(socket, PING_MS);
  socket.write('zPING\0', () => undefined);
  return (await answer) === 'PONG';
}

/** Whether clamd accepts a file of this size (StreamMaxLength): it sends zeros, which are no malware. */
export async function takes(address: string, bytes: number): Promise<boolean> {
  const stream = openStream(address);
  const piece = Buffer.alloc(Math.min(bytes, 256 * 1024));
  for (let left = bytes; left > 0; left -= piece.length)
    if (!(await stream.send(piece.subarray(0, left)))) break;
  return (await stream.end()).endsWith(': OK');
}
