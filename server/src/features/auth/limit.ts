import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import { networkOf } from '../../platform/http/network-address.ts';
import { count, refuseAbove, throttle } from '../../platform/http/throttle.ts';
import { deviceOf, UNKNOWN } from './device.ts';
import { logEntry } from './entry-log.ts';
import { LIMITS, NETWORK_LIMITS } from './limits.ts';
import { accountOf } from './queries.ts';

/**
 * Counts one attempt against the network address, the account and both together, that of a device
 * the person has signed in with against this device alone, and refuses it with 429 above a limit. The first refusal of a window is written down; the ones after it would only fill the log.
 */
export async function limitAttempts(
  { config, db }: Services,
  visitor: Visitor,
  kind: keyof typeof LIMITS,
  email: string,
): Promise<void> {
  const network = networkOf(visitor.address);
  const device = deviceOf(visitor.device, config, email);
  // Attempts that an earlier limit refuses are not counted by a later one.
  const subjects =
    device === UNKNOWN
      ? ([
          { who: network, per: 'network' },
          { who: `${network} ${email}`, per: 'pair' },
          { who: email, per: 'account' },
        ] as const)
      : ([{ who: `device ${device} ${email}`, per: 'pair' }] as const);
  for (const { who, per } of subjects) {
    const limit = LIMITS[kind][per];
    const what = { purpose: `${kind}:${per}`, who };
    const counted = await count({ config, db: db.identity }, what, limit.seconds);
    if (counted.attempts === limit.attempts + 1)
      await logEntry(
        db.identity,
        visitor,
        (await accountOf(db.identity, email)) ?? { email },
        'cok_fazla_deneme',
      );
    refuseAbove(limit.attempts, counted);
  }
}

/** Counts one attempt against the network address alone, and refuses it with 429 above the limit. */
export const limitNetwork = (
  { config, db }: Services,
  visitor: Visitor,
  kind: keyof typeof NETWORK_LIMITS,
): Promise<void> => {
  const { attempts, seconds } = NETWORK_LIMITS[kind];
  const what = { purpose: `${kind}:network`, who: networkOf(visitor.address) };
  return throttle({ config, db: db.identity }, what, attempts, seconds);
};
