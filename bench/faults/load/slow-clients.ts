import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A way of being slow: what is sent at once, what comes after it once a second, and whether the answer is read. */
export type SlowWay = Readonly<{ head: string; each?: string; reads: boolean }>;

const ESTABLISHED = '01';

/** Ports of clients whose connection the system still holds for the server at this port. */
function heldBy(serverPort: number): Set<number> {
  const lines = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1);
  const portOf = (address = '') => Number.parseInt(address.split(':')[1] ?? '', 16);
  return new Set(
    lines
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => state === ESTABLISHED && portOf(local) === serverPort)
      .map(([, , remote]) => portOf(remote)),
  );
}

/** Opens so many connections, a few hundred a moment; gives back those that were accepted. */
export async function openConnections(port: number, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let n = 0; n < count; n += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    if (n % 200 === 199) await sleep(20);
  }
  for (let tries = 0; tries < 100 && sockets.some(({ connecting }) => connecting); tries += 1)
    await sleep(50);
  return sockets;
}

/**
 * Clients of one way of being slow, until the server has closed all of them or `mostSeconds` have
 * gone; gives back after how many seconds the last one was closed, or nothing.
 */
export async function closedAfter(port: number, count: number, way: SlowWay, mostSeconds: number) {
  const sockets = await openConnections(port, count);
  const began = performance.now();
  // Of one that reads nothing the server alone knows the end.
  for (const socket of sockets) {
    if (way.reads) socket.resume();
    else socket.pause();
    socket.write(way.head);
  }
  const ports = sockets.flatMap(({ localPort }) => localPort ?? []);
  try {
    for (let second = 1; second <= mostSeconds; second += 1) {
      await sleep(1000);
      if (way.each) for (const socket of sockets) if (socket.writable) socket.write(way.each);
      const held = heldBy(port);
      if (!ports.some((one) => held.has(one))) return (performance.now() - began) / 1000;
    }
    return undefined;
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}
