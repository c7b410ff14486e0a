// A gate before an S3 server that fails as such servers do.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';
import { startS3 } from './s3.ts';

/** `refused` closes the port; `silent` takes a request and says nothing. */
export const S3_FAULTS = ['500', '403', 'silent', 'refused'] as const;
type Fault = 'none' | (typeof S3_FAULTS)[number];

const xml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

/** An S3 server with an empty bucket whose next answers are this fault. */
export async function startFaultyS3() {
  const s3 = await startS3();
  const behind = Number(new URL(s3.settings.S3_ENDPOINT ?? '').port);
  let fault: Fault = 'none';
  const sockets = new Set<Socket>();
  const gate = createServer((asked, answer) => {
    if (fault === 'silent') return;
    if (fault === 'none') return pass(behind, asked, answer);
    asked.resume();
    const body = xml(fault === '403' ? 'AccessDenied' : 'InternalError');
    answer.writeHead(Number(fault), { 'content-type': 'application/xml' }).end(body);
  });
  gate.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const { port } = gate.address() as AddressInfo;
  const shut = async () => {
    const closed = new Promise((resolve) => gate.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    settings: { ...s3.settings, S3_ENDPOINT: `http://127.0.0.1:${port}` },
    become: async (next: Fault) => {
      if (next === 'refused') await shut();
      else for (const socket of sockets) socket.destroy();
      fault = next;
      if (next === 'refused' || gate.listening) return;
      gate.listen(port, '127.0.0.1');
      await once(gate, 'listening');
    },
    close: async () => {
      if (gate.listening) await shut();
      await s3.close();
    },
  };
}

function pass(port: number, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = asked;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (said) => {
    answer.writeHead(said.statusCode ?? 502, said.headers);
    said.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}
