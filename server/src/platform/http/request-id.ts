import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { newSpanId, tellSpan } from '../spans.ts';
import { traced, type Trace } from '../trace.ts';
import type { App } from './app.ts';

const GIVEN = /^[\w.:-]{8,64}$/;
/** Version, trace, span, flags; the trace is what all parts of a call share. */
const TRACE = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
/** Probes come every second and are not logged. */
const PROBES = ['health', 'ready', 'metrics'];

/** Trace and span of the caller, when it sent sound ones. */
function parentOf({ headers: { traceparent } }: Pick<IncomingMessage, 'headers'>) {
  const [, trace, span] = typeof traceparent === 'string' ? (TRACE.exec(traceparent) ?? []) : [];
  return trace && !/^0+$/.test(trace) ? { trace, span } : undefined;
}

/** The number of a request: that of the caller's trace, or the proxy's, or a new one. */
export function requestIdOf(message: Pick<IncomingMessage, 'headers'>): string {
  const parent = parentOf(message);
  if (parent) return parent.trace;
  const given = message.headers['x-request-id'];
  return typeof given === 'string' && GIVEN.test(given) ? given : randomUUID();
}

/** Puts each request's work under its number, again once its body, which comes by the socket, is there. */
export function traceRequests(app: App): void {
  const traces = new WeakMap<FastifyRequest, Trace & { endpoint: string; span: string }>();
  const begin = (request: FastifyRequest) => {
    const endpoint = request.routeOptions.config.endpoint ?? 'page';
    const trace = { id: request.id, endpoint, span: newSpanId() };
    traces.set(request, trace);
    return trace;
  };
  const put = (request: FastifyRequest, _reply: unknown, done: () => void) => {
    traced(traces.get(request) ?? begin(request), done);
  };
  app.addHook('onRequest', put);
  app.addHook('preValidation', put);
  app.addHook('onResponse', async (request, reply) => {
    const trace = traces.get(request);
    if (!trace || PROBES.includes(trace.endpoint)) return;
    tellSpan(() => ({
      of: trace.id,
      name: trace.endpoint,
      kind: 'server',
      id: trace.span,
      parent: parentOf(request)?.span,
      ms: reply.elapsedTime,
      failed: reply.statusCode >= 500,
      attributes: {
        'http.request.method': request.method,
        'http.response.status_code': reply.statusCode,
        'emanet.by': trace.endpoint,
      },
    }));
  });
}
