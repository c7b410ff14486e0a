import type { NodeState } from '../start/node-state.ts';
import type { App } from './app.ts';

/** For connections made in the last moment to bring their request; then they are idle. */
const LAST_REQUESTS_MS = 1_000;

/** Closes connections one by one while the node drains, without interrupting a running request. */
export function drainConnections(app: App, node: NodeState): void {
  // A load balancer opens its next connection to another node.
  app.addHook('onSend', async (_request, reply) => {
    if (node.draining()) reply.header('connection', 'close');
  });
  const { server } = app;
  const closeIdle = server.closeIdleConnections.bind(server);
  // When the port closes, a connection whose request has not been read yet counts as idle.
  server.closeIdleConnections = () => {
    if (node.draining()) setTimeout(closeIdle, LAST_REQUESTS_MS);
    else closeIdle();
  };
}
