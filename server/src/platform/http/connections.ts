import type { Socket } from 'node:net';
import type { App } from './app.ts';

/** For the head of a request to arrive, the first of a connection included; node:http gives a minute. */
const HEAD_MS = 10_000;
/** How often connections are looked at; node:http does so every thirty seconds. */
const LOOK_MS = 2_500;
/** An answer is cut off if the caller's system takes no bytes for this time. */
const STALL_MS = 10_000;
/** A browser stops reading a paused film and continues later. */
const FILM_STALL_MS = 10 * 60_000;
/** Of one node: what the database, files and the log need stays free below a usual limit of open files. */
const MOST = 12_000;

/** Options of node:http when the server is made. */
export const HEAD_TIMES = { headersTimeout: HEAD_MS, connectionsCheckingInterval: LOOK_MS };

type Limits = Readonly<{ most: number; lookMs: number; stallMs: number }>;
type Watched = { written: number; left: number; movedAt: number; film: boolean };

/**
 * Bounds what connections hold: hangs up on callers that do not read their answer, and when there are
 * too many connections closes the one that has been without a request for longest. Its owner opens
 * another; only when all are at work is a new one refused.
 */
export function limitConnections(
  app: App,
  { most, lookMs, stallMs }: Limits = { most: MOST, lookMs: LOOK_MS, stallMs: STALL_MS },
): void {
  const { server } = app;
  const watched = new Map<Socket, Watched>();
  /** Connections without a request, the one that has been so for longest first. */
  const quiet = new Set<Socket>();

  server.on('connection', (socket: Socket) => {
    watched.set(socket, { written: 0, left: 0, movedAt: 0, film: false });
    quiet.add(socket);
    socket.once('close', () => {
      watched.delete(socket);
      quiet.delete(socket);
    });
    if (watched.size <= most) return;
    const [longest = socket] = quiet;
    longest.destroy();
    // The close event comes later, and another connection may come before it.
    watched.delete(longest);
    quiet.delete(longest);
  });
  server.on('request', ({ socket }, response) => {
    quiet.delete(socket);
    response.once('close', () => {
      if (watched.has(socket)) quiet.add(socket);
    });
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    const state = watched.get(raw.socket);
    if (state) state.film = String(reply.getHeader('content-type')).startsWith('video/');
  });

  const look = setInterval(() => {
    const now = performance.now();
    for (const [socket, state] of watched) {
      if (!hasMoved(socket, state)) {
        const longestStallMs = state.film ? FILM_STALL_MS : stallMs;
        // A normal close would wait for bytes that the client does not read.
        if (now - state.movedAt > longestStallMs) socket.resetAndDestroy();
      } else state.movedAt = now;
    }
  }, lookMs);
  look.unref();
  app.addHook('onClose', async () => clearInterval(look));
}

/** For one large piece only the handle shows that a part was sent. */
type WithHandle = Socket & { _handle?: { writeQueueSize?: number } | null };

/** Whether a connection has nothing to send, or has sent bytes since the last check. */
function hasMoved(socket: WithHandle, state: Watched): boolean {
  const { bytesWritten, writableLength } = socket;
  const left = writableLength + (socket._handle?.writeQueueSize ?? 0);
  const moved = writableLength === 0 || bytesWritten !== state.written || left !== state.left;
  Object.assign(state, { written: bytesWritten, left });
  return moved;
}
