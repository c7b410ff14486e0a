import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that systems give to connections: one of those would take it before its server does.
const LOWEST = 20_000;
const HIGHEST = 32_000;

/**
 * A port of this machine at which nothing listens.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = randomInt(LOWEST, HIGHEST);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  server.close();
  await once(server, 'close');
  return port;
}
