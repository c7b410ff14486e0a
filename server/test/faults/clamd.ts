import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';

/** Bytes that the scanner of the tests knows as malware. */
export const MALWARE = Buffer.from('EMANET-TEST-SIGNATURE-5f1c');
/** Name by which it is found. */
export const MALWARE_NAME = 'Emanet.Test.UNOFFICIAL';

const WORD = 4;

/** Speaks INSTREAM as clamd does, up to so many bytes; `seen` are the sizes of what was scanned. */
export async function fakeClamd(most = Infinity) {
  const seen: number[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    let waiting = Buffer.alloc(0);
    let content: Buffer[] | undefined;
    let size = 0;
    const answer = (text: string) => socket.end(`${text}\0`);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.on('data', (bytes: Buffer) => {
      waiting = Buffer.concat([waiting, bytes]);
      if (!content) {
        const end = waiting.indexOf(0);
        if (end < 0) return;
        const command = waiting.toString('latin1', 0, end);
        waiting = waiting.subarray(end + 1);
        if (command === 'zPING') return void answer('PONG');
        if (command !== 'zINSTREAM') return void answer('UNKNOWN COMMAND');
        content = [];
      }
      while (waiting.length >= WORD) {
        const length = waiting.readUInt32BE(0);
        if (waiting.length < WORD + length) return;
        const piece = waiting.subarray(WORD, WORD + length);
        waiting = waiting.subarray(WORD + length);
        if (length === 0) {
          const whole = Buffer.concat(content);
          seen.push(whole.length);
          return void answer(`stream: ${whole.includes(MALWARE) ? `${MALWARE_NAME} FOUND` : 'OK'}`);
        }
        content.push(piece);
        if ((size += piece.length) > most)
          return void answer('INSTREAM size limit exceeded. ERROR');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('no port');
  return {
    address: `127.0.0.1:${place.port}`,
    seen,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
