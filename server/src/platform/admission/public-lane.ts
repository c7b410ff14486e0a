import type { FastifyRequest } from 'fastify';
import { networkOf, widerNetworkOf } from '../http/network-address.ts';
import { bucketOf, type Bucket } from './bucket.ts';
import { byKey } from './by-key.ts';
import type { HeldSlots } from './held-slots.ts';
import { semaphore, type Semaphore } from './semaphore.ts';

/**
 * Limits of calls without an account in one process. `network`: an IPv4 address or a /64, which may be
 * a whole office; `wider`: its /24 or /48, which one provider hands to one customer. `link`: the token
 * in an address, whose holder watches a film or reads a receipt.
 */
export const PUBLIC = {
  network: { burst: 900, perSecond: 100 },
  wider: { burst: 2700, perSecond: 300 },
  link: { burst: 200, perSecond: 10 },
  light: { costs: 1, atOnce: 12, ofNetwork: { atOnce: 6, waiting: 200 } },
  /** Makes a file; it is made once and kept (platform/pdf/made-once.ts). */
  heavy: { costs: 20, atOnce: 2, ofNetwork: { atOnce: 1, waiting: 20 } },
} as const;

/** Of all networks together; a few hundred short calls are through within a second. */
const MOST_WAITING = 1000;

type Lanes = Readonly<{ light: Semaphore; heavy: Semaphore }>;
type Network = Lanes & Readonly<{ bucket: Bucket }>;

const newNetwork = (): Network => ({
  bucket: bucketOf(PUBLIC.network),
  light: semaphore(PUBLIC.light.ofNetwork.atOnce, PUBLIC.light.ofNetwork.waiting),
  heavy: semaphore(PUBLIC.heavy.ofNetwork.atOnce, PUBLIC.heavy.ofNetwork.waiting),
});

/** Admits calls without an account; they never delay people who signed in. */
export function createPublicLane() {
  const full = (bucket: Bucket) => bucket.full();
  const networks = byKey<Network, string>(
    newNetwork,
    ({ bucket, light, heavy }) => bucket.full() && light.idle() && heavy.idle(),
  );
  const wider = byKey<Bucket, string>(() => bucketOf(PUBLIC.wider), full);
  const links = byKey<Bucket, string>(() => bucketOf(PUBLIC.link), full);
  const all: Lanes = {
    light: semaphore(PUBLIC.light.atOnce, MOST_WAITING),
    heavy: semaphore(PUBLIC.heavy.atOnce, MOST_WAITING),
  };

  return async (
    request: Pick<FastifyRequest, 'ip' | 'params'>,
    kind: 'light' | 'heavy',
    slots: HeldSlots,
  ): Promise<void> => {
    const { costs } = PUBLIC[kind];
    const network = networks(networkOf(request.ip));
    const token = tokenIn(request.params);
    if (token !== undefined) links(token).spend(costs);
    network.bucket.spend(costs);
    wider(widerNetworkOf(request.ip)).spend(costs);
    await slots.untilAnswer(network[kind], 'AT_ONCE');
    await slots.untilAnswer(all[kind], 'BUSY');
  };
}

/** The secret in the address of a link. */
function tokenIn(params: unknown): string | undefined {
  const token = params instanceof Object && 'token' in params ? params.token : undefined;
  return typeof token === 'string' ? token : undefined;
}
