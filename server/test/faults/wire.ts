// A wire to the database that can fall silent: what is connected stays connected and nothing arrives
// any more, as after a failover behind a dropped entry of a router. New connections work.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export async function startWire(url: string) {
  const target = new URL(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(Number(target.port) || 5432, target.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    near.pipe(far);
    far.pipe(near);
    for (const [one, other] of [pair, [far, near] as const])
      one
        .on('error', () => undefined)
        .once('close', () => {
          other.destroy();
          pairs.delete(pair);
        });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    /** Nothing passes any more on the connections that are open. */
    silence: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
    /** Every connection breaks. */
    drop: () => {
      for (const [near] of pairs) near.destroy();
    },
    close: async () => {
      for (const [near] of pairs) near.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
