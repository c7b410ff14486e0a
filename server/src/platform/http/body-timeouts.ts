import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { hangUp } from './unreadable.ts';

/** Longest time for a body to arrive, unless its route sets another. */
const BODY_MS = 120_000;
/** For the largest upload. After this the server itself hangs up, on any route. */
export const LONGEST_BODY_MS = 2 * 60 * 60_000;
/** A body is cut off if it brings less than this in that time, or none of its last bytes. */
const LEAST = { bytes: 4096, ms: 10_000 };
const LOOK_MS = 2_500;

/** The slowest connection that an upload has to work on, in bytes a second. */
const SLOWEST = 32 * 1024;

/** Longest time for a body of this size. */
export const bodyTimeFor = (bytes: number): number =>
  Math.min(LONGEST_BODY_MS, Math.max(BODY_MS, (bytes / SLOWEST) * 1000));

/** Hangs up on bodies that take longer than their route allows (`bodyMs`), stop coming or trickle. */
export function limitBodyTime(app: App, look = LOOK_MS, least = LEAST): void {
  app.addHook('onRequest', async (request) => {
    const { headers, raw } = request;
    // A request of `app.inject` has no connection.
    if (!(raw.socket instanceof Socket)) return;
    if (raw.complete || !(headers['content-length'] ?? headers['transfer-encoding'])) return;
    const timer = setInterval(watchOf(app, request, least), look);
    timer.unref();
    const stop = () => clearInterval(timer);
    raw.once('end', stop).once('close', stop);
  });
}

function watchOf(app: App, request: FastifyRequest, least: typeof LEAST): () => void {
  const { raw, routeOptions } = request;
  const { bodyMs = BODY_MS } = routeOptions.config;
  const began = performance.now();
  let heard = began;
  let read = raw.socket.bytesRead;
  return () => {
    // A request that has come whole and is not read yet waits for this server, not for the client.
    if (raw.complete) return;
    const now = performance.now();
    const waits = raw.readableLength >= raw.readableHighWaterMark;
    if (raw.socket.bytesRead - read >= least.bytes || waits) {
      heard = now;
      read = raw.socket.bytesRead;
    }
    if (now - began > bodyMs || now - heard > Math.min(least.ms, bodyMs))
      hangUp(app, raw.socket, 'TOO_SLOW', request);
  };
}
