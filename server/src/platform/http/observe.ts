import type { ErrorCode } from '@emanet/contract/shared/errors';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Config } from '../start/config.ts';
import { fail } from '../errors.ts';
import { sameSecret } from '../crypto/tokens.ts';
import type { NodeState } from '../start/node-state.ts';
import type { App } from './app.ts';

/** Probes come every second and are not logged while all is well. */
const PROBES = new Set(['health', 'ready', 'metrics']);

/** One log line a request: which endpoint, how it went, for whom by number. No address, no body. */
export function observeRequests(app: App, config: Config, node: NodeState): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by endpoint and status',
    labelNames: ['endpoint', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const refused = new Counter({
    name: 'http_refusals_total',
    help: 'Calls that were refused, by endpoint and code',
    labelNames: ['endpoint', 'code'],
    registers: [registry],
  });
  const count = (endpoint: string, code: ErrorCode) => refused.inc({ endpoint, code });
  app.countRefusal = count;
  app.addHook('onResponse', async (request, reply) => {
    const endpoint = request.routeOptions.config.endpoint ?? 'page';
    seconds.observe({ endpoint, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    const { refusal } = request;
    if (refusal) count(endpoint, refusal);
    if (PROBES.has(endpoint) && reply.statusCode < 400) return;
    request.log.info(
      {
        endpoint,
        method: request.method,
        status: reply.statusCode,
        ...(refusal && { refusal }),
        ms: Math.round(reply.elapsedTime),
        user_id: request.actor?.user_id,
        company_id: request.scope?.company_id,
      },
      'request',
    );
  });
  app.get('/metrics', { config: { endpoint: 'metrics' } }, async (request, reply) => {
    const token = config.METRICS_TOKEN;
    if (!token) fail('ROUTE_NOT_FOUND');
    if (!sameSecret(request.headers.authorization ?? '', `Bearer ${token}`))
      fail('UNAUTHENTICATED');
    await node.readFigures(registry);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
