import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { traced } from '../trace.ts';
import type { App } from './app.ts';

const GIVEN = /^[\w.:-]{8,64}$/;
/** Version, trace, span, flags; the trace is what all parts of a call share. */
const TRACE = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The number of a request: that of the caller's trace, or the proxy's, or a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const { traceparent, 'x-request-id': given } = headers;
  const trace = typeof traceparent === 'string' ? TRACE.exec(traceparent)?.[1] : undefined;
  if (trace && !/^0+$/.test(trace)) return trace;
  return typeof given === 'string' && GIVEN.test(given) ? given : randomUUID();
}

/** Puts each request's work under its number, again once its body, which comes by the socket, is there. */
export function traceRequests(app: App): void {
  const put = (request: FastifyRequest, _reply: unknown, done: () => void) => {
    traced({ id: request.id, endpoint: request.routeOptions.config.endpoint ?? 'page' }, done);
  };
  app.addHook('onRequest', put);
  app.addHook('preValidation', put);
}
