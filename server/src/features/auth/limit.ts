import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import { networkOf, widerNetworkOf } from '../../platform/http/network-address.ts';
import { fail } from '../../platform/errors.ts';
import { count, refuseAbove, throttle, type Throttled } from '../../platform/http/throttle.ts';
import { browserOf, deviceOf, UNKNOWN } from './device.ts';
import { logEntry } from './entry-log.ts';
import { LIMITS, LONGEST_WAIT, NETWORK_LIMITS, type Limit } from './limits.ts';
import { accountOf } from './queries.ts';

const SECOND = 1000;

type Kind = keyof typeof LIMITS;
type Subject = Readonly<{
  who: string;
  per: string;
  limit: Limit;
  beyond: 'refuse' | 'link' | 'wait';
}>;

/**
 * Counters of an attempt: a known device has only its own; any other browser its networks, its
 * network and the account together, and then the account, which is never refused as a whole
 * (limits.ts).
 */
function subjectsOf({ config }: Services, visitor: Visitor, kind: Kind, email: string): Subject[] {
  const refuse = 'refuse';
  const { network: ofNetwork, wider: ofWider, pair } = LIMITS[kind];
  const browser = browserOf(visitor, config, email);
  if (deviceOf(visitor.device, config, email) !== UNKNOWN)
    return [{ who: `device ${browser} ${email}`, per: 'pair', limit: pair, beyond: refuse }];
  const network = networkOf(visitor.address);
  const networks: Subject[] = [
    { who: network, per: 'network', limit: ofNetwork, beyond: refuse },
    { who: widerNetworkOf(visitor.address), per: 'wider', limit: ofWider, beyond: refuse },
  ];
  const here: Subject = { who: `${network} ${email}`, per: 'pair', limit: pair, beyond: refuse };
  if (kind === 'verifyEmail') return [...networks, here];
  if (kind === 'sendCode')
    return [
      ...networks,
      here,
      { who: email, per: 'slow', limit: LIMITS[kind].slow, beyond: 'wait' },
    ];
  const { asked, blind, everybody } = LIMITS.enterCode;
  const all: Subject = { who: '', per: 'everybody', limit: everybody, beyond: 'link' };
  if (browser === UNKNOWN)
    return [...networks, here, { who: email, per: 'blind', limit: blind, beyond: refuse }, all];
  return [
    ...networks,
    { who: `browser ${browser} ${email}`, per: 'pair', limit: pair, beyond: refuse },
    { who: email, per: 'asked', limit: asked, beyond: 'link' },
    all,
  ];
}

/**
 * Counts one attempt and refuses it with 429 above a limit. Only the first refusal of a window is
 * logged; later ones would fill the log. Returns the counters to clear after a right code.
 */
export async function limitAttempts(
  services: Services,
  visitor: Visitor,
  kind: Kind,
  email: string,
): Promise<readonly Throttled[]> {
  const { config, db } = services;
  const counted: Throttled[] = [];
  // Attempts that an earlier limit refuses are not counted by a later one.
  for (const { who, per, limit, beyond } of subjectsOf(services, visitor, kind, email)) {
    const what = { purpose: `${kind}:${per}`, who };
    const found = await count({ config, db: db.identity }, what, limit.seconds);
    counted.push(what);
    const over = found.attempts - limit.attempts;
    if (over === 1)
      await logEntry(
        db.identity,
        visitor,
        (await accountOf(db.identity, email)) ?? { email },
        'cok_fazla_deneme',
      );
    if (over <= 0) continue;
    if (beyond === 'wait') await sleep(Math.min(over, LONGEST_WAIT) * SECOND);
    else if (beyond === 'link') fail('USE_LINK');
    else refuseAbove(limit.attempts, found);
  }
  return counted;
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
